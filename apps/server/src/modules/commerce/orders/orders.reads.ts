import type { PaymentMethod } from '@sullam/domain/commerce/payment-methods.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { type Expression, sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { type PageOf, readPage } from '../../../kernel/database/paging.ts';
import type { OrderSummary } from './orders.schemas.ts';

const refundedOf = (orderId: Expression<number>) =>
  sql<number>`coalesce((select sum(r.amount_minor)::int8 from refunds r where ${inOrganization('r')} and r.order_id = ${orderId}
    and r.status = 'SUCCEEDED'), 0)`;

/** Whether an order was paid, or tried to be paid, with a provider that moves no money, and no money has paid it after all. */
export const isTestOf = (orderId: Expression<number>) =>
  sql<boolean>`(exists (select from payments p where ${inOrganization('p')} and p.order_id = ${orderId} and p.is_test)
    and not exists (select from payments p where ${inOrganization('p')} and p.order_id = ${orderId} and not p.is_test
      and p.status = 'SUCCEEDED'))`;

/** Whether a dispute is open: more have begun than ended. */
const isDisputedOf = (orderId: Expression<number>) =>
  sql<boolean>`(select count(*) filter (where h.kind = 'DISPUTED') > count(*) filter (where h.kind <> 'DISPUTED')
    from order_history h where ${inOrganization('h')} and h.order_id = ${orderId}
    and h.kind in ('DISPUTED', 'DISPUTE_WON', 'DISPUTE_LOST'))`;

const methodOf = (orderId: Expression<number>) =>
  sql<PaymentMethod | null>`(select p.method from payments p where ${inOrganization('p')} and p.order_id = ${orderId}
    and p.status in ('OPEN', 'SUCCEEDED') order by p.payment_id desc limit 1)`;

/** Columns of every list of orders `o`. */
export const summaries = () =>
  db
    .selectFrom('orders as o')
    .select(['o.order_id as orderId', 'o.number', 'o.status', 'o.currency', 'o.total_minor as totalMinor'])
    .select(['o.tax_minor as taxMinor', 'o.placed_at as placedAt'])
    .select(refundedOf(sql.ref('o.order_id')).as('refundedMinor'))
    .select(methodOf(sql.ref('o.order_id')).as('method'))
    .select([isTestOf(sql.ref('o.order_id')).as('isTest'), isDisputedOf(sql.ref('o.order_id')).as('isDisputed')]);

export const dated = <Row extends { placedAt: Date }>(row: Row) => ({ ...row, placedAt: row.placedAt.toISOString() });

/** The caller's orders, newest first. */
export async function listOwnOrders(
  context: MemberContext,
  tx: Tx,
  page: PageOf,
): Promise<{ data: OrderSummary[]; total: number }> {
  const found = summaries()
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

/**
 * Refunds that cancel a line or belong to a cancelled event, that failed and have not been repeated since. Administrators
 * repeat them, because the buyer was told that the money comes back.
 */
const failedRefunds = () =>
  db
    .selectFrom('refunds as r')
    .innerJoin('orders as o', 'o.order_id', 'r.order_id')
    .innerJoin('order_lines as l', 'l.order_line_id', 'r.order_line_id')
    .select(['r.refund_id as refundId', 'r.order_id as orderId', 'r.order_line_id as purchasedItemId'])
    .select(['r.amount_minor as amountMinor', 'r.reason', 'r.ended_at as endedAt'])
    .select([
      'o.number',
      'o.currency',
      'l.title',
      'o.user_id as userId',
      'o.buyer_name as name',
      'o.buyer_email as email',
    ])
    .where('r.status', '=', 'FAILED')
    .where('r.reason', 'in', ['BUYER', 'EVENT_CANCELLED', 'SESSION_CANCELLED'])
    .where(
      sql<boolean>`l.total_minor > coalesce((select sum(n.amount_minor) from refunds n where ${inOrganization('n')}
        and n.order_id = r.order_id and n.order_line_id = r.order_line_id and n.status <> 'FAILED'), 0)`,
    )
    .where(
      sql<boolean>`not exists (select from refunds n where ${inOrganization('n')} and n.order_id = r.order_id
        and n.order_line_id = r.order_line_id and n.refund_id > r.refund_id and n.reason = r.reason)`,
    );

/** One page of failed refunds that have not been repeated. */
export async function listFailedRefunds(tx: Tx, page: PageOf) {
  const { data, total } = await readPage(tx, failedRefunds().orderBy('r.refund_id', 'desc'), page);
  return {
    data: data.map(({ userId, name, email, endedAt, ...row }) => ({
      ...row,
      purchasedItemId: row.purchasedItemId!,
      reason: row.reason as 'BUYER' | 'EVENT_CANCELLED' | 'SESSION_CANCELLED',
      buyer: { userId, name, email },
      endedAt: endedAt!.toISOString(),
    })),
    total,
  };
}

/** Whether a refund is one of them. */
export const isFailedRefund = async (tx: Tx, refundId: number): Promise<boolean> =>
  (await tx.one(failedRefunds().where('r.refund_id', '=', refundId))) !== undefined;

/** What mails and notifications say of an order, to whom, and where the organisation is reached. */
export const findOrderNotice = (tx: Tx, orderId: number) =>
  tx.one(
    db
      .selectFrom('orders as o')
      .innerJoin('member_records as m', 'm.user_id', 'o.user_id')
      .innerJoin('active_organizations as a', (join) => join.onTrue())
      .select(['o.number', 'o.user_id as userId', 'm.email', 'm.first_name as firstName', 'm.language', 'a.prefix'])
      .select(['o.total_minor as totalMinor', 'o.currency'])
      .select(isTestOf(sql.ref('o.order_id')).as('isTest'))
      .where('o.order_id', '=', orderId),
  );
