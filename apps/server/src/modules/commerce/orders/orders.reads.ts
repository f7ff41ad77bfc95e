import type { Localized } from '@sullam/domain/localized.ts';
import { type Expression, sql } from 'kysely';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { type PageOf, readPage } from '../../../kernel/database/paging.ts';
import type { ManagedOrder, OrderListQuery, OrderSummary, PaymentMethod } from './orders.schemas.ts';
import { paymentProviders } from './payment-providers.ts';

/** Names of the providers that move no money. */
export const testProviders = ({ extensions }: SystemContext): string[] =>
  extensions
    .of(paymentProviders)
    .filter(({ isTest }) => isTest)
    .map(({ name }) => name);

const refundedOf = (orderId: Expression<number>) =>
  sql<number>`coalesce((select sum(r.amount_minor)::int8 from refunds r where ${inOrganization('r')} and r.order_id = ${orderId}
    and r.status = 'SUCCEEDED'), 0)`;

export const isTestOf = (orderId: Expression<number>, providers: readonly string[]) =>
  sql<boolean>`exists (select from payments p where ${inOrganization('p')} and p.order_id = ${orderId}
    and p.provider = any(${[...providers]}::text[]))`;

const methodOf = (orderId: Expression<number>) =>
  sql<PaymentMethod | null>`(select p.method from payments p where ${inOrganization('p')} and p.order_id = ${orderId}
    and p.status in ('OPEN', 'SUCCEEDED') order by p.payment_id desc limit 1)`;

/** Columns of every list of orders `o`. */
export const summaries = (context: MemberContext) =>
  db
    .selectFrom('orders as o')
    .select(['o.order_id as orderId', 'o.number', 'o.status', 'o.currency', 'o.total_minor as totalMinor'])
    .select(['o.tax_minor as taxMinor', 'o.placed_at as placedAt'])
    .select(refundedOf(sql.ref('o.order_id')).as('refundedMinor'))
    .select(methodOf(sql.ref('o.order_id')).as('method'))
    .select(isTestOf(sql.ref('o.order_id'), testProviders(context)).as('isTest'));

export const dated = <Row extends { placedAt: Date }>(row: Row) => ({ ...row, placedAt: row.placedAt.toISOString() });

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

/** What mails and notifications say of an order, to whom, and where the organisation is reached. */
export const findOrderNotice = (context: SystemContext, tx: Tx, orderId: number) =>
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
