import { dayStarts, nextMonth } from '@sullam/domain/lectures/zoned-time.ts';
import { sql } from 'kysely';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { readPage } from '../../../kernel/database/paging.ts';
import { accountProviderNamed } from '../payment-accounts/payment-accounts.public.ts';
import type { FeeRow, FeesQuery, Payout, PayoutEntry, PayoutEntryQuery, PayoutListQuery } from './payouts.schemas.ts';

interface WithoutFee {
  provider: string;
  isTest: boolean;
  since: Date;
  afterId: number;
  take: number;
}

/** Payments of an account whose fee isn't known, after the one with an id, oldest first. */
export const listWithoutFee = (tx: Tx, { provider, isTest, since, afterId, take }: WithoutFee) =>
  tx.all(
    db
      .selectFrom('succeeded_payments as p')
      .leftJoin('payment_fees as f', 'f.payment_id', 'p.payment_id')
      .select('p.payment_id as paymentId')
      .where('p.provider', '=', provider)
      .where('p.is_test', '=', isTest)
      .where('p.paid_at', '>=', since)
      .where('p.payment_id', '>', afterId)
      .where('f.payment_id', 'is', null)
      .orderBy('p.payment_id')
      .limit(take),
  );

/** First days of the months of a year, and of the next one. */
function monthsOf(year: number): string[] {
  const months = [`${year}-01-01`];
  while (months.length <= 12) months.push(nextMonth(months.at(-1)!));
  return months;
}

/** Providers with accounts, of whose payments alone this module tells. */
const titleOf = (context: SystemContext, provider: string): string =>
  accountProviderNamed(context, provider)?.title ?? provider;

type Key = Pick<FeeRow, 'month' | 'provider' | 'currency'>;
type Sums = Pick<FeeRow, 'paymentCount' | 'chargedMinor' | 'feeMinor' | 'unknownCount'>;

/** Payments and fees of a year by month, provider and currency. A payment without a fee counts in its own currency. */
async function readCharged(
  context: MemberContext,
  tx: Tx,
  { year, includeTest }: FeesQuery,
  providers: readonly string[],
): Promise<(Key & Sums)[]> {
  const months = monthsOf(year);
  const starts = dayStarts(months, context.configuration.time_zone);
  let payments = db
    .selectFrom('succeeded_payments as p')
    .leftJoin('payment_fees as f', 'f.payment_id', 'p.payment_id')
    .select([
      sql<number>`width_bucket(p.paid_at, ${starts}::timestamptz[])`.as('bucket'),
      'p.provider',
      sql<string>`coalesce(f.currency, p.currency)`.as('currency'),
      sql<number>`count(*)::int`.as('paymentCount'),
      sql<number>`sum(coalesce(f.gross_minor, p.amount_minor))::int8`.as('chargedMinor'),
      sql<number>`coalesce(sum(f.fee_minor), 0)::int8`.as('feeMinor'),
      sql<number>`(count(*) filter (where f.payment_id is null))::int`.as('unknownCount'),
    ])
    .where(sql<boolean>`p.provider = any(${[...providers]}::text[])`)
    .where('p.paid_at', '>=', new Date(starts[0]!))
    .where('p.paid_at', '<', new Date(starts.at(-1)!))
    .groupBy(sql`1, 2, 3`);
  if (!includeTest) payments = payments.where('p.is_test', '=', false);
  const rows = await tx.all(payments);
  return rows.map(({ bucket, ...row }) => ({ ...row, month: months[bucket - 1]!.slice(0, 7) }));
}

/** Payouts that arrived in a year, by month, provider and currency. */
function readPaidOut(tx: Tx, { year, includeTest }: FeesQuery): Promise<(Key & { paidOutMinor: number })[]> {
  let paid = db
    .selectFrom('payouts')
    .select([sql<string>`to_char(arrives_on, 'YYYY-MM')`.as('month'), 'provider', 'currency'])
    .select(sql<number>`sum(amount_minor)::int8`.as('paidOutMinor'))
    .where('status', '=', 'PAID')
    .where(sql<boolean>`arrives_on between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date`)
    .groupBy(sql`1, 2, 3`);
  if (!includeTest) paid = paid.where('is_test', '=', false);
  return tx.all(paid);
}

const NOTHING: Sums = { paymentCount: 0, chargedMinor: 0, feeMinor: 0, unknownCount: 0 };

const keyOf = ({ month, provider, currency }: Key): string => `${month} ${provider} ${currency}`;

/** Charged, fees and payouts of a year by month, provider and currency; newest month first. */
export async function readFees(context: MemberContext, tx: Tx, query: FeesQuery, providers: readonly string[]) {
  const charged = await readCharged(context, tx, query, providers);
  const paidOut = await readPaidOut(tx, query);
  const rows = new Map<string, FeeRow>();
  for (const row of [...charged, ...paidOut]) {
    const { month, provider, currency } = row;
    const { paymentCount, chargedMinor, feeMinor, unknownCount } =
      charged.find((each) => keyOf(each) === keyOf(row)) ?? NOTHING;
    const reportsPayouts = accountProviderNamed(context, provider)?.listPayouts !== undefined;
    const paid = paidOut.find((each) => keyOf(each) === keyOf(row));
    rows.set(keyOf(row), {
      month,
      provider,
      title: titleOf(context, provider),
      currency,
      paymentCount,
      chargedMinor,
      feeMinor,
      netMinor: chargedMinor - feeMinor,
      unknownCount,
      paidOutMinor: paid?.paidOutMinor ?? (reportsPayouts ? 0 : null),
    });
  }
  return [...rows.values()].sort(
    (one, other) => other.month.localeCompare(one.month) || keyOf(one).localeCompare(keyOf(other)),
  );
}

/** Whether test accounts of some providers have brought payments or payouts. */
export async function hasTestReports(tx: Tx, providers: readonly string[]): Promise<boolean> {
  const payment = await tx.one(
    db
      .selectFrom('succeeded_payments')
      .select('payment_id')
      .where('is_test', '=', true)
      .where(sql<boolean>`provider = any(${[...providers]}::text[])`)
      .limit(1),
  );
  return (
    payment !== undefined ||
    (await tx.one(db.selectFrom('payouts').select('payout_id').where('is_test', '=', true).limit(1))) !== undefined
  );
}

const payouts = ({ includeTest }: Pick<PayoutListQuery, 'includeTest'>) => {
  const found = db
    .selectFrom('payouts as p')
    .select(['p.payout_id as payoutId', 'p.provider', 'p.provider_reference as reference', 'p.currency'])
    .select(['p.amount_minor as amountMinor', 'p.status', 'p.is_test as isTest'])
    .select(sql<string>`to_char(p.arrives_on, 'YYYY-MM-DD')`.as('arrivesOn'))
    .select(
      sql<number>`(select count(*)::int4 from payout_entries e where ${inOrganization('e')} and e.payout_id = p.payout_id)`.as(
        'entryCount',
      ),
    )
    .orderBy('p.arrives_on', 'desc')
    .orderBy('p.payout_id', 'desc');
  return includeTest ? found : found.where('p.is_test', '=', false);
};

/** Payouts, the one that arrives last first. */
export async function listPayouts(
  context: SystemContext,
  tx: Tx,
  { includeTest = false, ...page }: PayoutListQuery,
): Promise<{ data: Payout[]; total: number }> {
  const { data, total } = await readPage(tx, payouts({ includeTest }), page);
  return { data: data.map((row) => ({ ...row, title: titleOf(context, row.provider) }) as Payout), total };
}

export const findPayout = (tx: Tx, payoutId: number) =>
  tx.one(db.selectFrom('payouts').select('payout_id').where('payout_id', '=', payoutId));

/** Transactions of a payout, newest first. */
export async function listEntries(
  tx: Tx,
  payoutId: number,
  page: PayoutEntryQuery,
): Promise<{ data: PayoutEntry[]; total: number }> {
  const found = db
    .selectFrom('payout_entries as e')
    .leftJoin('order_payments as p', 'p.payment_id', 'e.payment_id')
    .select(['e.payout_entry_id as payoutEntryId', 'e.kind', 'e.amount_minor as amountMinor'])
    .select(['e.fee_minor as feeMinor', 'e.happened_at as happenedAt', 'p.order_id as orderId', 'p.number'])
    .where('e.payout_id', '=', payoutId)
    .orderBy('e.happened_at', 'desc')
    .orderBy('e.payout_entry_id', 'desc');
  const { data, total } = await readPage(tx, found, page);
  return {
    data: data.map(({ happenedAt, orderId, number, ...row }) => ({
      ...row,
      netMinor: row.amountMinor - row.feeMinor,
      order: orderId === null ? null : { orderId, number: number! },
      happenedAt: happenedAt.toISOString(),
    })) as PayoutEntry[],
    total,
  };
}
