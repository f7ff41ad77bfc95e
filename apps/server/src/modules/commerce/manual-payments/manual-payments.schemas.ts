import { type Static, type TProperties, Type } from 'typebox';
import {
  DateTime,
  Id,
  LocalizedName,
  LocalizedText,
  NamedObject,
  Nullable,
  OneOf,
  PageQuery,
} from '../../../kernel/http/schemas.ts';
import { BankMatch, LineIds } from '../bank-statements/bank-statements.public.ts';

/** The specification's methods whose money an administrator confirms. */
export const MANUAL_METHODS = ['Wire Transfer', 'Cash'] as const;
export type ManualMethod = (typeof MANUAL_METHODS)[number];

export const STATES = ['WAITING', 'CONFIRMED', 'REJECTED', 'ENDED'] as const;

const Day = Type.Unsafe<string>({ type: 'string', format: 'date' });

const cash = {
  isOffered: Type.Boolean(),
  /** What buyers read of how to pay. */
  instructions: LocalizedText,
  /** How many days after it was placed an order waits for the money. */
  waitDays: Type.Integer({ minimum: 1, maximum: 60 }),
};

const transfer = {
  ...cash,
  bankName: LocalizedName,
  /** Spaces are removed; the checksum must be right. */
  iban: Type.String({ maxLength: 60 }),
  /** As registered with the bank. */
  accountHolder: Type.String({ maxLength: 200 }),
};

export const ManualPaymentSettings = NamedObject('ManualPaymentSettings', {
  transfer: NamedObject('TransferSettings', transfer),
  cash: NamedObject('CashSettings', cash),
});
export type ManualPaymentSettings = Static<typeof ManualPaymentSettings>;
export type TransferSettings = ManualPaymentSettings['transfer'];

const facts = {
  paymentId: Id,
  orderId: Id,
  /** Number of the order, which is the reference of the payment. */
  number: Type.Integer(),
  method: OneOf(...MANUAL_METHODS),
  /** ENDED: the order has ended or is paid another way. The money may come all the same. */
  state: OneOf(...STATES),
  amountMinor: Type.Integer(),
  currency: Type.String(),
  startedAt: DateTime,
  /** Until when the order waits. */
  expiresAt: DateTime,
  /** Reference of the bank or number of the cash receipt, once confirmed. */
  reference: Type.String(),
  receivedOn: Nullable(Day),
  /** Why it was rejected. */
  reason: Type.String(),
  decidedAt: Nullable(DateTime),
} satisfies TProperties;

export const ManualPayment = NamedObject('ManualPayment', {
  ...facts,
  /** How to pay, as the organisation says now. */
  instructions: LocalizedText,
  bankName: LocalizedName,
  iban: Type.String(),
  accountHolder: Type.String(),
});
export type ManualPayment = Static<typeof ManualPayment>;

/** A payment by wire transfer or cash in the list of administrators. */
export const ManagedManualPayment = NamedObject('ManagedManualPayment', {
  ...facts,
  buyer: NamedObject('ManualPaymentBuyer', { userId: Id, name: Type.String(), email: Type.String() }),
  /** The order can still be paid; money that comes for another one is paid back. */
  isOrderOpen: Type.Boolean(),
  /** What bank statements say came in for it; null where they say nothing, and once it is confirmed. */
  bankMatch: Nullable(BankMatch),
});
export type ManagedManualPayment = Static<typeof ManagedManualPayment>;

export const ManualPaymentListQuery = Type.Object({ ...PageQuery, state: Type.Optional(OneOf(...STATES)) });
export type ManualPaymentListQuery = Static<typeof ManualPaymentListQuery>;

const confirmation = {
  amountMinor: Type.Integer({ minimum: 1, maximum: 100_000_000_000 }),
  reference: Type.String({ maxLength: 200 }),
  receivedOn: Day,
};
export const ConfirmBody = Type.Object({
  ...confirmation,
  /** Lines of bank statements with the money, which confirm nothing else from then on. */
  bankStatementLineIds: Type.Optional(LineIds),
});
export type Confirmation = Static<typeof ConfirmBody>;

/** What confirming a payment will do. */
export const ConfirmationPreview = NamedObject('ConfirmationPreview', {
  /** False: the order can't be paid any more, and the money is to be paid back. */
  isOrderOpen: Type.Boolean(),
  items: Type.Array(NamedObject('ConfirmedItem', { title: LocalizedName })),
  /** The document that would be issued now; null where none is. */
  document: Nullable(
    NamedObject('ConfirmedDocument', {
      kind: OneOf('INVOICE', 'RECEIPT'),
      number: Type.String(),
      /** Name of the company that it is made out to; empty for a private buyer. */
      companyName: Type.String(),
      hasVatNumber: Type.Boolean(),
    }),
  ),
  buyer: NamedObject('ConfirmedBuyer', { firstName: Type.String(), language: OneOf('en', 'ar') }),
});
export type ConfirmationPreview = Static<typeof ConfirmationPreview>;

export const MarkPaidBody = Type.Object({ ...confirmation, method: OneOf(...MANUAL_METHODS) });
export type MarkPaidBody = Static<typeof MarkPaidBody>;

export const RejectBody = Type.Object({ reason: Type.String({ minLength: 1, maxLength: 500 }) });
export const RefundParams = Type.Object({ refundId: Id });
