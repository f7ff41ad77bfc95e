import type { AnySql } from '../../kernel/database/connect.ts';

/** A table of organisations' rows. */
export interface TenantTable {
  name: string;
  /** Columns that are stored, not generated. */
  columns: string[];
  key: string[];
  /** The key's column after the organisation, where its order is the same on every server; null: the table is one slice. */
  sliceColumn: string | null;
}

/** The tables of organisations' rows, from the catalogue: a new table moves without being listed anywhere. */
export const tenantTables = (sql: AnySql): Promise<TenantTable[]> => sql`
  select c.relname as name,
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    coalesce((select array_agg(a.attname::text order by k.position) from unnest(p.conkey) with ordinality as k (number, position)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number), '{}') as key,
    (select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = p.conkey[2]
      and a.atttypid in ('bigint'::regtype, 'integer'::regtype, 'uuid'::regtype)) as "sliceColumn"
  from pg_class c
  join pg_attribute o on o.attrelid = c.oid and o.attname = 'organization_id' and not o.attisdropped
  left join pg_constraint p on p.conrelid = c.oid and p.contype = 'p'
  -- the table of the organisations themselves is the one that numbers them
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relforcerowsecurity and o.attidentity = ''
  order by 1`;

/** A table of accounts: above organisations, and bound to an account by its foreign keys. */
export interface AccountTable {
  name: string;
  columns: string[];
  key: string[];
  hasOrganization: boolean;
  /** Foreign keys to other tables of accounts. */
  references: { column: string; table: string; refers: string }[];
}

const ACCOUNTS = 'users';

/** The tables of accounts, each after those that it refers to. */
export async function accountTables(sql: AnySql): Promise<AccountTable[]> {
  const tables = await sql<AccountTable[]>`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select array_agg(a.attname::text order by k.position) from unnest(p.conkey) with ordinality as k (number, position)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number) as key,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'organization_id' and not a.attisdropped)
        as "hasOrganization",
      coalesce((select json_agg(json_build_object('column', a.attname, 'table', t.relname, 'refers', r.attname))
        from pg_constraint f join pg_class t on t.oid = f.confrelid
        join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
        join pg_attribute r on r.attrelid = f.confrelid and r.attnum = f.confkey[1]
        where f.conrelid = c.oid and f.contype = 'f' and cardinality(f.conkey) = 1 and not t.relrowsecurity), '[]') as references
    from pg_class c join pg_constraint p on p.conrelid = c.oid and p.contype = 'p'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relrowsecurity`;
  const sorted: AccountTable[] = tables.filter(({ name }) => name === ACCOUNTS);
  const isSorted = (name: string): boolean => sorted.some((table) => table.name === name);
  for (let found = sorted; found.length > 0; ) {
    found = tables.filter(
      ({ name, references }) =>
        !isSorted(name) && references.length > 0 && references.every(({ table }) => isSorted(table)),
    );
    sorted.push(...found);
  }
  return sorted;
}

/** A name as it stands in SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A text as it stands in SQL, where a statement takes no parameters. */
export const literal = (text: string): string =>
  `${text.includes('\\') ? ' E' : ''}'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
