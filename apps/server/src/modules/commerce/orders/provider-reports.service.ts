import type { SystemContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { completeOrder, endUnpaid } from './order-states.ts';
import { isPayable } from './orders.access.ts';
import { insertHistory, type OrderRecord } from './orders.repository.ts';
import { paymentReturned } from './orders.signals.ts';
import { type PageProvider, type PaymentReport, ProviderFailure, providerNamed } from './payment-providers.ts';
import {
  findOpenPayment,
  findPayment,
  lockOrderAndPayment,
  type PaymentRecord,
  setPaymentStatus,
  settlePayment,
} from './payments.repository.ts';
import { requestRefund } from './refunds.service.ts';

/** The job that asks a provider how an attempt stands. */
export const CHECK_PAYMENT = 'orders.check-payment';

/** What a provider reports of a payment. */
type PaymentOutcome = 'PAID' | 'DECLINED';

interface ReportedOutcome {
  outcome: PaymentOutcome;
  /** Why it was declined, in the words of who declined it. */
  note?: string;
  /** Administrator who reports it. */
  userId?: number;
}

/** A payment that came too late or a second time goes back to the buyer. */
async function returnPayment(
  context: SystemContext,
  tx: Tx,
  order: OrderRecord,
  payment: PaymentRecord,
): Promise<void> {
  const { paymentId, amountMinor } = payment;
  const reason = order.status === 'PAID' ? 'PAID_TWICE' : 'PAID_LATE';
  const request = { order, paymentId, orderLineId: null, amountMinor, reason, note: '', requestedBy: null } as const;
  await requestRefund(context, tx, request);
  await emit(context, tx, paymentReturned, { orderId: order.orderId, paymentId, reason });
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

/** Ends an attempt that its provider closed without having been paid. */
async function endAttempt(context: SystemContext, tx: Tx, paymentId: number): Promise<void> {
  const held = await lockOrderAndPayment(tx, paymentId);
  if (held?.payment.status !== 'OPEN') return;
  await setPaymentStatus(tx, paymentId, 'EXPIRED', context.clock.now());
}

/** A provider that takes another amount than the order's has been tampered with or misused: nothing is granted for it. */
function checkAmount(payment: PaymentRecord, report: Extract<PaymentReport, { state: 'PAID' }>): void {
  if (report.amountMinor === payment.amountMinor && report.currency === payment.currency) return;
  throw new Error(
    `Payment ${payment.paymentId} of ${payment.amountMinor} ${payment.currency} was paid with ${report.amountMinor} ${report.currency}`,
  );
}

/** Applies how an attempt stands at its provider: once, whichever of webhook, buyer and job asked first. */
export const applyReport = (context: SystemContext, paymentId: number, report: PaymentReport): Promise<void> =>
  transaction(context, async (tx) => {
    const now = context.clock.now();
    if (report.state === 'OPEN' || report.state === 'APPROVED') return;
    if (report.state === 'PAID') {
      const held = await lockOrderAndPayment(tx, paymentId);
      if (!held) return;
      checkAmount(held.payment, report);
      await settlePayment(tx, paymentId, { providerPayment: report.providerPayment, now });
      return applyOutcomeIn(context, tx, paymentId, { outcome: 'PAID' });
    }
    if (report.state === 'DECLINED')
      await applyOutcomeIn(context, tx, paymentId, { outcome: 'DECLINED', note: report.note });
    else await endAttempt(context, tx, paymentId);
    await settlePayment(tx, paymentId, { now });
  });

/** Takes the money where the buyer has agreed and the attempt still counts. */
const captured = async (
  context: SystemContext,
  provider: PageProvider,
  payment: PaymentRecord,
  report: PaymentReport,
): Promise<PaymentReport> =>
  report.state === 'APPROVED' && payment.status === 'OPEN' && provider.capture
    ? provider.capture(context, payment)
    : report;

/** Asks the provider how an attempt stands, and applies it. An attempt that has ended here is closed there too. */
export async function checkPayment(context: SystemContext, paymentId: number): Promise<void> {
  const payment = await reading(context, (tx) => findPayment(tx, paymentId));
  const provider = payment && providerNamed(context, payment.provider);
  if (!payment || provider?.kind !== 'PAGE' || payment.reference === null) return;
  const report = await captured(context, provider, payment, await provider.fetchPayment(context, payment));
  await applyReport(context, paymentId, report);
  const canStillBePaid = report.state === 'OPEN' || report.state === 'APPROVED';
  if (canStillBePaid && payment.status !== 'OPEN') await closePage(context, payment);
}

/**
 * Closes the page of an attempt that has ended, and applies how it ended there. A provider that can't be reached is asked again by the
 * job that checks open attempts; what is paid until then is refunded.
 */
export async function closePage(context: SystemContext, payment: PaymentRecord): Promise<PaymentReport['state']> {
  const provider = providerNamed(context, payment.provider);
  if (provider?.kind !== 'PAGE' || payment.reference === null) return 'ENDED';
  try {
    const report = await provider.expireSession(context, payment);
    await applyReport(context, payment.paymentId, report);
    return report.state;
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    context.log.warn({ paymentId: payment.paymentId, kind: error.kind, error: error.message }, 'a page stays open');
    return 'OPEN';
  }
}
