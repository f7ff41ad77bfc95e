import { db, type Tx } from '../../../kernel/database/database.ts';

export async function insertFavorite(tx: Tx, userId: number, courseId: number, now: Date): Promise<void> {
  await tx.run(
    db
      .insertInto('favorite_courses')
      .values({ user_id: userId, course_id: courseId, created_at: now })
      .onConflict((conflict) => conflict.doNothing()),
  );
}

/** Answers whether it was there. */
export async function deleteFavorite(tx: Tx, userId: number, courseId: number): Promise<boolean> {
  const touched = await tx.run(
    db.deleteFrom('favorite_courses').where('user_id', '=', userId).where('course_id', '=', courseId),
  );
  return touched === 1;
}
