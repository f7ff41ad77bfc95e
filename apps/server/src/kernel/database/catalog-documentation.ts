import { erDiagram } from './catalog-diagram.ts';
import { type DocumentedTable, tablesOfCatalog } from './catalog-keys.ts';
import { valuesOfCheck } from './catalog-types.ts';
import type { Sql } from './connect.ts';

/** A module with the tables and views that it owns, in the order of the page. */
export interface DocumentedModule {
  name: string;
  tables: readonly string[];
  views: readonly string[];
}

export interface DocumentedArea {
  name: string;
  /** Heading of the area. */
  title: string;
  modules: readonly DocumentedModule[];
}

/** Comment of every tenant table's `organization_id`. The page explains that column once. */
const OWN_ORGANIZATION = 'Organisation of the row.';
/** Longer definitions of indexes are left to the migrations. */
const LONGEST_INDEX = 120;

const SHORT_TYPES: Readonly<Record<string, string>> = {
  'timestamp with time zone': 'timestamptz',
  'timestamp with time zone[]': 'timestamptz[]',
  'double precision': 'float8',
};

interface ColumnRow {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  default: string | null;
  check: string | null;
  comment: string | null;
}

interface IndexRow {
  table: string;
  name: string;
  definition: string;
}

interface Catalog {
  tables: ReadonlyMap<string, DocumentedTable>;
  comments: ReadonlyMap<string, string | null>;
  columns: readonly ColumnRow[];
  indexes: readonly IndexRow[];
}

/** The page docs/schema.md: what tables, columns and views mean, by area and module, from the catalog and its comments. */
export async function catalogDocumentation(admin: Sql, areas: readonly DocumentedArea[]): Promise<string> {
  const catalog: Catalog = {
    ...(await tablesOfCatalog(admin)),
    columns: await columnsOf(admin),
    indexes: await indexesOf(admin),
  };
  const lines = [...introduction(areas), ...areas.flatMap((area) => areaLines(catalog, area))];
  return `${lines.join('\n').trimEnd()}\n`;
}

function introduction(areas: readonly DocumentedArea[]): string[] {
  const modules = areas.flatMap((area) => area.modules);
  const count = (of: 'tables' | 'views') => modules.reduce((sum, module) => sum + module[of].length, 0);
  const contents = areas.map(({ title, modules: own }) => {
    const links = own.flatMap((module) => module.tables).map((name) => `[${name}](#${name})`);
    return `- [${title}](#${title.toLowerCase().replaceAll(' ', '-')}): ${links.join(', ')}`;
  });
  return [
    '# Database schema',
    '',
    'Written by `npm run generate` from the catalog of the database and its comments; change `apps/server/migrations` instead.',
    `${count('tables')} tables and ${count('views')} views, by area and by the module that owns them: only that module writes a table, and`,
    'others read its views ([ARCHITECTURE.md](../ARCHITECTURE.md)).',
    '',
    'Most tables belong to tenants: `organization_id`, the organisation of the row, is the first column of their keys, foreign keys and',
    'indexes, and row policies compare it with the organisation of the transaction. This page leaves it out of them.',
    '',
    'Diagrams show references within an area. References to other areas are listed at each table.',
    '',
    ...contents,
    '',
  ];
}

function areaLines(catalog: Catalog, { name, title, modules }: DocumentedArea): string[] {
  const tables = modules.flatMap((module) => module.tables).map((table) => catalog.tables.get(table)!);
  return [
    `## ${title}`,
    '',
    ...erDiagram(tables),
    ...modules.flatMap((module) => [
      ...(module.name === name ? [] : [`### Module ${module.name}`, '']),
      ...module.tables.flatMap((table) => tableLines(catalog, catalog.tables.get(table)!)),
      ...module.views.map((view) => `- View \`${view}\`: ${escaped(catalog.comments.get(view))}`),
      ...(module.views.length > 0 ? [''] : []),
    ]),
  ];
}

function tableLines({ comments, columns, indexes }: Catalog, table: DocumentedTable): string[] {
  const { name } = table;
  const shown = columns.filter((column) => column.table === name && column.comment !== OWN_ORGANIZATION);
  return [
    `#### ${name}`,
    '',
    escaped(comments.get(name)),
    '',
    '| column | type | null | default | meaning |',
    '| --- | --- | --- | --- | --- |',
    ...shown.map(columnLine),
    '',
    ...keyLines(table),
    ...listOf('Indexes', indexes.filter((index) => index.table === name).map(indexText)),
    '',
  ];
}

const columnsOf = (admin: Sql) => admin<ColumnRow[]>`
  select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as "isNullable",
    case when a.attidentity <> '' then 'identity' when a.attgenerated <> '' then 'generated'
      else pg_get_expr(d.adbin, d.adrelid) end as default,
    (select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] order by k.conname limit 1) as check,
    col_description(c.oid, a.attnum) as comment
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  order by 1, a.attnum`;

const indexesOf = (admin: Sql) => admin<IndexRow[]>`
  select c.relname as table, i.relname as name, pg_get_indexdef(i.oid) as definition
  from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
  where c.relnamespace = 'public'::regnamespace and not exists (select from pg_constraint k where k.conindid = i.oid and k.conrelid = c.oid)
  order by 1, 2`;

const listOf = (title: string, texts: readonly string[]): string[] =>
  texts.length === 0 ? [] : [`- ${title}: ${texts.join(', ')}`];

const ownColumns = (columns: readonly string[]): string => {
  const own = columns.filter((column) => column !== 'organization_id');
  return `\`${(own.length > 0 ? own : columns).join(', ')}\``;
};

function keyLines({ primaryKey, uniqueKeys, references }: DocumentedTable): string[] {
  return [
    ...listOf('Key', [ownColumns(primaryKey)]),
    ...listOf('Unique', uniqueKeys.map(ownColumns)),
    ...listOf(
      'References',
      references
        .filter(({ columns, to }) => to !== 'organizations' || columns[0] !== 'organization_id')
        .map(({ columns, to, onDelete }) => `${ownColumns(columns)} to [${to}](#${to})${onDelete}`),
    ),
  ];
}

/** An index by its columns: `by_user (user_id, created_at desc)`. */
function indexText({ name, definition }: IndexRow): string {
  const text = withoutCasts(definition)
    .replace(/^CREATE (?<kind>UNIQUE )?INDEX \w+ ON public\.\w+ USING (?:btree )?/, '$<kind>')
    .replace('(organization_id, ', '(')
    .replaceAll(/\b[A-Z]{2,}\b(?=[^']*(?:'[^']*'[^']*)*$)/g, (word) => word.toLowerCase());
  return text.length > LONGEST_INDEX ? `\`${name}\`` : `\`${name} ${text}\``;
}

function columnLine({ name, type, isNullable, default: given, check, comment }: ColumnRow): string {
  const values = valuesOfCheck(check).map((literal) => literal.slice(1, -1));
  const allowed = values.length === 0 ? '' : `: ${values.join(', ')}`;
  const cells = [
    `\`${name}\``,
    `${SHORT_TYPES[type] ?? type}${allowed}`,
    isNullable ? 'yes' : '',
    given === null ? '' : given === 'identity' || given === 'generated' ? given : `\`${withoutCasts(given)}\``,
    escaped(comment),
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`.replaceAll(/ {2,}(?=\|)/g, ' ');
}

const withoutCasts = (expression: string): string =>
  expression.replaceAll(/::[a-z]+(?: [a-z]+)*(?:\[\])?/g, '').replace(/^\(\((?<inner>.*)\)\)$/, '$<inner>');

/** A comment as text of a page in Markdown. */
const escaped = (comment: string | null | undefined): string =>
  (comment ?? '').replaceAll('<', '&lt;').replaceAll(/[*`]/g, String.raw`\$&`);
