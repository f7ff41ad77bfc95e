import type { FeedOrder } from '@sullam/domain/posts.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';

export async function findFeedOrder(tx: Tx, userId: number): Promise<FeedOrder> {
  const row = await tx.one(
    db.selectFrom('feed_preferences').select(sql<FeedOrder>`feed_order`.as('order')).where('user_id', '=', userId),
  );
  return row?.order ?? 'NEWEST';
}

export async function putFeedOrder(tx: Tx, userId: number, order: FeedOrder): Promise<void> {
  await tx.run(
    db
      .insertInto('feed_preferences')
      .values({ user_id: userId, feed_order: order })
      .onConflict((conflict) => conflict.columns(['organization_id', 'user_id']).doUpdateSet({ feed_order: order })),
  );
}
