import { DAY } from '@sullam/domain/limits.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { type DisputeReport, listDisputes, recordDispute } from '../disputes/disputes.public.ts';
import {
  accessOrder,
  adoptReference,
  applyRefundReport,
  checkPayment,
  findPayment,
  insertPayment,
  listRefunds,
  lockOrderAndPayment,
  notPayable,
  type PaymentRecord,
  TEST_PROVIDER,
} from '../orders/orders.public.ts';
import { noOpenDispute } from './test-payments.errors.ts';
import {
  findPaymentOfPage,
  findTestPayment,
  insertTestPayment,
  listFailedTestRefunds,
  setFailureReported,
} from './test-payments.repository.ts';
import type { TestOutcome, TestPayment } from './test-payments.schemas.ts';
import { disputeReferenceOf, pageReferenceOf, paymentReferenceOf, refundReportOf } from './test-provider.ts';

/** Until when evidence could be handed in for a test dispute. */
const EVIDENCE_WITHIN = 7 * DAY;
/** Refunds that fail in one run. */
const AT_ONCE = 100;

/** An open payment of the caller with the test provider, whose outcome has not been chosen. */
async function accessPage(context: MemberContext, tx: Tx, paymentId: number) {
  const payment = await findPaymentOfPage(tx, paymentId);
  if (payment?.provider !== TEST_PROVIDER) throw notFound();
  await accessOrder(context, tx, payment.orderId, 'buy');
  if (payment.status !== 'OPEN' || (await findTestPayment(tx, paymentId))) throw notPayable();
  return payment;
}

export const readTestPayment = (context: MemberContext, paymentId: number): Promise<TestPayment> =>
  reading(context, async (tx) => {
    const { orderId, orderNumber, amountMinor, currency, expiresAt } = await accessPage(context, tx, paymentId);
    return { paymentId, orderId, orderNumber, amountMinor, currency, expiresAt: expiresAt.toISOString() };
  });

/** A second attempt of the same order, as if the buyer had left another page open and paid there too. */
async function insertSecondAttempt(tx: Tx, payment: PaymentRecord, now: Date): Promise<number> {
  const { orderId, method, provider, amountMinor, isTest, language } = payment;
  const attempt = { orderId, method, provider, amountMinor, isTest, language, status: 'EXPIRED', now } as const;
  const paymentId = await insertPayment(tx, attempt);
  await adoptReference(tx, paymentId, pageReferenceOf({ paymentId }));
  await insertTestPayment(tx, paymentId, { outcome: 'PAID', paidAt: now, now });
  return paymentId;
}

/** Stores the outcome at the test provider. Returns the attempts that it reports now, in their order. */
const store = (context: MemberContext, paymentId: number, outcome: TestOutcome): Promise<number[]> =>
  transaction(context, async (tx) => {
    await accessPage(context, tx, paymentId);
    const held = await lockOrderAndPayment(tx, paymentId);
    if (held?.payment.status !== 'OPEN') throw notPayable();
    const now = context.clock.now();
    const paidAt = outcome === 'DECLINED' ? null : outcome === 'PAID_LATE' ? held.order.expiresAt : now;
    if (!(await insertTestPayment(tx, paymentId, { outcome, paidAt, now }))) throw notPayable();
    await adoptReference(tx, paymentId, pageReferenceOf({ paymentId }));
    if (outcome === 'PAID_LATE' || outcome === 'NEVER_NOTIFIED') return [];
    if (outcome === 'NOTIFIED_TWICE') return [paymentId, paymentId];
    if (outcome === 'PAID_TWICE') return [paymentId, await insertSecondAttempt(tx, held.payment, now)];
    return [paymentId];
  });

interface Disputed {
  status: 'OPEN' | 'WON' | 'LOST';
  amountMinor: number;
  dueAt: Date | null;
}

const disputeOf = (payment: PaymentRecord, stand: Disputed): DisputeReport => ({
  reference: disputeReferenceOf(payment.paymentId),
  providerPayment: paymentReferenceOf(payment),
  reason: 'fraudulent',
  ...stand,
});

async function openDispute(context: MemberContext, paymentId: number): Promise<void> {
  const payment = await reading(context, (tx) => findPayment(tx, paymentId));
  const dueAt = new Date(context.clock.now().getTime() + EVIDENCE_WITHIN);
  if (!payment) return;
  const { amountMinor } = payment;
  await recordDispute(context, paymentId, disputeOf(payment, { status: 'OPEN', amountMinor, dueAt }));
}

/**
 * Lets a payment end as the tester chooses. Each report is a hint, as a webhook is: the test provider is asked how the payment stands.
 * What is not reported is found by the check of every five minutes.
 */
export async function chooseOutcome(context: MemberContext, paymentId: number, outcome: TestOutcome): Promise<void> {
  for (const reported of await store(context, paymentId, outcome)) await checkPayment(context, reported);
  if (outcome === 'DISPUTED') await openDispute(context, paymentId);
}

/** What is left of a payment after its refunds. */
async function leftOf(tx: Tx, { paymentId, orderId, amountMinor }: PaymentRecord): Promise<number> {
  const refunds = (await listRefunds(tx, orderId)).filter((refund) => refund.paymentId === paymentId);
  return refunds.reduce((left, refund) => left - refund.amountMinor, amountMinor);
}

/**
 * Decides a dispute of a test payment, as the buyer's bank would. A lost one takes what has not been refunded meanwhile.
 * @throws Problem test-payment.no-open-dispute when there is none to decide
 */
export async function decideDispute(
  context: MemberContext,
  paymentId: number,
  decision: 'WON' | 'LOST',
): Promise<void> {
  const { payment, dueAt, amountMinor } = await transaction(context, async (tx) => {
    const found = await findPayment(tx, paymentId);
    if (found?.provider !== TEST_PROVIDER) throw notFound();
    const reference = disputeReferenceOf(paymentId);
    const open = (await listDisputes(tx, found.orderId)).find(
      (dispute) => dispute.reference === reference && dispute.status === 'OPEN',
    );
    if (!open) throw noOpenDispute();
    await audit(context, tx, {
      action: 'test-payment.decide-dispute',
      noun: 'order',
      nounId: found.orderId,
      changes: { paymentId, decision },
    });
    return {
      payment: found,
      dueAt: open.dueAt === null ? null : new Date(open.dueAt),
      amountMinor: decision === 'LOST' ? await leftOf(tx, found) : open.amountMinor,
    };
  });
  await recordDispute(context, paymentId, disputeOf(payment, { status: decision, amountMinor, dueAt }));
}

/** Reports refunds that fail after they had succeeded. */
export async function reportFailedRefunds(context: SystemContext): Promise<void> {
  const now = context.clock.now();
  for (const refund of await reading(context, (tx) => listFailedTestRefunds(tx, now, AT_ONCE))) {
    await applyRefundReport(context, refund.paymentId, refundReportOf(refund, now));
    await transaction(context, (tx) => setFailureReported(tx, refund.refundId, now));
  }
}
