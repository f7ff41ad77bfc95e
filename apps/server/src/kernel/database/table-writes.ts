import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  type ColumnUpdateNode,
  type DeleteQueryNode,
  IdentifierNode,
  type InsertQueryNode,
  type OperationNode,
  OperatorNode,
  ParensNode,
  PrimitiveValueListNode,
  ReferenceNode,
  TableNode,
  type UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
} from 'kysely';
import { dependenciesOn, isChangedBy, type WriteKind } from './cache-dependencies.ts';
import { CASCADES } from './schema.gen.ts';

/** A write of a statement to a table that caches depend on. Its values may be stand-ins until the statement is sent. */
export interface StatementWrite {
  readonly table: string;
  readonly kinds: readonly WriteKind[];
  readonly columns?: readonly string[];
  readonly values: Readonly<Record<string, readonly unknown[]>>;
  /** The compiler has narrowed it to the organisation of its transaction. */
  readonly isNarrowed: boolean;
}

type Values = Readonly<Record<string, readonly unknown[]>>;

/** Conditions in SQL of which it is known that a column has one of some values. */
const knownValues = new WeakMap<OperationNode, { column: string; values: unknown }>();

/** Notes that a condition in SQL lets through only rows that have one of these values in a column. */
export function noteValues(condition: OperationNode, column: string, values: unknown): void {
  knownValues.set(condition, { column: column.slice(column.indexOf('.') + 1), values });
}

interface WrittenTable {
  table: string;
  alias: string;
}

/** The table that a statement writes to, and the name by which its conditions know it. */
export function writtenTable(node: OperationNode | undefined): WrittenTable | undefined {
  if (!node) return undefined;
  if (AliasNode.is(node)) {
    const written = writtenTable(node.node);
    return written && IdentifierNode.is(node.alias) ? { ...written, alias: node.alias.name } : written;
  }
  if (!TableNode.is(node)) return undefined;
  const { name } = node.table.identifier;
  return { table: name, alias: name };
}

function ownColumn(node: OperationNode, alias: string): string | undefined {
  if (ColumnNode.is(node)) return node.column.name;
  if (!ReferenceNode.is(node) || !ColumnNode.is(node.column)) return undefined;
  return !node.table || node.table.table.identifier.name === alias ? node.column.column.name : undefined;
}

/** The values of a list or of a single value; undefined when the database computes one of them. */
function valuesIn(node: OperationNode): readonly unknown[] | undefined {
  if (ValueNode.is(node)) return [node.value];
  if (PrimitiveValueListNode.is(node)) return node.values;
  if (!ValueListNode.is(node)) return undefined;
  return node.values.every(ValueNode.is) ? node.values.map((value) => (value as ValueNode).value) : undefined;
}

/** The values to which conditions that all hold narrow columns of a table. */
export function narrowedValues(node: OperationNode | undefined, alias: string): Values {
  if (!node) return {};
  if (ParensNode.is(node)) return narrowedValues(node.node, alias);
  if (AndNode.is(node)) return { ...narrowedValues(node.left, alias), ...narrowedValues(node.right, alias) };
  const known = knownValues.get(node);
  if (known) return { [known.column]: [known.values] };
  if (!BinaryOperationNode.is(node) || !OperatorNode.is(node.operator)) return {};
  if (node.operator.operator !== '=' && node.operator.operator !== 'in') return {};
  const column = ownColumn(node.leftOperand, alias);
  const values = valuesIn(node.rightOperand);
  return column === undefined || !values ? {} : { [column]: values };
}

/** The values that an insert writes into each column. */
function insertedValues({ columns, values }: InsertQueryNode): Values {
  if (!columns || !values || !ValuesNode.is(values)) return {};
  const rows = values.values.map((row) =>
    PrimitiveValueListNode.is(row) ? row.values.map((value) => [value]) : row.values.map(valuesIn),
  );
  const inserted: Record<string, readonly unknown[]> = {};
  for (const [at, { column }] of columns.entries()) {
    const ofColumn = rows.flatMap((row) => row[at] ?? []);
    if (rows.every((row) => row[at] !== undefined)) inserted[column.name] = ofColumn;
  }
  return inserted;
}

function without(values: Values, columns: Iterable<string>): Values {
  const left: Record<string, readonly unknown[]> = { ...values };
  for (const column of columns) delete left[column];
  return left;
}

function setColumns(updates: readonly ColumnUpdateNode[], alias: string): string[] | undefined {
  const columns = updates.map(({ column }) => ownColumn(column, alias));
  return columns.every((column) => column !== undefined) ? columns : undefined;
}

/** The write with the values that caches ask for; none if no cache depends on it. */
function relevant(write: StatementWrite): StatementWrite[] {
  const dependencies = dependenciesOn(write.table).filter((dependency) => isChangedBy(dependency, write));
  if (dependencies.length === 0) return [];
  const asked = new Set(dependencies.flatMap(({ rowColumns }) => rowColumns));
  // of a statement that names its organisation, that is needed too
  if (!write.isNarrowed) asked.add('organization_id');
  const unasked = Object.keys(write.values).filter((column) => !asked.has(column));
  return [{ ...write, values: without(write.values, unasked) }];
}

/** Rows of a table that the database deletes or changes along with deleted ones, by foreign keys. */
interface CascadedRows {
  table: string;
  kind: 'delete' | 'update';
  /** Columns that have the value of a column of the deleted row. */
  columns: Readonly<Record<string, string>>;
}

const cascades = new Map<string, readonly CascadedRows[]>();

function followCascades(
  table: string,
  originOf: (column: string) => string | undefined,
  found: Map<string, CascadedRows>,
): void {
  for (const child of CASCADES[table] ?? []) {
    const columns: Record<string, string> = {};
    for (const [column, source] of Object.entries(child.columns)) {
      const origin = originOf(source);
      if (origin !== undefined) columns[column] = origin;
    }
    const rows = { table: child.table, kind: child.kind, columns };
    const id = JSON.stringify(rows);
    if (found.has(id)) continue;
    found.set(id, rows);
    if (rows.kind === 'delete') followCascades(rows.table, (column) => columns[column], found);
  }
}

function cascadesOf(table: string): readonly CascadedRows[] {
  const known = cascades.get(table);
  if (known) return known;
  const found = new Map<string, CascadedRows>();
  followCascades(table, (column) => column, found);
  const rows = [...found.values()];
  cascades.set(table, rows);
  return rows;
}

function deletesFrom(write: StatementWrite): StatementWrite[] {
  const along = cascadesOf(write.table).flatMap(({ table, kind, columns }) => {
    const known = Object.entries(columns).flatMap(([column, origin]) => {
      const values = write.values[origin];
      return values ? [[column, values] as const] : [];
    });
    // an emptied reference keeps none of the values by which it was found
    const changed = kind === 'update' ? { columns: Object.keys(columns) } : {};
    return relevant({ ...write, ...changed, table, kinds: [kind], values: Object.fromEntries(known) });
  });
  return [...relevant(write), ...along];
}

/** What an insert writes to tables that caches depend on. */
export function writesOfInsert(node: InsertQueryNode, isNarrowed: boolean): StatementWrite[] {
  const written = writtenTable(node.into);
  if (!written || dependenciesOn(written.table).length === 0) return [];
  const values = insertedValues(node);
  const { updates, columns: target } = node.onConflict ?? {};
  if (!updates) return relevant({ table: written.table, kinds: ['insert'], values, isNarrowed });
  // a row that is there already has the inserted values only in the columns by which it was found
  const columns = setColumns(updates, written.alias);
  const sure = new Set((target ?? []).map(({ column }) => column.name).filter((name) => !columns?.includes(name)));
  const unsure = Object.keys(values).filter((column) => !columns || !sure.has(column));
  return relevant({
    table: written.table,
    kinds: ['insert', 'update'],
    ...(columns ? { columns } : {}),
    values: without(values, unsure),
    isNarrowed,
  });
}

/** What an update writes to tables that caches depend on. */
export function writesOfUpdate(node: UpdateQueryNode, isNarrowed: boolean): StatementWrite[] {
  const written = writtenTable(node.table);
  if (!written || dependenciesOn(written.table).length === 0) return [];
  const { table, alias } = written;
  const updates = node.updates ?? [];
  const columns = setColumns(updates, alias);
  let values = columns ? narrowedValues(node.where?.where, alias) : {};
  for (const { column, value } of updates) {
    const name = ownColumn(column, alias);
    const [before, after] = [name === undefined ? undefined : values[name], valuesIn(value)];
    // a row that moves from one value to another concerns both
    if (name !== undefined && before)
      values = after ? { ...values, [name]: [...before, ...after] } : without(values, [name]);
  }
  return relevant({ table, kinds: ['update'], ...(columns ? { columns } : {}), values, isNarrowed });
}

/** What a delete writes to tables that caches depend on, with what the database deletes along with it. */
export function writesOfDelete(node: DeleteQueryNode, isNarrowed: boolean): StatementWrite[] {
  const [written, ...others] = node.from.froms.map(writtenTable);
  if (!written) return [];
  const values = others.length === 0 ? narrowedValues(node.where?.where, written.alias) : {};
  return deletesFrom({ table: written.table, kinds: ['delete'], values, isNarrowed });
}

const WRITES = /\b(insert\s+into|update|delete\s+from)\s+(?:only\s+)?"?(\w+)/gi;
const UPSERTS = /\bdo\s+update\b/i;

function writesIn(text: string): StatementWrite[] {
  const isUpsert = UPSERTS.test(text);
  return [...text.matchAll(WRITES)].flatMap(([, command = '', table = '']) => {
    const kind = command.slice(0, 6).toLowerCase() as WriteKind;
    const write = { table, kinds: [kind], values: {}, isNarrowed: false };
    if (kind === 'delete') return deletesFrom(write);
    return relevant(kind === 'insert' && isUpsert ? { ...write, kinds: ['insert', 'update'] } : write);
  });
}

/** Texts are those of the source, so there are only so many. */
const ofTexts = new WeakMap<readonly string[], readonly StatementWrite[]>();

/**
 * What SQL that is written out writes to tables that caches depend on. Rows and columns aren't looked at: it counts for all of
 * them.
 */
export function writesOfText(fragments: readonly string[]): readonly StatementWrite[] {
  const known = ofTexts.get(fragments);
  if (known) return known;
  const writes = writesIn(fragments.join('?'));
  ofTexts.set(fragments, writes);
  return writes;
}
