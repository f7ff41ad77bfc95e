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

/** What the database holds for these organisations (and above all organisations): rows and a checksum for each table. */
export async function fingerprint(
  server: TestServer,
  tables: readonly Table[],
  organizationIds: readonly number[],
): Promise<Record<string, string>> {
  const columns = RESTLESS_COLUMNS.map((column) => ` - '${column}'`).join('');
  const parts = tables
    .filter((table) => !RESTLESS_TABLES.includes(table.name))
    .map(
      ({ name, isTenant }) =>
        `select '${name}' as name, count(*) || ' rows ' || coalesce(md5(string_agg(h, '' order by h)), '') as state
         from (select md5((to_jsonb(t)${columns})::text) as h from "${name}" t ${isTenant ? `where organization_id in (${organizationIds.join(',')})` : ''}) x`,
    );
  parts.push(`select 'jobs', count(*)::text from graphile_worker._private_jobs`);
  const rows = (await server.admin.unsafe(parts.join(' union all '))) as unknown as { name: string; state: string }[];
  return Object.fromEntries(rows.map((row) => [row.name, row.state]));
}
