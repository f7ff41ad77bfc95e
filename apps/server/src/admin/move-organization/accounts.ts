import type postgres from 'postgres';
import type { AnySql } from '../../kernel/database/connect.ts';
import { memberIdsOf } from '../../modules/identity/members/members.public.ts';
import { type AccountKey, findAccounts, findAccountsByEmail } from '../../modules/identity/users/users.public.ts';
import {
  findArrivingAccounts,
  insertArrivingAccounts,
} from '../../modules/organization/organizations/organizations.public.ts';
import { CommandError } from '../command-error.ts';
import { type AccountTable, accountTables, quoted } from './catalogue.ts';
import type { Side } from './servers.ts';

/**
 * Accounts are above organisations, so no row filter publishes them: they are compared and copied by their rows. An account that the
 * other server has already, with the same id and e-mail address, stays as it is there.
 */

const BATCH = 1000;
const MOST_NAMED = 20;

interface People {
  organizationId: number;
  /** All members. */
  members: number[];
  /** Members whose accounts come with this move. */
  arriving: number[];
}

const GIVEN = 'with given as (select $1::bigint as organization_id, $2::bigint[] as members, $3::bigint[] as arriving)';
const valuesOf = ({ organizationId, members, arriving }: People) => [organizationId, members, arriving] as never[];

/** Which rows of a table belong to these people, and to the organisation where the table says so. */
function filterOf(table: AccountTable, tables: readonly AccountTable[]): string {
  if (table.references.length === 0) return `${quoted(table.key[0]!)} in (select unnest(arriving) from given)`;
  const people = `select unnest(${table.hasOrganization ? 'members' : 'arriving'}) from given`;
  const conditions = table.references.map(({ column, table: other, refers }) => {
    const referred = tables.find(({ name }) => name === other)!;
    const allowed =
      referred.references.length === 0
        ? people
        : `select ${quoted(refers)} from ${quoted(other)} where ${filterOf(referred, tables)}`;
    return `(${quoted(column)} is null or ${quoted(column)} in (${allowed}))`;
  });
  if (table.hasOrganization) conditions.unshift('organization_id = (select organization_id from given)');
  return conditions.join(' and ');
}

const list = (columns: readonly string[]): string => columns.map(quoted).join(', ');
const keyOf = ({ key }: AccountTable): string => `row(${list(key)})::text`;

async function hashes(sql: AnySql, table: AccountTable, filter: string, people: People): Promise<Map<string, string>> {
  const rows = await sql.unsafe<{ key: string; hash: string }[]>(
    `${GIVEN} select ${keyOf(table)} as key, hashtextextended(row(${list(table.columns)})::text, 0)::text as hash
    from ${quoted(table.name)} where ${filter}`,
    valuesOf(people),
  );
  return new Map(rows.map(({ key, hash }) => [key, hash]));
}

/** Writes rows as JSON, so that every value arrives with all its digits. */
async function putRows(sql: AnySql, table: AccountTable, rows: readonly { row: string }[]): Promise<void> {
  const columns = list(table.columns);
  const change = table.columns.filter((column) => !table.key.includes(column));
  const changed = change.map((column) => `${quoted(column)} = excluded.${quoted(column)}`).join(', ');
  // a row of another organisation under the same key, as of a person who is in both, stays
  const own = table.hasOrganization ? `where t.organization_id = excluded.organization_id` : '';
  const onConflict = change.length > 0 ? `do update set ${changed} ${own}` : 'do nothing';
  await sql.unsafe(
    `insert into ${quoted(table.name)} as t (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::public.${quoted(table.name)}, $1::text::json)
    on conflict (${list(table.key)}) ${onConflict}`,
    [`[${rows.map(({ row }) => row).join(',')}]`],
  );
}

async function copyTable(
  source: Side,
  target: Side,
  table: AccountTable,
  filter: string,
  people: People,
): Promise<void> {
  const [here, there] = await Promise.all([
    hashes(source.sql, table, filter, people),
    hashes(target.sql, table, filter, people),
  ]);
  const surplus = [...there.keys()].filter((key) => !here.has(key));
  if (surplus.length > 0)
    await target.sql.unsafe(
      `${GIVEN} delete from ${quoted(table.name)} where ${filter} and ${keyOf(table)} = any($4::text[])`,
      [...valuesOf(people), surplus as never],
    );
  const different = [...here].flatMap(([key, hash]) => (there.get(key) === hash ? [] : [key]));
  if (different.length === 0) return;
  const rows = source.sql
    .unsafe<{ row: string }[]>(
      `${GIVEN} select to_json(t)::text as row from ${quoted(table.name)} t
      where ${filter} and ${keyOf(table)} = any($4::text[])`,
      [...valuesOf(people), different as never],
    )
    .cursor(BATCH);
  for await (const batch of rows) await putRows(target.sql, table, batch);
}

const described = ({ userId, email }: AccountKey): string => `${email} (${userId})`;

function refuse(conflicts: readonly string[]): never {
  const more = conflicts.length > MOST_NAMED ? `\n… and ${conflicts.length - MOST_NAMED} more` : '';
  throw new CommandError(
    `${conflicts.length} accounts can't move, because the other server has other people under their ids or addresses:\n` +
      `${conflicts.slice(0, MOST_NAMED).join('\n')}${more}\n` +
      'Change the e-mail addresses on one of the servers, or choose another server.',
  );
}

/** Members that the other server doesn't know yet. @throws CommandError naming those whose id or address it knows as another's */
async function newcomers(source: Side, target: Side, userIds: readonly number[]): Promise<number[]> {
  const accounts = await findAccounts(source.sql, userIds);
  const [byId, byEmail] = await Promise.all([
    findAccounts(target.sql, userIds),
    findAccountsByEmail(
      target.sql,
      accounts.map(({ email }) => email),
    ),
  ]);
  const holderOf = new Map(byId.map((account) => [account.userId, account]));
  const ownerOf = new Map(byEmail.map((account) => [account.email, account]));
  const conflicts: string[] = [];
  const missing: number[] = [];
  for (const account of accounts) {
    const other = [holderOf.get(account.userId), ownerOf.get(account.email)].find(
      (found) => found && (found.userId !== account.userId || found.email !== account.email),
    );
    if (other) conflicts.push(`${described(account)}: ${described(other)}`);
    else if (!holderOf.has(account.userId)) missing.push(account.userId);
  }
  if (conflicts.length > 0) refuse(conflicts);
  return missing;
}

/** @throws CommandError if accounts of members can't move */
export async function checkAccounts(source: Side, target: Side, organizationId: number): Promise<void> {
  const arriving = new Set(await findArrivingAccounts(target.sql, organizationId));
  const members = await memberIdsOf(source.sql, organizationId);
  await newcomers(
    source,
    target,
    members.filter((id) => !arriving.has(id)),
  );
}

/** Makes new accounts known as arriving ones, in one transaction with their rows: none that was there before is ever taken for one. */
async function admit(source: Side, target: Side, users: AccountTable, people: People, ids: number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += BATCH) {
    const part = ids.slice(from, from + BATCH);
    const rows = await source.sql.unsafe<{ row: string }[]>(
      `select to_json(t)::text as row from ${quoted(users.name)} t where ${quoted(users.key[0]!)} = any($1::bigint[])`,
      [part as never],
    );
    await target.sql.begin(async (tx: postgres.TransactionSql<{ bigint: number }>) => {
      await insertArrivingAccounts(tx, people.organizationId, part);
      await putRows(tx, users, rows);
    });
  }
}

/** Makes the accounts of the members, and all that hangs on them, equal on both servers. Run again, it copies what has changed. */
export async function copyAccounts(source: Side, target: Side, organizationId: number): Promise<void> {
  const tables = await accountTables(source.sql);
  const [members, known] = await Promise.all([
    memberIdsOf(source.sql, organizationId),
    findArrivingAccounts(target.sql, organizationId),
  ]);
  const isKnown = new Set(known);
  const strangers = members.filter((id) => !isKnown.has(id));
  const arriving = await newcomers(source, target, strangers);
  const people = { organizationId, members, arriving: [...known, ...arriving] };
  await admit(source, target, tables[0]!, people, arriving);
  for (const table of tables) await copyTable(source, target, table, filterOf(table, tables), people);
}

/** Which rows of a table go with accounts, or with the organisation where the table says so. */
function goesWith(table: AccountTable, tables: readonly AccountTable[]): string {
  const isAccount = table.references.length === 0;
  const conditions = isAccount ? [`${quoted(table.key[0]!)} in (select unnest(members) from given)`] : [];
  for (const { column, table: other, refers } of table.references) {
    const referred = tables.find(({ name }) => name === other)!;
    const gone = `select ${quoted(refers)} from ${quoted(other)} where ${goesWith(referred, tables)}`;
    conditions.push(`${quoted(column)} in (${gone})`);
  }
  if (table.hasOrganization) conditions.push('organization_id = (select organization_id from given)');
  return conditions.join(' or ');
}

/** Deletes accounts with all that hangs on them, and sessions and tokens of the organisation. Foreign keys need not be checked. */
export async function deleteAccounts(sql: AnySql, organizationId: number, userIds: number[]): Promise<void> {
  const tables = await accountTables(sql);
  const people = { organizationId, members: userIds, arriving: [] };
  for (const table of tables.toReversed())
    await sql.unsafe(`${GIVEN} delete from ${quoted(table.name)} where ${goesWith(table, tables)}`, valuesOf(people));
}
