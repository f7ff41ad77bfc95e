import type { PaymentMethod } from '@sullam/domain/commerce/payment-methods.ts';
import { normalizeVoucherCode } from '@sullam/domain/commerce/vouchers.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { type RawBuilder, sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { readPage } from '../../../kernel/database/paging.ts';
import { isTestOf } from '../orders/orders.public.ts';
import type {
  ManagedOrder,
  OlderOrders,
  OlderOrdersQuery,
  OrderCounts,
  OrderCountsQuery,
  OrderFilters,
  OrderListQuery,
  OrderState,
} from './order-list.schemas.ts';

const refundedMinor = sql<number>`coalesce((select sum(r.amount_minor)::int8 from order_refund_records r
  where ${inOrganization('r')} and r.order_id = o.order_id and r.status = 'SUCCEEDED'), 0)`;
const isRefunded = sql<boolean>`exists (select from order_refund_records r
  where ${inOrganization('r')} and r.order_id = o.order_id and r.status = 'SUCCEEDED')`;
const isDisputed = sql<boolean>`exists (select from open_disputes d where ${inOrganization('d')} and d.order_id = o.order_id)`;
const hasRequest = sql<boolean>`exists (select from waiting_refund_requests q
  where ${inOrganization('q')} and q.order_id = o.order_id)`;

const method = sql<PaymentMethod | null>`(select p.method from order_payments p
  where ${inOrganization('p')} and p.order_id = o.order_id and p.status in ('OPEN', 'SUCCEEDED') order by p.payment_id desc limit 1)`;

const state = sql<OrderState>`case when o.status <> 'PAID' then o.status when ${isDisputed} then 'DISPUTED'
  when not ${isRefunded} then 'PAID' when ${refundedMinor} < o.total_minor then 'PART_REFUNDED' else 'REFUNDED' end`;

/** Whether an order is in this state, in the form in which an index finds those that are. */
function isIn(wanted: OrderState): RawBuilder<boolean> {
  if (wanted === 'PENDING' || wanted === 'CANCELLED' || wanted === 'EXPIRED') return sql`o.status = ${wanted}`;
  if (wanted === 'DISPUTED') return sql`(o.status = 'PAID' and ${isDisputed})`;
  const undisputed = sql`o.status = 'PAID' and not ${isDisputed}`;
  if (wanted === 'PAID') return sql`(${undisputed} and not ${isRefunded})`;
  const isPart = wanted === 'PART_REFUNDED';
  return sql`(${undisputed} and ${isRefunded} and (${refundedMinor} < o.total_minor) = ${sql.lit(isPart)})`;
}

/** Finds an order by its number, by the beginning of a word of its buyer's name or email address, or by its voucher. */
function matches(search: string): RawBuilder<boolean> {
  const number = /^#?\d{1,9}$/.test(search) ? Number(search.replace('#', '')) : 0;
  const beginning = search.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`);
  return sql`(o.number = ${number} or lower(o.buyer_email) like ${`${beginning}%`}
    or lower(o.buyer_name) like ${`${beginning}%`} or lower(o.buyer_name) like ${`% ${beginning}%`}
    or exists (select from order_voucher_codes v
      where ${inOrganization('v')} and v.order_id = o.order_id and v.code = ${normalizeVoucherCode(search)}))`;
}

/** Orders of the organisation that a filter leaves. */
function filtered({ state: wanted, search, itemType, ...filter }: OrderFilters) {
  let found = db.selectFrom('order_records as o');
  if (wanted !== undefined) found = found.where(isIn(wanted));
  if (search?.trim()) found = found.where(matches(search.trim()));
  if (filter.method !== undefined) found = found.where(method, '=', filter.method);
  if (itemType !== undefined)
    found = found.where(
      sql<boolean>`exists (select from order_line_records l
        where ${inOrganization('l')} and l.order_id = o.order_id and l.item_type = ${itemType})`,
    );
  if (filter.isCompany !== undefined) found = found.where('o.is_company', '=', filter.isCompany);
  if (filter.needsAttention) found = found.where(sql<boolean>`(${isDisputed} or ${hasRequest})`);
  if (filter.placedFrom !== undefined) found = found.where('o.placed_at', '>=', new Date(filter.placedFrom));
  if (filter.placedBefore !== undefined) found = found.where('o.placed_at', '<', new Date(filter.placedBefore));
  return found;
}

/** The same with what the list shows, newest first. */
const listed = (filter: OrderFilters) =>
  filtered(filter)
    .select(['o.order_id as orderId', 'o.number', 'o.status', 'o.currency', 'o.total_minor as totalMinor'])
    .select(['o.tax_minor as taxMinor', 'o.placed_at as placedAt'])
    .select(['o.user_id as userId', 'o.buyer_name as name', 'o.buyer_email as email'])
    .select([state.as('state'), refundedMinor.as('refundedMinor'), method.as('method')])
    .select([isTestOf(sql.ref('o.order_id')).as('isTest'), isDisputed.as('isDisputed')])
    .select([
      sql<Localized | null>`(select l.title from order_line_records l
        where ${inOrganization('l')} and l.order_id = o.order_id order by l.order_line_id limit 1)`.as('title'),
      sql<number>`(select count(*)::int from order_line_records l
        where ${inOrganization('l')} and l.order_id = o.order_id)`.as('itemCount'),
    ])
    .orderBy('o.order_id', 'desc');

type Row = Awaited<ReturnType<ReturnType<typeof listed>['executeTakeFirstOrThrow']>>;

const present = ({ userId, name, email, placedAt, ...row }: Row): ManagedOrder => ({
  ...row,
  placedAt: placedAt.toISOString(),
  buyer: { userId, name, email },
});

/** A page of orders, and how many there are. */
export async function listOrders(
  tx: Tx,
  { skip, take, ...filter }: OrderListQuery,
): Promise<{ data: ManagedOrder[]; total: number }> {
  const { data, total } = await readPage(tx, listed(filter), { skip, take });
  return { data: data.map(present), total };
}

/** The same from a place in the list on, which is as fast among old orders as among new ones because nothing is counted. */
export async function listOlderOrders(tx: Tx, query: OlderOrdersQuery): Promise<OlderOrders> {
  const { take = 20, beforeOrderId, ...filter } = query;
  let found = listed(filter).limit(take + 1);
  if (beforeOrderId !== undefined) found = found.where('o.order_id', '<', beforeOrderId);
  const rows = (await tx.all(found)).map(present);
  const data = rows.slice(0, take);
  return { data, nextBeforeOrderId: rows.length > take ? data.at(-1)!.orderId : null };
}

/** Orders of each state and currency. */
export const countOrders = async (tx: Tx, filter: OrderCountsQuery): Promise<OrderCounts> => ({
  counts: await tx.all(
    filtered(filter)
      .select([state.as('state'), 'o.currency'])
      .select([sql<number>`count(*)::int`.as('count'), sql<number>`sum(o.total_minor)::int8`.as('totalMinor')])
      .groupBy([sql`1`, 'o.currency'])
      .orderBy('o.currency'),
  ),
});
