import { foldedWords } from '@sullam/domain/search-folding.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { RequestContext } from '../../../kernel/context.ts';
import { db, reading, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { type FoundIds, findByWords, isFound } from '../../../kernel/database/search.ts';
import { shapedStatement } from '../../../kernel/database/statement.ts';
import { finishedIn, ownGroupsIn, placesIn, reachedIn } from '../progress/progress.public.ts';
import type { EnrolledCourse, MyCoursesQuery } from './catalogue.schemas.ts';
import { type CardView, presentCards, uncountedCardQuery } from './course-cards.reads.ts';

/** What the text of the list's statement depends on. */
interface ListShape {
  isSearched: boolean;
  /** Only those that are completed, or only those that aren't; undefined: all. */
  isCompleted: boolean | undefined;
  progress: MyCoursesQuery['progress'];
  sort: MyCoursesQuery['sort'];
  language: RequestContext['language'];
}

interface ListValues extends CardView {
  found: FoundIds;
  skip: number;
  take: number;
}

const shapeOf = (context: RequestContext, query: MyCoursesQuery): ListShape => {
  // both flags are 0 by default; both set means neither is left out, as with none
  const isOneSet = (query.showOnlyCompletedCourses ?? 0) !== (query.showOnlyUncompletedCourses ?? 0);
  return {
    isSearched: foldedWords(query.search ?? '').length > 0,
    isCompleted: isOneSet ? query.showOnlyCompletedCourses === 1 : undefined,
    progress: query.progress,
    sort: query.sort,
    language: context.language,
  };
};

/** The parts that `readLearningStatistics` counts, in its words. */
const PROGRESS_CONDITIONS = {
  NOT_STARTED: (hasBegun: RawBuilder<SqlBool>) => sql<SqlBool>`(n.completed_at is null and not ${hasBegun})`,
  IN_PROGRESS: (hasBegun: RawBuilder<SqlBool>) => sql<SqlBool>`(n.completed_at is null and ${hasBegun})`,
  COMPLETED: () => sql<SqlBool>`n.completed_at is not null`,
} as const;

const hasBegun = (): RawBuilder<SqlBool> =>
  sql`exists (select from finished_lessons b where ${inOrganization('b')} and b.user_id = n.user_id and b.course_id = n.course_id)`;

function conditionsOf({ isSearched, isCompleted, progress }: ListShape, { found }: ListValues): RawBuilder<SqlBool>[] {
  const conditions: RawBuilder<SqlBool>[] = [];
  if (isSearched) conditions.push(isFound('n.course_id', found));
  if (isCompleted !== undefined)
    conditions.push(isCompleted ? sql`n.completed_at is not null` : sql`n.completed_at is null`);
  if (progress !== undefined) conditions.push(PROGRESS_CONDITIONS[progress](hasBegun()));
  return conditions;
}

function orderOf({ sort, language }: ListShape): ReturnType<typeof sql> {
  switch (sort) {
    case 'title':
      return sql`lower(coalesce(c.title ->> ${sql.lit(language)}, c.title ->> 'en', c.title ->> 'ar')) collate "unicode"`;
    case 'newest':
      return sql`n.enrolled_at desc`;
    case 'progress':
      return sql`(select count(*)::float8 from finished_lessons d join lessons s on ${inOrganization('s')} and s.course_id = d.course_id and s.course_subsection_id = d.course_subsection_id
          where ${inOrganization('d')} and d.course_id = c.course_id and d.user_id = n.user_id and s.is_required)
        / greatest(1, c.required_count) desc`;
    default:
      return sql`coalesce(n.last_visited_at, n.enrolled_at) desc`;
  }
}

const matchesOf = (shape: ListShape, values: ListValues) => {
  let matches = db
    .selectFrom('learners as n')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('n.user_id', '=', values.viewerId);
  for (const condition of conditionsOf(shape, values)) matches = matches.where(condition);
  return matches;
};

/** A page with the number of all matches in every row. */
const pageOf = shapedStatement((shape: ListShape, values: ListValues) => {
  let cards = uncountedCardQuery(values)
    .select(['n.enrolled_at', 'n.last_visited_at', 'n.last_visited_subsection_id', 'c.passing_criteria'])
    .select([
      finishedIn(sql.ref('c.course_id'), values.viewerId).as('finished'),
      ownGroupsIn(sql.ref('c.course_id'), values.viewerId).as('groups'),
      reachedIn(sql.ref('c.course_id'), values.viewerId).as('reached'),
      matchesOf(shape, values).as('total'),
    ])
    .where('n.enrollment_id', 'is not', null);
  for (const condition of conditionsOf(shape, values)) cards = cards.where(condition);
  return cards.orderBy(orderOf(shape)).orderBy('c.course_id', 'desc').offset(values.skip).limit(values.take);
});

/** The number of all matches, for a page that has no row to say it. */
const countOf = shapedStatement(matchesOf);

async function readPage(context: RequestContext, tx: Tx, userId: number, query: MyCoursesQuery) {
  const shape = shapeOf(context, query);
  const words = foldedWords(query.search ?? '');
  const values: ListValues = {
    viewerId: userId,
    found: shape.isSearched ? await findByWords(tx, 'courses', words) : '',
    skip: query.skip ?? 0,
    take: query.take ?? 20,
  };
  const rows = await tx.all(pageOf(shape, values));
  const total = rows[0]?.total ?? (values.skip > 0 ? (await tx.one(countOf(shape, values)))?.total : 0);
  return { rows, total: total ?? 0 };
}

/** The courses that somebody is enrolled in, whatever their status: who is in stays in. */
export async function listEnrolled(
  context: RequestContext,
  userId: number,
  query: MyCoursesQuery,
): Promise<{ data: EnrolledCourse[]; total: number }> {
  const read = !query.search && !query.skip ? reading : reading;
  const { rows, total } = await read(context, (tx) => readPage(context, tx, userId, query));
  const places = await placesIn(
    context,
    userId,
    rows.map((row) => ({
      courseId: row.course_id,
      lastVisitedSubsectionId: row.last_visited_subsection_id,
      completedAt: row.completed_at,
      criteria: row.passing_criteria,
      reached: row.reached,
      finished: row.finished,
      groups: row.groups,
    })),
  );
  const counted = rows.map((row, index) => {
    const place = places[index]!;
    return { ...row, place, finished_count: place.finishedCount };
  });
  return {
    data: (await presentCards(context, counted)).map(({ row, card }) => ({
      ...card,
      enrollmentId: row.enrollment_id!,
      enrolledAt: row.enrolled_at!.toISOString(),
      lastVisitedAt: row.last_visited_at?.toISOString() ?? null,
      lastVisitedSubsectionId: row.place.lastVisitedSubsectionId,
      finishedCount: row.finished_count,
      requiredCount: row.required_count,
      nextLesson: row.place.nextLesson,
      unmet: row.place.unmet,
    })),
    total,
  };
}
