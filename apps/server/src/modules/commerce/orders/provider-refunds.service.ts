import { allocate } from '@sullam/domain/commerce/allocation.ts';
import { HOUR } from '@sullam/domain/limits.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { insertHistory, listLines, type OrderRecord } from './orders.repository.ts';
import { refundReturned } from './orders.signals.ts';
import { type PageProvider, ProviderFailure, providerNamed, type RefundReport } from './payment-providers.ts';
import {
  findPayment,
  findRefund,
  insertRefund,
  isSurplus,
  listRefunds,
  listRefundsByReference,
  lockOrderAndPayment,
  type PaymentRecord,
  type RefundRecord,
  setRefundReference,
  setReturned,
} from './payments.repository.ts';
import { recordRefundResult } from './refunds.service.ts';

/** Providers forget the keys of calls after a day. What has been asked for before is looked up first, well within that time. */
const LOOKED_UP_AFTER = HOUR;

/** The money of refunds that had succeeded is back at the seller. What was booked stays: the buyer is owed it by other means. */
async function returnRefunds(context: SystemContext, tx: Tx, refunds: readonly RefundRecord[]): Promise<void> {
  const now = context.clock.now();
  for (const { refundId, orderId, orderLineId, amountMinor } of refunds) {
    if ((await setReturned(tx, [refundId], now)) === 0) continue;
    await insertHistory(tx, { orderId, kind: 'REFUND_RETURNED', orderLineId, amountMinor, at: now });
    await emit(context, tx, refundReturned, { orderId, refundId });
  }
}

async function applyOwn(context: SystemContext, tx: Tx, refund: RefundRecord, report: RefundReport): Promise<void> {
  const { status, reference, note = '' } = report;
  if (reference !== null && refund.reference === null) await setRefundReference(tx, refund.refundId, reference);
  if (status === 'PENDING') return;
  if (status === 'FAILED' && refund.status === 'SUCCEEDED') return returnRefunds(context, tx, [refund]);
  await recordRefundResult(context, tx, refund, { status, note });
}

interface LineShare {
  orderLineId: number | null;
  amountMinor: number;
}

/**
 * Which lines a refund falls on that names none: the only line with just this much left, else all in proportion to what is left of
 * them. What exceeds the lines, or belongs to a payment that paid nothing of the order, falls on none.
 */
async function sharesOf(tx: Tx, order: OrderRecord, paymentId: number, amountMinor: number): Promise<LineShare[]> {
  if (order.status !== 'PAID' || (await isSurplus(tx, paymentId))) return [{ orderLineId: null, amountMinor }];
  // those that are on their way count too, or a line could be refunded twice
  const refunds = await listRefunds(tx, order.orderId);
  const left = (await listLines(tx, order.orderId)).map(({ orderLineId, totalMinor }) => ({
    id: orderLineId,
    weight: refunds.reduce(
      (rest, refund) => rest - (refund.orderLineId === orderLineId ? refund.amountMinor : 0),
      totalMinor,
    ),
  }));
  const most = left.reduce((sum, { weight }) => sum + weight, 0);
  const split = Math.min(amountMinor, most);
  const exact = left.filter(({ weight }) => weight === split);
  const [only] = exact;
  const parts = split > 0 && only && exact.length === 1 ? new Map([[only.id, split]]) : allocate(split, left);
  const shares: LineShare[] = [...parts].map(([orderLineId, part]) => ({ orderLineId, amountMinor: part }));
  return [...shares, { orderLineId: null, amountMinor: amountMinor - split }].filter((share) => share.amountMinor > 0);
}

interface OutsideRefund {
  reference: string;
  amountMinor: number;
  reason: 'PROVIDER' | 'DISPUTE';
}

/** Books money that left without this platform: a refund made at the provider, or a lost dispute. The order is locked. */
export async function recordOutsideRefund(
  context: SystemContext,
  tx: Tx,
  { order, payment }: { order: OrderRecord; payment: PaymentRecord },
  { reference, amountMinor, reason }: OutsideRefund,
): Promise<void> {
  const { paymentId } = payment;
  if ((await listRefundsByReference(tx, paymentId, reference)).length > 0) return;
  const { orderId } = order;
  const now = context.clock.now();
  for (const share of await sharesOf(tx, order, paymentId, amountMinor)) {
    const values = { orderId, paymentId, ...share, reference, reason, note: '', requestedBy: null, now };
    const refund = await findRefund(tx, await insertRefund(tx, values));
    await recordRefundResult(context, tx, refund!, { status: 'SUCCEEDED' });
  }
}

/** Applies how a refund of a payment stands at its provider: once, in any order, whoever made it. */
export const applyRefundReport = (context: SystemContext, paymentId: number, report: RefundReport): Promise<void> =>
  transaction(context, async (tx) => {
    const held = await lockOrderAndPayment(tx, paymentId);
    if (!held) return;
    const { refundId, reference, status, amountMinor } = report;
    const own = refundId === null ? undefined : await findRefund(tx, refundId);
    if (own?.paymentId === paymentId) return applyOwn(context, tx, own, report);
    if (reference === null) return;
    if (status === 'SUCCEEDED')
      await recordOutsideRefund(context, tx, held, { reference, amountMinor, reason: 'PROVIDER' });
    if (status === 'FAILED') await returnRefunds(context, tx, await listRefundsByReference(tx, paymentId, reference));
  });

/** How the provider answers a refund. A refusal is an answer; an unreachable provider is asked again by the job. */
async function askFor(
  context: SystemContext,
  provider: PageProvider,
  payment: PaymentRecord,
  refund: RefundRecord,
): Promise<RefundReport | undefined> {
  const { refundId, amountMinor, reference, requestedAt } = refund;
  const isRepeated = reference !== null || requestedAt.getTime() < context.clock.now().getTime() - LOOKED_UP_AFTER;
  if (isRepeated) {
    const known = (await provider.fetchRefunds(context, payment)).find(
      (report) => report.refundId === refundId || (reference !== null && report.reference === reference),
    );
    if (known || reference !== null) return known;
  }
  try {
    return await provider.refund(context, payment, { ...refund, currency: payment.currency });
  } catch (error) {
    if (!(error instanceof ProviderFailure) || error.kind !== 'REFUSED') throw error;
    context.log.error({ refundId, error: error.message }, 'a payment provider refused a refund');
    return { status: 'FAILED', reference: null, refundId, amountMinor, note: error.message.slice(0, 500) };
  }
}

/**
 * Has the provider pay back, or asks how far it is. Safe to repeat: the provider knows the refund by its id, and the result is written
 * once. The refund stays requested while the provider works on it.
 */
export async function carryOutRefund(context: SystemContext, refundId: number): Promise<void> {
  const found = await reading(context, async (tx) => {
    const refund = await findRefund(tx, refundId);
    const payment = refund && (await findPayment(tx, refund.paymentId));
    return refund && payment ? { refund, payment } : null;
  });
  if (found?.refund.status !== 'REQUESTED') return;
  const { refund, payment } = found;
  const provider = providerNamed(context, payment.provider);
  if (!provider) throw new Error(`No payment provider ${payment.provider} for refund ${refundId}`);
  // a manual one stays requested until an administrator has paid it back; an account gets its refund when it is requested
  if (provider.kind !== 'PAGE') return;
  const report = await askFor(context, provider, payment, refund);
  if (report) await applyRefundReport(context, payment.paymentId, { ...report, refundId });
}
