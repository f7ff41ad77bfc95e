import type { Sql } from '../../kernel/database/connect.ts';
import { highestUserId } from '../../modules/identity/users/users.public.ts';
import {
  findNamesakes,
  hasOrganizations,
  type MovableOrganization,
} from '../../modules/organization/organizations/organizations.public.ts';
import { CommandError } from '../command-error.ts';
import { checkAccounts } from './accounts.ts';
import type { MoveRequest } from './arguments.ts';
import { quoted, type TenantTable, tenantTables } from './catalogue.ts';
import { startSequenceAt } from './sequences.ts';
import { labelOf, type Side } from './servers.ts';

/** One for the changes, two for tables that are copied. */
const SLOTS = 3;
/** Accounts and organisations of a new server get numbers that no other server gives, so that they can move later. */
const RANGES = { users: 1_000_000_000, organizations: 1_000_000 };

interface Readiness {
  walLevel: string;
  freeSlots: number;
  freeSenders: number;
  mayReplicate: boolean;
}

/** @throws CommandError saying what to set on the server that has the organisation */
async function checkSource({ sql }: Side): Promise<void> {
  const [found] = await sql<Readiness[]>`
    select current_setting('wal_level') as "walLevel",
      current_setting('max_replication_slots')::int - (select count(*) from pg_replication_slots)::int as "freeSlots",
      current_setting('max_wal_senders')::int - (select count(*) from pg_stat_replication)::int as "freeSenders",
      (select rolsuper or (rolreplication and rolcreaterole and current_setting('server_version_num')::int >= 160000)
        from pg_roles where rolname = current_user) as "mayReplicate"`;
  const faults: string[] = [];
  if (found?.walLevel !== 'logical')
    faults.push(
      `wal_level is "${found?.walLevel}". Run "alter system set wal_level = logical" and restart PostgreSQL.`,
    );
  if ((found?.freeSlots ?? 0) < SLOTS)
    faults.push(`${SLOTS} free replication slots are needed. Raise max_replication_slots and restart PostgreSQL.`);
  if ((found?.freeSenders ?? 0) < SLOTS)
    faults.push(`${SLOTS} free WAL senders are needed. Raise max_wal_senders and restart PostgreSQL.`);
  if (!found?.mayReplicate)
    faults.push(
      'The user of DATABASE_URL can create no role that replicates. Use a superuser, or grant it REPLICATION (16 or newer).',
    );
  if (faults.length > 0) throw new CommandError(`This server isn't ready:\n${faults.join('\n')}`);
}

/** @throws CommandError unless foreign keys can be left unchecked and row policies bypassed, as a copy of all rows takes */
export async function checkFullRights({ sql, address }: Side): Promise<void> {
  const [found] = await sql<{ mayBypass: boolean }[]>`
    select rolsuper or rolbypassrls as "mayBypass" from pg_roles where rolname = current_user`;
  const maySkipKeys = await sql
    .begin((tx) => tx`set local session_replication_role = replica`)
    .then(
      () => true,
      () => false,
    );
  if (found?.mayBypass && maySkipKeys) return;
  throw new CommandError(
    `The user for ${labelOf(address)} needs more rights. Use a superuser, or one with BYPASSRLS, membership of ` +
      'pg_create_subscription and "grant set on parameter session_replication_role".',
  );
}

async function checkSubscriber({ sql, address }: Side): Promise<void> {
  const [found] = await sql<{ maySubscribe: boolean; workers: number }[]>`
    select rolsuper or exists (select from pg_roles g where g.rolname = 'pg_create_subscription' and pg_has_role(g.oid, 'member'))
        as "maySubscribe", current_setting('max_logical_replication_workers')::int as workers
    from pg_roles where rolname = current_user`;
  if (!found?.maySubscribe)
    throw new CommandError(
      `The user for ${labelOf(address)} needs membership of pg_create_subscription, or superuser.`,
    );
  if (found.workers < 2)
    throw new CommandError(`${labelOf(address)} needs max_logical_replication_workers of 2 or more.`);
}

async function holdsRows(sql: Sql, { name }: TenantTable, organizationId: number): Promise<boolean> {
  const found = await sql.unsafe(`select from ${quoted(name)} where organization_id = $1 limit 1`, [organizationId]);
  return found.length > 0;
}

/** @throws CommandError if the other server has an organisation of that number or prefix, or rows of one */
async function checkRoom(
  target: Side,
  organization: MovableOrganization,
  tables: readonly TenantTable[],
): Promise<void> {
  const [other] = await findNamesakes(target.sql, organization);
  if (other)
    throw new CommandError(
      `${labelOf(target.address)} has an organisation ${other.organizationId} with the prefix "${other.prefix}" already.`,
    );
  for (const table of tables)
    if (await holdsRows(target.sql, table, organization.organizationId))
      throw new CommandError(
        `${labelOf(target.address)} has rows of an organisation ${organization.organizationId} in ${table.name}.`,
      );
}

/** @throws CommandError with what stands against the move; nothing has changed until then but the target's schema */
export async function checkMove(
  source: Side,
  target: Side,
  organization: MovableOrganization,
  { hasArrived }: { hasArrived: boolean },
): Promise<void> {
  const tables = await tenantTables(source.sql);
  const keyless = tables.filter(({ key }) => !key.includes('organization_id')).map(({ name }) => name);
  if (keyless.length > 0)
    throw new CommandError(`These tables don't have organization_id in their key: ${keyless.join(', ')}.`);
  if (!hasArrived) await checkSource(source);
  await checkSubscriber(target);
  await checkFullRights(target);
  if (!hasArrived) await checkRoom(target, organization, tables);
  await checkAccounts(source, target, organization.organizationId);
}

/** Gives a server without accounts or organisations a separate range of numbers. */
export async function separateNumbers(source: Side, target: Side): Promise<void> {
  const isNew = (await highestUserId(target.sql)) === 0 && !(await hasOrganizations(target.sql));
  if (!isNew) return;
  const [given] = await source.sql<{ number: number }[]>`select nextval('public.server_numbers') as number`;
  const number = Math.max(given!.number, Math.floor((await highestUserId(source.sql)) / RANGES.users) + 1);
  await startSequenceAt(target, 'users', 'user_id', number * RANGES.users);
  await startSequenceAt(target, 'organizations', 'organization_id', number * RANGES.organizations);
}

/** @throws CommandError if files would stay behind without the operator knowing */
export function checkFiles({ files }: MoveRequest, usesBucket: boolean): void {
  if (files !== null && usesBucket)
    throw new CommandError('--files is for files on a disk. This installation has them in a bucket.');
}
