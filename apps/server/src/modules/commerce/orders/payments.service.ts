import { audit } from '../../../kernel/audit.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { readOrder } from './order-detail.reads.ts';
import { completeOrder, endUnpaid } from './order-states.ts';
import { accessLockedOrder, isPayable } from './orders.access.ts';
import { methodUnavailable, notPayable } from './orders.errors.ts';
import { insertHistory, lockOrder, type OrderRecord } from './orders.repository.ts';
import type { Order, PaymentMethod } from './orders.schemas.ts';
import { type PaymentProvider, paymentProviders, providerNamed, providerOf } from './payment-providers.ts';
import {
  findOpenPayment,
  findPayment,
  insertPayment,
  lockPayment,
  type PaymentRecord,
  setPaymentStatus,
} from './payments.repository.ts';
import { requestRefund } from './refunds.service.ts';

/** Methods that a buyer can choose, in the order of their providers. */
export const listPaymentMethods = (context: SystemContext) => ({
  methods: context.extensions
    .of(paymentProviders)
    .flatMap(({ methods, isTest }) => methods.map((method) => ({ method, isTest }))),
});

/** Ends the open attempt of a locked order because another one begins. */
async function replaceAttempt(context: SystemContext, tx: Tx, { orderId }: OrderRecord): Promise<PaymentRecord | null> {
  const open = await findOpenPayment(tx, orderId);
  if (!open) return null;
  const now = context.clock.now();
  await setPaymentStatus(tx, open.paymentId, 'EXPIRED', now);
  await insertHistory(tx, { orderId, kind: 'PAYMENT_ENDED', at: now });
  return open;
}

interface Attempt {
  order: OrderRecord;
  paymentId: number;
  replaced: PaymentRecord | null;
}

/** Writes a new attempt; an open one of the same provider goes on. */
const openAttempt = (
  context: MemberContext,
  orderId: number,
  method: PaymentMethod,
  provider: PaymentProvider,
): Promise<Attempt> =>
  transaction(context, async (tx) => {
    const order = await accessLockedOrder(context, tx, orderId);
    const now = context.clock.now();
    if (!isPayable(order, now)) throw notPayable();
    const open = await findOpenPayment(tx, orderId);
    if (open?.method === method && open.provider === provider.name)
      return { order, paymentId: open.paymentId, replaced: null };
    const replaced = await replaceAttempt(context, tx, order);
    const { totalMinor: amountMinor } = order;
    const paymentId = await insertPayment(tx, {
      orderId,
      method,
      provider: provider.name,
      status: 'OPEN',
      amountMinor,
      now,
    });
    await insertHistory(tx, { orderId, kind: 'PAYMENT_STARTED', at: now, userId: context.caller.userId });
    return { order, paymentId, replaced };
  });

/**
 * Begins to pay an order: returns the page on which the buyer pays. An open attempt of another method ends first. Pressing twice
 * returns the same page.
 */
export async function startPayment(
  context: MemberContext,
  orderId: number,
  method: PaymentMethod,
): Promise<{ paymentId: number; url: string }> {
  const provider = providerOf(context, method);
  if (!provider) throw methodUnavailable();
  const { order, paymentId, replaced } = await openAttempt(context, orderId, method, provider);
  if (replaced) await providerNamed(context, replaced.provider)?.expireSession(context, replaced.paymentId);
  const { currency, totalMinor: amountMinor } = order;
  const { url } = await provider.createSession(context, { paymentId, orderId, amountMinor, currency });
  return { paymentId, url };
}

/** What a provider reports of a payment. */
export type PaymentOutcome = 'PAID' | 'DECLINED';

/** Locks the order of a payment, then the payment: the order of all that lock both. */
async function lockBoth(tx: Tx, paymentId: number) {
  const found = await findPayment(tx, paymentId);
  const order = found && (await lockOrder(tx, found.orderId));
  const payment = order && (await lockPayment(tx, paymentId));
  return order && payment ? { order, payment } : null;
}

/** A payment that came too late or a second time goes back to the buyer. */
async function returnPayment(
  context: SystemContext,
  tx: Tx,
  order: OrderRecord,
  payment: PaymentRecord,
): Promise<void> {
  await requestRefund(context, tx, {
    order,
    paymentId: payment.paymentId,
    orderLineId: null,
    amountMinor: payment.amountMinor,
    reason: order.status === 'PAID' ? 'PAID_TWICE' : 'PAID_LATE',
    note: '',
    requestedBy: null,
  });
}

/**
 * Applies what a provider reports, once, in any order and however often it is reported. A payment of an order that can't be paid any
 * more is refunded automatically.
 */
export const applyOutcome = (context: SystemContext, paymentId: number, outcome: PaymentOutcome): Promise<void> =>
  transaction(context, async (tx) => {
    const held = await lockBoth(tx, paymentId);
    if (!held || held.payment.status === 'SUCCEEDED') return;
    const { order, payment } = held;
    const now = context.clock.now();
    const { orderId } = order;
    if (outcome === 'DECLINED') {
      if (payment.status !== 'OPEN') return;
      await setPaymentStatus(tx, paymentId, 'FAILED', now);
      await insertHistory(tx, { orderId, kind: 'PAYMENT_FAILED', amountMinor: payment.amountMinor, at: now });
      return;
    }
    const other = await findOpenPayment(tx, orderId);
    if (other && other.paymentId !== paymentId) await setPaymentStatus(tx, other.paymentId, 'EXPIRED', now);
    await setPaymentStatus(tx, paymentId, 'SUCCEEDED', now);
    if (isPayable(order, now)) return completeOrder(context, tx, order);
    // its time is over and the job that expires it is late: what was held may be another buyer's by now
    if (order.status === 'PENDING') await endUnpaid(context, tx, order, { status: 'EXPIRED', byUserId: null });
    await returnPayment(context, tx, order, payment);
  });

/** Cancels the caller's unpaid order; its items go back to the cart. */
export async function cancelOrder(context: MemberContext, orderId: number): Promise<Order> {
  const open = await transaction(context, async (tx) => {
    const order = await accessLockedOrder(context, tx, orderId);
    if (order.status !== 'PENDING') throw notPayable();
    const attempt = await findOpenPayment(tx, orderId);
    await endUnpaid(context, tx, order, { status: 'CANCELLED', byUserId: context.caller.userId });
    await audit(context, tx, { action: 'order.cancel', noun: 'order', nounId: orderId });
    return attempt;
  });
  if (open) await providerNamed(context, open.provider)?.expireSession(context, open.paymentId);
  return reading(context, (tx) => readOrder(context, tx, orderId));
}
