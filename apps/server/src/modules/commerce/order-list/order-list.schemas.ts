import { PAYMENT_METHODS, type PaymentMethod } from '@sullam/domain/commerce/payment-methods.ts';
import { type Static, Type } from 'typebox';
import {
  code,
  DateTime,
  Id,
  LocalizedName,
  NamedObject,
  Nullable,
  OneOf,
  PageQuery,
} from '../../../kernel/http/schemas.ts';
import { tableFormat } from '../../../kernel/http/table-responses.ts';
import { OrderBuyer, orderSummary } from '../orders/orders.public.ts';
import { ItemTypeSlug } from '../purchasable-items/purchasable-items.public.ts';

/** States of which each order has one. A paid order of which something was refunded or is disputed is no longer simply PAID. */
export const ORDER_STATES = [
  'PENDING',
  'PAID',
  'PART_REFUNDED',
  'REFUNDED',
  'DISPUTED',
  'CANCELLED',
  'EXPIRED',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** An order in the list of administrators. */
export const ManagedOrder = NamedObject('ManagedOrder', {
  ...orderSummary,
  state: OneOf(...ORDER_STATES),
  buyer: OrderBuyer,
  /** Title of its first line. */
  title: Nullable(LocalizedName),
  itemCount: Type.Integer(),
});
export type ManagedOrder = Static<typeof ManagedOrder>;

const choices = {
  /** Number of an order, the beginning of a word of the buyer's name or email address, or the code of a voucher. */
  search: Type.Optional(code({ maxLength: 100 })),
  /** Way in which it was or is to be paid. */
  method: Type.Optional(OneOf(...(Object.keys(PAYMENT_METHODS) as PaymentMethod[]))),
  /** Orders with an item of this type. */
  itemType: Type.Optional(ItemTypeSlug),
  /** Orders for companies. */
  isCompany: Type.Optional(Type.Boolean()),
  /** Orders that wait for an administrator: their payment is disputed, or a refund was requested. */
  needsAttention: Type.Optional(Type.Boolean()),
  /** Orders placed at this moment or later. */
  placedFrom: Type.Optional(DateTime),
  /** Orders placed before this moment. */
  placedBefore: Type.Optional(DateTime),
};
const filters = { ...choices, state: Type.Optional(OneOf(...ORDER_STATES)) };

export const OrderFilters = Type.Object(filters);
export type OrderFilters = Static<typeof OrderFilters>;
export const OrderListQuery = Type.Object({ ...PageQuery, ...filters });
export type OrderListQuery = Static<typeof OrderListQuery>;
export const OrderExportQuery = Type.Object({ ...filters, ...tableFormat });
export type OrderExportQuery = Static<typeof OrderExportQuery>;

export const OlderOrdersQuery = Type.Object({
  take: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
  /** Orders older than this one: `nextBeforeOrderId` of the answer before. */
  beforeOrderId: Type.Optional(Id),
  ...filters,
});
export type OlderOrdersQuery = Static<typeof OlderOrdersQuery>;

/** Some of the orders of an organisation, and where those that follow begin. */
export const OlderOrders = NamedObject('OlderOrders', {
  data: Type.Array(ManagedOrder),
  /** Null after the oldest order. */
  nextBeforeOrderId: Nullable(Id),
});
export type OlderOrders = Static<typeof OlderOrders>;

export const OrderCountsQuery = Type.Object(choices);
export type OrderCountsQuery = Static<typeof OrderCountsQuery>;

/** How many orders there are of each state and currency, and their sum; what there is none of is missing. */
export const OrderCounts = NamedObject('OrderCounts', {
  counts: Type.Array(
    NamedObject('OrderCount', {
      state: OneOf(...ORDER_STATES),
      currency: Type.String(),
      count: Type.Integer(),
      totalMinor: Type.Integer(),
    }),
  ),
});
export type OrderCounts = Static<typeof OrderCounts>;
