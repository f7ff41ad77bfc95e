import type { TestServer } from './test-server.ts';

/** Counters and marks of activity, which may change with any request. */
const RESTLESS_TABLES = ['rate_limits'];
const RESTLESS_COLUMNS = ['last_seen_at'];

export interface Table {
  name: string;
  isTenant: boolean;
}

/** All tables of the product, from the database's own catalogue. */
export async function listTables(server: TestServer): Promise<Table[]> {
  const rows = await server.admin<{ name: string; is_tenant: boolean }[]>`
    select c.relname as name, exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'organization_id' and not a.attisdropped) as is_tenant
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`;
  return rows.map((row) => ({ name: row.name, isTenant: row.is_tenant }));
}

/**
 * Notes in the database in which tables rows are written, by whatever statement, so that only those have to be read again. A
 * statement that finds no rows leaves no note: the product asks whether a transaction has written. It has no triggers itself.
 */
const NOTE_WRITES = `
  create schema written;
  create unlogged table written.tables (name text not null);
  create function written.note() returns trigger language plpgsql security definer as
    $$ begin insert into written.tables values (tg_table_name); return null; end $$;
  do $$ declare name text; begin
    for name in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
      execute format('create trigger note_writes after insert or update or delete on %I
        for each row execute function written.note()', name);
    end loop; end $$`;

type States = Map<string, string>;

/** What was last seen in the tables of a server, by the organisations that were looked at. */
const seenOn = new WeakMap<TestServer, Map<string, States>>();

async function seenOf(server: TestServer, organizationIds: readonly number[]): Promise<States> {
  let seen = seenOn.get(server);
  if (!seen) {
    await server.admin.unsafe(NOTE_WRITES);
    seen = new Map();
    seenOn.set(server, seen);
  }
  // what is committed after this is noted for the next time
  const written = await server.admin<{ name: string }[]>`
    with notes as (delete from written.tables returning name) select distinct name from notes`;
  for (const states of seen.values()) for (const { name } of written) states.delete(name);
  const key = organizationIds.join();
  const states = seen.get(key) ?? new Map<string, string>();
  seen.set(key, states);
  return states;
}

/** What the database holds for these organisations (and above all organisations): rows and a checksum for each table. */
export async function fingerprint(
  server: TestServer,
  tables: readonly Table[],
  organizationIds: readonly number[],
): Promise<Record<string, string>> {
  const states = await seenOf(server, organizationIds);
  const columns = RESTLESS_COLUMNS.map((column) => ` - '${column}'`).join('');
  const wanted = tables.filter((table) => !RESTLESS_TABLES.includes(table.name));
  const parts = wanted
    .filter(({ name }) => !states.has(name))
    .map(
      ({ name, isTenant }) =>
        `select '${name}' as name, count(*) || ' rows ' || coalesce(md5(string_agg(h, '' order by h)), '') as state
         from (select md5((to_jsonb(t)${columns})::text) as h from "${name}" t ${isTenant ? `where organization_id in (${organizationIds.join(',')})` : ''}) x`,
    );
  parts.push(`select 'jobs' as name, count(*)::text as state from graphile_worker._private_jobs`);
  const rows = (await server.admin.unsafe(parts.join(' union all '))) as unknown as { name: string; state: string }[];
  // by its name: the database may read the parts side by side, and their order is nobody's promise
  const jobs = rows.find(({ name }) => name === 'jobs')?.state ?? '';
  for (const { name, state } of rows) if (name !== 'jobs') states.set(name, state);
  return Object.fromEntries([...wanted.map(({ name }) => [name, states.get(name) ?? '']), ['jobs', jobs]]);
}
