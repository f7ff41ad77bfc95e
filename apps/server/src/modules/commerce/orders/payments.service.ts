import { DAY } from '@sullam/domain/limits.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { holdItems } from './holds.ts';
import { readOrder } from './order-detail.reads.ts';
import { completeOrder, EXPIRE_ORDER, endUnpaid } from './order-states.ts';
import { accessLockedOrder, isPayable } from './orders.access.ts';
import { methodUnavailable, notPayable } from './orders.errors.ts';
import { insertHistory, listLines, lockOrder, type OrderRecord, setOrderEnd } from './orders.repository.ts';
import type { Order, PaymentMethod } from './orders.schemas.ts';
import {
  closePage,
  findOfferedMethods,
  type OfferedMethod,
  type PaymentProvider,
  type ProviderPayment,
} from './payment-providers.ts';
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
export const listPaymentMethods = (context: SystemContext) =>
  reading(context, async (tx) => ({
    methods: (await findOfferedMethods(context, tx)).map(({ method, provider, waitDays }) => ({
      method,
      isTest: provider.isTest,
      waitDays: waitDays ?? null,
    })),
  }));

/** Ends the open attempt of a locked order because another one begins. */
async function replaceAttempt(context: SystemContext, tx: Tx, { orderId }: OrderRecord): Promise<PaymentRecord | null> {
  const open = await findOpenPayment(tx, orderId);
  if (!open) return null;
  const now = context.clock.now();
  await setPaymentStatus(tx, open.paymentId, 'EXPIRED', now);
  await insertHistory(tx, { orderId, kind: 'PAYMENT_ENDED', method: open.method, at: now });
  return open;
}

interface Attempt {
  provider: PaymentProvider;
  payment: ProviderPayment;
  replaced: PaymentRecord | null;
}

/** Lets an order wait for money that takes days to come. Counted from its placing, so that no switching of methods prolongs it. */
async function prolong(context: MemberContext, tx: Tx, order: OrderRecord, waitDays: number): Promise<void> {
  const until = new Date(order.placedAt.getTime() + waitDays * DAY);
  if (until <= order.expiresAt) return;
  await setOrderEnd(tx, order.orderId, until);
  await holdItems(context, tx, { ...order, expiresAt: until }, await listLines(tx, order.orderId));
  await context.jobs.enqueue(tx, context.organizationId, EXPIRE_ORDER, { orderId: order.orderId }, { runAt: until });
}

/** Writes a new attempt of a locked order. */
async function insertAttempt(
  context: MemberContext,
  tx: Tx,
  order: OrderRecord,
  { method, provider, waitDays }: OfferedMethod,
): Promise<ProviderPayment> {
  const { orderId, totalMinor: amountMinor, currency } = order;
  const now = context.clock.now();
  const attempt = { orderId, method, provider: provider.name, status: 'OPEN', amountMinor, now } as const;
  const paymentId = await insertPayment(tx, attempt);
  await insertHistory(tx, { orderId, kind: 'PAYMENT_STARTED', method, at: now, userId: context.caller.userId });
  if (waitDays !== undefined) await prolong(context, tx, order, waitDays);
  return { paymentId, orderId, amountMinor, currency };
}

/** Begins an attempt; an open one of the same method goes on. */
const openAttempt = (context: MemberContext, orderId: number, method: PaymentMethod): Promise<Attempt> =>
  transaction(context, async (tx) => {
    const order = await accessLockedOrder(context, tx, orderId);
    const offer = (await findOfferedMethods(context, tx)).find((offered) => offered.method === method);
    if (!offer) throw methodUnavailable();
    if (!isPayable(order, context.clock.now())) throw notPayable();
    const { provider } = offer;
    const open = await findOpenPayment(tx, orderId);
    if (open?.method === method && open.provider === provider.name) {
      const { currency, totalMinor: amountMinor } = order;
      return { provider, payment: { paymentId: open.paymentId, orderId, amountMinor, currency }, replaced: null };
    }
    const replaced = await replaceAttempt(context, tx, order);
    return { provider, payment: await insertAttempt(context, tx, order, offer), replaced };
  });

/**
 * Begins to pay an order. Returns the page on which the buyer pays, or none where the order itself says how it goes on. An open
 * attempt of another method ends first. Pressing twice returns the same page.
 */
export async function startPayment(
  context: MemberContext,
  orderId: number,
  method: PaymentMethod,
): Promise<{ paymentId: number; url: string | null }> {
  const { provider, payment, replaced } = await openAttempt(context, orderId, method);
  if (replaced) await closePage(context, replaced);
  const url = provider.kind === 'PAGE' ? (await provider.createSession(context, payment)).url : null;
  return { paymentId: payment.paymentId, url };
}

/** What a provider reports of a payment. */
export type PaymentOutcome = 'PAID' | 'DECLINED';

interface ReportedOutcome {
  outcome: PaymentOutcome;
  /** Why it was declined, in the words of who declined it. */
  note?: string;
  /** Administrator who reports it. */
  userId?: number;
}

/** Locks the order of a payment, then the payment: the order of all that lock both. */
export async function lockOrderAndPayment(tx: Tx, paymentId: number) {
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

async function declinePayment(
  context: SystemContext,
  tx: Tx,
  { paymentId, orderId, method, amountMinor, status }: PaymentRecord,
  { note = '', userId = null }: { note?: string | undefined; userId?: number | null | undefined },
): Promise<void> {
  if (status !== 'OPEN') return;
  const now = context.clock.now();
  await setPaymentStatus(tx, paymentId, 'FAILED', now);
  await insertHistory(tx, { orderId, kind: 'PAYMENT_FAILED', method, amountMinor, note, userId, at: now });
}

/**
 * Applies what a provider reports, once, in any order and however often it is reported. A payment of an order that can't be paid any
 * more is refunded: by its provider, or by an administrator where the method is manual.
 */
export async function applyOutcomeIn(
  context: SystemContext,
  tx: Tx,
  paymentId: number,
  { outcome, note, userId }: ReportedOutcome,
): Promise<void> {
  const held = await lockOrderAndPayment(tx, paymentId);
  if (!held || held.payment.status === 'SUCCEEDED') return;
  const { order, payment } = held;
  if (outcome === 'DECLINED') return declinePayment(context, tx, payment, { note, userId });
  const now = context.clock.now();
  const other = await findOpenPayment(tx, order.orderId);
  if (other && other.paymentId !== paymentId) await setPaymentStatus(tx, other.paymentId, 'EXPIRED', now);
  await setPaymentStatus(tx, paymentId, 'SUCCEEDED', now);
  if (isPayable(order, now)) return completeOrder(context, tx, order, { method: payment.method, userId });
  // its time is over and the job that expires it is late: what was held may be another buyer's by now
  if (order.status === 'PENDING') await endUnpaid(context, tx, order, { status: 'EXPIRED', byUserId: null });
  await returnPayment(context, tx, order, payment);
}

/** The same in a transaction of its own, for providers that report from outside. */
export const applyOutcome = (context: SystemContext, paymentId: number, outcome: PaymentOutcome): Promise<void> =>
  transaction(context, (tx) => applyOutcomeIn(context, tx, paymentId, { outcome }));

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
  if (open) await closePage(context, open);
  return reading(context, (tx) => readOrder(context, tx, orderId));
}
