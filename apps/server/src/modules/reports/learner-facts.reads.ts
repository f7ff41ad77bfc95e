import { DAY } from '@sullam/domain/limits.ts';
import { foldedWords } from '@sullam/domain/search-folding.ts';
import { FALLING_BEHIND_DAYS } from '@sullam/domain/waiting.ts';
import { type RawBuilder, sql } from 'kysely';
import { db, type Tx } from '../../kernel/database/database.ts';
import { ours } from '../../kernel/database/organization.ts';
import { findByWords, isFound } from '../../kernel/database/search.ts';
import { shapedStatement } from '../../kernel/database/statement.ts';
import { notFound } from '../../kernel/problem.ts';
import { mediaColumns } from '../media/media.public.ts';
import type { Asked, Listed } from './report-kind.ts';

/** How far learners come, each level behind the one before. */
export const LEVELS = ['ENROLLED', 'OPENED', 'STARTED', 'HALF', 'ALL', 'COMPLETED'] as const;
export type Level = (typeof LEVELS)[number];

/** Which of the learners are meant: those behind one figure. `a` and `b` are numbers, and a day where the words say so. */
export type Item =
  | { is: 'REACHED' | 'LEFT_AT'; a: number }
  | { is: 'PAST' | 'AT' | 'QUIET_AT'; a: number }
  | { is: 'DAYS'; a: number; b: number }
  | { is: 'FINISHED' }
  | { is: 'LEARNING' | 'LEFT' | 'DONE' }
  | { is: 'SINCE'; day: string; until: string };

interface Shape {
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

interface Values {
  courseId: number;
  from: string;
  to: string;
  timeZone: string;
  courseGroupId: number;
  found: string;
  quietBefore: Date;
  a: number;
  b: number;
  day: string;
  until: string;
  skip: number;
  take: number;
  unit: string;
}

/** The required lessons of the course, numbered in the order of its outline. */
const numbered = (courseId: number) => sql`(
  select s.course_subsection_id,
    row_number() over (order by k.position, k.course_section_id, s.position, s.course_subsection_id)::int as place
  from lessons s join sections k on ${ours('k')} and k.course_section_id = s.course_section_id
  where ${ours('s')} and s.course_id = ${courseId}::bigint and s.is_required)`;

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
function marks({ isOfCourse, hasPosition }: Shape, { courseId }: Values, isOfOne: boolean): RawBuilder<Marks> {
  const ofOne = sql`and d.course_id = n.course_id and d.user_id = n.user_id`;
  const ofCourse = isOfCourse ? sql`and d.course_id = ${courseId}::bigint` : sql``;
  const whose = isOfOne ? ofOne : ofCourse;
  if (!hasPosition)
    return sql<Marks>`(select d.course_id, d.user_id, count(*)::int as "finishedAny",
        (count(*) filter (where s.is_required))::int as finished, min(d.finished_at) as "firstAt", null::int as "standsAt"
      from finished_lessons d
      join lessons s on ${ours('s')} and s.course_id = d.course_id and s.course_subsection_id = d.course_subsection_id
      where ${ours('d')} ${whose} group by d.course_id, d.user_id)`;
  // who has finished lessons 1, 2 and 5 stands at 3: the first place that isn't the number of its mark
  return sql<Marks>`(select m.course_id, m.user_id, count(*)::int as "finishedAny", count(m.place)::int as finished,
      min(m.finished_at) as "firstAt", coalesce(min(m.nth) filter (where m.place <> m.nth), count(m.place) + 1)::int as "standsAt"
    from (
      select d.course_id, d.user_id, d.finished_at, l.place,
        row_number() over (partition by d.course_id, d.user_id, l.place is null order by l.place) as nth
      from finished_lessons d left join ${numbered(courseId)} l on l.course_subsection_id = d.course_subsection_id
      where ${ours('d')} ${whose}
    ) m group by m.course_id, m.user_id)`;
}

const level = sql<number>`(case when n.completed_at is not null then 5
  when c.required_count > 0 and coalesce(x.finished, 0) >= c.required_count then 4
  when c.required_count > 0 and coalesce(x.finished, 0) * 2 >= c.required_count then 3
  when coalesce(x."finishedAny", 0) > 0 then 2
  when n.last_visited_at is not null then 1 else 0 end)`;

/** Whole days from the first finished lesson to the completion; null while there is none. */
const days = sql<number | null>`(case when n.completed_at is not null then
  floor(extract(epoch from n.completed_at - least(coalesce(x."firstAt", n.enrolled_at), n.completed_at)) / 86400)::int end)`;

const standsAt = sql<number>`coalesce(x."standsAt", 1)`;

const isQuiet = ({ quietBefore }: Values) =>
  sql<boolean>`(n.completed_at is null and coalesce(n.last_visited_at, n.enrolled_at) < ${quietBefore}::timestamptz)`;

const dayStarts = (day: string, { timeZone }: Values) => sql<Date>`(${day}::date::timestamp at time zone ${timeZone})`;

function isMeant(item: NonNullable<Shape['item']>, values: Values): RawBuilder<boolean> {
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
      return sql<boolean>`(n.enrolled_at >= ${dayStarts(values.day, values)} and n.enrolled_at < ${dayStarts(values.until, values)})`;
  }
}

function enrolments(shape: Shape, values: Values) {
  let query = db.selectFrom('enrollment_records as n').innerJoin('course_overviews as c', 'c.course_id', 'n.course_id');
  if (shape.isOfCourse) query = query.where('n.course_id', '=', values.courseId);
  if (shape.isLearning !== null) query = query.where('n.is_learning', '=', shape.isLearning);
  if (shape.hasFrom) query = query.where(sql<boolean>`n.enrolled_at >= ${dayStarts(values.from, values)}`);
  if (shape.hasTo)
    query = query.where(
      sql<boolean>`n.enrolled_at < ((${values.to}::date + 1)::timestamp at time zone ${values.timeZone})`,
    );
  if (shape.hasGroup)
    query = query.where(
      sql<boolean>`exists (select from course_group_seats g where ${ours('g')} and g.course_id = n.course_id
        and g.user_id = n.user_id and g.course_group_id = ${values.courseGroupId}::bigint)`,
    );
  if (shape.isSearched) query = query.where(isFound('n.user_id', values.found));
  return query;
}

/** Enrolments beside what of the course is finished; those of one figure, where one is asked for. */
function withMarks(shape: Shape, values: Values) {
  const query = enrolments(shape, values).leftJoin(sql<Marks>`lateral ${marks(shape, values, true)}`.as('x'), (join) =>
    join.onTrue(),
  );
  return shape.item === null ? query : query.where(isMeant(shape.item, values));
}

const ORDERS: Record<Shape['sort'], RawBuilder<unknown>> = {
  NEWEST: sql`n.enrolled_at desc`,
  NAME: sql`lower(p.first_name || ' ' || p.last_name) collate "unicode"`,
  ACTIVE: sql`n.last_visited_at desc nulls last`,
};

const factRows = shapedStatement((shape: Shape, values: Values) => {
  let query = withMarks(shape, values)
    .innerJoin('member_records as p', 'p.user_id', 'n.user_id')
    .leftJoin('media_files as f', 'f.media_id', 'p.profile_media_id')
    .select(['n.user_id as userId', 'p.first_name as firstName', 'p.last_name as lastName', 'p.email'])
    .select(['n.course_id as courseId', 'c.title as courseTitle', 'c.required_count as requiredCount'])
    .select(['n.enrolled_at as enrolledAt', 'n.completed_at as completedAt', 'n.last_visited_at as lastVisitedAt'])
    .select(['n.is_learning as isLearning'])
    .select([
      mediaColumns('f').as('image'),
      sql<number>`coalesce(x.finished, 0)`.as('finished'),
      sql<Date | null>`x."firstAt"`.as('firstAt'),
      standsAt.as('standsAt'),
      days.as('days'),
    ])
    .orderBy(ORDERS[shape.sort]);
  query = query.orderBy('n.enrollment_id', 'desc');
  return query.offset(values.skip).limit(values.take);
});
export type FactRow = Awaited<ReturnType<typeof listFacts>>[number];

const factCount = shapedStatement((shape: Shape, values: Values) =>
  withMarks(shape, values).select(sql<number>`count(*)::int`.as('total')),
);

/** Enrolments that have in common how far they are, where they stand, how long it took and whether they are quiet. */
const alike = shapedStatement((shape: Shape, values: Values) =>
  enrolments(shape, values)
    .leftJoin(marks(shape, values, false).as('x'), (join) =>
      join.on(sql<boolean>`x.course_id = n.course_id and x.user_id = n.user_id`),
    )
    .select([level.as('level'), standsAt.as('standsAt'), days.as('days'), isQuiet(values).as('isQuiet')])
    .select(sql<number>`count(*)::int`.as('count'))
    .groupBy([sql`1`, sql`2`, sql`3`, sql`4`]),
);

export interface Alike {
  level: number;
  standsAt: number;
  days: number | null;
  isQuiet: boolean;
  count: number;
}

const byDate = shapedStatement((shape: Shape, values: Values) =>
  enrolments(shape, values)
    .select(
      sql<string>`to_char(date_trunc(${values.unit}, n.enrolled_at at time zone ${values.timeZone}), 'YYYY-MM-DD')`.as(
        'day',
      ),
    )
    .select(['n.is_learning as isLearning'])
    .select(sql<boolean>`n.completed_at is not null`.as('isCompleted'))
    .select(sql<number>`count(*)::int`.as('count'))
    .groupBy([sql`1`, sql`2`, sql`3`])
    .orderBy(sql`1`),
);

const LEARNING = { LEARNING: true, LEFT: false, EVERYONE: null } as const;

interface Options {
  hasPosition?: boolean;
  /** Who is meant where nothing is asked for. */
  usually?: keyof typeof LEARNING;
}

function shapeOf({ courseId, narrowing }: Asked, { hasPosition = false, usually = 'LEARNING' }: Options): Shape {
  return {
    isOfCourse: courseId !== null,
    hasPosition: hasPosition && courseId !== null,
    hasFrom: narrowing.from !== undefined,
    hasTo: narrowing.to !== undefined,
    hasGroup: narrowing.courseGroupId !== undefined && courseId !== null,
    isLearning: LEARNING[narrowing.status ?? usually],
    item: null,
    isSearched: false,
    sort: 'NEWEST',
  };
}

function valuesOf({ context, courseId, narrowing }: Asked): Values {
  return {
    courseId: courseId ?? 0,
    from: narrowing.from ?? '',
    to: narrowing.to ?? '',
    timeZone: context.configuration.time_zone,
    courseGroupId: narrowing.courseGroupId ?? 0,
    found: '',
    quietBefore: new Date(context.clock.now().getTime() - FALLING_BEHIND_DAYS * DAY),
    a: 0,
    b: 0,
    day: '',
    until: '',
    skip: 0,
    take: 0,
    unit: 'day',
  };
}

const valuesOfItem = (item: Item | null) => ({ ...(item ?? {}) }) as Partial<Values>;

async function listed(
  asked: Asked,
  tx: Tx,
  options: Options,
  item: Item | null | undefined,
  search: string | undefined,
) {
  // an id of another report, or of none
  if (item === undefined) throw notFound();
  const words = foldedWords(search ?? '');
  const found = words.length > 0 ? await findByWords(tx, 'members', words) : '';
  return {
    shape: { ...shapeOf(asked, options), item: item?.is ?? null, isSearched: words.length > 0 },
    values: { ...valuesOf(asked), ...valuesOfItem(item), found },
  };
}

/** A page of those whom a figure counts, or of all. */
export async function listFacts(asked: Asked, tx: Tx, options: Options, item: Item | null | undefined, page: Listed) {
  const { shape, values } = await listed(asked, tx, options, item, page.search);
  const { skip, take } = page;
  return tx.all(factRows({ ...shape, sort: page.sort ?? 'NEWEST' }, { ...values, skip, take }));
}

export async function countFacts(
  asked: Asked,
  tx: Tx,
  options: Options,
  item: Item | null | undefined,
  search: string | undefined,
): Promise<number> {
  const { shape, values } = await listed(asked, tx, options, item, search);
  return (await tx.one(factCount(shape, values)))?.total ?? 0;
}

/** Everybody, by what they have in common: all figures of levels, places and days are sums of these counts. */
export const countAlike = (asked: Asked, tx: Tx, options: Options): Promise<Alike[]> =>
  tx.all(alike(shapeOf(asked, options), valuesOf(asked)));

/** Enrolments by the day, week or month in which they began. */
export const countByDate = (asked: Asked, tx: Tx, options: Options, unit: 'day' | 'week' | 'month') =>
  tx.all(byDate(shapeOf(asked, options), { ...valuesOf(asked), unit }));

const span = shapedStatement((shape: Shape, values: Values) =>
  enrolments(shape, values).select([
    sql<Date | null>`min(n.enrolled_at)`.as('first'),
    sql<Date | null>`max(n.enrolled_at)`.as('last'),
  ]),
);

/** When the first and the last of them were enrolled. */
export const readSpan = (asked: Asked, tx: Tx, options: Options) =>
  tx.one(span(shapeOf(asked, options), valuesOf(asked)));

/** The required lessons of a course, in the order of its outline. */
export const listRequiredLessons = (tx: Tx, courseId: number) =>
  tx.all(
    db
      .selectFrom('lessons as s')
      .innerJoin('sections as k', 'k.course_section_id', 's.course_section_id')
      .select(['s.course_subsection_id as courseSubsectionId', 's.title'])
      .where('s.course_id', '=', courseId)
      .where('s.is_required', '=', true)
      .orderBy('k.position')
      .orderBy('k.course_section_id')
      .orderBy('s.position')
      .orderBy('s.course_subsection_id'),
  );
