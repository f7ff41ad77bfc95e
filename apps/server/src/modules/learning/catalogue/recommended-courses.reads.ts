import type { Localized } from '@sullam/domain/localized.ts';
import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../../../kernel/context.ts';
import { batch } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { courseViewerOf, hasCatalogue } from '../courses/courses.public.ts';
import { favoritesOf } from '../favorites/favorites.public.ts';
import type { RecommendedCourse } from './catalogue.schemas.ts';
import { cardQuery, presentCards, viewOf } from './course-cards.reads.ts';

/** Who may see all courses may be recommended some, where people enrol themselves. */
const mayBeOffered = (context: RequestContext): boolean =>
  courseViewerOf(context).looksAround && hasCatalogue(context) && context.features['self-enrollment'];

type Reason = RecommendedCourse['reason'];

/** Another course of the category that somebody learns or likes, the one they saw last first. */
const nearest = (of: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql<Localized | null>`(
  select o.title from course_overviews o join ${of} on e.course_id = o.course_id
  where ${inOrganization('o')} and o.course_category_id = c.course_category_id and o.course_id <> c.course_id order by ${order}, o.course_id desc limit 1)`;

interface Grounds {
  is_favorite: boolean;
  learns: Localized | null;
  likes: Localized | null;
  enrolled_count: number;
}

/** The first ground that there is: what somebody has marked, then the order in which the list itself weighs them. */
function reasonOf({ is_favorite: isFavorite, learns, likes, enrolled_count: count }: Grounds): {
  reason: Reason;
  reasonTitle: Localized | null;
} {
  if (isFavorite) return { reason: 'FAVORITE', reasonTitle: null };
  if (learns) return { reason: 'LEARNS', reasonTitle: learns };
  if (likes) return { reason: 'LIKES', reasonTitle: likes };
  return { reason: count > 0 ? 'POPULAR' : 'NEW', reasonTitle: null };
}

/**
 * What somebody could learn next: first the categories of what they learn or like, then what many chose. Nothing that
 * they are enrolled in, that has ended, or that can't be had: what has a price only where it can be bought. Each says why.
 */
export async function listRecommended(context: RequestContext, take: number): Promise<RecommendedCourse[]> {
  if (!mayBeOffered(context)) return [];
  const view = viewOf(context);
  const [rows] = await batch(
    context,
    cardQuery(view)
      .select([
        nearest(
          sql`(select n.course_id, n.enrolled_at as at from learners n where ${inOrganization('n')} and n.user_id = ${view.viewerId}) e`,
          sql`e.at desc`,
        ).as('learns'),
        nearest(sql`(${favoritesOf(view.viewerId)}) e`, sql`o.course_id desc`).as('likes'),
      ])
      .where('c.status', '=', 'PUBLISHED')
      .where(sql<boolean>`(c.expires_at is null or c.expires_at > ${context.clock.now()})`)
      .where('n.enrollment_id', 'is', null)
      .where(sql<boolean>`(c.price_minor = 0 or ${context.features.marketplace}::boolean)`)
      .orderBy(
        sql`(select count(*) from course_overviews o where ${inOrganization('o')} and o.course_category_id = c.course_category_id and o.course_id in (
          select e.course_id from learners e where ${inOrganization('e')} and e.user_id = ${view.viewerId}
          union all select f.course_id from (${favoritesOf(view.viewerId)}) f)) desc`,
      )
      .orderBy('c.enrolled_count', 'desc')
      .orderBy('c.published_at', 'desc')
      .orderBy('c.course_id', 'desc')
      .limit(take),
  );
  return (await presentCards(context, rows)).map(({ row, card }) => ({ ...card, ...reasonOf(row) }));
}
