import type { ItemType } from '@sullam/domain/commerce/item-types.ts';
import { sql } from 'kysely';
import { isAdministrator } from '../../../kernel/access/access.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { notFound } from '../../../kernel/problem.ts';
import { findItemPages } from '../purchasable-items/purchasable-items.public.ts';
import { listOrderVouchers } from '../vouchers/vouchers.public.ts';
import { isPayable } from './orders.access.ts';
import { dated, summaries, testProviders } from './orders.reads.ts';
import { findCompany } from './orders.repository.ts';
import type { Order, PaymentMethod } from './orders.schemas.ts';
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

const readLines = (tx: Tx, orderId: number) =>
  tx.all(
    db
      .selectFrom('order_lines as l')
      .select([
        'l.order_line_id as id',
        'l.item_id as itemId',
        sql<ItemType>`l.item_type`.as('slug'),
        'l.title',
        'l.total_minor as totalMinor',
      ])
      .select([
        'l.discount_minor as discountMinor',
        'l.tax_minor as taxMinor',
        'l.tax_rate_basis_points as taxRateBasisPoints',
      ])
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

/** Names of the providers whose refunds an administrator pays back. */
const manualProviders = ({ extensions }: MemberContext): string[] =>
  extensions
    .of(paymentProviders)
    .filter(({ kind }) => kind === 'MANUAL')
    .map(({ name }) => name);

async function readRefunds(context: MemberContext, tx: Tx, orderId: number): Promise<Order['refunds']> {
  const rows = await tx.all(
    db
      .selectFrom('refunds as r')
      .innerJoin('payments as p', 'p.payment_id', 'r.payment_id')
      .select(['r.refund_id as refundId', 'r.order_line_id as purchasedItemId', 'r.amount_minor as amountMinor'])
      .select(['r.reason', 'r.note', 'r.status', 'r.requested_at as requestedAt', 'r.ended_at as endedAt'])
      .select('p.provider')
      .where('r.order_id', '=', orderId)
      .orderBy('r.refund_id', 'desc'),
  );
  const manual = manualProviders(context);
  return rows.map(({ provider, ...row }) => ({
    ...row,
    isManual: manual.includes(provider),
    requestedAt: row.requestedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  }));
}

async function readHistory(tx: Tx, orderId: number): Promise<Order['history']> {
  const rows = await tx.all(
    db
      .selectFrom('order_history')
      .select(['kind', 'order_line_id as purchasedItemId', 'amount_minor as amountMinor', 'note', 'at'])
      .select(sql<PaymentMethod | null>`method`.as('method'))
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
  const pages = await findItemPages(
    context,
    tx,
    lines.map(({ slug: itemType, itemId }) => ({ itemType, itemId })),
  );
  const payments = await readPayments(context, tx, orderId);
  const now = context.clock.now();
  const isBuyer = userId === context.caller.userId;
  return {
    ...dated(summary),
    discountMinor: lines.reduce((sum, { discountMinor }) => sum + discountMinor, 0),
    vouchers: await listOrderVouchers(tx, orderId),
    purchasedItems: lines.map(({ slug, ...line }, at) => ({
      ...line,
      purchasedItemType: { slug },
      pageId: pages[at]?.pageId ?? null,
      cover: pages[at]?.cover ?? null,
      coverArt: pages[at]?.coverArt ?? null,
    })),
    buyer: { name, email },
    company: await findCompany(tx, orderId),
    expiresAt: expiresAt.toISOString(),
    payments,
    refunds: await readRefunds(context, tx, orderId),
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
