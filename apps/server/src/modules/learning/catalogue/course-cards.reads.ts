import { progressFromCounts } from '@sullam/domain/progress.ts';
import { sql } from 'kysely';
import { type RequestContext, userIdOf } from '../../../kernel/context.ts';
import { db } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { CourseCard } from '../courses/courses.public.ts';
import { isFavorite } from '../favorites/favorites.public.ts';
import { sharedCards } from './cached-cards.ts';

/** Whose enrolment, progress and favourites a card shows; viewer 0 is a visitor. */
export interface CardView {
  viewerId: number;
}

export const viewOf = ({ caller }: RequestContext): CardView => ({
  viewerId: userIdOf(caller),
});

/**
 * What a card shows that isn't the same for everybody or changes with every enrolment, for any query over
 * `course_overviews as c` that joined nothing else; how much is finished is left to whoever asks.
 */
export const uncountedCardQuery = ({ viewerId }: CardView) =>
  db
    .selectFrom('course_overviews as c')
    .leftJoin('learners as n', (join) => join.onRef('n.course_id', '=', 'c.course_id').on('n.user_id', '=', viewerId))
    .select(['c.course_id', 'c.subsection_count', 'c.enrolled_count', 'c.required_count'])
    .select(['n.enrollment_id', 'n.completed_at'])
    .select(isFavorite(sql.ref('c.course_id'), viewerId).as('is_favorite'));

/** The same with how many required lessons are finished. presentCards() adds the rest. */
export const cardQuery = (view: CardView) =>
  uncountedCardQuery(view).select(
    sql<number>`(select count(*)::int from finished_lessons d join lessons s on ${inOrganization('s')} and s.course_id = d.course_id and s.course_subsection_id = d.course_subsection_id
      where n.enrollment_id is not null and ${inOrganization('d')} and d.course_id = c.course_id and d.user_id = ${view.viewerId} and s.is_required)`.as(
      'finished_count',
    ),
  );

type CardRow = Awaited<ReturnType<ReturnType<typeof cardQuery>['execute']>>[number];

/** Rows of cardQuery() with their cards. To be called when the transaction that read them is over: see sharedCards(). */
export async function presentCards<Row extends CardRow>(
  context: RequestContext,
  rows: readonly Row[],
): Promise<{ row: Row; card: CourseCard }[]> {
  const shared = await sharedCards(
    context,
    rows.map((row) => row.course_id),
  );
  return rows.flatMap((row, index) => {
    const card = shared[index];
    return card ? [{ row, card: { ...card, ...viewersPart(row) } }] : [];
  });
}

const viewersPart = (row: CardRow) => ({
  subsectionCount: row.subsection_count,
  enrolledCount: row.enrolled_count,
  isEnrolled: row.enrollment_id !== null,
  isFavorite: row.is_favorite,
  progressPercent:
    row.enrollment_id === null ? null : progressFromCounts(row.finished_count, row.required_count).percent,
  completedAt: row.completed_at?.toISOString() ?? null,
});

/** The cards alone. */
export const cardsOf = async (context: RequestContext, rows: readonly CardRow[]): Promise<CourseCard[]> =>
  (await presentCards(context, rows)).map(({ card }) => card);
