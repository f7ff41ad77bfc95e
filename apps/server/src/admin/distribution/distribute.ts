import { parseArgs } from 'node:util';
import { connect, type Sql } from '../../kernel/database/connect.ts';
import { CommandError } from '../command-error.ts';
import type { Installation } from '../installation.ts';

export const USAGE = `admin distribute [--workers HOST:PORT,HOST:PORT…] [--shards COUNT]

Distributes a migrated database by organisation over the nodes of a Citus cluster, while no server runs on it. DATABASE_URL is
the coordinator's, with a superuser. A second run distributes what is new. docs/guides/scale.md says what comes before it.`;

/** Shards of each table: the most nodes that organisations can be spread over, with room to even them out. */
const SHARDS = 32;

/**
 * Tables above organisations to which rows of organisations refer. The others above organisations, such as sessions, stay on the
 * coordinator: a write to a table that is on every node fails while one of them is away, and people sign in all the time.
 */
export const ON_EVERY_NODE = ['organizations', 'users'];

interface Wishes {
  workers: { host: string; port: number }[];
  shards: number;
}

function readArguments(args: readonly string[]): Wishes {
  let values: { workers?: string | undefined; shards?: string | undefined };
  try {
    const options = { workers: { type: 'string' }, shards: { type: 'string' } } as const;
    values = parseArgs({ args: [...args], options, strict: true }).values;
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
  const shards = Number(values.shards ?? SHARDS);
  if (!Number.isInteger(shards) || shards < 1 || shards > 1024)
    throw new CommandError(`--shards must be a whole number from 1 to 1024, not ${values.shards}.`);
  const workers = (values.workers ?? '').split(',').flatMap((part) => part.trim() || []);
  return {
    shards,
    workers: workers.map((worker) => {
      const [, host, port] = /^(?<host>[^:\s]+|\[[0-9a-f:]+\]):(?<port>\d{1,5})$/i.exec(worker) ?? [];
      if (!host || !port) throw new CommandError(`"${worker}" is no worker: it is written as HOST:PORT.`);
      return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
    }),
  };
}

/** @throws CommandError with what the operator does first */
async function requireCitus(admin: Sql): Promise<void> {
  const [row] = await admin<{ isSuperuser: boolean; isAvailable: boolean; isLoaded: boolean }[]>`
    select (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser",
      exists (select from pg_available_extensions where name = 'citus') as "isAvailable",
      current_setting('shared_preload_libraries') like '%citus%' as "isLoaded"`;
  if (!row?.isSuperuser) throw new CommandError('DATABASE_URL must name a superuser of the coordinator.');
  if (!row.isAvailable) throw new CommandError('Citus is not installed on this server: install its package first.');
  if (!row.isLoaded)
    throw new CommandError(
      'Citus is not loaded: add it to shared_preload_libraries, first in the list, and restart the server.',
    );
}

async function addNodes(admin: Sql, { address, report }: Installation, { workers }: Wishes): Promise<void> {
  const [citus] = await admin`select from pg_extension where extname = 'citus'`;
  if (!citus) await admin.unsafe('create extension citus');
  // row policies on other nodes need the organisation of the transaction
  const [{ name } = { name: '' }] = await admin<{ name: string }[]>`select current_database() as name`;
  const database = `"${name.replaceAll('"', '""')}"`;
  await admin.unsafe(`alter database ${database} set citus.propagate_set_commands = 'local'`);
  // what goes over all organisations, as the end of an account, also changes tables that are on every node
  await admin.unsafe(`alter database ${database} set citus.multi_shard_modify_mode = 'sequential'`);
  // the owner's DDL leaves for other nodes under its own name; a move of a shard copies rows past the policies
  for (const role of ['sullam_owner', 'sullam_finder']) await admin.unsafe(`alter role ${role} login bypassrls`);
  const nodes = await admin<{ host: string; port: number; groupid: number }[]>`
    select nodename as host, nodeport as port, groupid from pg_dist_node`;
  if (workers.length > 0 && !nodes.some(({ groupid }) => groupid === 0)) {
    const host = address.host.startsWith('/') ? 'localhost' : address.host;
    await admin`select citus_set_coordinator_host(${host}, ${address.port})`;
  }
  for (const { host, port } of workers) {
    if (nodes.some((node) => node.host === host && node.port === port)) continue;
    report(`adding node ${host}:${port}`);
    await admin`select citus_add_node(${host}, ${port})`;
  }
  const [active] = await admin`select from pg_dist_node where isactive and shouldhaveshards limit 1`;
  if (!active) throw new CommandError('There is no worker: name them with --workers.');
}

/**
 * Functions that read no tables run on each node. Their bodies name what they use as text, so Citus doesn't see what has to be there
 * before the tables.
 */
async function distributeFunctions(admin: Sql, { report }: Installation): Promise<void> {
  const [config] = await admin`
    select from pg_ts_config c where cfgname = 'sullam_search' and not exists (
      select from pg_catalog.pg_dist_object d where d.classid = 'pg_ts_config'::regclass and d.objid = c.oid)`;
  // created while Citus is there, both are created on each node; no object depends on them
  if (config)
    await admin.begin(async (tx) => {
      await tx.unsafe(`
        drop text search configuration sullam_search;
        create text search configuration sullam_search (copy = pg_catalog.english);
        alter text search configuration sullam_search alter mapping for word, hword, hword_part with pg_catalog.arabic_stem;
        alter text search configuration sullam_search owner to sullam_owner;`);
    });
  const [collation] = await admin`
    select from pg_collation c where collname = 'unicode' and collnamespace = 'public'::regnamespace and not exists (
      select from pg_catalog.pg_dist_object d where d.classid = 'pg_collation'::regclass and d.objid = c.oid)`;
  if (collation)
    await admin.begin(async (tx) => {
      await tx.unsafe(`
        drop collation public.unicode;
        create collation public.unicode (provider = icu, locale = 'und');
        alter collation public.unicode owner to sullam_owner;`);
    });
  // in the order of their creation, in which each finds those that it uses
  const functions = await admin<{ name: string }[]>`
    select p.oid::regprocedure::text as name from pg_proc p
    where pronamespace = 'public'::regnamespace and prokind = 'f' and not prosecdef
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      and not exists (select from pg_catalog.pg_dist_object o where o.classid = 'pg_proc'::regclass and o.objid = p.oid)
    order by p.oid`;
  if (functions.length > 0) report(`${functions.length} functions`);
  for (const { name } of functions) await admin`select create_distributed_function(${name}::text::regprocedure)`;
}

interface Undistributed {
  name: string;
  isTenant: boolean;
}

const undistributed = (admin: Sql): Promise<Undistributed[]> =>
  admin<Undistributed[]>`
    select name, "isTenant" from (
      select c.oid, c.relname as name, exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'tenant') as "isTenant"
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relpersistence = 'p'
        and not exists (select from pg_dist_partition d where d.logicalrelid = c.oid)
    ) t
    where "isTenant" or name = any (${ON_EVERY_NODE}::text[])
    order by 2, oid`;

/**
 * Takes away the foreign keys of tables while they move, and writes down what they were: after a command that was interrupted, the
 * next one restores them.
 */
async function takeKeys(admin: Sql, tables: readonly string[]): Promise<void> {
  await admin.begin(async (tx) => {
    await tx.unsafe("set local citus.multi_shard_modify_mode = 'sequential'");
    await tx.unsafe(`create table if not exists foreign_keys_to_restore (
      table_name text not null, name text not null, definition text not null, primary key (table_name, name))`);
    const keys = await tx<{ table: string; name: string }[]>`
      insert into foreign_keys_to_restore
      select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
      where contype = 'f' and (conrelid = any(${tables}::regclass[]) or confrelid = any(${tables}::regclass[]))
      on conflict (table_name, name) do update set definition = excluded.definition
      returning table_name as table, name`;
    for (const { table, name } of keys) await tx.unsafe(`alter table ${table} drop constraint "${name}"`);
  });
}

/** Each in a separate transaction: Citus refuses a second one after work on several shards. */
async function restoreKeys(admin: Sql, { report }: Installation): Promise<void> {
  const keys = await admin<{ table: string; name: string; definition: string }[]>`
    select table_name as table, name, definition from foreign_keys_to_restore order by table_name, name`;
  report(`${keys.length} foreign keys`);
  for (const { table, name, definition } of keys) {
    const [found] = await admin`
      select from pg_constraint where conrelid = ${table}::text::regclass and conname = ${name}`;
    if (!found) await admin.unsafe(`alter table ${table} add constraint "${name}" ${definition}`);
    await admin`delete from foreign_keys_to_restore where table_name = ${table} and name = ${name}`;
  }
  await admin.unsafe('drop table foreign_keys_to_restore');
}

async function distributeTables(admin: Sql, installation: Installation, { shards }: Wishes): Promise<number> {
  const { report } = installation;
  const tables = await undistributed(admin);
  const [interrupted] = await admin`select from pg_class where relname = 'foreign_keys_to_restore'`;
  if (tables.length === 0 && !interrupted) return 0;
  if (tables.length > 0)
    await takeKeys(
      admin,
      tables.map(({ name }) => name),
    );
  let [first] = await admin<{ name: string }[]>`
    select logicalrelid::text as name from pg_dist_partition where partmethod = 'h' order by logicalrelid limit 1`;
  for (const [at, { name, isTenant }] of tables.entries()) {
    if (at % 20 === 0) report(`table ${at + 1} of ${tables.length}`);
    if (!isTenant) await admin`select create_reference_table(${name})`;
    else if (first)
      await admin`select create_distributed_table(${name}, 'organization_id', colocate_with => ${first.name})`;
    else {
      await admin`select create_distributed_table(${name}, 'organization_id', shard_count => ${shards})`;
      first = { name };
    }
  }
  await restoreKeys(admin, installation);
  // a session refers to an organisation, whose copies Citus locks as for a change; the row policies let this role change none
  await admin.unsafe('grant update on organizations to sullam_identity');
  return tables.length;
}

/** Distributes a migrated database by organisation. */
export async function distribute(args: readonly string[], installation: Installation): Promise<string> {
  const wishes = readArguments(args);
  const admin = connect(installation.address, installation.login, 1);
  try {
    await requireCitus(admin);
    await admin.unsafe('set statement_timeout = 0'); // a large table takes its time
    await addNodes(admin, installation, wishes);
    await distributeFunctions(admin, installation);
    const count = await distributeTables(admin, installation, wishes);
    return count === 0 ? 'Everything is distributed already.' : `Distributed ${count} tables.`;
  } finally {
    await admin.end();
  }
}
