import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Address, ReservedSql } from '../../kernel/database/connect.ts';
import { readDatabaseUrl } from '../../kernel/database/open.ts';
import { loginFor } from '../../kernel/database/roles.ts';
import { CommandError } from '../command-error.ts';
import { literal, quoted, tenantTables } from './catalogue.ts';
import type { Side } from './servers.ts';
import { busy } from './write-stop.ts';

/** From this version on a subscription may write with its owner's rights alone, not those of the tables' owner. */
const RUN_AS_OWNER = 16;
/** A target that failed so often in one run will not get further by itself. */
const MOST_ERRORS = 3;
const CAUGHT_UP_BYTES = 1_000_000;
const DRAIN_PATIENCE = 10_000;

/** A move by its organisation and its own id. */
export interface MoveKey {
  organizationId: number;
  moveId: string;
}

/** Name of the role, publication, replication slot and subscription of a move. */
const nameOf = ({ organizationId, moveId }: MoveKey) => `sullam_move_${organizationId}_${moveId.slice(0, 8)}` as const;

/**
 * The role as which the other server reads: it may replicate, and sees rows by the policy of search functions. It needs no right to
 * bypass row-level security.
 */
export async function ensureMover(source: Side, key: MoveKey, secret: string): Promise<void> {
  const { user, password } = loginFor(nameOf(key), secret);
  const [found] = await source.sql`select from pg_roles where rolname = ${user}`;
  if (!found) await source.sql.unsafe(`create role ${user} nologin replication`);
  await source.sql.unsafe(`alter role ${user} login password '${password}'`);
  await source.sql.unsafe(`grant sullam_finder to ${user}`);
}

/** Publishes the organisation's rows of every tenant table. */
export async function ensurePublication(source: Side, key: MoveKey): Promise<void> {
  const name = nameOf(key);
  const [found] = await source.sql`select from pg_publication where pubname = ${name}`;
  if (found) return;
  const tables = await tenantTables(source.sql);
  const list = tables.map((table) => `${quoted(table.name)} where (organization_id = ${key.organizationId})`);
  await source.sql.begin(async (tx) => {
    await tx.unsafe('set local role sullam_owner');
    await tx.unsafe(`create publication ${name} for table ${list.join(', ')}`);
  });
}

const value = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

function connectionOf(source: Side, key: MoveKey, from: string | null, secret: string): string {
  const address: Address = from === null ? source.address : readDatabaseUrl(from).address;
  const { user, password } = loginFor(nameOf(key), secret);
  return [
    `host=${value(address.host)} port=${address.port} dbname=${value(address.database)}`,
    `user=${user} password=${value(password)} sslmode=${address.ssl ? 'require' : 'prefer'}`,
  ].join(' ');
}

async function majorVersion({ sql }: Side): Promise<number> {
  const [row] = await sql<{ major: number }[]>`select current_setting('server_version_num')::int / 10000 as major`;
  return row?.major ?? 0;
}

async function hasSubscription({ sql }: Side, name: string): Promise<boolean> {
  const found = await sql`
    select from pg_subscription where subname = ${name}
      and subdbid = (select oid from pg_database where datname = current_database())`;
  return found.length > 0;
}

/** Deletes a slot that nothing reads: of a subscription that was not created to the end, or is gone. */
async function dropSlot(source: Side, name: string): Promise<void> {
  await source.sql`
    select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = ${name} and not active`;
}

/**
 * One session after the other: a statement of a command that was killed may still run on the server, and creating a subscription takes
 * as long as the transactions that run at the source.
 */
async function aloneAt<R>(target: Side, key: MoveKey, work: (session: ReservedSql) => Promise<R>): Promise<R> {
  const session = await target.sql.reserve();
  try {
    await session`select pg_advisory_lock(hashtextextended('organization move', ${key.organizationId}))`;
    const result = await work(session);
    await session`select pg_advisory_unlock(hashtextextended('organization move', ${key.organizationId}))`;
    return result;
  } finally {
    // after a failure the lock ends with the connections of this command
    session.release();
  }
}

/** Lets the target copy what is published and follow it. */
export const ensureSubscription = (
  source: Side,
  target: Side,
  key: MoveKey,
  { from, secret }: { from: string | null; secret: string },
): Promise<void> =>
  aloneAt(target, key, async (session) => {
    const name = nameOf(key);
    const connection = literal(connectionOf(source, key, from, secret));
    if (await hasSubscription(target, name)) {
      await session.unsafe(`alter subscription ${name} connection ${connection}`);
      await session.unsafe(`alter subscription ${name} enable`);
      return;
    }
    await dropSlot(source, name);
    const options = (await majorVersion(target)) >= RUN_AS_OWNER ? ', run_as_owner = true' : '';
    const create = `create subscription ${name} connection ${connection} publication ${name}
      with (slot_name = '${name}', copy_data = true${options})`;
    await session.unsafe(create).catch((error: unknown) => {
      throw new CommandError(
        `The other server could not connect to this one: ${error instanceof Error ? error.message : error}. ` +
          `Say with --from how it reaches this database, and allow role ${name} in pg_hba.conf.`,
      );
    });
  });

async function errorsOf({ sql }: Side, name: string): Promise<number> {
  const [row] = await sql<{ errors: number }[]>`
    select apply_error_count + sync_error_count as errors from pg_stat_subscription_stats where subname = ${name}`;
  return row?.errors ?? 0;
}

async function requireSlot({ sql }: Side, name: string): Promise<void> {
  const [row] = await sql<{ status: string | null }[]>`
    select wal_status as status from pg_replication_slots where slot_name = ${name}`;
  if (row && row.status !== 'lost') return;
  throw new CommandError(
    'The replication slot was lost, as with max_slot_wal_keep_size reached. Give up the move with --abort and begin again.',
  );
}

/** Waits until every table is copied and the rest is near. */
export async function waitUntilCopied(
  source: Side,
  target: Side,
  key: MoveKey,
  report: (line: string) => void,
): Promise<void> {
  const name = nameOf(key);
  const errorsBefore = await errorsOf(target, name);
  let told = '';
  for (; ; await sleep(250)) {
    if ((await errorsOf(target, name)) - errorsBefore >= MOST_ERRORS)
      throw new CommandError('The other server fails to take the rows over: its log says why.');
    await requireSlot(source, name);
    const [tables] = await target.sql<{ done: number; all: number }[]>`
      select count(*) filter (where r.srsubstate = 'r') as done, count(*) as all
      from pg_subscription_rel r join pg_subscription s on s.oid = r.srsubid where s.subname = ${name}`;
    const { done = 0, all = 0 } = tables ?? {};
    const lag = await lagOf(source, name);
    const line =
      done < all ? `Copied ${done} of ${all} tables` : `${Math.round(lag / 1_000_000)} MB of changes to follow`;
    if (line !== told) report(line);
    told = line;
    if (all > 0 && done === all && lag < CAUGHT_UP_BYTES) return;
  }
}

async function lagOf({ sql }: Side, name: string): Promise<number> {
  const [row] = await sql<{ lag: number }[]>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), confirmed_flush_lsn)::bigint as lag
    from pg_replication_slots where slot_name = ${name}`;
  return row?.lag ?? Number.POSITIVE_INFINITY;
}

/** Waits until the target has applied, durably, everything that committed before this call. */
export async function waitUntilDrained(source: Side, key: MoveKey): Promise<void> {
  const name = nameOf(key);
  // the commit of a message puts everything before it onto the disk, from where it is sent
  const [mark] = await source.sql<
    { lsn: string }[]
  >`select pg_logical_emit_message(true, 'sullam', 'stopped')::text as lsn`;
  for (const until = performance.now() + DRAIN_PATIENCE; ; await sleep(20)) {
    await requireSlot(source, name);
    const [row] = await source.sql<{ isDrained: boolean }[]>`
      select confirmed_flush_lsn >= ${mark!.lsn}::text::pg_lsn as "isDrained" from pg_replication_slots where slot_name = ${name}`;
    if (row?.isDrained) return;
    if (performance.now() > until) throw busy('the other server is behind');
  }
}

/** Ends the replication, complete or not. */
export async function endReplication(source: Side, target: Side, key: MoveKey): Promise<void> {
  const name = nameOf(key);
  if (await hasSubscription(target, name)) {
    await target.sql.unsafe(`alter subscription ${name} disable`);
    // drops the slot at the source too, and those of tables that were being copied
    await target.sql.unsafe(`drop subscription ${name}`);
  }
  await dropSlot(source, name);
  await source.sql.unsafe(`drop publication if exists ${name}`);
  await source.sql.unsafe(`drop role if exists ${name}`);
}
