import { type Static, Type } from 'typebox';
import { DateTime, Id, NamedObject, Nullable, OneOf, PageQuery } from '../../../kernel/http/schemas.ts';
import { tableFormat } from '../../../kernel/http/table-responses.ts';

const PAYOUT_STATUSES = ['PENDING', 'PAID', 'FAILED', 'CANCELLED'] as const;
const ENTRY_KINDS = ['PAYMENT', 'REFUND', 'DISPUTE', 'FEE', 'OTHER'] as const;

/** A provider that the organisation has an account with, and what it reports. */
const ReportingProvider = NamedObject('ReportingProvider', {
  provider: Type.String(),
  title: Type.String(),
  reportsFees: Type.Boolean(),
  reportsPayouts: Type.Boolean(),
});
export type ReportingProvider = Static<typeof ReportingProvider>;

const FeeRow = NamedObject('PaymentFeeRow', {
  /** As 2026-11. */
  month: Type.String(),
  provider: Type.String(),
  /** Name of the provider. */
  title: Type.String(),
  /** Currency in which the provider settles. */
  currency: Type.String(),
  paymentCount: Type.Integer(),
  chargedMinor: Type.Integer(),
  feeMinor: Type.Integer(),
  /** Charged less fees, before refunds. */
  netMinor: Type.Integer(),
  /** Payments whose fee the provider has not reported. */
  unknownCount: Type.Integer(),
  /** Payouts that arrived in the month; null where the provider reports none. */
  paidOutMinor: Nullable(Type.Integer()),
});
export type FeeRow = Static<typeof FeeRow>;

const fees = {
  year: Type.Integer({ minimum: 2000, maximum: 2100 }),
  /** Also payments with test accounts. */
  includeTest: Type.Optional(Type.Boolean()),
};

export const FeesQuery = Type.Object(fees);
export type FeesQuery = Static<typeof FeesQuery>;
export const FeesExportQuery = Type.Object({ ...fees, ...tableFormat });
export type FeesExportQuery = Static<typeof FeesExportQuery>;

export const PaymentFees = NamedObject('PaymentFees', {
  providers: Type.Array(ReportingProvider),
  /** Whether test accounts have brought any payment or payout. */
  hasTest: Type.Boolean(),
  /** Newest month first. */
  rows: Type.Array(FeeRow),
});
export type PaymentFees = Static<typeof PaymentFees>;

export const Payout = NamedObject('Payout', {
  payoutId: Id,
  provider: Type.String(),
  title: Type.String(),
  /** Id at the provider. */
  reference: Type.String(),
  currency: Type.String(),
  amountMinor: Type.Integer(),
  status: OneOf(...PAYOUT_STATUSES),
  arrivesOn: Type.Unsafe<string>({ type: 'string', format: 'date' }),
  isTest: Type.Boolean(),
  entryCount: Type.Integer(),
});
export type Payout = Static<typeof Payout>;

const listed = { includeTest: Type.Optional(Type.Boolean()) };
export const PayoutListQuery = Type.Object({ ...PageQuery, ...listed });
export type PayoutListQuery = Static<typeof PayoutListQuery>;
export const PayoutExportQuery = Type.Object({ ...tableFormat, ...listed });
export type PayoutExportQuery = Static<typeof PayoutExportQuery>;

export const PayoutParams = Type.Object({ payoutId: Id });

export const PayoutEntry = NamedObject('PayoutEntry', {
  payoutEntryId: Id,
  kind: OneOf(...ENTRY_KINDS),
  amountMinor: Type.Integer(),
  feeMinor: Type.Integer(),
  netMinor: Type.Integer(),
  /** Order that it is of; null for what is not of an order here. */
  order: Nullable(NamedObject('PayoutEntryOrder', { orderId: Id, number: Type.Integer() })),
  happenedAt: DateTime,
});
export type PayoutEntry = Static<typeof PayoutEntry>;

export const PayoutEntryQuery = Type.Object(PageQuery);
export type PayoutEntryQuery = Static<typeof PayoutEntryQuery>;
