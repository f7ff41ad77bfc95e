import { type Expression, type RawBuilder, sql } from 'kysely';
import { ours } from '../../kernel/database/organization.ts';

/** Somebody's favourites, as a query of their `course_id`. */
export const favoritesOf = (userId: number): RawBuilder<{ course_id: number }> =>
  sql`select course_id from favorite_courses where ${ours()} and user_id = ${userId}`;

/** Since when a course is somebody's favourite, as an expression; null: it isn't one. */
export const favoriteSince = (courseId: Expression<number>, userId: number): RawBuilder<Date | null> =>
  sql`(select v.created_at from favorite_courses v where ${ours('v')} and v.course_id = ${courseId} and v.user_id = ${userId})`;

/** A course is somebody's favourite, as a condition. */
export const isFavorite = (courseId: Expression<number>, userId: number): RawBuilder<boolean> =>
  sql`exists (select from favorite_courses v where ${ours('v')} and v.course_id = ${courseId} and v.user_id = ${userId})`;
