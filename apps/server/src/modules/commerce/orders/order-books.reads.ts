import type { ItemType } from '@sullam/domain/commerce/item-types.ts';
import type { PaymentMethod } from '@sullam/domain/commerce/payment-methods.ts';
import type { LineTaxCategory } from '@sullam/domain/commerce/tax.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { isTestOf } from './orders.reads.ts';
import { findCompany } from './orders.repository.ts';
import type { OrderCompany, REFUND_REASONS } from './orders.schemas.ts';

export interface BookedLine {
  orderLineId: number;
  itemType: ItemType;
  quantity: number;
  title: Localized;
  totalMinor: number;
  taxMinor: number;
  taxRateBasisPoints: number;
  taxCategory: LineTaxCategory;
  exemptionReason: Localized | null;
}

/** A placed order as books need it: everything in it is frozen. */
export interface BookedOrder {
  orderId: number;
  number: number;
  userId: number;
  currency: string;
  totalMinor: number;
  taxMinor: number;
  buyer: { name: string; email: string };
  company: OrderCompany | null;
  /** Method of the payment that paid it; null for one that isn't paid. */
  method: PaymentMethod | null;
  isTest: boolean;
  lines: BookedLine[];
}

/** Methods of the payments that paid orders, by the orders' ids; those that aren't paid are left out. */
export async function listOrderMethods(tx: Tx, orderIds: readonly number[]): Promise<Map<number, PaymentMethod>> {
  const rows = await tx.all(
    db
      .selectFrom('payments')
      .distinctOn('order_id')
      .select(['order_id as orderId', sql<PaymentMethod>`method`.as('method')])
      .where('order_id', 'in', [...orderIds])
      .where('status', '=', 'SUCCEEDED')
      .orderBy('order_id')
      .orderBy('payment_id'),
  );
  return new Map(rows.map(({ orderId, method }) => [orderId, method]));
}

/** Reads an order for the books; undefined if there is none. */
export async function readBookedOrder(tx: Tx, orderId: number): Promise<BookedOrder | undefined> {
  const order = await tx.one(
    db
      .selectFrom('orders as o')
      .select(['o.order_id as orderId', 'o.number', 'o.user_id as userId', 'o.currency', 'o.total_minor as totalMinor'])
      .select(['o.tax_minor as taxMinor', 'o.buyer_name as name', 'o.buyer_email as email'])
      .select(isTestOf(sql.ref('o.order_id')).as('isTest'))
      .select(
        sql<PaymentMethod | null>`(select p.method from payments p where ${inOrganization('p')} and p.order_id = o.order_id
          and p.status = 'SUCCEEDED' order by p.payment_id limit 1)`.as('method'),
      )
      .where('o.order_id', '=', orderId),
  );
  if (!order) return undefined;
  const lines = await tx.all(
    db
      .selectFrom('order_lines')
      .select(['order_line_id as orderLineId', sql<ItemType>`item_type`.as('itemType'), 'quantity', 'title'])
      .select(['total_minor as totalMinor', 'tax_minor as taxMinor', 'tax_rate_basis_points as taxRateBasisPoints'])
      .select(['tax_category as taxCategory', sql<Localized | null>`exemption_reason`.as('exemptionReason')])
      .where('order_id', '=', orderId)
      .orderBy('order_line_id'),
  );
  const { name, email, ...rest } = order;
  return { ...rest, buyer: { name, email }, company: await findCompany(tx, orderId), lines };
}

/** A refund as books need it. */
export interface BookedRefund {
  refundId: number;
  /** Null for a payment that came late or twice. */
  orderLineId: number | null;
  amountMinor: number;
  reason: (typeof REFUND_REASONS)[number];
  note: string;
  /** What had been refunded of the line before. */
  refundedBefore: number;
}

/** Reads a refund for the books; undefined if there is none. */
export const readBookedRefund = (tx: Tx, refundId: number): Promise<BookedRefund | undefined> =>
  tx.one(
    db
      .selectFrom('refunds as r')
      .select(['r.refund_id as refundId', 'r.order_line_id as orderLineId', 'r.amount_minor as amountMinor'])
      .select(['r.reason', 'r.note'])
      .select(
        sql<number>`coalesce((select sum(e.amount_minor)::int8 from refunds e where ${inOrganization('e')}
          and e.order_id = r.order_id and e.order_line_id = r.order_line_id and e.status = 'SUCCEEDED'
          and e.refund_id <> r.refund_id), 0)`.as('refundedBefore'),
      )
      .where('r.refund_id', '=', refundId),
  );
