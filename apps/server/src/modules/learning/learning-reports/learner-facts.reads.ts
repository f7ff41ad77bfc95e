import { addDays, dayStart, dayStarts } from '@sullam/domain/lectures/zoned-time.ts';
import { DAY } from '@sullam/domain/limits.ts';
import { foldedWords } from '@sullam/domain/search-folding.ts';
import { FALLING_BEHIND_DAYS } from '@sullam/domain/waiting.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { type PageShape, paged, pageShapeOf } from '../../../kernel/database/paging.ts';
import { findByWords } from '../../../kernel/database/search.ts';
import { type RowOf, shapedStatement } from '../../../kernel/database/statement.ts';
import { notFound } from '../../../kernel/problem.ts';
import { mediaColumns } from '../../organization/media/media.public.ts';
import type { Asked, Listed } from '../reports/reports.public.ts';
import { CACHED_ROWS, cachedIds } from './cached-lists.ts';
import {
  days,
  enrolments,
  type Item,
  isMeant,
  isQuiet,
  level,
  marks,
  ORDERS,
  type Shape,
  standsAt,
  type Values,
  withMarks,
} from './learner-conditions.ts';

/** Rows of enrolments, with whom and what they are about. */
const facts = (shape: Shape, values: Values) =>
  withMarks(shape, values)
    .innerJoin('member_records as p', 'p.user_id', 'n.user_id')
    .leftJoin('media_files as f', 'f.media_id', 'p.profile_media_id')
    .select(['n.enrollment_id as enrollmentId', 'n.user_id as userId', 'p.email'])
    .select(['p.first_name as firstName', 'p.last_name as lastName'])
    .select(['n.course_id as courseId', 'c.title as courseTitle', 'c.required_count as requiredCount'])
    .select(['n.enrolled_at as enrolledAt', 'n.completed_at as completedAt', 'n.last_visited_at as lastVisitedAt'])
    .select(['n.is_learning as isLearning'])
    .select([
      mediaColumns('f').as('image'),
      sql<number>`coalesce(x.finished, 0)`.as('finished'),
      sql<Date | null>`x."firstAt"`.as('firstAt'),
      standsAt.as('standsAt'),
      days.as('days'),
    ]);

const factRows = shapedStatement(({ page, ...shape }: Shape & { page: PageShape }, values: Values) =>
  paged(facts(shape, values).orderBy(ORDERS[shape.sort]).orderBy('n.enrollment_id', 'desc'), page, values),
);

/** The same rows by their numbers, in no order. */
const factsOf = shapedStatement((shape: Shape, values: Values) =>
  facts(shape, values).where(sql<boolean>`n.enrollment_id = any(${values.ids}::bigint[])`),
);

/** Which rows a list has, in its order: looks at everybody once, where a page by itself looks at each one until it is full. */
const factIds = shapedStatement((shape: Shape, values: Values) => {
  const query = enrolments(shape, values)
    .innerJoin('member_records as p', 'p.user_id', 'n.user_id')
    .leftJoin(marks(shape, values, false).as('x'), (join) =>
      join.on(sql<boolean>`x.course_id = n.course_id and x.user_id = n.user_id`),
    );
  return (shape.item === null ? query : query.where(isMeant(shape.item, values)))
    .select('n.enrollment_id as enrollmentId')
    .orderBy(ORDERS[shape.sort])
    .orderBy('n.enrollment_id', 'desc')
    .limit(sql.lit(CACHED_ROWS));
});
export type FactRow = RowOf<typeof factRows>;

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
    .select(sql<number>`width_bucket(n.enrolled_at, ${values.starts}::timestamptz[])`.as('nth'))
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
  const { from, to } = narrowing;
  const zone = context.configuration.time_zone;
  return {
    courseId: courseId ?? 0,
    ids: [],
    from: from === undefined ? null : dayStart(from, zone),
    before: to === undefined ? null : dayStart(addDays(to, 1), zone),
    courseGroupId: narrowing.courseGroupId ?? 0,
    found: '',
    quietBefore: new Date(context.clock.now().getTime() - FALLING_BEHIND_DAYS * DAY),
    a: 0,
    b: 0,
    since: null,
    until: null,
    skip: 0,
    take: 0,
    starts: [],
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

/** A page by the index alone: nobody is looked at who isn't on it, or before it. */
const isInReach = ({ item, sort, hasGroup, isLearning }: Shape): boolean =>
  item === null && sort === 'NEWEST' && !hasGroup && isLearning !== false;

/** A page of a list whose ids are cached: as it was when its figure was counted, each row as it is now. */
async function listCached(asked: Asked, tx: Tx, shape: Shape, values: Values): Promise<FactRow[]> {
  const { skip, take } = values;
  const ids = await cachedIds(asked, { shape, values }, async () => {
    const rows = await tx.all(factIds(shape, values));
    return rows.map(({ enrollmentId }) => enrollmentId);
  });
  const ofPage = ids.slice(skip, skip + take);
  if (ofPage.length === 0) return [];
  const rows = await tx.all(factsOf({ ...shape, ...ALL }, { ...values, ids: ofPage }));
  const byId = new Map(rows.map((row) => [row.enrollmentId, row]));
  return ofPage.flatMap((id) => byId.get(id) ?? []);
}

const ALL = { hasFrom: false, hasTo: false, hasGroup: false, isLearning: null, item: null, sort: 'NEWEST' } as const;

/** A page of those whom a figure counts, or of all. */
export async function listFacts(
  asked: Asked,
  tx: Tx,
  options: Options,
  item: Item | null | undefined,
  page: Listed,
): Promise<FactRow[]> {
  const { skip, take, sort = 'NEWEST', search } = page;
  const found = await listed(asked, tx, options, item, search);
  const [shape, values] = [
    { ...found.shape, sort },
    { ...found.values, skip, take },
  ];
  const isCached = asked.countedAt && !shape.isSearched && skip + take <= CACHED_ROWS && !isInReach(shape);
  return isCached
    ? listCached(asked, tx, shape, values)
    : tx.all(factRows({ ...shape, page: pageShapeOf(page) }, values));
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

/** Enrolments by the days, weeks or months in which they began; each is named by the day with which it begins. */
export async function countByDate(asked: Asked, tx: Tx, options: Options, days: readonly string[]) {
  const starts = dayStarts(days, asked.context.configuration.time_zone);
  const rows = await tx.all(byDate(shapeOf(asked, options), { ...valuesOf(asked), starts }));
  return rows.map(({ nth, ...row }) => ({ ...row, day: days[nth - 1] }));
}

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
