import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';

/** ISSUED and SPENT belong to the organisation, MEMBER to a member. */
export type AccountKind = 'ISSUED' | 'SPENT' | 'MEMBER';

export const TRANSFER_KINDS = ['TOP_UP', 'DEDUCTION', 'PAYMENT', 'REFUND'] as const;
export type TransferKind = (typeof TRANSFER_KINDS)[number];

export interface AccountRecord {
  creditAccountId: number;
  kind: AccountKind;
  userId: number | null;
  currency: string;
  balanceMinor: number;
}

interface Pair {
  userId: number;
  currency: string;
  /** The organisation's account that the member's one gives to or gets from. */
  other: Exclude<AccountKind, 'MEMBER'>;
}

const accounts = () =>
  db
    .selectFrom('credit_accounts')
    .select(['credit_account_id as creditAccountId', 'user_id as userId', 'currency', 'balance_minor as balanceMinor'])
    .select(sql<AccountKind>`kind`.as('kind'));

/** Locks a member's account and one of the organisation, as far as they exist, in the order of their ids. */
export const lockAccounts = (tx: Tx, { userId, currency, other }: Pair): Promise<AccountRecord[]> =>
  tx.all(
    accounts()
      .where('currency', '=', currency)
      .where((where) =>
        where.or([where.and([where('kind', '=', 'MEMBER'), where('user_id', '=', userId)]), where('kind', '=', other)]),
      )
      .orderBy('credit_account_id')
      .forUpdate(),
  );

interface Opening {
  kind: AccountKind;
  userId: number | null;
  currency: string;
}

/** Opens those accounts that don't exist yet. */
export async function openAccounts(tx: Tx, openings: readonly Opening[], now: Date): Promise<void> {
  await tx.run(
    db
      .insertInto('credit_accounts')
      .values(openings.map(({ kind, userId, currency }) => ({ kind, user_id: userId, currency, opened_at: now })))
      .onConflict((conflict) => conflict.columns(['organization_id', 'kind', 'user_id', 'currency']).doNothing()),
  );
}

/** A member's account; undefined for the organisation's own. */
export const findAccount = (tx: Tx, creditAccountId: number): Promise<AccountRecord | undefined> =>
  tx.one(accounts().where('credit_account_id', '=', creditAccountId).where('kind', '=', 'MEMBER'));

/** What a member can spend, by currency; currencies in which nothing is left are left out. */
export const listSpendable = (tx: Tx, userId: number): Promise<{ currency: string; balanceMinor: number }[]> =>
  tx.all(
    db
      .selectFrom('credit_accounts')
      .select(['currency', 'balance_minor as balanceMinor'])
      .where('kind', '=', 'MEMBER')
      .where('user_id', '=', userId)
      .where('balance_minor', '>', 0)
      .orderBy('currency'),
  );

export interface TransferRecord {
  creditTransferId: number;
  kind: TransferKind;
  debitAccountId: number;
  creditAccountId: number;
  amountMinor: number;
}

/** The transfer that has happened under a key. */
export const findTransfer = (tx: Tx, key: string): Promise<TransferRecord | undefined> =>
  tx.one(
    db
      .selectFrom('credit_transfers')
      .select(['credit_transfer_id as creditTransferId', 'debit_account_id as debitAccountId'])
      .select(['credit_account_id as creditAccountId', 'amount_minor as amountMinor'])
      .select(sql<TransferKind>`kind`.as('kind'))
      .where('key', '=', key),
  );

/** Which of some keys have moved something. */
export async function listUsedKeys(tx: Tx, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.all(
    db
      .selectFrom('credit_transfers')
      .select('key')
      .where(sql<boolean>`key = any(${[...keys]}::text[])`),
  );
  return new Set(rows.map(({ key }) => key));
}

export interface NewTransfer extends Omit<TransferRecord, 'creditTransferId'> {
  key: string;
  /** Balance of the member's account after it. */
  balanceAfterMinor: number;
  orderId: number | null;
  refundId: number | null;
  reason: string;
  madeBy: number | null;
  madeAt: Date;
}

/** Writes a transfer; returns undefined if its key is taken. */
export async function insertTransfer(tx: Tx, transfer: NewTransfer): Promise<number | undefined> {
  const row = await tx.one(
    db
      .insertInto('credit_transfers')
      .values({
        key: transfer.key,
        kind: transfer.kind,
        debit_account_id: transfer.debitAccountId,
        credit_account_id: transfer.creditAccountId,
        amount_minor: transfer.amountMinor,
        balance_after_minor: transfer.balanceAfterMinor,
        order_id: transfer.orderId,
        refund_id: transfer.refundId,
        reason: transfer.reason,
        made_by: transfer.madeBy,
        made_at: transfer.madeAt,
      })
      .onConflict((conflict) => conflict.columns(['organization_id', 'key']).doNothing())
      .returning('credit_transfer_id'),
  );
  return row?.credit_transfer_id;
}

/** Moves an amount between two accounts that are locked. */
export async function moveBalances(
  tx: Tx,
  {
    debitAccountId,
    creditAccountId,
    amountMinor,
  }: Pick<NewTransfer, 'debitAccountId' | 'creditAccountId' | 'amountMinor'>,
): Promise<void> {
  await tx.run(
    db
      .updateTable('credit_accounts')
      .set({
        balance_minor: sql<number>`balance_minor + case when credit_account_id = ${creditAccountId}::bigint
          then ${amountMinor}::bigint else -${amountMinor}::bigint end`,
      })
      .where('credit_account_id', 'in', [debitAccountId, creditAccountId]),
  );
}
