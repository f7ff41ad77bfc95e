import { db, type Tx } from '../../../kernel/database/database.ts';
import type { Dispute, DisputeStatus } from './disputes.schemas.ts';

export interface DisputeRecord {
  disputeId: number;
  orderId: number;
  paymentId: number;
  reference: string;
  status: DisputeStatus;
}

const records = () =>
  db
    .selectFrom('disputes')
    .select(['dispute_id as disputeId', 'order_id as orderId', 'payment_id as paymentId', 'status'])
    .select('provider_reference as reference');

/** A dispute of a payment whose order is locked. */
export const findDispute = (tx: Tx, paymentId: number, reference: string): Promise<DisputeRecord | undefined> =>
  tx.one(records().where('payment_id', '=', paymentId).where('provider_reference', '=', reference));

/** Disputes of an order that suspend access. */
export const listSuspending = (tx: Tx, orderId: number): Promise<DisputeRecord[]> =>
  tx.all(records().where('order_id', '=', orderId).where('status', '=', 'OPEN'));

export const insertDispute = (
  tx: Tx,
  dispute: Omit<DisputeRecord, 'disputeId'> & { amountMinor: number; reason: string; dueAt: Date | null; now: Date },
): Promise<number> =>
  tx.run(
    db.insertInto('disputes').values({
      order_id: dispute.orderId,
      payment_id: dispute.paymentId,
      provider_reference: dispute.reference,
      status: dispute.status,
      amount_minor: dispute.amountMinor,
      reason: dispute.reason,
      due_at: dispute.dueAt,
      opened_at: dispute.now,
      ended_at: dispute.status === 'WON' || dispute.status === 'LOST' ? dispute.now : null,
    }),
  );

export const saveDispute = (
  tx: Tx,
  disputeId: number,
  { status, dueAt, now }: { status: DisputeStatus; dueAt: Date | null; now: Date },
): Promise<number> =>
  tx.run(
    db
      .updateTable('disputes')
      .set({ status, due_at: dueAt, ended_at: status === 'WON' || status === 'LOST' ? now : null })
      .where('dispute_id', '=', disputeId),
  );

/** Disputes of an order, newest first. */
export async function listDisputes(tx: Tx, orderId: number): Promise<Dispute[]> {
  const rows = await tx.all(
    db
      .selectFrom('disputes as d')
      .innerJoin('order_payments as p', 'p.payment_id', 'd.payment_id')
      .select(['d.dispute_id as disputeId', 'd.payment_id as paymentId', 'p.provider', 'd.status'])
      .select(['d.provider_reference as reference', 'd.amount_minor as amountMinor', 'd.reason'])
      .select(['d.due_at as dueAt', 'd.opened_at as openedAt', 'd.ended_at as endedAt'])
      .where('d.order_id', '=', orderId)
      .orderBy('d.dispute_id', 'desc'),
  );
  return rows.map(({ dueAt, openedAt, endedAt, ...row }) => ({
    ...row,
    dueAt: dueAt?.toISOString() ?? null,
    openedAt: openedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }));
}

/** Disputes with an account that have not ended. */
export const listOpenDisputes = (
  tx: Tx,
  { provider, isTest }: { provider: string; isTest: boolean },
): Promise<{ reference: string }[]> =>
  tx.all(
    db
      .selectFrom('disputes as d')
      .innerJoin('order_payments as p', 'p.payment_id', 'd.payment_id')
      .select('d.provider_reference as reference')
      .where('d.status', 'in', ['INQUIRY', 'OPEN'])
      .where('p.provider', '=', provider)
      .where('p.is_test', '=', isTest),
  );

/** Number of an order, as administrators read it. */
export const findOrderNumber = (tx: Tx, paymentId: number) =>
  tx.one(db.selectFrom('order_payments').select('number').where('payment_id', '=', paymentId));
