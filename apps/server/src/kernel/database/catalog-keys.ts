import type { Sql } from './connect.ts';

interface Reference {
  columns: string[];
  to: string;
  toColumns: string[];
  /** ` on delete cascade`; empty: a referenced row can't be deleted. */
  onDelete: string;
  isNullable: boolean;
}

/** A table with its keys; columns are in the order of the key. */
export interface DocumentedTable {
  name: string;
  primaryKey: string[];
  uniqueKeys: string[][];
  references: Reference[];
}

interface ConstraintRow {
  table: string;
  type: 'p' | 'u' | 'f';
  columns: string[];
  to: string | null;
  toColumns: string[] | null;
  onDelete: string;
  isNullable: boolean;
}

/** The keys of every table by its name, and the comments of tables and views. */
export async function tablesOfCatalog(admin: Sql) {
  const relations = await admin<{ name: string; isTable: boolean; comment: string | null }[]>`
    select relname as name, relkind <> 'v' as "isTable", obj_description(oid, 'pg_class') as comment from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')`;
  const constraints = await admin<ConstraintRow[]>`
    select c.relname as table, k.contype as type, target.relname as to,
      (select array_agg(a.attname::text order by n) from unnest(k.conkey) with ordinality as u (num, n)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = num) as columns,
      (select array_agg(a.attname::text order by n) from unnest(k.confkey) with ordinality as u (num, n)
        join pg_attribute a on a.attrelid = k.confrelid and a.attnum = num) as "toColumns",
      case k.confdeltype when 'c' then ' on delete cascade' when 'n' then ' on delete set null' else '' end as "onDelete",
      exists (select from pg_attribute a where a.attrelid = k.conrelid and a.attnum = any (k.conkey) and not a.attnotnull) as "isNullable"
    from pg_constraint k join pg_class c on c.oid = k.conrelid left join pg_class target on target.oid = k.confrelid
    where c.relnamespace = 'public'::regnamespace and k.contype in ('p', 'u', 'f')
    order by 1, k.conkey, k.conname`;
  const tables = new Map<string, DocumentedTable>();
  for (const { name, isTable } of relations) {
    if (!isTable) continue;
    const own = constraints.filter(({ table }) => table === name);
    tables.set(name, {
      name,
      primaryKey: own.find(({ type }) => type === 'p')?.columns ?? [],
      uniqueKeys: own.filter(({ type }) => type === 'u').map(({ columns }) => columns),
      references: own
        .filter(({ type }) => type === 'f')
        .map(({ columns, to, toColumns, onDelete, isNullable }) => ({
          columns,
          to: to!,
          toColumns: toColumns!,
          onDelete,
          isNullable,
        })),
    });
  }
  return { tables, comments: new Map(relations.map(({ name, comment }) => [name, comment])) };
}
