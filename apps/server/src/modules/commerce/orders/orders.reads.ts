import type { Localized } from '@sullam/domain/localized.ts';
import { type Expression, sql } from 'kysely';
import { isAdministrator } from '../../../kernel/access/access.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { type PageOf, readPage } from '../../../kernel/database/paging.ts';
import { notFound } from '../../../kernel/problem.ts';
import { isPayable } from './order-states.ts';
import type { ManagedOrder, Order, OrderListQuery, OrderSummary, PaymentMethod } from './orders.schemas.ts';
import { paymentProviders } from './payment-providers.ts';

export interface Buyer {
  name: string;
  email: string;
}

/** Name and email address of the caller, which an order keeps. */
export async function readBuyer(context: MemberContext, tx: Tx): Promise<Buyer> {
  const member = await tx.one(
    db
      .selectFrom('member_records')
      .select(['first_name', 'last_name', 'email'])
      .where('user_id', '=', context.caller.userId),
  );
  if (!member) throw notFound();
  return { name: `${member.first_name} ${member.last_name}`.trim(), email: member.email };
}

/** Names of the providers that move no money. */
const testProviders = ({ extensions }: SystemContext): string[] =>
  extensions
    .of(paymentProviders)
    .filter(({ isTest }) => isTest)
    .map(({ name }) => name);

const refundedOf = (orderId: Expression<number>) =>
  sql<number>`coalesce((select sum(r.amount_minor)::int8 from refunds r where ${inOrganization('r')} and r.order_id = ${orderId}
    and r.status = 'SUCCEEDED'), 0)`;

const isTestOf = (orderId: Expression<number>, providers: readonly string[]) =>
  sql<boolean>`exists (select from payments p where ${inOrganization('p')} and p.order_id = ${orderId}
    and p.provider = any(${[...providers]}::text[]))`;

/** Columns of every list of orders `o`. */
const summaries = (context: MemberContext) =>
  db
    .selectFrom('orders as o')
    .select(['o.order_id as orderId', 'o.number', 'o.status', 'o.currency', 'o.total_minor as totalMinor'])
    .select(['o.tax_minor as taxMinor', 'o.placed_at as placedAt'])
    .select(refundedOf(sql.ref('o.order_id')).as('refundedMinor'))
    .select(isTestOf(sql.ref('o.order_id'), testProviders(context)).as('isTest'));

const dated = <Row extends { placedAt: Date }>(row: Row) => ({ ...row, placedAt: row.placedAt.toISOString() });

/** The caller's orders, newest first. */
export async function listOwnOrders(
  context: MemberContext,
  tx: Tx,
  page: PageOf,
): Promise<{ data: OrderSummary[]; total: number }> {
  const found = summaries(context)
    .select(
      sql<
        { id: number; title: Localized }[]
      >`(select jsonb_agg(jsonb_build_object('id', l.order_line_id, 'title', l.title)
        order by l.order_line_id) from order_lines l where ${inOrganization('l')} and l.order_id = o.order_id)`.as(
        'purchasedItems',
      ),
    )
    .where('o.user_id', '=', context.caller.userId)
    .orderBy('o.order_id', 'desc');
  const { data, total } = await readPage(tx, found, page);
  return { data: data.map(dated), total };
}

/** Finds an order by its number, or by the beginning of a word of its buyer's name or email address. */
function matches(search: string) {
  const number = /^#?\d{1,9}$/.test(search) ? Number(search.replace('#', '')) : 0;
  const beginning = search.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`);
  return sql<boolean>`(o.number = ${number} or lower(o.buyer_email) like ${`${beginning}%`}
    or lower(o.buyer_name) like ${`${beginning}%`} or lower(o.buyer_name) like ${`% ${beginning}%`})`;
}

/** All orders of the organisation, newest first, for administrators. */
export async function listOrders(
  context: MemberContext,
  tx: Tx,
  { status, search, ...page }: OrderListQuery,
): Promise<{ data: ManagedOrder[]; total: number }> {
  let found = summaries(context)
    .select(['o.user_id as userId', 'o.buyer_name as name', 'o.buyer_email as email'])
    .select(
      sql<number>`(select count(*)::int from order_lines l where ${inOrganization('l')} and l.order_id = o.order_id)`.as(
        'itemCount',
      ),
    )
    .orderBy('o.order_id', 'desc');
  if (status !== undefined) found = found.where('o.status', '=', status);
  if (search?.trim()) found = found.where(matches(search.trim()));
  const { data, total } = await readPage(tx, found, page);
  return {
    data: data.map(({ userId, name, email, ...row }) => ({ ...dated(row), buyer: { userId, name, email } })),
    total,
  };
}

const readLines = (tx: Tx, orderId: number) =>
  tx.all(
    db
      .selectFrom('order_lines as l')
      .select(['l.order_line_id as id', 'l.item_id as itemId', 'l.item_type', 'l.title', 'l.total_minor as totalMinor'])
      .select(['l.tax_minor as taxMinor', 'l.tax_rate_basis_points as taxRateBasisPoints'])
      .select(
        sql<number>`coalesce((select sum(r.amount_minor)::int8 from refunds r where ${inOrganization('r')}
          and r.order_id = l.order_id and r.order_line_id = l.order_line_id and r.status <> 'FAILED'), 0)`.as(
          'refundedMinor',
        ),
      )
      .where('l.order_id', '=', orderId)
      .orderBy('l.order_line_id'),
  );

async function readPayments(context: MemberContext, tx: Tx, orderId: number): Promise<Order['payments']> {
  const rows = await tx.all(
    db
      .selectFrom('payments')
      .select(['payment_id as paymentId', 'provider', 'status', 'amount_minor as amountMinor'])
      .select(['created_at as createdAt', 'ended_at as endedAt', sql<PaymentMethod>`method`.as('method')])
      .where('order_id', '=', orderId)
      .orderBy('payment_id', 'desc'),
  );
  const tests = testProviders(context);
  return rows.map(({ provider, createdAt, endedAt, ...row }) => ({
    ...row,
    isTest: tests.includes(provider),
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }));
}

async function readRefunds(tx: Tx, orderId: number): Promise<Order['refunds']> {
  const rows = await tx.all(
    db
      .selectFrom('refunds')
      .select(['refund_id as refundId', 'order_line_id as purchasedItemId', 'amount_minor as amountMinor', 'reason'])
      .select(['note', 'status', 'requested_at as requestedAt', 'ended_at as endedAt'])
      .where('order_id', '=', orderId)
      .orderBy('refund_id', 'desc'),
  );
  return rows.map((row) => ({
    ...row,
    requestedAt: row.requestedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  }));
}

async function readHistory(tx: Tx, orderId: number): Promise<Order['history']> {
  const rows = await tx.all(
    db
      .selectFrom('order_history')
      .select(['kind', 'order_line_id as purchasedItemId', 'amount_minor as amountMinor', 'note', 'at'])
      .where('order_id', '=', orderId)
      .orderBy('order_history_id', 'desc'),
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** One order with everything that happened to it. The caller has access to it already. */
export async function readOrder(context: MemberContext, tx: Tx, orderId: number): Promise<Order> {
  const row = await tx.one(
    summaries(context)
      .select(['o.user_id as userId', 'o.buyer_name', 'o.buyer_email', 'o.expires_at as expiresAt'])
      .where('o.order_id', '=', orderId),
  );
  if (!row) throw notFound();
  const { userId, buyer_name: name, buyer_email: email, expiresAt, ...summary } = row;
  const lines = await readLines(tx, orderId);
  const payments = await readPayments(context, tx, orderId);
  const now = context.clock.now();
  const isBuyer = userId === context.caller.userId;
  return {
    ...dated(summary),
    purchasedItems: lines.map(({ item_type: slug, ...line }) => ({
      ...line,
      purchasedItemType: { slug: slug as 'course' },
    })),
    buyer: { name, email },
    expiresAt: expiresAt.toISOString(),
    payments,
    refunds: await readRefunds(tx, orderId),
    history: await readHistory(tx, orderId),
    now: now.toISOString(),
    abilities: {
      canPay: isBuyer && isPayable({ status: summary.status, expiresAt }, now),
      canCancel: isBuyer && summary.status === 'PENDING',
      canRefund:
        isAdministrator(context.caller) &&
        summary.totalMinor > 0 &&
        payments.some(({ status }) => status === 'SUCCEEDED'),
    },
  };
}

/** What mails and notifications say of an order, to whom, and where the organisation is reached. */
export const findOrderToTell = (context: SystemContext, tx: Tx, orderId: number) =>
  tx.one(
    db
      .selectFrom('orders as o')
      .innerJoin('member_records as m', 'm.user_id', 'o.user_id')
      .innerJoin('active_organizations as a', (join) => join.onTrue())
      .select(['o.number', 'o.user_id as userId', 'm.email', 'm.first_name as firstName', 'm.language', 'a.prefix'])
      .select(['o.total_minor as totalMinor', 'o.currency'])
      .select(isTestOf(sql.ref('o.order_id'), testProviders(context)).as('isTest'))
      .where('o.order_id', '=', orderId),
  );
