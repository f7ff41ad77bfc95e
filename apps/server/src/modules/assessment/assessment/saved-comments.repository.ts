import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import type { SavedComment } from './saved-comments.schemas.ts';

/** Somebody's own, the newest first. */
export async function findSavedComments(tx: Tx, userId: number): Promise<SavedComment[]> {
  const rows = await tx.all(
    db
      .selectFrom('saved_comments')
      .select(['saved_comment_id as savedCommentId', 'comment'])
      .where('user_id', '=', userId)
      .orderBy('saved_comment_id', 'desc'),
  );
  return rows;
}

/** Keeps a comment once; undefined: it was there. */
export async function insertSavedComment(
  tx: Tx,
  userId: number,
  comment: string,
  now: Date,
): Promise<number | undefined> {
  const row = await tx.one(
    db
      .insertInto('saved_comments')
      .values({ user_id: userId, comment, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('saved_comment_id'),
  );
  return row?.saved_comment_id;
}

export async function findSameComment(tx: Tx, userId: number, comment: string): Promise<number | undefined> {
  const row = await tx.one(
    db
      .selectFrom('saved_comments')
      .select('saved_comment_id')
      .where('user_id', '=', userId)
      .where(sql<boolean>`md5(comment) = md5(${comment})`),
  );
  return row?.saved_comment_id;
}

/** Answers whether it was there. */
export async function deleteSavedComment(tx: Tx, userId: number, savedCommentId: number): Promise<boolean> {
  const touched = await tx.run(
    db.deleteFrom('saved_comments').where('user_id', '=', userId).where('saved_comment_id', '=', savedCommentId),
  );
  return touched === 1;
}
