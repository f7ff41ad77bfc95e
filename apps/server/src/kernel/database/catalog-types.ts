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
}

/** The Kysely interface of every table, from the live catalog, so that types can't drift from the SQL. */
export async function catalogTypes(admin: Sql): Promise<string> {
  const rows = await admin<ColumnRow[]>`
    select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type, a.attnotnull as "notNull",
      a.atthasdef or a.attidentity = 'd' as "hasDefault", a.attgenerated <> '' or a.attidentity = 'a' as generated,
      (select pg_get_constraintdef(k.oid) from pg_constraint k
       where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] limit 1) as check
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
  ];
  for (const [table, columns] of tables) lines.push(`export interface ${pascal(table)}Table {`, ...columns, '}', '');
  lines.push(
    'export interface DB {',
    ...[...tables.keys()].map((table) => `  ${table}: ${pascal(table)}Table;`),
    '}',
    '',
  );
  return lines.join('\n');
}

function typeOf(row: ColumnRow): string {
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
