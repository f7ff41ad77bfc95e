import type { PaymentMethod } from '@sullam/domain/commerce/payment-methods.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { notFound } from '../../../kernel/problem.ts';
import { findItemType } from '../purchasable-items/purchasable-items.public.ts';
import { orderBooks } from './order-books.ts';
import { readOrder } from './order-detail.reads.ts';
import { noCreditForTest, refundInUse, refundTooHigh } from './orders.errors.ts';
import {
  findLine,
  findOrder,
  insertHistory,
  type LineRecord,
  listLines,
  lockOrder,
  type OrderRecord,
  saleOf,
  setLineCancelled,
} from './orders.repository.ts';
import type { Order, REFUND_REASONS, RefundBody, RefundDestination } from './orders.schemas.ts';
import { orderRefunded, refundFailed } from './orders.signals.ts';
import { ledgerProvider, providerNamed } from './payment-providers.ts';
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
  destination?: RefundDestination;
  /** Access ends with the refund, also when it is less than the line cost. */
  cancelsLine?: boolean;
}

/**
 * Carries out a refund that goes to an account of the buyer, in the transaction in which it was requested. Returns false if its
 * provider has to pay it back. Accounts are locked before the items whose access ends, as they are when an order is paid.
 */
async function refundToAccount(context: SystemContext, tx: Tx, refundId: number): Promise<boolean> {
  const refund = (await findRefund(tx, refundId))!;
  const { orderId, paymentId, amountMinor, destination } = refund;
  const payment = await findPayment(tx, paymentId);
  const isReturn = payment !== undefined && providerNamed(context, payment.provider)?.kind === 'LEDGER';
  const ledger = isReturn || destination === 'CREDIT' ? ledgerProvider(context) : undefined;
  if (!ledger) return false;
  const { userId, currency } = (await findOrder(tx, orderId))!;
  await ledger.refund(context, tx, { refundId, orderId, userId, amountMinor, currency, isReturn });
  return recordRefundResult(context, tx, refund, { status: 'SUCCEEDED', method: 'Organization Credit' });
}

const sumOf = (refunds: readonly RefundRecord[]): number =>
  refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** Whether what is refunded of a line takes back a part of it, rather than ending it. */
const hasParts = (context: SystemContext, { itemType }: LineRecord): boolean =>
  findItemType(context, itemType)?.takeBack !== undefined;

/** Has the type of a line take back what is refunded of it. Returns false if some of that is in use. */
async function takeBackRefunded(
  context: SystemContext,
  tx: Tx,
  { orderId, orderLineId }: Pick<RefundRecord, 'orderId' | 'orderLineId'>,
): Promise<boolean> {
  const line = orderLineId === null ? undefined : await findLine(tx, orderLineId);
  const takeBack = line && findItemType(context, line.itemType)?.takeBack;
  if (!line || !takeBack) return true;
  const order = (await findOrder(tx, orderId))!;
  const refundedMinor = sumOf((await listRefunds(tx, orderId)).filter((refund) => refund.orderLineId === orderLineId));
  return takeBack(context, tx, saleOf(order, line), { refundedMinor, totalMinor: line.totalMinor });
}

/**
 * Writes a refund of an order that is locked. One that goes to an account of the buyer is carried out here; any other by a job once the
 * transaction has committed.
 * @throws Problem order.refund-in-use
 */
export async function requestRefund(
  context: SystemContext,
  tx: Tx,
  { order: { orderId }, destination = 'ORIGINAL', ...request }: Request,
): Promise<void> {
  const now = context.clock.now();
  const refundId = await insertRefund(tx, { orderId, destination, ...request, now });
  if (!(await takeBackRefunded(context, tx, { orderId, orderLineId: request.orderLineId }))) throw refundInUse();
  await insertHistory(tx, {
    orderId,
    kind: 'REFUND_REQUESTED',
    orderLineId: request.orderLineId,
    amountMinor: request.amountMinor,
    note: request.note,
    userId: request.requestedBy,
    at: now,
  });
  if (await refundToAccount(context, tx, refundId)) return;
  await context.jobs.enqueue(tx, context.organizationId, CARRY_OUT_REFUND, { refundId });
}

/** The payment that can bear a refund; each keeps what is refunded of it within its amount. */
async function findPayer(tx: Tx, orderId: number, amountMinor: number, refunds: readonly RefundRecord[]) {
  const payments = await listSucceededPayments(tx, orderId);
  return payments.find(
    (payment) =>
      sumOf(refunds.filter(({ paymentId }) => paymentId === payment.paymentId)) + amountMinor <= payment.amountMinor,
  );
}

/**
 * Refunds a line, or a part of its amount, as an administrator: the way it was paid, or to the buyer's credit. The lock of the order
 * tells two at once apart.
 * @throws Problem order.refund-too-high when the line or the payment has less left, order.refund-in-use
 */
export const refundLine = (
  context: MemberContext,
  orderLineId: number,
  { amountMinor, note, destination = 'ORIGINAL' }: RefundBody,
): Promise<Order> =>
  transaction(context, async (tx) => {
    const line = await findLine(tx, orderLineId);
    const order = line && (await lockOrder(tx, line.orderId));
    if (!order) throw notFound();
    const refunds = await listRefunds(tx, order.orderId);
    const ofLine = refunds.filter((refund) => refund.orderLineId === orderLineId);
    const payment = await findPayer(tx, order.orderId, amountMinor, refunds);
    if (!payment || sumOf(ofLine) + amountMinor > line.totalMinor) throw refundTooHigh();
    if (destination === 'CREDIT' && payment.isTest) throw noCreditForTest();
    const requestedBy = context.caller.userId;
    await requestRefund(context, tx, {
      order,
      paymentId: payment.paymentId,
      orderLineId,
      amountMinor,
      reason: 'ADMINISTRATOR',
      note,
      requestedBy,
      destination,
    });
    await audit(context, tx, {
      action: 'order.refund',
      noun: 'order',
      nounId: order.orderId,
      changes: { orderLineId, amountMinor, destination },
    });
    return readOrder(context, tx, order.orderId);
  });

/** A line, what is left to refund of it, and whether it is over for its buyer or about to be. */
export interface LineState {
  line: LineRecord;
  leftMinor: number;
  isOver: boolean;
  /** Why it is refunded, by refunds that have not failed. */
  reasons: RefundRecord['reason'][];
}

/** The lines of an order with how far each is refunded. */
export async function listLineStates(tx: Tx, orderId: number): Promise<LineState[]> {
  const refunds = await listRefunds(tx, orderId);
  return (await listLines(tx, orderId)).map((line) => {
    const ofLine = refunds.filter(({ orderLineId }) => orderLineId === line.orderLineId);
    const leftMinor = line.totalMinor - sumOf(ofLine);
    const isCancelled = line.cancelledAt !== null || ofLine.some(({ cancelsLine }) => cancelsLine);
    const isOver = isCancelled || (leftMinor === 0 && line.totalMinor > 0);
    return { line, leftMinor, isOver, reasons: ofLine.map(({ reason }) => reason) };
  });
}

/** Whether a refund of an order waits until an administrator has paid it back by hand. */
export async function waitsForHand(context: SystemContext, tx: Tx, orderId: number): Promise<boolean> {
  const waiting = (await listRefunds(tx, orderId)).filter(({ status }) => status === 'REQUESTED');
  for (const { paymentId } of waiting) {
    const payment = await findPayment(tx, paymentId);
    if (payment && providerNamed(context, payment.provider)?.kind === 'MANUAL') return true;
  }
  return false;
}

interface Cancelling {
  /** What the buyer gets back; 0 ends access at once. */
  amountMinor: number;
  reason: RefundRecord['reason'];
  note: string;
  requestedBy: number | null;
  destination?: RefundDestination | undefined;
  /** Only a part of what the line gave is gone; the buyer keeps the rest. */
  isPart?: boolean;
}

/**
 * Cancels a line of an order that is locked: access ends when the refund has succeeded, or at once where nothing is refunded.
 * A line that has parts ends only with its last part.
 * @throws Problem order.refund-too-high when the line or the payment has less left, order.refund-in-use
 */
export async function cancelLine(
  context: SystemContext,
  tx: Tx,
  { order, state: { line, leftMinor } }: { order: OrderRecord; state: LineState },
  { amountMinor, reason, note, requestedBy, destination = 'ORIGINAL', isPart = false }: Cancelling,
): Promise<void> {
  const { orderId } = order;
  const { orderLineId } = line;
  if (amountMinor === 0) {
    if (isPart) return;
    const refunded = { refundedMinor: line.totalMinor, totalMinor: line.totalMinor };
    const isFree = await findItemType(context, line.itemType)?.takeBack?.(context, tx, saleOf(order, line), refunded);
    if (isFree === false) throw refundInUse();
    const at = context.clock.now();
    await insertHistory(tx, { orderId, kind: 'LINE_CANCELLED', orderLineId, note, userId: requestedBy, at });
    return endLine(context, tx, order, line);
  }
  const payment = await findPayer(tx, orderId, amountMinor, await listRefunds(tx, orderId));
  if (!payment || amountMinor > leftMinor) throw refundTooHigh();
  if (destination === 'CREDIT' && payment.isTest) throw noCreditForTest();
  const { paymentId } = payment;
  const request = { order, paymentId, orderLineId, amountMinor, reason, note, requestedBy, destination };
  await requestRefund(context, tx, { ...request, cancelsLine: !isPart && !hasParts(context, line) });
}

/** Ends access to a line for good, once. */
async function endLine(
  context: SystemContext,
  tx: Tx,
  order: Pick<OrderRecord, 'userId'>,
  line: LineRecord,
): Promise<void> {
  await setLineCancelled(tx, line.orderLineId, context.clock.now());
  await findItemType(context, line.itemType)?.revoke(context, tx, saleOf(order, line));
}

/** Access ends once a line is refunded whole, or with a refund that cancels it; learning records stay. */
async function endAccess(context: SystemContext, tx: Tx, order: OrderRecord, refund: RefundRecord): Promise<void> {
  const { orderLineId, cancelsLine } = refund;
  const line = orderLineId === null ? undefined : await findLine(tx, orderLineId);
  const refunds = await listRefunds(tx, order.orderId);
  const succeeded = refunds.filter((refund) => refund.orderLineId === orderLineId && refund.status === 'SUCCEEDED');
  if (line && (cancelsLine || sumOf(succeeded) >= line.totalMinor)) await endLine(context, tx, order, line);
}

interface RefundResult {
  status: 'SUCCEEDED' | 'FAILED';
  /** Administrator who paid it back by hand. */
  userId?: number | null;
  /** Where the money went, if that has words of its own. */
  method?: PaymentMethod | null;
  /** Why the provider refused. */
  note?: string;
}

/** Writes how a refund ended, once; returns false if it had ended before. */
export async function recordRefundResult(
  context: SystemContext,
  tx: Tx,
  refund: RefundRecord,
  { status, userId = null, method = null, note = '' }: RefundResult,
): Promise<boolean> {
  const order = await lockOrder(tx, refund.orderId);
  const now = context.clock.now();
  if (!order || !(await endRefund(tx, refund.refundId, status, now))) return false;
  const { orderId, orderLineId, amountMinor, refundId } = refund;
  const kind = status === 'SUCCEEDED' ? 'REFUNDED' : 'REFUND_FAILED';
  await insertHistory(tx, { orderId, kind, orderLineId, amountMinor, at: now, userId, method, note });
  // one that was made elsewhere, or has failed, is followed as far as possible
  await takeBackRefunded(context, tx, refund);
  if (status === 'FAILED') {
    await emit(context, tx, refundFailed, { orderId, refundId });
    return true;
  }
  await endAccess(context, tx, order, refund);
  await emit(context, tx, orderRefunded, { orderId, refundId });
  for (const book of context.extensions.of(orderBooks)) await book.recordRefund(context, tx, { orderId, refundId });
  return true;
}
