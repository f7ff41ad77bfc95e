import type { PaymentMethod } from '@sullam/domain/commerce/payment-methods.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { lockOrder } from './orders.repository.ts';
import type { REFUND_REASONS, RefundDestination } from './orders.schemas.ts';
import type { ProviderPayment } from './payment-providers.ts';

export interface PaymentRecord extends ProviderPayment {
  method: PaymentMethod;
  provider: string;
  status: 'OPEN' | 'SUCCEEDED' | 'FAILED' | 'EXPIRED';
}

const payments = () =>
  db
    .selectFrom('payments')
    .select(['payment_id as paymentId', 'order_id as orderId', 'provider', 'status', 'amount_minor as amountMinor'])
    .select(['is_test as isTest', 'provider_reference as reference', 'provider_payment as providerPayment'])
    .select(['created_at as startedAt', sql<PaymentMethod>`method`.as('method')])
    .select(sql<'en' | 'ar'>`coalesce(language, 'en')`.as('language'))
    .select(
      sql<string>`(select o.currency from orders o where ${inOrganization('o')} and o.order_id = payments.order_id)`.as(
        'currency',
      ),
    );

export const findPayment = (tx: Tx, paymentId: number): Promise<PaymentRecord | undefined> =>
  tx.one(payments().where('payment_id', '=', paymentId));

/** Locks a payment until the transaction ends; its order is locked before. */
const lockPayment = (tx: Tx, paymentId: number): Promise<PaymentRecord | undefined> =>
  tx.one(payments().where('payment_id', '=', paymentId).forUpdate());

/** Locks the order of a payment, then the payment: the order of all that lock both. */
export async function lockOrderAndPayment(tx: Tx, paymentId: number) {
  const found = await findPayment(tx, paymentId);
  const order = found && (await lockOrder(tx, found.orderId));
  const payment = order && (await lockPayment(tx, paymentId));
  return order && payment ? { order, payment } : null;
}

/** The open attempt of an order, of which there is one at most. */
export const findOpenPayment = (tx: Tx, orderId: number): Promise<PaymentRecord | undefined> =>
  tx.one(payments().where('order_id', '=', orderId).where('status', '=', 'OPEN'));

/** Payments of an order that succeeded, oldest first. */
export const listSucceededPayments = (tx: Tx, orderId: number): Promise<PaymentRecord[]> =>
  tx.all(payments().where('order_id', '=', orderId).where('status', '=', 'SUCCEEDED').orderBy('payment_id'));

interface NewPayment
  extends Pick<PaymentRecord, 'orderId' | 'method' | 'provider' | 'status' | 'amountMinor' | 'isTest'> {
  language?: PaymentRecord['language'];
  now: Date;
}

export async function insertPayment(tx: Tx, payment: NewPayment): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('payments')
      .values({
        order_id: payment.orderId,
        method: payment.method,
        provider: payment.provider,
        status: payment.status,
        amount_minor: payment.amountMinor,
        is_test: payment.isTest,
        language: payment.language ?? null,
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

/** Stores the id of the page at the provider, by which the attempt is checked from now on. */
export const setReference = (tx: Tx, paymentId: number, reference: string): Promise<number> =>
  tx.run(db.updateTable('payments').set({ provider_reference: reference }).where('payment_id', '=', paymentId));

/** The same for an attempt that has none yet: a webhook can bring the id before the provider's answer does. */
export const adoptReference = (tx: Tx, paymentId: number, reference: string): Promise<number> =>
  tx.run(
    db
      .updateTable('payments')
      .set({ provider_reference: reference })
      .where('payment_id', '=', paymentId)
      .where('provider_reference', 'is', null),
  );

/** Stores an end that the provider won't change, with the id of the payment if there was one. */
export const settlePayment = (
  tx: Tx,
  paymentId: number,
  { providerPayment, now }: { providerPayment?: string | undefined; now: Date },
): Promise<number> =>
  tx.run(
    db
      .updateTable('payments')
      .set({ settled_at: now, ...(providerPayment === undefined ? {} : { provider_payment: providerPayment }) })
      .where('payment_id', '=', paymentId),
  );

/** The payment that a provider knows by its id of the payment or of the page. */
export const findPaymentByReference = (
  tx: Tx,
  provider: string,
  reference: string,
): Promise<PaymentRecord | undefined> =>
  tx.one(
    payments()
      .where('provider', '=', provider)
      .where(({ or, eb }) => or([eb('provider_payment', '=', reference), eb('provider_reference', '=', reference)])),
  );

/** Attempts whose end isn't known for certain, of an order or after the one with an id, oldest first. */
export function listUnsettled(
  tx: Tx,
  of: { orderId: number } | { afterId: number; take: number },
): Promise<PaymentRecord[]> {
  const unsettled = payments()
    .where('provider_reference', 'is not', null)
    .where('settled_at', 'is', null)
    .orderBy('payment_id');
  return tx.all(
    'orderId' in of
      ? unsettled.where('order_id', '=', of.orderId)
      : unsettled.where('payment_id', '>', of.afterId).limit(of.take),
  );
}

export interface RefundRecord {
  refundId: number;
  orderId: number;
  paymentId: number;
  orderLineId: number | null;
  amountMinor: number;
  status: 'REQUESTED' | 'SUCCEEDED' | 'FAILED';
  destination: RefundDestination;
  reason: (typeof REFUND_REASONS)[number];
  note: string;
  /** Access ends with it, also when it is less than the line cost. */
  cancelsLine: boolean;
  /** Id at the provider. */
  reference: string | null;
  requestedAt: Date;
}

const refunds = () =>
  db
    .selectFrom('refunds')
    .select(['refund_id as refundId', 'order_id as orderId', 'payment_id as paymentId', 'order_line_id as orderLineId'])
    .select(['amount_minor as amountMinor', 'status', 'provider_reference as reference', 'requested_at as requestedAt'])
    .select(['reason', 'note', 'cancels_line as cancelsLine', sql<RefundDestination>`destination`.as('destination')]);

export const findRefund = (tx: Tx, refundId: number): Promise<RefundRecord | undefined> =>
  tx.one(refunds().where('refund_id', '=', refundId));

/** Refunds of an order that have not failed. */
export const listRefunds = (tx: Tx, orderId: number): Promise<RefundRecord[]> =>
  tx.all(refunds().where('order_id', '=', orderId).where('status', '<>', 'FAILED').orderBy('refund_id'));

export async function insertRefund(
  tx: Tx,
  refund: Pick<RefundRecord, 'orderId' | 'paymentId' | 'orderLineId' | 'amountMinor'> & {
    /** Back the way it was paid if absent. */
    destination?: RefundDestination;
    cancelsLine?: boolean;
    reference?: string;
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
        destination: refund.destination ?? 'ORIGINAL',
        cancels_line: refund.cancelsLine ?? false,
        provider_reference: refund.reference ?? null,
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

export const setRefundReference = (tx: Tx, refundId: number, reference: string): Promise<number> =>
  tx.run(db.updateTable('refunds').set({ provider_reference: reference }).where('refund_id', '=', refundId));

/** Refunds that stand for one refund of a provider, of a payment that is locked. */
export const listRefundsByReference = (tx: Tx, paymentId: number, reference: string): Promise<RefundRecord[]> =>
  tx.all(
    refunds().where('payment_id', '=', paymentId).where('provider_reference', '=', reference).orderBy('refund_id'),
  );

/** Notes that the money of refunds that had succeeded came back; answers for how many this is new. */
export const setReturned = (tx: Tx, refundIds: readonly number[], now: Date): Promise<number> =>
  tx.run(
    db
      .updateTable('refunds')
      .set({ returned_at: now })
      .where('refund_id', 'in', [...refundIds])
      .where('status', '=', 'SUCCEEDED')
      .where('returned_at', 'is', null),
  );

/** Whether a payment came too late or a second time, so that it pays nothing of its order. */
export async function isSurplus(tx: Tx, paymentId: number): Promise<boolean> {
  const row = await tx.one(
    db
      .selectFrom('refunds')
      .select('refund_id')
      .where('payment_id', '=', paymentId)
      .where('reason', 'in', ['PAID_LATE', 'PAID_TWICE'])
      .limit(1),
  );
  return row !== undefined;
}

/** Refunds that no provider has finished, after the one with an id, oldest first. */
export const listRequested = (tx: Tx, { afterId, take }: { afterId: number; take: number }): Promise<RefundRecord[]> =>
  tx.all(refunds().where('status', '=', 'REQUESTED').where('refund_id', '>', afterId).orderBy('refund_id').limit(take));
