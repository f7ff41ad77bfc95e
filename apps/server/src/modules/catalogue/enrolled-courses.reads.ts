import { type Expression, type SqlBool, sql } from 'kysely';
import type { RequestContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { ours } from '../../kernel/database/organization.ts';
import { holdsWords } from '../../kernel/database/search.ts';
import type { EnrolledCourse, MyCoursesQuery } from './catalogue.schemas.ts';
import { cardQuery, presentCard } from './course-cards.reads.ts';

async function conditionsOf(tx: Tx, query: MyCoursesQuery): Promise<Expression<SqlBool>[]> {
  const conditions: Expression<SqlBool>[] = await holdsWords(tx, 'courses', 'c.course_id', query.search);
  // both flags are 0 by default; both set means neither is left out, as with none
  const isOneSet = (query.showOnlyCompletedCourses ?? 0) !== (query.showOnlyUncompletedCourses ?? 0);
  if (isOneSet)
    conditions.push(
      query.showOnlyCompletedCourses === 1
        ? sql<SqlBool>`n.completed_at is not null`
        : sql<SqlBool>`n.completed_at is null`,
    );
  return conditions;
}

function orderOf(context: RequestContext, sort: MyCoursesQuery['sort']): ReturnType<typeof sql> {
  switch (sort) {
    case 'title':
      return sql`lower(coalesce(c.title ->> ${sql.lit(context.language)}, c.title ->> 'en', c.title ->> 'ar')) collate "unicode"`;
    case 'newest':
      return sql`n.enrolled_at desc`;
    case 'progress':
      return sql`(select count(*)::float8 from finished_lessons d join lessons s on ${ours('s')} and s.course_id = d.course_id and s.course_subsection_id = d.course_subsection_id
          where ${ours('d')} and d.course_id = c.course_id and d.user_id = n.user_id and s.is_required)
        / greatest(1, (select count(*) from lessons s where ${ours('s')} and s.course_id = c.course_id and s.is_required)) desc`;
    default:
      return sql`coalesce(n.last_visited_at, n.enrolled_at) desc`;
  }
}

/** The courses that somebody is enrolled in, whatever their status: who is in stays in. */
export async function listEnrolled(
  context: RequestContext,
  tx: Tx,
  userId: number,
  query: MyCoursesQuery,
): Promise<{ data: EnrolledCourse[]; total: number }> {
  let cards = cardQuery({ viewerId: userId })
    .select(['n.enrolled_at', 'n.last_visited_at'])
    // the subsection may be gone since
    .select(
      sql<
        number | null
      >`(select s.course_subsection_id from lessons s where ${ours('s')} and s.course_id = c.course_id and s.course_subsection_id = n.last_visited_subsection_id)`.as(
        'last_visited_subsection_id',
      ),
    )
    .where('n.enrollment_id', 'is not', null);
  let counting = db
    .selectFrom('learners as n')
    .innerJoin('course_overviews as c', 'c.course_id', 'n.course_id')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('n.user_id', '=', userId);
  for (const condition of await conditionsOf(tx, query)) {
    cards = cards.where(condition);
    counting = counting.where(condition);
  }
  const [rows, counted] = await Promise.all([
    tx.all(
      cards
        .orderBy(orderOf(context, query.sort))
        .orderBy('c.course_id', 'desc')
        .offset(query.skip ?? 0)
        .limit(query.take ?? 20),
    ),
    tx.one(counting),
  ]);
  return {
    data: rows.map((row) => ({
      ...presentCard(context, row),
      enrollmentId: row.enrollment_id!,
      enrolledAt: row.enrolled_at!.toISOString(),
      lastVisitedAt: row.last_visited_at?.toISOString() ?? null,
      lastVisitedSubsectionId: row.last_visited_subsection_id,
    })),
    total: counted?.total ?? 0,
  };
}
