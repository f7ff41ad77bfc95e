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
  /** Whether this column holds the organisation of a tenant table's row. */
  isTenant: boolean;
  isView: boolean;
  comment: string | null;
  /** Of a view's column: the same of the column of that name in a table that the view reads. */
  sourceNotNull: boolean | null;
  sourceCheck: string | null;
  sourceComment: string | null;
}

/** Types of the domain that columns may have, and their files. A comment on the column names its type: `domain type LessonKind: …`. */
const DOMAIN_TYPES: Readonly<Record<string, string>> = {
  CommentedSubject: 'subjects.gen.ts',
  EntitledSubject: 'subjects.gen.ts',
  LessonKind: 'lesson-kinds.gen.ts',
  PooledSubject: 'subjects.gen.ts',
};

const domainTypeOf = (comment: string | null): string | undefined => /^domain type (\w+)/.exec(comment ?? '')?.[1];

/** The Kysely interface of every table and view, from the live catalog, so that types can't drift from the SQL. */
export async function catalogTypes(admin: Sql): Promise<string> {
  const rows = await admin<ColumnRow[]>`
    select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type, a.attnotnull as "notNull",
      a.atthasdef or a.attidentity = 'd' as "hasDefault", a.attgenerated <> '' or a.attidentity = 'a' as generated,
      (select pg_get_constraintdef(k.oid) from pg_constraint k
       where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] limit 1) as check,
      a.attname = 'organization_id' and exists (
        select from pg_policy p where p.polname = 'tenant' and p.polrelid in (
          select c.oid union select d.refobjid from pg_rewrite r join pg_depend d on d.objid = r.oid where r.ev_class = c.oid)) as "isTenant",
      c.relkind = 'v' as "isView", col_description(c.oid, a.attnum) as comment,
      source."notNull" as "sourceNotNull", source.check as "sourceCheck", source.comment as "sourceComment"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join lateral (
      select bool_and(s.attnotnull) as "notNull", min((select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = s.attrelid and k.contype = 'c' and k.conkey = array[s.attnum] limit 1)) as check,
        min(col_description(s.attrelid, s.attnum)) as comment
      from pg_rewrite w
      join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = w.oid and d.refclassid = 'pg_class'::regclass and d.refobjsubid > 0
      join pg_attribute s on s.attrelid = d.refobjid and s.attnum = d.refobjsubid
      where w.ev_class = c.oid and d.refobjid <> c.oid and s.attname = a.attname and s.atttypid = a.atttypid
    ) source on c.relkind = 'v'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and c.relname <> 'schema_migrations'
    order by 1, a.attnum`;
  const tables = new Map<string, string[]>();
  for (const row of rows) tables.set(row.table, [...(tables.get(row.table) ?? []), `  ${row.column}: ${typeOf(row)};`]);
  const domainTypes = Object.keys(DOMAIN_TYPES).filter((name) =>
    rows.some((row) => domainTypeOf(row.comment) === name),
  );
  const lines = [
    '// Written by `npm run generate` from the database; not by hand.',
    ...domainTypes.map((name) => `import type { ${name} } from '@sullam/domain/${DOMAIN_TYPES[name]}';`),
    "import type { Localized } from '@sullam/domain/localized.ts';",
    "import type { ColumnType, Generated, GeneratedAlways } from 'kysely';",
    "import type { JsonInput } from './json.ts';",
    '',
    '/** jsonb: any JSON value comes out; what json() made goes in. */',
    'export type Json = ColumnType<unknown, JsonInput, JsonInput>;',
    'export type DefaultedJson = ColumnType<unknown, JsonInput | undefined, JsonInput>;',
    'export type OptionalJson = ColumnType<unknown, JsonInput | null | undefined, JsonInput | null>;',
    '',
    '/** A title or name, by language. */',
    'export type AuthorText = ColumnType<Localized, JsonInput, JsonInput>;',
    'export type DefaultedAuthorText = ColumnType<Localized, JsonInput | undefined, JsonInput>;',
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

/**
 * The catalog says of no view's column that it is never null. One that a table of the view has under the same name is as that
 * column is; what a comment on the view's column says ("may be null", "never null") goes before it.
 */
function isNeverNull(row: ColumnRow): boolean {
  if (!row.isView) return row.notNull;
  if (row.comment?.startsWith('may be null')) return false;
  return row.comment?.startsWith('never null') || row.sourceNotNull === true;
}

/** jsonb columns of these names hold a text by language, everywhere: `load-demo.test.ts` looks into all of them. */
export const AUTHOR_TEXTS: readonly string[] = ['name', 'subtitle', 'title'];

/** The values that a check allows, as literals with their quotes; none if it isn't a list. */
export const valuesOfCheck = (check: string | null): readonly string[] =>
  check?.match(/= ANY \(\(?ARRAY\[(.*?)\]/)?.[1]?.match(/'((?:[^']|'')*)'/g) ?? [];

function typeOf(row: ColumnRow): string {
  if (row.isTenant) return 'OwnOrganization';
  const notNull = isNeverNull(row);
  const check = row.isView ? row.sourceCheck : row.check;
  const literals = row.type === 'text' ? valuesOfCheck(check).join(' | ') : '';
  const domainType = domainTypeOf(row.isView ? row.sourceComment : row.comment);
  let type = domainType ?? (literals || (TYPES[row.type] ?? 'string'));
  if (type === 'Json' && !notNull) return 'OptionalJson';
  if (type === 'Json')
    return `${row.hasDefault ? 'Defaulted' : ''}${AUTHOR_TEXTS.includes(row.column) ? 'AuthorText' : 'Json'}`;
  if (!notNull) type += ' | null';
  if (row.generated) return `GeneratedAlways<${type}>`;
  return row.hasDefault ? `Generated<${type}>` : type;
}

const pascal = (snake: string): string => snake.replace(/(^|_)(.)/g, (_, __, letter: string) => letter.toUpperCase());
