import { PAGE_METHODS, PAYMENT_METHODS, type PaymentMethod } from '@sullam/domain/commerce/payment-methods.ts';
import { PRICE_KINDS } from '@sullam/domain/commerce/prices.ts';
import { type Static, Type } from 'typebox';
import { code, DateTime, Id, LocalizedName, NamedObject, Nullable, OneOf } from '../../../kernel/http/schemas.ts';
import { MediaRef } from '../../organization/media/media.public.ts';
import { CancellationTiers } from '../cancellation-terms/cancellation-terms.public.ts';
import { CartVersion, PurchasedItemType } from '../carts/carts.public.ts';
import { PostalAddress, VatNumber } from '../marketplace-settings/marketplace-settings.public.ts';
import { ItemStart } from '../purchasable-items/purchasable-items.public.ts';

export const ORDER_STATUSES = ['PENDING', 'PAID', 'CANCELLED', 'EXPIRED'] as const;
const PAYMENT_STATUSES = ['OPEN', 'SUCCEEDED', 'FAILED', 'EXPIRED'] as const;
const REFUND_STATUSES = ['REQUESTED', 'SUCCEEDED', 'FAILED'] as const;
export const REFUND_REASONS = [
  'ADMINISTRATOR',
  'PAID_LATE',
  'PAID_TWICE',
  'UNAVAILABLE',
  'PROVIDER',
  'DISPUTE',
  'BUYER',
  'EVENT_CANCELLED',
  'SESSION_CANCELLED',
] as const;
/** Where a refund goes: back the way it was paid, or to the buyer's credit account. */
const REFUND_DESTINATIONS = ['ORIGINAL', 'CREDIT'] as const;
export type RefundDestination = (typeof REFUND_DESTINATIONS)[number];
export const HISTORY_KINDS = [
  'PLACED',
  'PAYMENT_STARTED',
  'PAYMENT_FAILED',
  'PAYMENT_ENDED',
  'PAID',
  'CANCELLED',
  'EXPIRED',
  'REFUND_ASKED',
  'REFUND_DECLINED',
  'LINE_CANCELLED',
  'REFUND_REQUESTED',
  'REFUNDED',
  'REFUND_FAILED',
  'REFUND_RETURNED',
  'DISPUTED',
  'DISPUTE_WON',
  'DISPUTE_LOST',
  'DOCUMENT_SENT',
] as const;

export const RefundDestinationName = OneOf(...REFUND_DESTINATIONS);
const Method = OneOf(...(Object.keys(PAYMENT_METHODS) as PaymentMethod[]));

export const OrderParams = Type.Object({ orderId: Id });
export const PaymentParams = Type.Object({ paymentId: Id });
export const PurchasedItemParams = Type.Object({ purchasedItemId: Id });

/** What every list of orders shows of one. */
export const orderSummary = {
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
  /** A dispute about a payment is open, so access is suspended. */
  isDisputed: Type.Boolean(),
  /** Of the payment that is open or has succeeded; null before the first one and after a failed one. */
  method: Nullable(Method),
  placedAt: DateTime,
};

const OrderLine = NamedObject('OrderLine', {
  id: Id,
  itemId: Id,
  purchasedItemType: PurchasedItemType,
  /** Id in the address of its page, its cover and where its drawn cover is; null when the item is gone. The page of a coaching package of any coach has no id. */
  pageId: Nullable(Id),
  cover: Nullable(MediaRef),
  coverArt: Nullable(Type.String()),
  title: LocalizedName,
  /** How many; 1 for everything but seats of a course. Amounts are those of all together. */
  quantity: Type.Integer(),
  /** Amount charged; the list price is this, the discount, the reduction and the waived VAT. */
  totalMinor: Type.Integer(),
  /** What vouchers took off the price. */
  discountMinor: Type.Integer(),
  /** What a sale or group price took off the list price. */
  reductionMinor: Type.Integer(),
  priceKind: OneOf(...PRICE_KINDS),
  taxMinor: Type.Integer(),
  taxRateBasisPoints: Type.Integer(),
  /** VAT in the price that the buyer doesn't pay, because their company accounts for it. */
  waivedTaxMinor: Type.Integer(),
  /** Refunds of the line that have not failed. */
  refundedMinor: Type.Integer(),
  start: ItemStart,
  /** Cancellation terms when the order was placed. */
  cancellationTiers: CancellationTiers,
  /** When access ended, because the line was refunded whole or cancelled. */
  cancelledAt: Nullable(DateTime),
});

export const OrderSummary = NamedObject('OrderSummary', {
  ...orderSummary,
  purchasedItems: Type.Array(Type.Object({ id: Id, title: LocalizedName })),
});
export type OrderSummary = Static<typeof OrderSummary>;

/** Who bought, as administrators see it. */
export const OrderBuyer = NamedObject('OrderBuyer', { userId: Id, name: Type.String(), email: Type.String() });

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
  destination: RefundDestinationName,
  /** An administrator pays it back and then says so. */
  isManual: Type.Boolean(),
  requestedAt: DateTime,
  endedAt: Nullable(DateTime),
  /** When the money of a refund that had succeeded came back; the buyer is owed it by other means. */
  returnedAt: Nullable(DateTime),
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
  ...orderSummary,
  purchasedItems: Type.Array(OrderLine),
  /** What vouchers took off. */
  discountMinor: Type.Integer(),
  /** VAT in the prices that the buyer doesn't pay, because their company accounts for it. */
  waivedTaxMinor: Type.Integer(),
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
    /** A refund can go to the buyer's credit account instead of back the way it was paid. */
    canRefundToCredit: Type.Boolean(),
    /** An administrator can record money that came outside. */
    canMarkPaid: Type.Boolean(),
  }),
});
export type Order = Static<typeof Order>;

export const Orders = NamedObject('PlacedOrders', { orders: Type.Array(Order) });

export const CheckoutBody = Type.Object({
  /** Version of the cart that the buyer saw. */
  version: CartVersion,
  /** The company that the buyer buys for; its documents are standard tax invoices. */
  company: Type.Optional(OrderCompany),
  /** Whether the buyer saw prices without VAT; the order is refused where that differs by now. */
  isReverseCharge: Type.Optional(Type.Boolean()),
});
export type CheckoutBody = Static<typeof CheckoutBody>;

export const ReverseChargeQuery = Type.Object({ vatNumber: VatNumber, countryCode: code({ maxLength: 2 }) });
export const ReverseCharge = NamedObject('ReverseCharge', {
  /** The company would pay the prices without VAT. */
  applies: Type.Boolean(),
});

export const PaymentMethodsQuery = Type.Object({
  /** What is to be paid; methods that can't take it say why. */
  amountMinor: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000_000_000 })),
  currency: Type.Optional(code({ minLength: 3, maxLength: 3 })),
});
export type PaymentMethodsQuery = Static<typeof PaymentMethodsQuery>;

export const PaymentMethods = NamedObject('PaymentMethods', {
  methods: Type.Array(
    NamedObject('PaymentMethod', {
      method: Method,
      provider: Type.String(),
      isTest: Type.Boolean(),
      /** How many days after it was placed an order waits for the money; null where it is paid at once. */
      waitDays: Nullable(Type.Integer()),
      /** What the caller can spend with the method, by currency. Missing for methods that pay from no account. */
      balances: Type.Optional(
        Type.Array(NamedObject('MethodBalance', { currency: Type.String(), balanceMinor: Type.Integer() })),
      ),
      /** Whose page the buyer pays on; null for a page or instructions of this application. */
      pageName: Nullable(Type.String()),
      /** What buyers can pay with on that page. */
      accepts: Nullable(OneOf(...PAGE_METHODS)),
      /** Whether that page can be shown in the caller's language. */
      isPageTranslated: Type.Boolean(),
      /** Why it can't pay what was asked about: not in its currency, or not exactly. */
      problem: Nullable(OneOf('CURRENCY', 'AMOUNT')),
    }),
  ),
});

export const PaymentBody = Type.Object({
  method: OneOf('Credit Card', 'Paypal', 'Organization Credit', 'Wire Transfer', 'Cash'),
  /** Where several providers offer the method; absent: the first one. */
  provider: Type.Optional(code({ maxLength: 40 })),
});
export const StartedPayment = NamedObject('StartedPayment', {
  paymentId: Id,
  /** Where the buyer pays: a page of the provider, or one of this application. Null where the order says how it goes on. */
  url: Nullable(Type.String()),
});

export const TestOrderBody = Type.Pick(CheckoutBody, ['version']);

/** Orders of an administrator who tries the checkout, and the payment of the first that is to be paid; null where all are free. */
export const TestOrder = NamedObject('TestOrder', {
  orders: Type.Array(Order),
  payment: Nullable(StartedPayment),
});
export type TestOrder = Static<typeof TestOrder>;

export const RefundBody = Type.Object({
  amountMinor: Type.Integer({ minimum: 1, maximum: 100_000_000_000 }),
  note: Type.String({ minLength: 1, maxLength: 500 }),
  destination: Type.Optional(RefundDestinationName),
});
export type RefundBody = Static<typeof RefundBody>;
