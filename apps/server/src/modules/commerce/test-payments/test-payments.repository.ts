import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import type { TestOutcome } from './test-payments.schemas.ts';

/** What the test provider knows of a payment. */
export interface TestPaymentRecord {
  outcome: TestOutcome;
  /** When it has the money; null if it was declined. */
  paidAt: Date | null;
}

export const findTestPayment = (tx: Tx, paymentId: number): Promise<TestPaymentRecord | undefined> =>
  tx.one(
    db
      .selectFrom('test_payments')
      .select([sql<TestOutcome>`outcome`.as('outcome'), 'paid_at as paidAt'])
      .where('payment_id', '=', paymentId),
  );

/** Stores the chosen outcome; returns false if one had been chosen before. */
export async function insertTestPayment(
  tx: Tx,
  paymentId: number,
  { outcome, paidAt, now }: TestPaymentRecord & { now: Date },
): Promise<boolean> {
  const row = await tx.one(
    db
      .insertInto('test_payments')
      .values({ payment_id: paymentId, outcome, paid_at: paidAt, chosen_at: now })
      .onConflict((conflict) => conflict.columns(['organization_id', 'payment_id']).doNothing())
      .returning('payment_id'),
  );
  return row !== undefined;
}

/** A payment with what its page shows of the order. */
export const findPaymentOfPage = (tx: Tx, paymentId: number) =>
  tx.one(
    db
      .selectFrom('order_payments')
      .select(['order_id as orderId', 'provider', 'status', 'amount_minor as amountMinor'])
      .select(['number as orderNumber', 'currency', 'expires_at as expiresAt'])
      .where('payment_id', '=', paymentId),
  );

export interface TestRefundRecord {
  refundId: number;
  paymentId: number;
  amountMinor: number;
  /** When it fails although it had succeeded; null if it never does. */
  failsAt: Date | null;
}

const refunds = () =>
  db
    .selectFrom('test_refunds')
    .select(['refund_id as refundId', 'payment_id as paymentId', 'amount_minor as amountMinor', 'fails_at as failsAt']);

export const listTestRefunds = (tx: Tx, paymentId: number): Promise<TestRefundRecord[]> =>
  tx.all(refunds().where('payment_id', '=', paymentId).orderBy('refund_id'));

/** Refunds whose failure has not been reported, oldest first. */
export const listFailedTestRefunds = (tx: Tx, now: Date, take: number): Promise<TestRefundRecord[]> =>
  tx.all(
    refunds().where('fails_at', '<=', now).where('failure_reported_at', 'is', null).orderBy('refund_id').limit(take),
  );

/** Stores a refund; the same one again changes nothing. */
export const insertTestRefund = (tx: Tx, refund: TestRefundRecord & { now: Date }): Promise<number> =>
  tx.run(
    db
      .insertInto('test_refunds')
      .values({
        refund_id: refund.refundId,
        payment_id: refund.paymentId,
        amount_minor: refund.amountMinor,
        refunded_at: refund.now,
        fails_at: refund.failsAt,
      })
      .onConflict((conflict) => conflict.columns(['organization_id', 'refund_id']).doNothing()),
  );

export const setFailureReported = (tx: Tx, refundId: number, now: Date): Promise<number> =>
  tx.run(db.updateTable('test_refunds').set({ failure_reported_at: now }).where('refund_id', '=', refundId));
