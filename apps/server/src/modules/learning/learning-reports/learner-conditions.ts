import { type RawBuilder, sql } from 'kysely';
import { db } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { isFound } from '../../../kernel/database/search.ts';

/** How far learners come, each level behind the one before. */
export const LEVELS = ['ENROLLED', 'OPENED', 'STARTED', 'HALF', 'ALL', 'COMPLETED'] as const;
export type Level = (typeof LEVELS)[number];

/** Which of the learners are meant: those behind one figure. */
export type Item =
  | { is: 'REACHED' | 'LEFT_AT'; a: number }
  | { is: 'PAST' | 'AT' | 'QUIET_AT'; a: number }
  | { is: 'DAYS'; a: number; b: number }
  | { is: 'FINISHED' }
  | { is: 'LEARNING' | 'LEFT' | 'DONE' }
  | { is: 'SINCE'; since: Date; until: Date };

export interface Shape {
  isOfCourse: boolean;
  /** Whether it is asked where in the course somebody stands. */
  hasPosition: boolean;
  hasFrom: boolean;
  hasTo: boolean;
  hasGroup: boolean;
  isLearning: boolean | null;
  item: Item['is'] | null;
  isSearched: boolean;
  sort: 'NEWEST' | 'NAME' | 'ACTIVE';
}

export interface Values {
  courseId: number;
  /** Enrolments that are known already. */
  ids: readonly number[];
  /** Enrolled from this moment on; null: no matter since when. */
  from: Date | null;
  /** Enrolled before this moment; null: no matter until when. */
  before: Date | null;
  courseGroupId: number;
  found: string;
  quietBefore: Date;
  a: number;
  b: number;
  since: Date | null;
  until: Date | null;
  skip: number;
  take: number;
  /** When the days, weeks or months begin by which enrolments are counted. */
  starts: readonly string[];
}

/** The required lessons of the course, numbered in the order of its outline. */
const numbered = (courseId: number) => sql`(
  select s.course_subsection_id,
    row_number() over (order by k.position, k.course_section_id, s.position, s.course_subsection_id)::int as place
  from lessons s join sections k on ${inOrganization('k')} and k.course_section_id = s.course_section_id
  where ${inOrganization('s')} and s.course_id = ${courseId}::bigint and s.is_required)`;

interface Marks {
  finishedAny: number;
  finished: number;
  firstAt: Date;
  standsAt: number;
}

/**
 * What learners have finished, a row for each who has finished anything; `isOfOne` narrows it to the enrolment beside which it
 * stands. Figures ask for all at once and lists for each row, by this one text.
 */
export function marks({ isOfCourse, hasPosition }: Shape, { courseId }: Values, isOfOne: boolean): RawBuilder<Marks> {
  const ofOne = sql`and d.course_id = n.course_id and d.user_id = n.user_id`;
  const ofCourse = isOfCourse ? sql`and d.course_id = ${courseId}::bigint` : sql``;
  const whose = isOfOne ? ofOne : ofCourse;
  if (!hasPosition)
    return sql<Marks>`(select d.course_id, d.user_id, count(*)::int as "finishedAny",
        (count(*) filter (where s.is_required))::int as finished, min(d.finished_at) as "firstAt", null::int as "standsAt"
      from finished_lessons d
      join lessons s on ${inOrganization('s')} and s.course_id = d.course_id and s.course_subsection_id = d.course_subsection_id
      where ${inOrganization('d')} ${whose} group by d.course_id, d.user_id)`;
  // who has finished lessons 1, 2 and 5 stands at 3: the first place that isn't the number of its mark
  return sql<Marks>`(select m.course_id, m.user_id, count(*)::int as "finishedAny", count(m.place)::int as finished,
      min(m.finished_at) as "firstAt", coalesce(min(m.nth) filter (where m.place <> m.nth), count(m.place) + 1)::int as "standsAt"
    from (
      select d.course_id, d.user_id, d.finished_at, l.place,
        row_number() over (partition by d.course_id, d.user_id, l.place is null order by l.place) as nth
      from finished_lessons d left join ${numbered(courseId)} l on l.course_subsection_id = d.course_subsection_id
      where ${inOrganization('d')} ${whose}
    ) m group by m.course_id, m.user_id)`;
}

export const level = sql<number>`(case when n.completed_at is not null then 5
  when c.required_count > 0 and coalesce(x.finished, 0) >= c.required_count then 4
  when c.required_count > 0 and coalesce(x.finished, 0) * 2 >= c.required_count then 3
  when coalesce(x."finishedAny", 0) > 0 then 2
  when n.last_visited_at is not null then 1 else 0 end)`;

/** Whole days from the first finished lesson to the completion; null while there is none. */
export const days = sql<number | null>`(case when n.completed_at is not null then
  floor(extract(epoch from n.completed_at - least(coalesce(x."firstAt", n.enrolled_at), n.completed_at)) / 86400)::int end)`;

export const standsAt = sql<number>`coalesce(x."standsAt", 1)`;

export const isQuiet = ({ quietBefore }: Values) =>
  sql<boolean>`(n.completed_at is null and coalesce(n.last_visited_at, n.enrolled_at) < ${quietBefore}::timestamptz)`;

export function isMeant(item: NonNullable<Shape['item']>, values: Values): RawBuilder<boolean> {
  const { a, b, courseId } = values;
  const at = sql`${standsAt} = (select l.place from ${numbered(courseId)} l where l.course_subsection_id = ${a}::bigint)`;
  switch (item) {
    case 'REACHED':
      return sql<boolean>`${level} >= ${a}::int`;
    case 'LEFT_AT':
      return sql<boolean>`${level} = ${a}::int`;
    case 'PAST':
      return sql<boolean>`(n.completed_at is not null or ${standsAt} >
        (select l.place from ${numbered(courseId)} l where l.course_subsection_id = ${a}::bigint))`;
    case 'AT':
      return sql<boolean>`(n.completed_at is null and ${at})`;
    case 'QUIET_AT':
      return sql<boolean>`(${isQuiet(values)} and ${at})`;
    case 'FINISHED':
    case 'DONE':
      return sql<boolean>`n.completed_at is not null`;
    case 'DAYS':
      return sql<boolean>`${days} between ${a}::int and ${b}::int`;
    case 'LEARNING':
      return sql<boolean>`(n.is_learning and n.completed_at is null)`;
    case 'LEFT':
      return sql<boolean>`(not n.is_learning and n.completed_at is null)`;
    case 'SINCE':
      return sql<boolean>`(n.enrolled_at >= ${values.since}::timestamptz and n.enrolled_at < ${values.until}::timestamptz)`;
  }
}

export function enrolments(shape: Shape, values: Values) {
  let query = db.selectFrom('enrollment_records as n').innerJoin('course_overviews as c', 'c.course_id', 'n.course_id');
  if (shape.isOfCourse) query = query.where('n.course_id', '=', values.courseId);
  // said in the text: as a value it would make a plan of its own look better each time
  if (shape.isLearning !== null) query = query.where('n.is_learning', '=', sql.lit(shape.isLearning));
  if (shape.hasFrom) query = query.where(sql<boolean>`n.enrolled_at >= ${values.from}::timestamptz`);
  if (shape.hasTo) query = query.where(sql<boolean>`n.enrolled_at < ${values.before}::timestamptz`);
  if (shape.hasGroup)
    query = query.where(
      sql<boolean>`exists (select from course_group_seats g where ${inOrganization('g')} and g.course_id = n.course_id
        and g.user_id = n.user_id and g.course_group_id = ${values.courseGroupId}::bigint)`,
    );
  if (shape.isSearched) query = query.where(isFound('n.user_id', values.found));
  return query;
}

/** Enrolments beside what of the course is finished; those of one figure, where one is asked for. */
export function withMarks(shape: Shape, values: Values) {
  const query = enrolments(shape, values).leftJoin(sql<Marks>`lateral ${marks(shape, values, true)}`.as('x'), (join) =>
    join.onTrue(),
  );
  return shape.item === null ? query : query.where(isMeant(shape.item, values));
}

export const ORDERS: Record<Shape['sort'], RawBuilder<unknown>> = {
  NEWEST: sql`n.enrolled_at desc`,
  NAME: sql`lower(p.first_name || ' ' || p.last_name) collate "unicode"`,
  ACTIVE: sql`n.last_visited_at desc nulls last`,
};
