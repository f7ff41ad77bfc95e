import { declarationOf, isTest, KERNEL, moduleOf, SERVER } from './places.ts';
import type { SourceFile, Violation } from './source-file.ts';
import { type NamedTable, tablesOfSql } from './sql-tables.ts';
import { bindingsOf, tableArgument } from './table-names.ts';
import { type Node, walk } from './walk.ts';

/** What a module declares of its tables (`defineModule`). */
export interface Ownership {
  name: string;
  area: string;
  owns?: readonly string[] | undefined;
  publishes?: readonly string[] | undefined;
  uses?: readonly string[] | undefined;
}

/** A place that names a table. */
export interface TableUse extends NamedTable {
  file: string;
  line: number;
}

const READS = /^(selectFrom|from|using|\w+Join(Lateral)?)$/;
const WRITES = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']);

const propertyOf = (node: unknown): string | undefined => {
  const { type, property } = (node ?? {}) as { type?: string; property?: { name?: string } };
  return type === 'MemberExpression' ? property?.name : undefined;
};

/** `sql`, `tx.sql`, `connection`: every tagged template whose text reads like SQL; and texts given to `unsafe` and `raw`. */
function sqlTextOf(node: Node): { text: string; start: number } | undefined {
  const template = node.type === 'TaggedTemplateExpression' ? (node.quasi as Node) : undefined;
  if (template) return { text: joined(template), start: template.start + 1 };
  if (node.type !== 'CallExpression' || !['unsafe', 'raw'].includes(propertyOf(node.callee) ?? '')) return undefined;
  const [first] = node.arguments as Node[];
  if (first?.type === 'TemplateLiteral') return { text: joined(first), start: first.start + 1 };
  return first?.type === 'Literal' && typeof first.value === 'string'
    ? { text: first.value, start: first.start + 1 }
    : undefined;
}

/** The text of a template with a parameter's sign where a value or fragment stands. */
const joined = (template: Node): string =>
  (template.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw).join('?');

const literalsOf = (node: Node | undefined): Node[] => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return [node];
  if (node?.type === 'ArrayExpression') return (node.elements as Node[]).flatMap(literalsOf);
  return [];
};

/** Every place of the server's sources that names one of these tables. */
export function tableUses(files: readonly SourceFile[], tables: ReadonlySet<string>): TableUse[] {
  const uses: TableUse[] = [];
  const isTable = (name: string) => tables.has(name);
  for (const file of files) {
    if (!SERVER.test(file.path) || isTest(file.path)) continue;
    const { texts } = bindingsOf(file);
    const add = (used: NamedTable) => uses.push({ ...used, file: file.path, line: file.lineOf(used.offset) });
    walk(file.program, (node, parents) => {
      const sql = sqlTextOf(node);
      if (sql) for (const used of tablesOfSql(sql.text, isTable)) add({ ...used, offset: sql.start + used.offset });
      const method = node.type === 'CallExpression' ? (propertyOf(node.callee) ?? '') : '';
      const [first] = (node.arguments as Node[] | undefined) ?? [];
      const named = tableArgument(node)?.argument;
      if (named?.type === 'Identifier')
        for (const literal of texts.get(String(named.name)) ?? [])
          if (isTable(String(literal.value)))
            add({ name: String(literal.value), isWritten: WRITES.has(method), offset: literal.start });
      const isWritten = WRITES.has(method);
      if (isWritten || READS.test(method) || method === 'table')
        for (const literal of literalsOf(first)) {
          const name = String(literal.value).split(' ')[0]!;
          if (isTable(name)) add({ name, isWritten, offset: literal.start });
        }
      // a name that is handed on as a value reaches a statement somewhere; short names are ordinary words
      else if (node.type === 'Literal' && isTable(String(node.value)) && String(node.value).includes('_')) {
        const call = parents.findLast((parent) => parent.type === 'CallExpression' || parent.type === 'Property');
        const isDeclaration = /\.module\.ts$|\.public\.ts$/.test(file.path) || propertyOf(call?.callee) !== undefined;
        if (!isDeclaration) add({ name: String(node.value), isWritten: false, offset: node.start });
      }
    });
  }
  return uses;
}

const KERNEL_NAME = 'kernel';

const ownerOfFile = (file: string): string => moduleOf(file) ?? (KERNEL.test(file) ? KERNEL_NAME : file);

/** Whose table is written or read by whom: only its owner writes, others read what it publishes and say that they use it. */
export function checkTables(
  uses: readonly TableUse[],
  modules: readonly Ownership[],
  kernelTables: readonly string[],
): Violation[] {
  const owners = new Map<string, string>(kernelTables.map((table) => [table, KERNEL_NAME]));
  const published = new Set<string>();
  const byName = new Map(modules.map((module) => [module.name, module]));
  const violations: Violation[] = [];
  for (const { name, area, owns = [], publishes = [] } of modules)
    for (const table of [...owns, ...publishes]) {
      const other = owners.get(table);
      if (other)
        violations.push({
          file: declarationOf({ name, area }),
          line: 1,
          message: `${table} belongs to ${other} already`,
        });
      owners.set(table, name);
      if (publishes.includes(table)) published.add(table);
    }
  for (const { file, line, name: table, isWritten } of uses) {
    const by = ownerOfFile(file);
    const owner = owners.get(table);
    if (owner === by) continue;
    const message =
      owner === undefined
        ? `no module owns ${table}`
        : isWritten
          ? `only ${owner} writes ${table}`
          : !published.has(table)
            ? `${table} belongs to ${owner}: others read what ${owner}.public.ts publishes`
            : byName.get(by)?.uses?.includes(owner)
              ? undefined
              : `${by} reads ${table} and doesn't declare that it uses ${owner}`;
    if (message) violations.push({ file, line, message });
  }
  return violations;
}

/** Declared uses that neither an import nor a read of a view makes true. */
export function checkIdleUses(
  files: readonly SourceFile[],
  tables: readonly TableUse[],
  modules: readonly Ownership[],
): Violation[] {
  const ownerOf = new Map(
    modules.flatMap(({ name, publishes = [] }) => publishes.map((view) => [view, name] as const)),
  );
  const real = new Set<string>();
  for (const { path, imports } of files)
    if (!isTest(path)) for (const { target } of imports) real.add(`${moduleOf(path)} ${moduleOf(target)}`);
  for (const { file, name } of tables) real.add(`${moduleOf(file)} ${ownerOf.get(name)}`);
  return modules.flatMap(({ name, area, uses = [] }) =>
    uses
      .filter((used) => !real.has(`${name} ${used}`))
      .map((used) => ({
        file: declarationOf({ name, area }),
        line: 1,
        message: `declares that it uses ${used} and doesn't`,
      })),
  );
}
