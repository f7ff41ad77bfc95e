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
import { MediaRef } from '../../organization/media/media.public.ts';
import { CartVersion, PurchasedItemType } from '../carts/carts.public.ts';
import { PostalAddress, VatNumber } from '../marketplace-settings/marketplace-settings.public.ts';

export const ORDER_STATUSES = ['PENDING', 'PAID', 'CANCELLED', 'EXPIRED'] as const;
const PAYMENT_STATUSES = ['OPEN', 'SUCCEEDED', 'FAILED', 'EXPIRED'] as const;
const REFUND_STATUSES = ['REQUESTED', 'SUCCEEDED', 'FAILED'] as const;
export const REFUND_REASONS = ['ADMINISTRATOR', 'PAID_LATE', 'PAID_TWICE', 'UNAVAILABLE'] as const;
export const HISTORY_KINDS = [
  'PLACED',
  'PAYMENT_STARTED',
  'PAYMENT_FAILED',
  'PAYMENT_ENDED',
  'PAID',
  'CANCELLED',
  'EXPIRED',
  'REFUND_REQUESTED',
  'REFUNDED',
  'REFUND_FAILED',
] as const;

/** The specification's payment methods that can be used so far. */
const METHODS = ['Credit Card', 'Wire Transfer', 'Cash', 'Voucher', 'Free'] as const;
const Method = OneOf(...METHODS);
export type PaymentMethod = (typeof METHODS)[number];

export const OrderParams = Type.Object({ orderId: Id });
export const PaymentParams = Type.Object({ paymentId: Id });
export const PurchasedItemParams = Type.Object({ purchasedItemId: Id });

const summary = {
  orderId: Id,
  /** Number that people read, counted per organisation. */
  number: Type.Integer(),
  status: OneOf(...ORDER_STATUSES),
  currency: Type.String(),
  totalMinor: Type.Integer(),
  /** VAT that the total includes. */
  taxMinor: Type.Integer(),
  /** Refunds that have succeeded. */
  refundedMinor: Type.Integer(),
  /** Paid by the test provider: no money moved. */
  isTest: Type.Boolean(),
  /** Of the payment that is open or has succeeded; null before the first one and after a failed one. */
  method: Nullable(Method),
  placedAt: DateTime,
};

const OrderLine = NamedObject('OrderLine', {
  id: Id,
  itemId: Id,
  purchasedItemType: PurchasedItemType,
  /** Id in the address of its page, its cover and where its drawn cover is; null when the item is gone. */
  pageId: Nullable(Id),
  cover: Nullable(MediaRef),
  coverArt: Nullable(Type.String()),
  title: LocalizedName,
  /** Amount charged; the list price is this and the discount. */
  totalMinor: Type.Integer(),
  /** What vouchers took off the list price. */
  discountMinor: Type.Integer(),
  taxMinor: Type.Integer(),
  taxRateBasisPoints: Type.Integer(),
  /** Refunds of the line that have not failed. */
  refundedMinor: Type.Integer(),
});

export const OrderSummary = NamedObject('OrderSummary', {
  ...summary,
  purchasedItems: Type.Array(Type.Object({ id: Id, title: LocalizedName })),
});
export type OrderSummary = Static<typeof OrderSummary>;

/** An order in the list of administrators. */
export const ManagedOrder = NamedObject('ManagedOrder', {
  ...summary,
  buyer: NamedObject('OrderBuyer', { userId: Id, name: Type.String(), email: Type.String() }),
  itemCount: Type.Integer(),
});
export type ManagedOrder = Static<typeof ManagedOrder>;

/** A company that an order is placed for. */
export const OrderCompany = NamedObject('OrderCompany', {
  companyName: Type.String({ minLength: 1, maxLength: 200 }),
  vatNumber: VatNumber,
  address: PostalAddress,
});
export type OrderCompany = Static<typeof OrderCompany>;

const Payment = NamedObject('Payment', {
  paymentId: Id,
  method: Method,
  isTest: Type.Boolean(),
  status: OneOf(...PAYMENT_STATUSES),
  amountMinor: Type.Integer(),
  createdAt: DateTime,
  endedAt: Nullable(DateTime),
});

const Refund = NamedObject('Refund', {
  refundId: Id,
  purchasedItemId: Nullable(Id),
  amountMinor: Type.Integer(),
  reason: OneOf(...REFUND_REASONS),
  note: Type.String(),
  status: OneOf(...REFUND_STATUSES),
  /** An administrator pays it back and then says so. */
  isManual: Type.Boolean(),
  requestedAt: DateTime,
  endedAt: Nullable(DateTime),
});

const HistoryEntry = NamedObject('OrderHistoryEntry', {
  kind: OneOf(...HISTORY_KINDS),
  /** Of the payment that the entry is about. */
  method: Nullable(Method),
  purchasedItemId: Nullable(Id),
  amountMinor: Nullable(Type.Integer()),
  note: Type.String(),
  at: DateTime,
});

export const Order = NamedObject('Order', {
  ...summary,
  purchasedItems: Type.Array(OrderLine),
  /** What vouchers took off the list prices. */
  discountMinor: Type.Integer(),
  vouchers: Type.Array(
    NamedObject('OrderVoucher', { voucherId: Id, code: Type.String(), discountMinor: Type.Integer() }),
  ),
  buyer: Type.Object({ name: Type.String(), email: Type.String() }),
  /** Null for an order that somebody placed for themselves. */
  company: Nullable(OrderCompany),
  /** Until when it can be paid. */
  expiresAt: DateTime,
  payments: Type.Array(Payment),
  refunds: Type.Array(Refund),
  /** Newest first. */
  history: Type.Array(HistoryEntry),
  /** Server time of the response, for the countdown. */
  now: DateTime,
  abilities: NamedObject('OrderAbilities', {
    canPay: Type.Boolean(),
    canCancel: Type.Boolean(),
    canRefund: Type.Boolean(),
  }),
});
export type Order = Static<typeof Order>;

export const Orders = NamedObject('PlacedOrders', { orders: Type.Array(Order) });

export const CheckoutBody = Type.Object({
  /** Version of the cart that the buyer saw. */
  version: CartVersion,
  /** The company that the buyer buys for; its documents are standard tax invoices. */
  company: Type.Optional(OrderCompany),
});
export type CheckoutBody = Static<typeof CheckoutBody>;

export const PaymentMethods = NamedObject('PaymentMethods', {
  methods: Type.Array(
    NamedObject('PaymentMethod', {
      method: Method,
      isTest: Type.Boolean(),
      /** How many days after it was placed an order waits for the money; null where it is paid at once. */
      waitDays: Nullable(Type.Integer()),
    }),
  ),
});

export const PaymentBody = Type.Object({
  method: OneOf('Credit Card', 'Wire Transfer', 'Cash'),
});
export const StartedPayment = NamedObject('StartedPayment', {
  paymentId: Id,
  /** Where the buyer pays: a page of the provider, or one of this application. Null where the order says how it goes on. */
  url: Nullable(Type.String()),
});

export const OrderListQuery = Type.Object({
  ...PageQuery,
  status: Type.Optional(OneOf(...ORDER_STATUSES)),
  /** Number of an order, or the beginning of a word of the buyer's name or email address. */
  search: Type.Optional(code({ maxLength: 100 })),
});
export type OrderListQuery = Static<typeof OrderListQuery>;

export const RefundBody = Type.Object({
  amountMinor: Type.Integer({ minimum: 1, maximum: 100_000_000_000 }),
  note: Type.String({ minLength: 1, maxLength: 500 }),
});
