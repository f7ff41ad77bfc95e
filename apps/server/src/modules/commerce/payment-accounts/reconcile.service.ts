import { DAY, MINUTE } from '@sullam/domain/limits.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import { reading, transaction } from '../../../kernel/database/database.ts';
import { type DisputeReport, listOpenDisputes, recordDispute } from '../disputes/disputes.public.ts';
import {
  adoptReference,
  applyRefundReport,
  carryOutRefund,
  checkPayment,
  findPayment,
  findPaymentByReference,
  listRequested,
  listUnsettled,
} from '../orders/orders.public.ts';
import type { AccountProvider, EventSubject } from './account-providers.ts';
import { attempt, type Connection, connectionOf, readConnections } from './connections.ts';
import { findAccount } from './payment-accounts.repository.ts';
import type { AccountMode } from './payment-accounts.schemas.ts';

/** Rows that one statement reads. */
const AT_ONCE = 100;
/** How far back lists of a provider are read, every 5 minutes and once a day: a refund can fail, and a dispute end, weeks later. */
const RECENT = 3 * DAY;
const EVERYTHING = 60 * DAY;
/** A job of its own carries out a new refund. */
const REFUND_PATIENCE = MINUTE;

const paymentOf = (context: SystemContext, { name }: AccountProvider, reference: string) =>
  reading(context, (tx) => findPaymentByReference(tx, name, reference));

/** Disputes of payments that were made elsewhere with the same account are not this platform's. */
async function applyDispute(context: SystemContext, provider: AccountProvider, report: DisputeReport): Promise<void> {
  const payment = await paymentOf(context, provider, report.providerPayment);
  if (payment) await recordDispute(context, payment.paymentId, report);
}

async function followPayment(
  context: SystemContext,
  { name }: AccountProvider,
  { reference, paymentId }: Extract<EventSubject, { kind: 'PAYMENT' }>,
): Promise<void> {
  const known = await reading(context, (tx) => findPaymentByReference(tx, name, reference));
  if (known) return checkPayment(context, known.paymentId);
  // the webhook overtook the answer that brings the page's id
  if (paymentId === undefined) return;
  const payment = await reading(context, (tx) => findPayment(tx, paymentId));
  if (payment?.provider !== name || payment.reference !== null) return;
  await transaction(context, (tx) => adoptReference(tx, paymentId, reference));
  await checkPayment(context, paymentId);
}

/** Asks the provider about what a webhook says has changed, and applies how it stands. */
export async function followEvent(
  context: SystemContext,
  { provider: name, mode, subject }: { provider: string; mode: AccountMode; subject: EventSubject },
): Promise<void> {
  const record = await reading(context, (tx) => findAccount(tx, name, mode));
  const connected = record && connectionOf(context, record);
  if (!connected) return;
  const { provider, account } = connected;
  if (subject.kind === 'PAYMENT') return followPayment(context, provider, subject);
  if (subject.kind === 'DISPUTE') {
    const report = await provider.fetchDispute?.(context, account, subject.reference);
    return report && applyDispute(context, provider, report);
  }
  const payment = await paymentOf(context, provider, subject.providerPayment);
  if (!payment) return;
  for (const report of await provider.fetchRefunds(context, account, payment))
    await applyRefundReport(context, payment.paymentId, report);
}

async function checkOpenPayments(context: SystemContext): Promise<void> {
  for (let afterId = 0; ; ) {
    const payments = await reading(context, (tx) => listUnsettled(tx, { afterId, take: AT_ONCE }));
    for (const { paymentId } of payments) await attempt(context, { paymentId }, () => checkPayment(context, paymentId));
    const last = payments.at(-1);
    if (!last || payments.length < AT_ONCE) return;
    afterId = last.paymentId;
  }
}

async function checkRequestedRefunds(context: SystemContext): Promise<void> {
  const before = context.clock.now().getTime() - REFUND_PATIENCE;
  for (let afterId = 0; ; ) {
    const refunds = await reading(context, (tx) => listRequested(tx, { afterId, take: AT_ONCE }));
    for (const { refundId, requestedAt } of refunds)
      if (requestedAt.getTime() <= before)
        await attempt(context, { refundId }, () => carryOutRefund(context, refundId));
    const last = refunds.at(-1);
    if (!last || refunds.length < AT_ONCE) return;
    afterId = last.refundId;
  }
}

async function readRefunds(context: SystemContext, { provider, account }: Connection, since: Date): Promise<void> {
  for (const { providerPayment, ...report } of (await provider.listRefunds?.(context, account, since)) ?? []) {
    const payment = await paymentOf(context, provider, providerPayment);
    if (payment) await applyRefundReport(context, payment.paymentId, report);
  }
}

async function readDisputes(context: SystemContext, { provider, account }: Connection, since: Date): Promise<void> {
  const { name, listDisputes, fetchDispute } = provider;
  const reports = (await listDisputes?.(context, account, since)) ?? [];
  for (const report of reports) await applyDispute(context, provider, report);
  const open = await reading(context, (tx) =>
    listOpenDisputes(tx, { provider: name, isTest: account.mode === 'TEST' }),
  );
  for (const { reference } of open) {
    if (reports.some((report) => report.reference === reference)) continue;
    const report = await fetchDispute?.(context, account, reference);
    if (report) await applyDispute(context, provider, report);
  }
}

/**
 * Asks all providers of an organisation how open payments, refunds and disputes stand. Whatever a webhook would have reported is found
 * here too, only later.
 */
export async function reconcile(context: SystemContext, { isDaily }: { isDaily: boolean }): Promise<void> {
  await checkOpenPayments(context);
  await checkRequestedRefunds(context);
  const connections = await readConnections(context);
  const since = new Date(context.clock.now().getTime() - (isDaily ? EVERYTHING : RECENT));
  for (const connected of connections) {
    const what = { provider: connected.provider.name, mode: connected.account.mode };
    await attempt(context, what, () => readRefunds(context, connected, since));
    await attempt(context, what, () => readDisputes(context, connected, since));
  }
}
