import { DAY } from '@sullam/domain/limits.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { reading, transaction } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { findPayment, findPaymentByReference } from '../orders/orders.public.ts';
import { attempt, type Connection, readConnections } from '../payment-accounts/payment-accounts.public.ts';
import { findPayout, hasTestReports, listEntries, listWithoutFee, readFees } from './payouts.reads.ts';
import { type NewEntry, saveEntries, saveFee, savePayout } from './payouts.repository.ts';
import type { FeesQuery, PaymentFees, PayoutEntryQuery, ReportingProvider } from './payouts.schemas.ts';

/** How far back providers are asked about fees and payouts. */
const ASKED = 60 * DAY;
/** Payments that one statement reads, and those that one run of the job asks about. */
const AT_ONCE = 100;
const MOST_ASKED = 500;

const ofAccount = ({ provider, account }: Connection) => ({
  provider: provider.name,
  isTest: account.mode === 'TEST',
});

async function readFee(context: SystemContext, { provider, account }: Connection, paymentId: number): Promise<void> {
  const payment = await reading(context, (tx) => findPayment(tx, paymentId));
  const fee = payment && (await provider.fetchFee?.(context, account, payment));
  if (fee) await transaction(context, (tx) => saveFee(tx, paymentId, fee, context.clock.now()));
}

/** Asks about the payments of an account whose fee isn't known. */
async function readAllFees(context: SystemContext, connection: Connection, since: Date): Promise<void> {
  if (!connection.provider.fetchFee) return;
  let afterId = 0;
  for (let asked = 0; asked < MOST_ASKED; asked += AT_ONCE) {
    const page = { ...ofAccount(connection), since, afterId, take: AT_ONCE };
    const payments = await reading(context, (tx) => listWithoutFee(tx, page));
    for (const { paymentId } of payments)
      await attempt(context, { paymentId }, () => readFee(context, connection, paymentId));
    if (payments.length < AT_ONCE) return;
    afterId = payments.at(-1)!.paymentId;
  }
}

async function readEntries(
  context: SystemContext,
  { provider, account }: Connection,
  { payoutId, reference }: { payoutId: number; reference: string },
): Promise<void> {
  const reports = (await provider.fetchPayoutEntries?.(context, account, reference)) ?? [];
  await transaction(context, async (tx) => {
    const entries: NewEntry[] = [];
    for (const report of reports) {
      const { providerPayment } = report;
      const payment = providerPayment && (await findPaymentByReference(tx, provider.name, providerPayment));
      entries.push({ ...report, paymentId: payment ? payment.paymentId : null });
    }
    await saveEntries(tx, payoutId, entries);
  });
}

/** Reads the payouts of an account, and what those consist of that have arrived. */
async function readPayouts(context: SystemContext, connection: Connection, since: Date): Promise<void> {
  const { provider, account } = connection;
  for (const payout of (await provider.listPayouts?.(context, account, since)) ?? []) {
    const { reference } = payout;
    await attempt(context, { payout: reference }, async () => {
      const payoutId = await transaction(context, (tx) =>
        savePayout(tx, ofAccount(connection), payout, context.clock.now()),
      );
      if (payoutId !== null) await readEntries(context, connection, { payoutId, reference });
    });
  }
}

/** Asks all providers of an organisation what they kept of payments and what they paid out. */
export async function readReports(context: SystemContext): Promise<void> {
  const since = new Date(context.clock.now().getTime() - ASKED);
  for (const connection of await readConnections(context)) {
    const what = ofAccount(connection);
    await attempt(context, what, () => readAllFees(context, connection, since));
    await attempt(context, what, () => readPayouts(context, connection, since));
  }
}

/** Providers that the organisation has accounts with, each once, and what they report. */
async function readProviders(context: MemberContext): Promise<ReportingProvider[]> {
  const providers = new Map((await readConnections(context)).map(({ provider }) => [provider.name, provider]));
  return [...providers.values()].map(({ name: provider, title, fetchFee, listPayouts }) => ({
    provider,
    title,
    reportsFees: fetchFee !== undefined,
    reportsPayouts: listPayouts !== undefined,
  }));
}

/** What providers kept and paid out in a year. */
export async function readPaymentFees(context: MemberContext, query: FeesQuery): Promise<PaymentFees> {
  const providers = await readProviders(context);
  const names = providers.map(({ provider }) => provider);
  return reading(context, async (tx) => ({
    providers,
    hasTest: await hasTestReports(tx, names),
    rows: await readFees(context, tx, query, names),
  }));
}

export const readPayoutEntries = (context: MemberContext, payoutId: number, page: PayoutEntryQuery) =>
  reading(context, async (tx) => {
    if (!(await findPayout(tx, payoutId))) throw notFound();
    return listEntries(tx, payoutId, page);
  });
