import { type Static, Type } from 'typebox';
import { DateTime, Id, NamedObject, Nullable, OneOf, PageQuery, SearchText } from '../../../kernel/http/schemas.ts';
import { TRANSFER_KINDS } from './credit-accounts.repository.ts';

export const AccountParams = Type.Object({ creditAccountId: Id });

export const Currency = Type.String({ pattern: '^[A-Z]{3}$' });

const account = {
  creditAccountId: Id,
  currency: Type.String(),
  balanceMinor: Type.Integer(),
};

/** Credit of the caller in one currency. */
export const OwnCredit = NamedObject('OwnCredit', {
  accounts: Type.Array(NamedObject('OwnCreditAccount', account)),
});
export type OwnCredit = Static<typeof OwnCredit>;

/** A member's account as administrators see it. */
export const CreditAccount = NamedObject('CreditAccount', {
  ...account,
  member: NamedObject('CreditHolder', { userId: Id, name: Type.String(), email: Type.String() }),
  /** When credit last came or went. */
  changedAt: DateTime,
});
export type CreditAccount = Static<typeof CreditAccount>;

const transfer = {
  creditTransferId: Id,
  kind: OneOf(...TRANSFER_KINDS),
  currency: Type.String(),
  /** Positive where the account got it, negative where it gave it. */
  amountMinor: Type.Integer(),
  balanceAfterMinor: Type.Integer(),
  /** The order that was paid or refunded; its number is what people read. */
  orderId: Nullable(Id),
  orderNumber: Nullable(Type.Integer()),
  /** Reason of the administrator who gave it or took it back. */
  reason: Type.String(),
  madeAt: DateTime,
};

/** A transfer as the member whose account it is sees it. */
export const OwnCreditTransfer = NamedObject('OwnCreditTransfer', transfer);
export type OwnCreditTransfer = Static<typeof OwnCreditTransfer>;

export const CreditTransfer = NamedObject('CreditTransfer', {
  ...transfer,
  /** Administrator who gave or took back credit; null for payments and refunds. */
  madeBy: Nullable(Type.String()),
});
export type CreditTransfer = Static<typeof CreditTransfer>;

export const AccountListQuery = Type.Object({ ...PageQuery, search: SearchText });
export type AccountListQuery = Static<typeof AccountListQuery>;

/** At most 1,000,000,000.00 in a currency with two decimals. */
export const MOST_MINOR = 100_000_000_000;
const Amount = Type.Integer({ minimum: 1, maximum: MOST_MINOR });
export const Reason = Type.String({ minLength: 1, maxLength: 500 });

export const TopUpBody = Type.Object({ userId: Id, currency: Currency, amountMinor: Amount, reason: Reason });
export type TopUp = Static<typeof TopUpBody>;

export const DeductionBody = Type.Object({ amountMinor: Amount, reason: Reason });
export type Deduction = Static<typeof DeductionBody>;

export const CreditBalance = NamedObject('CreditBalance', account);
export type CreditBalance = Static<typeof CreditBalance>;
