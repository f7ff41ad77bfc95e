import { audit } from '../../../kernel/audit.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { notFound } from '../../../kernel/problem.ts';
import { findItemType } from '../purchasable-items/purchasable-items.public.ts';
import { orderBooks } from './order-books.ts';
import { readOrder } from './order-detail.reads.ts';
import { refundTooHigh } from './orders.errors.ts';
import { findLine, findOrder, insertHistory, lockOrder, type OrderRecord } from './orders.repository.ts';
import type { Order, REFUND_REASONS } from './orders.schemas.ts';
import { orderRefunded } from './orders.signals.ts';
import { providerNamed } from './payment-providers.ts';
import {
  endRefund,
  findPayment,
  findRefund,
  insertRefund,
  listRefunds,
  listSucceededPayments,
  type RefundRecord,
} from './payments.repository.ts';

/** The job that has a provider pay back. */
export const CARRY_OUT_REFUND = 'orders.carry-out-refund';

interface Request {
  order: Pick<OrderRecord, 'orderId'>;
  paymentId: number;
  orderLineId: number | null;
  amountMinor: number;
  reason: (typeof REFUND_REASONS)[number];
  note: string;
  requestedBy: number | null;
}

/** Writes a refund of an order that is locked, and has a job carry it out once the transaction has committed. */
export async function requestRefund(
  context: SystemContext,
  tx: Tx,
  { order: { orderId }, ...request }: Request,
): Promise<void> {
  const now = context.clock.now();
  const refundId = await insertRefund(tx, { orderId, ...request, now });
  await insertHistory(tx, {
    orderId,
    kind: 'REFUND_REQUESTED',
    orderLineId: request.orderLineId,
    amountMinor: request.amountMinor,
    note: request.note,
    userId: request.requestedBy,
    at: now,
  });
  await context.jobs.enqueue(tx, context.organizationId, CARRY_OUT_REFUND, { refundId });
}

const sumOf = (refunds: readonly RefundRecord[]): number =>
  refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** The payment that can bear a refund; each keeps what is refunded of it within its amount. */
async function findPayer(tx: Tx, orderId: number, amountMinor: number, refunds: readonly RefundRecord[]) {
  const payments = await listSucceededPayments(tx, orderId);
  return payments.find(
    (payment) =>
      sumOf(refunds.filter(({ paymentId }) => paymentId === payment.paymentId)) + amountMinor <= payment.amountMinor,
  );
}

/**
 * Refunds a line, or a part of its amount, as an administrator. Two at once are told apart by the lock of the order.
 * @throws Problem order.refund-too-high when the line or the payment has less left
 */
export const refundLine = (
  context: MemberContext,
  orderLineId: number,
  { amountMinor, note }: { amountMinor: number; note: string },
): Promise<Order> =>
  transaction(context, async (tx) => {
    const line = await findLine(tx, orderLineId);
    const order = line && (await lockOrder(tx, line.orderId));
    if (!order) throw notFound();
    const refunds = await listRefunds(tx, order.orderId);
    const ofLine = refunds.filter((refund) => refund.orderLineId === orderLineId);
    const payment = await findPayer(tx, order.orderId, amountMinor, refunds);
    if (!payment || sumOf(ofLine) + amountMinor > line.totalMinor) throw refundTooHigh();
    const requestedBy = context.caller.userId;
    await requestRefund(context, tx, {
      order,
      paymentId: payment.paymentId,
      orderLineId,
      amountMinor,
      reason: 'ADMINISTRATOR',
      note,
      requestedBy,
    });
    await audit(context, tx, {
      action: 'order.refund',
      noun: 'order',
      nounId: order.orderId,
      changes: { orderLineId, amountMinor },
    });
    return readOrder(context, tx, order.orderId);
  });

/** Access ends once a line is refunded whole; learning records stay. */
async function endAccess(context: SystemContext, tx: Tx, order: OrderRecord, orderLineId: number): Promise<void> {
  const line = await findLine(tx, orderLineId);
  const refunds = await listRefunds(tx, order.orderId);
  const succeeded = refunds.filter((refund) => refund.orderLineId === orderLineId && refund.status === 'SUCCEEDED');
  if (!line || sumOf(succeeded) < line.totalMinor) return;
  await findItemType(context, line.itemType)?.revoke(context, tx, {
    orderLineId,
    userId: order.userId,
    itemId: line.itemId,
  });
}

/** Writes how a refund ended, once; returns false if it had ended before. */
export async function recordRefundResult(
  context: SystemContext,
  tx: Tx,
  refund: RefundRecord,
  { status, userId = null }: { status: 'SUCCEEDED' | 'FAILED'; userId?: number | null },
): Promise<boolean> {
  const order = await lockOrder(tx, refund.orderId);
  const now = context.clock.now();
  if (!order || !(await endRefund(tx, refund.refundId, status, now))) return false;
  const { orderId, orderLineId, amountMinor, refundId } = refund;
  const kind = status === 'SUCCEEDED' ? 'REFUNDED' : 'REFUND_FAILED';
  await insertHistory(tx, { orderId, kind, orderLineId, amountMinor, at: now, userId });
  if (status === 'FAILED') return true;
  if (orderLineId !== null) await endAccess(context, tx, order, orderLineId);
  await emit(context, tx, orderRefunded, { orderId, refundId });
  for (const book of context.extensions.of(orderBooks)) await book.recordRefund(context, tx, { orderId, refundId });
  return true;
}

/** Has the provider pay back. Safe to repeat: the provider knows the refund by its id, and the result is written once. */
export async function carryOutRefund(context: SystemContext, refundId: number): Promise<void> {
  const found = await reading(context, async (tx) => {
    const refund = await findRefund(tx, refundId);
    const payment = refund && (await findPayment(tx, refund.paymentId));
    const order = refund && (await findOrder(tx, refund.orderId));
    return refund && payment && order ? { refund, payment, order } : null;
  });
  if (found?.refund.status !== 'REQUESTED') return;
  const { refund, payment, order } = found;
  const provider = providerNamed(context, payment.provider);
  if (!provider) throw new Error(`No payment provider ${payment.provider} for refund ${refundId}`);
  // it stays requested until an administrator has paid it back
  if (provider.kind === 'MANUAL') return;
  const { orderId, currency } = order;
  const { paymentId, amountMinor } = payment;
  const status = await provider.refund(
    context,
    { paymentId, orderId, amountMinor, currency },
    { refundId, amountMinor: refund.amountMinor, currency },
  );
  await transaction(context, (tx) => recordRefundResult(context, tx, refund, { status }));
}
