import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import type { PaymentMethod, REFUND_REASONS } from './orders.schemas.ts';

export interface PaymentRecord {
  paymentId: number;
  orderId: number;
  method: PaymentMethod;
  provider: string;
  status: 'OPEN' | 'SUCCEEDED' | 'FAILED' | 'EXPIRED';
  amountMinor: number;
}

const payments = () =>
  db
    .selectFrom('payments')
    .select(['payment_id as paymentId', 'order_id as orderId', 'provider', 'status', 'amount_minor as amountMinor'])
    .select(sql<PaymentMethod>`method`.as('method'));

export const findPayment = (tx: Tx, paymentId: number): Promise<PaymentRecord | undefined> =>
  tx.one(payments().where('payment_id', '=', paymentId));

/** Locks a payment until the transaction ends; its order is locked before. */
export const lockPayment = (tx: Tx, paymentId: number): Promise<PaymentRecord | undefined> =>
  tx.one(payments().where('payment_id', '=', paymentId).forUpdate());

/** The open attempt of an order, of which there is one at most. */
export const findOpenPayment = (tx: Tx, orderId: number): Promise<PaymentRecord | undefined> =>
  tx.one(payments().where('order_id', '=', orderId).where('status', '=', 'OPEN'));

/** Payments of an order that succeeded, oldest first. */
export const listSucceededPayments = (tx: Tx, orderId: number): Promise<PaymentRecord[]> =>
  tx.all(payments().where('order_id', '=', orderId).where('status', '=', 'SUCCEEDED').orderBy('payment_id'));

export async function insertPayment(
  tx: Tx,
  payment: Omit<PaymentRecord, 'paymentId'> & { now: Date },
): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('payments')
      .values({
        order_id: payment.orderId,
        method: payment.method,
        provider: payment.provider,
        status: payment.status,
        amount_minor: payment.amountMinor,
        created_at: payment.now,
        ended_at: payment.status === 'OPEN' ? null : payment.now,
      })
      .returning('payment_id'),
  );
  return row!.payment_id;
}

export const setPaymentStatus = (
  tx: Tx,
  paymentId: number,
  status: PaymentRecord['status'],
  now: Date,
): Promise<number> =>
  tx.run(db.updateTable('payments').set({ status, ended_at: now }).where('payment_id', '=', paymentId));

export interface RefundRecord {
  refundId: number;
  orderId: number;
  paymentId: number;
  orderLineId: number | null;
  amountMinor: number;
  status: 'REQUESTED' | 'SUCCEEDED' | 'FAILED';
}

const refunds = () =>
  db
    .selectFrom('refunds')
    .select(['refund_id as refundId', 'order_id as orderId', 'payment_id as paymentId', 'order_line_id as orderLineId'])
    .select(['amount_minor as amountMinor', 'status']);

export const findRefund = (tx: Tx, refundId: number): Promise<RefundRecord | undefined> =>
  tx.one(refunds().where('refund_id', '=', refundId));

/** Refunds of an order that have not failed. */
export const listRefunds = (tx: Tx, orderId: number): Promise<RefundRecord[]> =>
  tx.all(refunds().where('order_id', '=', orderId).where('status', '<>', 'FAILED').orderBy('refund_id'));

export async function insertRefund(
  tx: Tx,
  refund: Omit<RefundRecord, 'refundId' | 'status'> & {
    reason: (typeof REFUND_REASONS)[number];
    note: string;
    requestedBy: number | null;
    now: Date;
  },
): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('refunds')
      .values({
        order_id: refund.orderId,
        payment_id: refund.paymentId,
        order_line_id: refund.orderLineId,
        amount_minor: refund.amountMinor,
        reason: refund.reason,
        note: refund.note,
        status: 'REQUESTED',
        requested_at: refund.now,
        requested_by: refund.requestedBy,
      })
      .returning('refund_id'),
  );
  return row!.refund_id;
}

/** Ends a refund that is still requested; returns false if it had ended before. */
export const endRefund = async (
  tx: Tx,
  refundId: number,
  status: 'SUCCEEDED' | 'FAILED',
  now: Date,
): Promise<boolean> =>
  (await tx.run(
    db
      .updateTable('refunds')
      .set({ status, ended_at: now })
      .where('refund_id', '=', refundId)
      .where('status', '=', 'REQUESTED'),
  )) === 1;
