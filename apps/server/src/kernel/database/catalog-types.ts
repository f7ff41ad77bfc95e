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

interface CascadeRow {
  parent: string;
  table: string;
  kind: 'delete' | 'update';
  columns: Record<string, string>;
}

/** Rows that go or change with the rows to which they refer, so that caches know of writes that no statement names. */
async function cascadesOf(admin: Sql): Promise<string[]> {
  const rows = await admin<CascadeRow[]>`
    select k.confrelid::regclass::text as parent, k.conrelid::regclass::text as table,
      case k.confdeltype when 'c' then 'delete' else 'update' end as kind,
      (select json_object_agg(child.attname, parent.attname order by place)
        from unnest(k.conkey, k.confkey) with ordinality as u (child, parent, place)
        join pg_attribute child on child.attrelid = k.conrelid and child.attnum = u.child
        join pg_attribute parent on parent.attrelid = k.confrelid and parent.attnum = u.parent) as columns
    from pg_constraint k
    where k.contype = 'f' and k.confdeltype in ('c', 'n', 'd') and k.connamespace = 'public'::regnamespace and k.conparentid = 0
    order by parent, k.conrelid::regclass::text, k.conname`;
  const lineOf = ({ table, kind, columns }: CascadeRow): string => {
    const pairs = Object.entries(columns).map(([column, origin]) => `${column}: '${origin}'`);
    return `    { table: '${table}', kind: '${kind}', columns: { ${pairs.join(', ')} } },`;
  };
  const parents = [...new Set(rows.map(({ parent }) => parent))];
  return parents.flatMap((parent) => [
    `  ${parent}: [`,
    ...rows.filter((row) => row.parent === parent).map(lineOf),
    '  ],',
  ]);
}

interface SourceRow {
  name: string;
  table: string;
  /** The columns that are read; null: any. */
  columns: string[] | null;
}

/** From which tables views and functions read, so that caches know whose writes concern what was read through them. */
async function sourcesOf(admin: Sql): Promise<string[]> {
  const rows = await admin<SourceRow[]>`
    with recursive direct as (
      select w.ev_class as view, d.refobjid as relation, array_agg(distinct a.attname::text) as columns
      from pg_rewrite w
      join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = w.oid and d.refclassid = 'pg_class'::regclass and d.refobjsubid > 0
      join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
      where d.refobjid <> w.ev_class group by 1, 2
    ), reached as (
      select view, relation, columns from direct
      union select r.view, d.relation, d.columns from reached r join direct d on d.view = r.relation
    ), computed as (
      select f.adrelid as relation, own.attname::text as column, source.attname::text as origin
      from pg_attrdef f
      join pg_attribute own on own.attrelid = f.adrelid and own.attnum = f.adnum and own.attgenerated <> ''
      join pg_depend d on d.classid = 'pg_attrdef'::regclass and d.objid = f.oid and d.refobjid = f.adrelid and d.refobjsubid <> f.adnum
      join pg_attribute source on source.attrelid = d.refobjid and source.attnum = d.refobjsubid
    )
    select v.relname as name, t.relname as table, array_agg(distinct c.name order by c.name) as columns
    from reached r join pg_class v on v.oid = r.view join pg_class t on t.oid = r.relation
    cross join lateral (
      select unnest(r.columns) as name
      union select origin from computed where relation = r.relation and "column" = any(r.columns)) c
    where v.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') group by 1, 2
    union all
    select p.proname, t.relname, null from pg_proc p join pg_class t on t.relkind in ('r', 'p', 'v') and t.relnamespace = 'public'::regnamespace
    where p.pronamespace = 'public'::regnamespace and p.prosrc ~ ('\\m(from|join)\\s+' || t.relname || '\\M')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    group by p.proname, t.relname
    order by 1, 2`;
  const lineOf = ({ table, columns }: SourceRow): string =>
    columns === null
      ? `    { table: '${table}' },`
      : `    { table: '${table}', columns: [${columns.map((column) => `'${column}'`).join(', ')}] },`;
  const names = [...new Set(rows.map(({ name }) => name))];
  return names.flatMap((name) => [`  ${name}: [`, ...rows.filter((row) => row.name === name).map(lineOf), '  ],']);
}

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
    '/** A foreign key by which the database deletes or changes rows along with deleted ones. */',
    'export interface Cascade {',
    '  table: string;',
    "  kind: 'delete' | 'update';",
    '  /** Columns of the key, with the columns to which they refer. */',
    '  columns: Readonly<Record<string, string>>;',
    '}',
    '',
    '/** By the table whose rows are deleted. */',
    'export const CASCADES: Readonly<Record<string, readonly Cascade[]>> = {',
    ...(await cascadesOf(admin)),
    '};',
    '',
    '/** By view and function: the tables from which it reads, with the columns as far as they are known. */',
    'export const SOURCES = {',
    ...(await sourcesOf(admin)),
    '} as const satisfies Readonly<Record<string, readonly { table: string; columns?: readonly string[] }[]>>;',
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
