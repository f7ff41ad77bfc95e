import { tablesOfSql } from '../../../../scripts/quality/borders/sql-tables.ts';
import type { Sql } from '../../src/kernel/database/connect.ts';
import { TENANT_TABLES } from '../../src/kernel/database/schema.gen.ts';
import type { Catalogue } from './statement-rules.ts';

export interface OwnFunction {
  name: string;
  language: string;
  source: string;
  arguments: string;
  settings: readonly string[];
}

/** The functions that migrations make. */
export const ownFunctions = (admin: Sql): Promise<OwnFunction[]> =>
  admin<OwnFunction[]>`
    select p.proname as name, l.lanname as language, coalesce(p.prosrc, '') || coalesce(pg_get_function_sqlbody(p.oid), '') as source,
      pg_get_function_identity_arguments(p.oid) as arguments, coalesce(p.proconfig, '{}') as settings
    from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace = 'public'::regnamespace and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by 1`.then((rows) => [...rows]);

/** Does a function read tables of an organisation? Searches write their statement from a table's name and their words. */
export const readsTenantTables = ({ name, source }: OwnFunction): boolean =>
  /^(?:search|near)_/.test(name) && /\bexecute format\b/.test(source)
    ? true
    : tablesOfSql(source, (table) => TENANT_TABLES.has(table)).length > 0;

const names = async (admin: Sql, condition: string): Promise<ReadonlySet<string>> => {
  const rows = await admin.unsafe<{ name: string }[]>(
    `select distinct proname as name from pg_proc where ${condition}`,
  );
  return new Set(rows.map(({ name }) => name));
};

/** What the rules of statements need to know of a database. */
export async function readCatalogue(admin: Sql): Promise<Catalogue> {
  const numbered = await admin<{ name: string }[]>`
    select distinct c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and a.attidentity <> ''`;
  const columns = await admin<{ name: string; columns: string[] }[]>`
    select c.relname as name, array_agg(a.attname::text) as columns from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped group by 1`;
  return {
    definers: await names(admin, 'prosecdef'),
    readers: new Set((await ownFunctions(admin)).filter(readsTenantTables).map(({ name }) => name)),
    // a name that has an immutable form, too, is taken for that: only the types of its arguments tell them apart
    changing: await names(
      admin,
      "prokind = 'f' and provolatile <> 'i' and not exists (select from pg_proc o where o.proname = pg_proc.proname and o.provolatile = 'i')",
    ),
    setReturning: await names(admin, 'proretset'),
    numbered: new Set(numbered.map(({ name }) => name)),
    columns: new Map(columns.map((row) => [row.name, new Set(row.columns)])),
  };
}
