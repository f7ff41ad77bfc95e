import { type Static, Type } from 'typebox';
import { DateTime, Id, LocalizedName, NamedObject, Nullable, OneOf, PageQuery } from '../../../kernel/http/schemas.ts';
import { OrderBuyer, RefundDestinationName } from '../orders/orders.public.ts';

export const REQUEST_STATUSES = ['REQUESTED', 'APPROVED', 'DECLINED'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

const OUTCOMES = ['AT_ONCE', 'ASK', 'NONE'] as const;

const MOST_LINES = 50;
const Amount = Type.Integer({ minimum: 0, maximum: 100_000_000_000 });

export const RequestParams = Type.Object({ refundRequestId: Id });
export const FailedRefundParams = Type.Object({ refundId: Id });

const request = {
  refundRequestId: Id,
  purchasedItemId: Id,
  status: OneOf(...REQUEST_STATUSES),
  /** In the buyer's words; can be empty. */
  reason: Type.String(),
  /** What was approved; null unless APPROVED. */
  amountMinor: Nullable(Type.Integer()),
  /** What the administrator wrote to the buyer. */
  answer: Type.String(),
  requestedAt: DateTime,
  decidedAt: Nullable(DateTime),
};

const RefundRequest = NamedObject('RefundRequest', request);
export type RefundRequest = Static<typeof RefundRequest>;

const RefundOffer = NamedObject('RefundOffer', {
  purchasedItemId: Id,
  /** AT_ONCE: refunded without a decision; ASK: administrators decide; NONE: nothing can be requested now. */
  outcome: OneOf(...OUTCOMES),
  /** What an AT_ONCE request gives back; null for the others. */
  amountMinor: Nullable(Type.Integer()),
  /** Of the tier that holds now. */
  refundPercent: Nullable(Type.Integer()),
});
export type RefundOffer = Static<typeof RefundOffer>;

/** What a buyer can request of an order now, and what was requested, newest first. */
export const OrderRefundRequests = NamedObject('OrderRefundRequests', {
  offers: Type.Array(RefundOffer),
  requests: Type.Array(RefundRequest),
});
export type OrderRefundRequests = Static<typeof OrderRefundRequests>;

export const RefundRequestBody = Type.Object({
  lines: Type.Array(
    NamedObject(
      'RequestedLine',
      {
        purchasedItemId: Id,
        /** The amount that the buyer saw; null where administrators decide. */
        amountMinor: Nullable(Amount),
      },
      { additionalProperties: false },
    ),
    { minItems: 1, maxItems: MOST_LINES },
  ),
  reason: Type.String({ maxLength: 500 }),
});
export type RefundRequestBody = Static<typeof RefundRequestBody>;

export const ApproveBody = Type.Object({
  amountMinor: Type.Integer({ minimum: 1, maximum: 100_000_000_000 }),
  /** What the buyer reads with the refund. */
  answer: Type.String({ maxLength: 500 }),
  destination: Type.Optional(RefundDestinationName),
});
export type ApproveBody = Static<typeof ApproveBody>;

export const DeclineBody = Type.Object({ answer: Type.String({ minLength: 1, maxLength: 500 }) });

const managed = {
  orderId: Id,
  /** Of the order. */
  number: Type.Integer(),
  currency: Type.String(),
  title: LocalizedName,
  buyer: OrderBuyer,
};

export const ManagedRefundRequest = NamedObject('ManagedRefundRequest', {
  ...request,
  ...managed,
  /** What the line cost. */
  totalMinor: Type.Integer(),
});
export type ManagedRefundRequest = Static<typeof ManagedRefundRequest>;

export const RequestListQuery = Type.Object({ ...PageQuery, status: Type.Optional(OneOf(...REQUEST_STATUSES)) });
export type RequestListQuery = Static<typeof RequestListQuery>;

/** A refund that the buyer was promised and that the payment provider refused. */
export const FailedRefund = NamedObject('FailedRefund', {
  refundId: Id,
  purchasedItemId: Id,
  ...managed,
  amountMinor: Type.Integer(),
  reason: OneOf('BUYER', 'EVENT_CANCELLED', 'SESSION_CANCELLED'),
  endedAt: DateTime,
});

/** What goes back to buyers if an event is cancelled. */
export const SoldTickets = NamedObject('SoldTickets', {
  ticketCount: Type.Integer(),
  /** One amount for each currency; none where all tickets were free. */
  amounts: Type.Array(NamedObject('SoldAmount', { currency: Type.String(), amountMinor: Type.Integer() })),
});
export type SoldTickets = Static<typeof SoldTickets>;
