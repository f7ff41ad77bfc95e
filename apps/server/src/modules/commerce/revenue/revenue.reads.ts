import type { ItemType } from '@sullam/domain/commerce/item-types.ts';
import { addDays, dayStarts, wallTimeOf } from '@sullam/domain/lectures/zoned-time.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { type RawBuilder, sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { isTestOf } from '../orders/orders.public.ts';
import {
  type Grouping,
  NO_GROUP,
  type RevenueCurrencies,
  type RevenueFigures,
  type RevenueQuery,
  type RevenueRow,
} from './revenue.schemas.ts';
import { partsOf } from './revenue-periods.ts';

const isTest = isTestOf(sql.ref('e.order_id'));

const sumOf = (amount: string, isRefund: boolean): RawBuilder<number> =>
  sql`coalesce(sum(${sql.ref(amount)}) filter (where e.is_refund = ${sql.lit(isRefund)}), 0)::int8`;

/** What the rows of a grouping have in common. Days and months are numbered from 1. */
const keyOf = (by: Grouping, starts: readonly string[]): RawBuilder<string> => {
  if (by === 'item') return sql`e.item_type || ':' || e.item_id`;
  if (by === 'method') return sql`coalesce(e.method, 'Free')`;
  if (by === 'group') return sql`coalesce(g.permission_set_id::text, ${sql.lit(NO_GROUP)})`;
  if (by === 'tax-rate') return sql`e.tax_rate_basis_points::text`;
  return sql`width_bucket(e.posted_at, ${[...starts]}::timestamptz[])::text`;
};

const NOTHING: RevenueFigures = {
  soldCount: 0,
  grossMinor: 0,
  discountMinor: 0,
  chargedMinor: 0,
  refundedMinor: 0,
  taxMinor: 0,
  refundedTaxMinor: 0,
  netMinor: 0,
};

/** Figures added up, all of one currency. */
function totalOf(rows: readonly RevenueFigures[]): RevenueFigures {
  const names = Object.keys(NOTHING) as (keyof RevenueFigures)[];
  const total = { ...NOTHING };
  for (const row of rows) for (const name of names) total[name] += row[name];
  return total;
}

interface Grouped {
  key: string;
  title: Localized | null;
  itemType: ItemType | null;
  soldCount: number;
  chargedMinor: number;
  discountMinor: number;
  refundedMinor: number;
  salesTaxMinor: number;
  refundedTaxMinor: number;
}

/** Days and months in their order, also those without sales; rates from the highest; else those that brought in most. */
function inOrder(rows: readonly RevenueRow[], by: Grouping, parts: readonly string[]): RevenueRow[] {
  if (by === 'day' || by === 'month')
    return parts.map((part, at) => ({
      ...NOTHING,
      title: null,
      itemType: null,
      ...rows.find(({ key }) => key === String(at + 1)),
      key: by === 'day' ? part : part.slice(0, 7),
    }));
  const highest = (row: RevenueRow): number => (by === 'tax-rate' ? Number(row.key) : row.netMinor);
  return [...rows].sort((one, other) => highest(other) - highest(one) || (one.key < other.key ? -1 : 1));
}

const titleOf = (by: Grouping): RawBuilder<Localized | null> => {
  if (by === 'item') return sql`(array_agg(e.title order by e.posted_at desc))[1]`;
  return by === 'group' ? sql`(array_agg(g.name))[1]` : sql`null`;
};

const itemTypeOf = (by: Grouping): RawBuilder<ItemType | null> => (by === 'item' ? sql`min(e.item_type)` : sql`null`);

async function readRows(context: MemberContext, tx: Tx, query: RevenueQuery): Promise<RevenueRow[]> {
  const { currency, to, by, includeTest } = query;
  const parts = partsOf(query);
  const starts = dayStarts([...parts, addDays(to, 1)], context.configuration.time_zone);
  let postings = db
    .selectFrom('order_postings as e')
    // then a posting stands once in each group of its buyer
    .$if(by === 'group', (all) => all.leftJoin('member_groups as g', 'g.user_id', 'e.user_id'))
    .select(keyOf(by, starts).as('key'))
    .select([titleOf(by).as('title'), itemTypeOf(by).as('itemType')])
    .select([
      sql<number>`count(*) filter (where not e.is_refund)::int`.as('soldCount'),
      sumOf('e.amount_minor', false).as('chargedMinor'),
      sumOf('e.discount_minor', false).as('discountMinor'),
      sumOf('e.amount_minor', true).as('refundedMinor'),
      sumOf('e.tax_minor', false).as('salesTaxMinor'),
      sumOf('e.tax_minor', true).as('refundedTaxMinor'),
    ])
    .where('e.currency', '=', currency)
    .where('e.posted_at', '>=', new Date(starts[0]!))
    .where('e.posted_at', '<', new Date(starts.at(-1)!))
    .groupBy(sql`1`);
  if (!includeTest) postings = postings.where(sql<boolean>`not ${isTest}`);
  const rows: Grouped[] = await tx.all(postings);
  const withSums = rows.map(({ salesTaxMinor, ...row }) => {
    const taxMinor = salesTaxMinor - row.refundedTaxMinor;
    const netMinor = row.chargedMinor - row.refundedMinor - taxMinor;
    return { ...row, grossMinor: row.chargedMinor + row.discountMinor, taxMinor, netMinor };
  });
  return inOrder(withSums, by, parts);
}

/** All rows of a report, and their sum; a buyer in several groups counts in each of them, but once in the sum. */
export async function readRevenue(
  context: MemberContext,
  tx: Tx,
  query: RevenueQuery,
): Promise<{ rows: RevenueRow[]; total: RevenueFigures }> {
  const rows = await readRows(context, tx, query);
  const once = query.by === 'group' ? await readRows(context, tx, { ...query, by: 'method' }) : rows;
  return { rows, total: totalOf(once) };
}

/** Currencies in which orders were paid, the one with most orders first. */
export async function readCurrencies(context: MemberContext, tx: Tx): Promise<RevenueCurrencies> {
  const currencies = await tx.all(
    db
      .selectFrom('order_postings as e')
      .select('e.currency')
      .select([
        sql<boolean>`bool_or(not ${isTest})`.as('hasOrders'),
        sql<boolean>`bool_or(${isTest})`.as('hasTestOrders'),
      ])
      .where('e.is_refund', '=', false)
      .groupBy('e.currency')
      .orderBy(sql`count(*)`, 'desc')
      .orderBy('e.currency'),
  );
  return { today: wallTimeOf(context.clock.now(), context.configuration.time_zone).date, currencies };
}
