import { sql } from 'kysely';
import type { RequestContext } from '../../kernel/context.ts';
import { single } from '../../kernel/database/database.ts';
import { ours } from '../../kernel/database/organization.ts';
import { type CourseCard, courseViewerOf } from '../courses/courses.public.ts';
import { favoritesOf } from '../favorites/favorites.public.ts';
import { cardQuery, cardsOf, viewOf } from './course-cards.reads.ts';

/** Who may see all courses may be recommended some, where people enrol themselves. */
const mayBeOffered = (context: RequestContext): boolean =>
  courseViewerOf(context).looksAround && context.features['self-enrollment'];

/**
 * What somebody could learn next: first the categories of what they learn or like, then what many chose. Nothing that
 * they are enrolled in, that has ended, or that can't be had: what has a price only where it can be bought.
 */
export async function listRecommended(context: RequestContext, take: number): Promise<CourseCard[]> {
  if (!mayBeOffered(context)) return [];
  const view = viewOf(context);
  const rows = await single(
    context,
    cardQuery(view)
      .where('c.status', '=', 'PUBLISHED')
      .where(sql<boolean>`(c.expires_at is null or c.expires_at > ${context.clock.now()})`)
      .where('n.enrollment_id', 'is', null)
      .where(sql<boolean>`(c.price_minor = 0 or ${context.features.marketplace}::boolean)`)
      .orderBy(
        sql`(select count(*) from course_overviews o where ${ours('o')} and o.course_category_id = c.course_category_id and o.course_id in (
          select e.course_id from learners e where ${ours('e')} and e.user_id = ${view.viewerId}
          union all select f.course_id from (${favoritesOf(view.viewerId)}) f)) desc`,
      )
      .orderBy('c.enrolled_count', 'desc')
      .orderBy('c.published_at', 'desc')
      .orderBy('c.course_id', 'desc')
      .limit(take),
  );
  return cardsOf(context, rows);
}
