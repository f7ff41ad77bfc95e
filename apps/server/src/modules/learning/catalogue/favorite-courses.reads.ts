import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../../../kernel/context.ts';
import { db, reading, type Tx } from '../../../kernel/database/database.ts';
import { holdsWords } from '../../../kernel/database/search.ts';
import type { CourseCard } from '../courses/courses.public.ts';
import { isEntitled } from '../entitlements/entitlements.public.ts';
import { favoriteSince, isFavorite } from '../favorites/favorites.public.ts';
import { cardQuery, cardsOf } from './course-cards.reads.ts';

export const FAVORITE_SORTS = ['newest', 'oldest', 'title', 'popular'] as const;

export interface FavoritesQuery {
  skip?: number;
  take?: number;
  search?: string;
  sort?: (typeof FAVORITE_SORTS)[number];
}

function orderOf({ language }: RequestContext, userId: number, sort: FavoritesQuery['sort']): RawBuilder<unknown> {
  const since = favoriteSince(sql.ref('c.course_id'), userId);
  switch (sort) {
    case 'title':
      return sql`lower(coalesce(c.title ->> ${sql.lit(language)}, c.title ->> 'en', c.title ->> 'ar')) collate "unicode"`;
    case 'popular':
      return sql`c.enrolled_count desc`;
    case 'oldest':
      return since;
    default:
      return sql`${since} desc`;
  }
}

async function readPage(context: RequestContext, tx: Tx, userId: number, query: FavoritesQuery) {
  const found = await holdsWords(tx, 'courses', 'c.course_id', query.search);
  const marked = sql<boolean>`${isFavorite(sql.ref('c.course_id'), userId)}
    and (c.status = 'PUBLISHED' or ${isEntitled('COURSE', sql.ref('c.course_id'), userId)})${sql.join(
      found.map((condition) => sql` and ${condition}`),
      sql``,
    )}`;
  const [rows, counted] = await Promise.all([
    tx.all(
      cardQuery({ viewerId: userId })
        .where(marked)
        .orderBy(orderOf(context, userId, query.sort))
        .orderBy('c.course_id', 'desc')
        .offset(query.skip ?? 0)
        .limit(query.take ?? 20),
    ),
    tx.one(db.selectFrom('course_overviews as c').select(sql<number>`count(*)::int`.as('total')).where(marked)),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** Somebody's favourite courses that are still to be seen; unless noted, latest first. */
export async function listFavoriteCourses(
  context: RequestContext,
  userId: number,
  query: FavoritesQuery,
): Promise<{ data: CourseCard[]; total: number }> {
  const { rows, total } = await reading(context, (tx) => readPage(context, tx, userId, query));
  return { data: await cardsOf(context, rows), total };
}
