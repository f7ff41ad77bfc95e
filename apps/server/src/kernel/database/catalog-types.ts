import type { Sql } from './connect.ts';

const TYPES: Record<string, string> = {
  bigint: 'number',
  integer: 'number',
  smallint: 'number',
  boolean: 'boolean',
  'timestamp with time zone': 'Date',
  jsonb: 'Json',
  'double precision': 'number',
  real: 'number',
  'text[]': 'string[]',
  'bigint[]': 'number[]',
  'integer[]': 'number[]',
};

interface ColumnRow {
  table: string;
  column: string;
  type: string;
  notNull: boolean;
  hasDefault: boolean;
  generated: boolean;
  check: string | null;
  /** Whether this column tells the organisation of a tenant table's row. */
  isTenant: boolean;
}

/** The Kysely interface of every table, from the live catalog, so that types can't drift from the SQL. */
export async function catalogTypes(admin: Sql): Promise<string> {
  const rows = await admin<ColumnRow[]>`
    select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type, a.attnotnull as "notNull",
      a.atthasdef or a.attidentity = 'd' as "hasDefault", a.attgenerated <> '' or a.attidentity = 'a' as generated,
      (select pg_get_constraintdef(k.oid) from pg_constraint k
       where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] limit 1) as check,
      a.attname = 'organization_id' and (c.relkind = 'v' or exists (
        select from pg_policy p where p.polrelid = c.oid and p.polname = 'tenant')) as "isTenant"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and c.relname <> 'schema_migrations'
    order by 1, a.attnum`;
  const tables = new Map<string, string[]>();
  for (const row of rows) tables.set(row.table, [...(tables.get(row.table) ?? []), `  ${row.column}: ${typeOf(row)};`]);
  const lines = [
    '// Written by `npm run generate` from the database; not by hand.',
    "import type { ColumnType, Generated, GeneratedAlways } from 'kysely';",
    "import type { JsonInput } from './json.ts';",
    '',
    '/** jsonb: any JSON value comes out; what json() made goes in. */',
    'export type Json = ColumnType<unknown, JsonInput, JsonInput>;',
    'export type DefaultedJson = ColumnType<unknown, JsonInput | undefined, JsonInput>;',
    'export type OptionalJson = ColumnType<unknown, JsonInput | null | undefined, JsonInput | null>;',
    '',
    "/** The organisation of a tenant table's row: put in by the compiler of statements, and never changed. */",
    'export type OwnOrganization = ColumnType<number, number | undefined, never>;',
    '',
  ];
  for (const [table, columns] of tables) lines.push(`export interface ${pascal(table)}Table {`, ...columns, '}', '');
  lines.push(
    'export interface DB {',
    ...[...tables.keys()].map((table) => `  ${table}: ${pascal(table)}Table;`),
    '}',
    '',
    '/** Every table and view whose rows belong to one organisation each. */',
    'export const TENANT_TABLES: ReadonlySet<string> = new Set([',
    ...rows.filter((row) => row.isTenant).map((row) => `  '${row.table}',`),
    ']);',
    '',
  );
  return lines.join('\n');
}

function typeOf(row: ColumnRow): string {
  if (row.isTenant) return 'OwnOrganization';
  const literals =
    row.type === 'text'
      ? row.check
          ?.match(/= ANY \(\(?ARRAY\[(.*?)\]/)?.[1]
          ?.match(/'((?:[^']|'')*)'/g)
          ?.join(' | ')
      : undefined;
  let type = literals ?? TYPES[row.type] ?? 'string';
  if (type === 'Json') return row.notNull ? (row.hasDefault ? 'DefaultedJson' : 'Json') : 'OptionalJson';
  if (!row.notNull) type += ' | null';
  if (row.generated) return `GeneratedAlways<${type}>`;
  return row.hasDefault ? `Generated<${type}>` : type;
}

const pascal = (snake: string): string => snake.replace(/(^|_)(.)/g, (_, __, letter: string) => letter.toUpperCase());
