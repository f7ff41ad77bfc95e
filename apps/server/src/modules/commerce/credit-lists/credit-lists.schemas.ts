import { CREDIT_LIST } from '@sullam/domain/commerce/credit-list.ts';
import { type Static, Type } from 'typebox';
import { DateTime, Id, NamedObject, Nullable, OneOf, PageQuery } from '../../../kernel/http/schemas.ts';
import { Currency, Reason } from '../credit-accounts/credit-accounts.public.ts';

const ROW_STATUSES = ['WAITING', 'DONE', 'UNKNOWN_MEMBER', 'WRONG_AMOUNT', 'DONE_ALREADY'] as const;
export type RowStatus = (typeof ROW_STATUSES)[number];

export const CreditListParams = Type.Object({ creditListId: Id });

export const CreditListBody = NamedObject('CreditListBody', {
  /** Rows that a list of the same name has given are not given again. */
  name: Type.String({ minLength: 1, maxLength: 100 }),
  currency: Currency,
  /** Of rows that have none of their own. */
  reason: Reason,
  /** Rows of email, amount and reason, as pasted or as the text of a file. */
  text: Type.String({ minLength: 1, maxLength: CREDIT_LIST.characters }),
});
export type CreditListBody = Static<typeof CreditListBody>;

export const CreditListRow = NamedObject('CreditListRow', {
  line: Type.Integer(),
  email: Type.String(),
  /** As it was written. */
  amount: Type.String(),
  /** Null for a wrong amount. */
  amountMinor: Nullable(Type.Integer()),
  reason: Type.String(),
  status: OneOf(...ROW_STATUSES),
  /** Name of the member; null if none has the address. */
  memberName: Nullable(Type.String()),
});
export type CreditListRow = Static<typeof CreditListRow>;

export const CreditListPreview = NamedObject('CreditListPreview', {
  currency: Type.String(),
  rows: Type.Array(CreditListRow),
  /** Rows that will give credit, and what they sum up to. */
  waitingCount: Type.Integer(),
  waitingMinor: Type.Integer(),
});
export type CreditListPreview = Static<typeof CreditListPreview>;

const counts = Object.fromEntries(ROW_STATUSES.map((status) => [status, Type.Integer()])) as Record<
  RowStatus,
  ReturnType<typeof Type.Integer>
>;

export const CreditList = NamedObject('CreditList', {
  creditListId: Id,
  name: Type.String(),
  currency: Type.String(),
  madeBy: Type.String(),
  madeAt: DateTime,
  /** Null while the job is running. */
  finishedAt: Nullable(DateTime),
  /** Rows by their results. */
  counts: NamedObject('CreditListCounts', counts),
  /** What the list has given. */
  doneMinor: Type.Integer(),
});
export type CreditList = Static<typeof CreditList>;

export const RowQuery = Type.Object({ ...PageQuery, status: Type.Optional(OneOf(...ROW_STATUSES)) });
export type RowQuery = Static<typeof RowQuery>;

export const CreditCurrencies = NamedObject('CreditCurrencies', { currencies: Type.Array(Type.String()) });
