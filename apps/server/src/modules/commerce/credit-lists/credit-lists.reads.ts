import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { type PageOf, readPage } from '../../../kernel/database/paging.ts';
import type { CreditList, CreditListRow, RowQuery, RowStatus } from './credit-lists.schemas.ts';

export interface FoundMember {
  userId: number;
  name: string;
}

/** Active members by their addresses, in lower case. */
export async function findActiveMembers(tx: Tx, emails: readonly string[]): Promise<Map<string, FoundMember>> {
  const rows = await tx.all(
    db
      .selectFrom('member_records')
      .select(['user_id as userId', 'first_name as firstName', 'last_name as lastName'])
      .select(sql<string>`lower(email)`.as('email'))
      .where(sql<boolean>`lower(email) = any(${[...new Set(emails)]}::text[])`)
      .where('status', '=', 'ACTIVE'),
  );
  return new Map(
    rows.map(({ email, userId, firstName, lastName }) => [email, { userId, name: `${firstName} ${lastName}`.trim() }]),
  );
}

const countOf = (status: RowStatus) =>
  sql<number>`(select count(*)::int from credit_list_rows r where ${inOrganization('r')}
    and r.credit_list_id = l.credit_list_id and r.status = ${status})`;

/** Lists with the counts of their results, newest first. */
const lists = () =>
  db
    .selectFrom('credit_lists as l')
    .leftJoin('member_names as n', 'n.user_id', 'l.made_by')
    .select(['l.credit_list_id as creditListId', 'l.name', 'l.currency', 'l.made_at as madeAt'])
    .select(['l.finished_at as finishedAt', 'n.first_name as firstName', 'n.last_name as lastName'])
    .select([countOf('WAITING').as('WAITING'), countOf('DONE').as('DONE'), countOf('DONE_ALREADY').as('DONE_ALREADY')])
    .select([countOf('UNKNOWN_MEMBER').as('UNKNOWN_MEMBER'), countOf('WRONG_AMOUNT').as('WRONG_AMOUNT')])
    .select(
      sql<number>`coalesce((select sum(r.amount_minor)::int8 from credit_list_rows r where ${inOrganization('r')}
        and r.credit_list_id = l.credit_list_id and r.status = 'DONE'), 0)`.as('doneMinor'),
    )
    .orderBy('l.credit_list_id', 'desc');

type ListRow = Awaited<ReturnType<ReturnType<typeof lists>['execute']>>[number];

function present(row: ListRow): CreditList {
  const { creditListId, name, currency, madeAt, finishedAt, doneMinor, firstName, lastName } = row;
  const { WAITING, DONE, DONE_ALREADY, UNKNOWN_MEMBER, WRONG_AMOUNT } = row;
  return {
    creditListId,
    name,
    currency,
    madeBy: `${firstName ?? ''} ${lastName ?? ''}`.trim(),
    madeAt: madeAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    counts: { WAITING, DONE, DONE_ALREADY, UNKNOWN_MEMBER, WRONG_AMOUNT },
    doneMinor,
  };
}

export async function listCreditLists(tx: Tx, page: PageOf): Promise<{ data: CreditList[]; total: number }> {
  const { data, total } = await readPage(tx, lists(), page);
  return { data: data.map(present), total };
}

export async function findCreditList(tx: Tx, creditListId: number): Promise<CreditList | undefined> {
  const row = await tx.one(lists().where('l.credit_list_id', '=', creditListId));
  return row && present(row);
}

/** Rows of a list with their results, in their order. */
export function listRows(
  tx: Tx,
  creditListId: number,
  { status, ...page }: RowQuery,
): Promise<{ data: CreditListRow[]; total: number }> {
  const rows = db
    .selectFrom('credit_list_rows as r')
    .leftJoin('member_names as n', 'n.user_id', 'r.user_id')
    .select(['r.line', 'r.email', 'r.amount_text as amount', 'r.amount_minor as amountMinor', 'r.reason'])
    .select(sql<RowStatus>`r.status`.as('status'))
    .select(
      sql<
        string | null
      >`case when r.user_id is null then null else trim(concat(n.first_name, ' ', n.last_name)) end`.as('memberName'),
    )
    .where('r.credit_list_id', '=', creditListId)
    .orderBy('r.line');
  return readPage(tx, status === undefined ? rows : rows.where('r.status', '=', status), page);
}
