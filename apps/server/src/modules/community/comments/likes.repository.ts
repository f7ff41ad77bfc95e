import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';

/** Likes something once, or takes that back; answers whether it is new. */
export async function putLike(
  tx: Tx,
  liked: { kind: string; id: number; userId: number; isLiked: boolean; now: Date },
): Promise<boolean> {
  const row = { liked_kind: liked.kind, liked_id: liked.id, user_id: liked.userId };
  if (!liked.isLiked) {
    await tx.run(db.deleteFrom('likes').where(({ and }) => and(row)));
    return false;
  }
  const added = await tx.run(
    db
      .insertInto('likes')
      .values({ ...row, created_at: liked.now })
      .onConflict((conflict) => conflict.doNothing()),
  );
  return added === 1;
}

export async function countLikes(tx: Tx, kind: string, id: number): Promise<number> {
  const row = await tx.one(
    db
      .selectFrom('likes')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('liked_kind', '=', kind)
      .where('liked_id', '=', id),
  );
  return row!.count;
}

export async function forgetLikes(tx: Tx, kind: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.run(
    db
      .deleteFrom('likes')
      .where('liked_kind', '=', kind)
      .where(sql<boolean>`liked_id = any(${[...ids]}::bigint[])`),
  );
}
