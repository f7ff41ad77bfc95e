import type { CancellationTier } from '@sullam/domain/commerce/cancellation.ts';
import type { ItemType } from '@sullam/domain/commerce/item-types.ts';
import type { PaymentMethod } from '@sullam/domain/commerce/payment-methods.ts';
import type { PriceKind } from '@sullam/domain/commerce/prices.ts';
import type { LineTaxCategory } from '@sullam/domain/commerce/tax.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import type { json } from '../../../kernel/database/json.ts';
import { rowsStatement } from '../../../kernel/database/rows.ts';
import type { Sale } from '../purchasable-items/purchasable-items.public.ts';
import type { HISTORY_KINDS, ORDER_STATUSES, OrderCompany } from './orders.schemas.ts';

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The fields of an order that rules depend on. */
export interface OrderRecord {
  orderId: number;
  userId: number;
  status: OrderStatus;
  currency: string;
  totalMinor: number;
  placedAt: Date;
  expiresAt: Date;
}

const records = () =>
  db
    .selectFrom('orders')
    .select(['order_id as orderId', 'user_id as userId', 'status', 'currency', 'total_minor as totalMinor'])
    .select(['placed_at as placedAt', 'expires_at as expiresAt']);

export const findOrder = (tx: Tx, orderId: number): Promise<OrderRecord | undefined> =>
  tx.one(records().where('order_id', '=', orderId));

/** Locks an order until the transaction ends. Payments and refunds are locked after their order, never before. */
export const lockOrder = (tx: Tx, orderId: number): Promise<OrderRecord | undefined> =>
  tx.one(records().where('order_id', '=', orderId).forUpdate());

/** Returns the next order number. The row is locked until the transaction ends, so numbers have no gaps. */
export async function nextOrderNumber(tx: Tx): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('order_counters')
      .values({ last_number: 1 })
      .onConflict((conflict) =>
        conflict.column('organization_id').doUpdateSet({ last_number: sql<number>`order_counters.last_number + 1` }),
      )
      .returning('last_number'),
  );
  return row!.last_number;
}

export interface NewOrder {
  number: number;
  userId: number;
  status: OrderStatus;
  currency: string;
  totalMinor: number;
  taxMinor: number;
  buyerName: string;
  buyerEmail: string;
  placedAt: Date;
  expiresAt: Date;
}

export async function insertOrder(tx: Tx, order: NewOrder): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('orders')
      .values({
        number: order.number,
        user_id: order.userId,
        status: order.status,
        currency: order.currency,
        total_minor: order.totalMinor,
        tax_minor: order.taxMinor,
        buyer_name: order.buyerName,
        buyer_email: order.buyerEmail,
        placed_at: order.placedAt,
        expires_at: order.expiresAt,
      })
      .returning('order_id'),
  );
  return row!.order_id;
}

export interface NewLine {
  orderId: number;
  itemType: ItemType;
  itemId: number;
  quantity: number;
  title: Localized;
  /** Amount charged. */
  totalMinor: number;
  /** What vouchers took off the price. */
  discountMinor: number;
  /** What a sale or group price took off the list price. */
  reductionMinor: number;
  priceKind: PriceKind;
  taxCategory: LineTaxCategory;
  exemptionReason: Localized | null;
  taxRateBasisPoints: number;
  taxMinor: number;
  /** VAT in the price that a buyer with reverse charge doesn't pay. */
  waivedTaxMinor: number;
  cancellationTiers: readonly CancellationTier[];
}

/** Texts in both languages and cancellation terms are written as JSON. */
type LineValues = Omit<NewLine, 'title' | 'exemptionReason' | 'cancellationTiers'> & {
  title: string;
  exemptionReason: string | null;
  cancellationTiers: string;
};

export const insertLines = rowsStatement((lines: readonly LineValues[]) =>
  db
    .insertInto('order_lines')
    .values(
      lines.map((line) => ({
        order_id: line.orderId,
        item_type: line.itemType,
        item_id: line.itemId,
        quantity: line.quantity,
        title: sql`(${line.title}::text)::jsonb` as ReturnType<typeof json>,
        total_minor: line.totalMinor,
        discount_minor: line.discountMinor,
        reduction_minor: line.reductionMinor,
        price_kind: line.priceKind,
        tax_category: line.taxCategory,
        exemption_reason: sql`(${line.exemptionReason}::text)::jsonb` as ReturnType<typeof json>,
        tax_rate_basis_points: line.taxRateBasisPoints,
        tax_minor: line.taxMinor,
        waived_tax_minor: line.waivedTaxMinor,
        cancellation_tiers: sql`(${line.cancellationTiers}::text)::jsonb` as ReturnType<typeof json>,
      })),
    )
    .returning(['order_line_id', 'item_id', 'quantity', sql<ItemType>`item_type`.as('itemType')]),
);

export interface LineRecord {
  orderLineId: number;
  orderId: number;
  itemType: ItemType;
  itemId: number;
  quantity: number;
  totalMinor: number;
  discountMinor: number;
  title: Localized;
  cancellationTiers: CancellationTier[];
  /** When access ended; null while the buyer has the item. */
  cancelledAt: Date | null;
}

/** A line as the type of its item knows it. */
export const saleOf = (
  { userId }: Pick<OrderRecord, 'userId'>,
  { orderLineId, itemId, quantity }: Pick<LineRecord, 'orderLineId' | 'itemId' | 'quantity'>,
): Sale => ({ orderLineId, userId, itemId, quantity });

const lines = () =>
  db
    .selectFrom('order_lines')
    .select([
      'order_line_id as orderLineId',
      'order_id as orderId',
      sql<ItemType>`item_type`.as('itemType'),
      'item_id as itemId',
      'quantity',
    ])
    .select(['total_minor as totalMinor', 'discount_minor as discountMinor', 'title', 'cancelled_at as cancelledAt'])
    .select(sql<CancellationTier[]>`cancellation_tiers`.as('cancellationTiers'));

/** Lines of an order, in the order in which items were added. */
export const listLines = (tx: Tx, orderId: number): Promise<LineRecord[]> =>
  tx.all(lines().where('order_id', '=', orderId).orderBy('order_line_id'));

export const findLine = (tx: Tx, orderLineId: number): Promise<LineRecord | undefined> =>
  tx.one(lines().where('order_line_id', '=', orderLineId));

/** Notes that access to a line has ended; twice is once. */
export const setLineCancelled = (tx: Tx, orderLineId: number, now: Date): Promise<number> =>
  tx.run(
    db
      .updateTable('order_lines')
      .set({ cancelled_at: now })
      .where('order_line_id', '=', orderLineId)
      .where('cancelled_at', 'is', null),
  );

export const setOrderStatus = (tx: Tx, orderId: number, status: OrderStatus, endedAt: Date): Promise<number> =>
  tx.run(db.updateTable('orders').set({ status, ended_at: endedAt }).where('order_id', '=', orderId));

/** Lets an order be paid until then. */
export const setOrderEnd = (tx: Tx, orderId: number, expiresAt: Date): Promise<number> =>
  tx.run(db.updateTable('orders').set({ expires_at: expiresAt }).where('order_id', '=', orderId));

export interface HistoryEntry {
  orderId: number;
  kind: (typeof HISTORY_KINDS)[number];
  at: Date;
  method?: PaymentMethod | null;
  orderLineId?: number | null;
  amountMinor?: number | null;
  note?: string;
  userId?: number | null;
}

export async function insertHistory(
  tx: Tx,
  { orderId, kind, at, method = null, orderLineId = null, amountMinor = null, note = '', userId = null }: HistoryEntry,
): Promise<void> {
  await tx.run(
    db.insertInto('order_history').values({
      order_id: orderId,
      kind,
      method,
      order_line_id: orderLineId,
      amount_minor: amountMinor,
      note,
      user_id: userId,
      at,
    }),
  );
}

export async function insertCompany(
  tx: Tx,
  orderId: number,
  { companyName, vatNumber, address }: OrderCompany,
): Promise<void> {
  await tx.run(
    db.insertInto('order_companies').values({
      order_id: orderId,
      company_name: companyName,
      vat_number: vatNumber,
      street: address.street,
      building: address.building,
      city: address.city,
      postal_code: address.postalCode,
      country_code: address.countryCode,
    }),
  );
}

/** The company that an order was placed for. */
export async function findCompany(tx: Tx, orderId: number): Promise<OrderCompany | null> {
  const row = await tx.one(
    db
      .selectFrom('order_companies')
      .select(['company_name as companyName', 'vat_number as vatNumber', 'street', 'building', 'city'])
      .select(['postal_code as postalCode', 'country_code as countryCode'])
      .where('order_id', '=', orderId),
  );
  if (!row) return null;
  const { companyName, vatNumber, ...address } = row;
  return { companyName, vatNumber, address };
}
