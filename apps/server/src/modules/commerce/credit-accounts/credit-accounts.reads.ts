import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { type PageOf, readPage } from '../../../kernel/database/paging.ts';
import { holdsWords } from '../../../kernel/database/search.ts';
import type { TransferKind } from './credit-accounts.repository.ts';
import type { AccountListQuery, CreditAccount, CreditTransfer, OwnCredit } from './credit-accounts.schemas.ts';

/** Accounts `a` of members `m`. */
const accounts = () =>
  db
    .selectFrom('credit_accounts as a')
    .innerJoin('member_records as m', 'm.user_id', 'a.user_id')
    .select(['a.credit_account_id as creditAccountId', 'a.currency', 'a.balance_minor as balanceMinor'])
    .select(['m.user_id as userId', 'm.first_name as firstName', 'm.last_name as lastName', 'm.email'])
    .select(
      sql<Date>`coalesce((select max(t.made_at) from credit_transfers t where ${inOrganization('t')}
        and a.credit_account_id in (t.debit_account_id, t.credit_account_id)), a.opened_at)`.as('changedAt'),
    )
    .where('a.kind', '=', 'MEMBER');

type AccountRow = Awaited<ReturnType<typeof readAccounts>>[number];
const readAccounts = (tx: Tx, creditAccountId: number) =>
  tx.all(accounts().where('a.credit_account_id', '=', creditAccountId));

const asAccount = ({ userId, firstName, lastName, email, changedAt, ...row }: AccountRow): CreditAccount => ({
  ...row,
  member: { userId, name: `${firstName} ${lastName}`.trim(), email },
  changedAt: changedAt.toISOString(),
});

/** A member's account, for administrators. */
export async function findManagedAccount(tx: Tx, creditAccountId: number): Promise<CreditAccount | undefined> {
  const [row] = await readAccounts(tx, creditAccountId);
  return row && asAccount(row);
}

/** Accounts of members, the highest balance first; finds them by words of names and email addresses. */
export async function listAccounts(
  tx: Tx,
  { search, ...page }: AccountListQuery,
): Promise<{ data: CreditAccount[]; total: number }> {
  let found = accounts().orderBy('a.balance_minor', 'desc').orderBy('a.credit_account_id');
  for (const condition of await holdsWords(tx, 'members', 'a.user_id', search)) found = found.where(condition);
  const { data, total } = await readPage(tx, found, page);
  return { data: data.map(asAccount), total };
}

/** Accounts after a given one, for the export. */
export async function listAccountsAfter(tx: Tx, after: number, count: number): Promise<CreditAccount[]> {
  const rows = await tx.all(
    accounts().where('a.credit_account_id', '>', after).orderBy('a.credit_account_id').limit(count),
  );
  return rows.map(asAccount);
}

/** A member's own accounts. */
export async function readOwnCredit(tx: Tx, userId: number): Promise<OwnCredit> {
  const rows = await tx.all(
    db
      .selectFrom('credit_accounts')
      .select(['credit_account_id as creditAccountId', 'currency', 'balance_minor as balanceMinor'])
      .where('kind', '=', 'MEMBER')
      .where('user_id', '=', userId)
      .orderBy('currency'),
  );
  return { accounts: rows };
}

/** Transfers `t` of accounts `a` of members, newest first, with the numbers of their orders. */
const transfers = () =>
  db
    .selectFrom('credit_transfers as t')
    .innerJoin('credit_accounts as a', (join) =>
      join.on(sql<boolean>`a.credit_account_id in (t.debit_account_id, t.credit_account_id)`),
    )
    .leftJoin('member_names as b', 'b.user_id', 't.made_by')
    .select(['t.credit_transfer_id as creditTransferId', 'a.currency', 't.order_id as orderId', 't.reason'])
    .select(['t.balance_after_minor as balanceAfterMinor', 't.made_at as madeAt'])
    .select([
      sql<TransferKind>`t.kind`.as('kind'),
      sql<number>`case when t.credit_account_id = a.credit_account_id then t.amount_minor else -t.amount_minor end`.as(
        'amountMinor',
      ),
      sql<number | null>`(select p.number from order_payments p where ${inOrganization('p')} and p.order_id = t.order_id
        limit 1)`.as('orderNumber'),
      sql<
        string | null
      >`case when t.made_by is null then null else trim(concat(b.first_name, ' ', b.last_name)) end`.as('madeBy'),
    ])
    .where('a.kind', '=', 'MEMBER')
    .orderBy('t.credit_transfer_id', 'desc');

const dated = <Row extends { madeAt: Date }>(row: Row) => ({ ...row, madeAt: row.madeAt.toISOString() });

/** Transfers of one account, newest first. */
export async function listTransfers(
  tx: Tx,
  creditAccountId: number,
  page: PageOf,
): Promise<{ data: CreditTransfer[]; total: number }> {
  const { data, total } = await readPage(tx, transfers().where('a.credit_account_id', '=', creditAccountId), page);
  return { data: data.map(dated), total };
}

/** Transfers of all accounts of a member, newest first. */
export async function listOwnTransfers(tx: Tx, userId: number, page: PageOf) {
  const { data, total } = await readPage(tx, transfers().where('a.user_id', '=', userId), page);
  return { data: data.map(({ madeBy: _madeBy, ...row }) => dated(row)), total };
}

/** All transfers of one account, oldest first, for the export. */
export async function listTransfersAfter(
  tx: Tx,
  { creditAccountId, after, count }: { creditAccountId: number; after: number; count: number },
): Promise<CreditTransfer[]> {
  const rows = await tx.all(
    transfers()
      .clearOrderBy()
      .where('a.credit_account_id', '=', creditAccountId)
      .where('t.credit_transfer_id', '>', after)
      .orderBy('t.credit_transfer_id')
      .limit(count),
  );
  return rows.map(dated);
}

/** Currencies in which the organisation sells: its own, and those of courses that have a price. */
export async function listSoldCurrencies({ configuration }: MemberContext, tx: Tx): Promise<string[]> {
  const rows = await tx.all(
    db.selectFrom('course_overviews').select('currency').distinct().where('price_minor', '>', 0).orderBy('currency'),
  );
  return [...new Set([configuration.currency, ...rows.map(({ currency }) => currency)])];
}

/** Whether a member can be given credit: they are there and not switched off. */
export const isActiveMember = async (tx: Tx, userId: number): Promise<boolean> =>
  (await tx.one(
    db.selectFrom('member_records').select('user_id').where('user_id', '=', userId).where('status', '=', 'ACTIVE'),
  )) !== undefined;
