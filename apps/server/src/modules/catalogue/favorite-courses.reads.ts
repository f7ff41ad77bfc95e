import { sql } from 'kysely';
import type { RequestContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { holdsWords } from '../../kernel/database/search.ts';
import type { CourseCard } from '../courses/courses.public.ts';
import { isEntitled } from '../entitlements/entitlements.public.ts';
import { favoriteSince, isFavorite } from '../favorites/favorites.public.ts';
import { cardQuery, presentCard } from './course-cards.reads.ts';

export interface FavoritesQuery {
  skip?: number;
  take?: number;
  search?: string;
}

/** Somebody's favourite courses that are still to be seen, latest first. */
export async function listFavoriteCourses(
  context: RequestContext,
  tx: Tx,
  userId: number,
  query: FavoritesQuery,
): Promise<{ data: CourseCard[]; total: number }> {
  const found = await holdsWords(tx, 'courses', 'c.course_id', query.search);
  const marked = sql<boolean>`${isFavorite(sql.ref('c.course_id'), userId)}
    and (c.status = 'PUBLISHED' or ${isEntitled('COURSE', sql.ref('c.course_id'), userId)})
    and ${found[0] ?? sql`true`}`;
  const [rows, counted] = await Promise.all([
    tx.all(
      cardQuery({ viewerId: userId })
        .where(marked)
        .orderBy(sql`${favoriteSince(sql.ref('c.course_id'), userId)} desc`)
        .orderBy('c.course_id', 'desc')
        .offset(query.skip ?? 0)
        .limit(query.take ?? 20),
    ),
    tx.one(db.selectFrom('course_overviews as c').select(sql<number>`count(*)::int`.as('total')).where(marked)),
  ]);
  return { data: rows.map((row) => presentCard(context, row)), total: counted?.total ?? 0 };
}
