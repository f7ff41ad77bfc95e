import { type Expression, type RawBuilder, sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';

/** Somebody's favourites, as a query of their `course_id`. */
export const favoritesOf = (userId: number): RawBuilder<{ course_id: number }> =>
  sql`select course_id from favorite_courses where ${inOrganization()} and user_id = ${userId}`;

/** Since when a course is somebody's favourite, as an expression; null: it isn't one. */
export const favoriteSince = (courseId: Expression<number>, userId: number): RawBuilder<Date | null> =>
  sql`(select v.created_at from favorite_courses v where ${inOrganization('v')} and v.course_id = ${courseId} and v.user_id = ${userId})`;

/** A course is somebody's favourite, as a condition. */
export const isFavorite = (courseId: Expression<number>, userId: number): RawBuilder<boolean> =>
  sql`exists (select from favorite_courses v where ${inOrganization('v')} and v.course_id = ${courseId} and v.user_id = ${userId})`;

/** So many are told at once; nobody looks for a heart beyond. */
const MOST_IDS = 1000;

/** The ids of somebody's favourites, latest first: what fills the hearts where a response doesn't know them. */
export async function listFavoriteIds(tx: Tx, userId: number): Promise<number[]> {
  const rows = await tx.all(
    db
      .selectFrom('favorite_courses')
      .select('course_id as id')
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .orderBy('course_id', 'desc')
      .limit(MOST_IDS),
  );
  return rows.map(({ id }) => id);
}
