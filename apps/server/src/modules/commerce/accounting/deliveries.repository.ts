import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';

export interface NewDelivery {
  kind: 'CUSTOMER' | 'DOCUMENT';
  key: string;
  userId: number;
  orderId: number;
  title: string;
  body: object;
  now: Date;
}

/** Queues deliveries, each once for its key. */
export async function insertDeliveries(tx: Tx, deliveries: readonly NewDelivery[]): Promise<void> {
  await tx.run(
    db
      .insertInto('accounting_deliveries')
      .values(
        deliveries.map(({ kind, key, userId, orderId, title, body, now }) => ({
          kind,
          key,
          user_id: userId,
          order_id: orderId,
          title,
          body: json(body),
          status: 'WAITING' as const,
          due_at: now,
          created_at: now,
        })),
      )
      .onConflict((conflict) => conflict.columns(['organization_id', 'kind', 'key']).doNothing()),
  );
}

/** Makes the deliveries of an order due now, also those that have failed or were sent. */
export const renewDeliveries = (tx: Tx, orderId: number, now: Date): Promise<number> =>
  tx.run(
    db
      .updateTable('accounting_deliveries')
      .set({ status: 'WAITING', due_at: now, attempt_count: 0, sent_at: null, last_error: '' })
      .where('order_id', '=', orderId),
  );

export interface DueDelivery {
  accountingDeliveryId: number;
  kind: NewDelivery['kind'];
  body: object;
  attemptCount: number;
  createdAt: Date;
}

/**
 * Takes the delivery that is due longest and makes it due again later, so that no other job takes it at the same time and a crash loses
 * nothing.
 */
export function takeDue(tx: Tx, now: Date, again: Date): Promise<DueDelivery | undefined> {
  return tx.one(
    db
      .updateTable('accounting_deliveries')
      .set(({ eb }) => ({ attempt_count: eb('attempt_count', '+', 1), due_at: again }))
      .where('accounting_delivery_id', '=', ({ selectFrom }) =>
        selectFrom('accounting_deliveries')
          .select('accounting_delivery_id')
          .where('status', '=', 'WAITING')
          .where('due_at', '<=', now)
          .orderBy('due_at')
          .orderBy('accounting_delivery_id')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['accounting_delivery_id as accountingDeliveryId', 'kind', 'attempt_count as attemptCount'])
      .returning([sql<object>`body`.as('body'), 'created_at as createdAt']),
  );
}

export const markSent = (tx: Tx, accountingDeliveryId: number, now: Date): Promise<number> =>
  tx.run(
    db
      .updateTable('accounting_deliveries')
      .set({ status: 'SENT', sent_at: now, last_error: '' })
      .where('accounting_delivery_id', '=', accountingDeliveryId),
  );

/** Writes why an attempt failed; without another time the delivery has failed for good. */
export const markFailed = (
  tx: Tx,
  accountingDeliveryId: number,
  { error, dueAt }: { error: string; dueAt: Date | null },
): Promise<number> =>
  tx.run(
    db
      .updateTable('accounting_deliveries')
      .set(dueAt ? { last_error: error, due_at: dueAt } : { last_error: error, status: 'FAILED' })
      .where('accounting_delivery_id', '=', accountingDeliveryId),
  );
