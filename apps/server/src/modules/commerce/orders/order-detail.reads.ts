import type { CancellationTier } from '@sullam/domain/commerce/cancellation.ts';
import type { ItemType } from '@sullam/domain/commerce/item-types.ts';
import type { PaymentMethod } from '@sullam/domain/commerce/payment-methods.ts';
import { MINUTE } from '@sullam/domain/limits.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { isAdministrator } from '../../../kernel/access/access.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { organizationUrl, pageUrl } from '../../../kernel/organization-url.ts';
import { notFound } from '../../../kernel/problem.ts';
import { findItemPages, presentStart } from '../purchasable-items/purchasable-items.public.ts';
import { listOrderVouchers } from '../vouchers/vouchers.public.ts';
import { isPayable } from './orders.access.ts';
import { dated, summaries } from './orders.reads.ts';
import { findCompany, listLines } from './orders.repository.ts';
import type { Order, RefundDestination } from './orders.schemas.ts';
import { paymentProviders, type SessionRequest } from './payment-providers.ts';
import { findPayment } from './payments.repository.ts';

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
        'l.quantity',
        'l.total_minor as totalMinor',
      ])
      .select([
        'l.discount_minor as discountMinor',
        'l.reduction_minor as reductionMinor',
        'l.price_kind as priceKind',
        'l.tax_minor as taxMinor',
        'l.tax_rate_basis_points as taxRateBasisPoints',
        'l.waived_tax_minor as waivedTaxMinor',
        'l.cancelled_at as cancelledAt',
      ])
      .select(sql<CancellationTier[]>`l.cancellation_tiers`.as('cancellationTiers'))
      .select(
        sql<number>`coalesce((select sum(r.amount_minor)::int8 from refunds r where ${inOrganization('r')}
          and r.order_id = l.order_id and r.order_line_id = l.order_line_id and r.status <> 'FAILED'), 0)`.as(
          'refundedMinor',
        ),
      )
      .where('l.order_id', '=', orderId)
      .orderBy('l.order_line_id'),
  );

async function readPayments(tx: Tx, orderId: number): Promise<Order['payments']> {
  const rows = await tx.all(
    db
      .selectFrom('payments')
      .select(['payment_id as paymentId', 'status', 'amount_minor as amountMinor', 'is_test as isTest'])
      .select(['created_at as createdAt', 'ended_at as endedAt', sql<PaymentMethod>`method`.as('method')])
      .where('order_id', '=', orderId)
      .orderBy('payment_id', 'desc'),
  );
  return rows.map(({ createdAt, endedAt, ...row }) => ({
    ...row,
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
      .select([
        'r.reason',
        'r.note',
        'r.status',
        'r.requested_at as requestedAt',
        'r.ended_at as endedAt',
        'r.returned_at as returnedAt',
      ])
      .select(['p.provider', sql<RefundDestination>`r.destination`.as('destination')])
      .where('r.order_id', '=', orderId)
      .orderBy('r.refund_id', 'desc'),
  );
  const manual = manualProviders(context);
  return rows.map(({ provider, ...row }) => ({
    ...row,
    isManual: row.destination === 'ORIGINAL' && manual.includes(provider),
    requestedAt: row.requestedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    returnedAt: row.returnedAt?.toISOString() ?? null,
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

/** Real money that came another way can become credit; what credit paid goes back there in any case. */
const isCreditable = ({ status, isTest, method }: Order['payments'][number]): boolean =>
  status === 'SUCCEEDED' && !isTest && method !== 'Organization Credit';

/** One order with everything that happened to it. The caller has access to it already. */
export async function readOrder(context: MemberContext, tx: Tx, orderId: number): Promise<Order> {
  const row = await tx.one(
    summaries()
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
  const payments = await readPayments(tx, orderId);
  const now = context.clock.now();
  const canRefund =
    isAdministrator(context.caller) && summary.totalMinor > 0 && payments.some(({ status }) => status === 'SUCCEEDED');
  const isBuyer = userId === context.caller.userId;
  return {
    ...dated(summary),
    discountMinor: lines.reduce((sum, { discountMinor }) => sum + discountMinor, 0),
    waivedTaxMinor: lines.reduce((sum, { waivedTaxMinor }) => sum + waivedTaxMinor, 0),
    vouchers: await listOrderVouchers(tx, orderId),
    purchasedItems: lines.map(({ slug, cancelledAt, ...line }, at) => ({
      ...line,
      cancelledAt: cancelledAt?.toISOString() ?? null,
      start: presentStart(pages[at]?.start),
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
      canRefund,
      canRefundToCredit: canRefund && payments.some(isCreditable),
      canMarkPaid: isAdministrator(context.caller) && isPayable({ status: summary.status, expiresAt }, now),
    },
  };
}

/** A title with its quantity: the page of a provider shows the amount of all together, because a discount need not divide evenly. */
const countedTitle = ({ en, ar }: Localized, quantity: number): Localized => ({
  ...(en ? { en: `${quantity} × ${en}` } : {}),
  ...(ar ? { ar: `${quantity} × ${ar}` } : {}),
});

/** What a provider's page shows of an attempt: the same each time, as the provider's idempotency demands. */
export async function readSessionRequest(context: SystemContext, tx: Tx, paymentId: number): Promise<SessionRequest> {
  const payment = await findPayment(tx, paymentId);
  if (!payment) throw notFound();
  const order = await tx.one(
    db
      .selectFrom('orders as o')
      .innerJoin('active_organizations as a', (join) => join.onTrue())
      .select(['o.number as orderNumber', 'o.buyer_email as buyerEmail', 'o.expires_at as expiresAt', 'a.prefix'])
      .where('o.order_id', '=', payment.orderId),
  );
  if (!order) throw notFound();
  const { prefix, expiresAt, orderNumber, buyerEmail } = order;
  const site = organizationUrl(context.config, { organizationId: context.organizationId, prefix });
  return {
    ...payment,
    orderNumber,
    buyerEmail,
    lines: (await listLines(tx, payment.orderId)).map(({ title, quantity, totalMinor }) => ({
      title: quantity === 1 ? title : countedTitle(title, quantity),
      amountMinor: totalMinor,
    })),
    returnUrl: pageUrl(site, `/profile/payment-history/${payment.orderId}`, { checking: String(paymentId) }),
    closesAt: new Date(expiresAt.getTime() - MINUTE),
  };
}
