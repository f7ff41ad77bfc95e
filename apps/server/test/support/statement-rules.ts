import {
  type CommonTableExpr,
  type DeleteStmt,
  type InsertStmt,
  type JoinExpr,
  loadModule,
  type Node,
  parseSync,
  type RangeVar,
  type SelectStmt,
  type UpdateStmt,
} from 'libpg-query';
import type { StatementWatcher } from '../../src/kernel/database/connect.ts';
import { TENANT_TABLES } from '../../src/kernel/database/schema.gen.ts';
import { isFinding } from '../../src/kernel/database/search.ts';

/**
 * What every statement keeps to, so that it can run on one shard of a database that is distributed by organisation
 * (docs/decisions/0001). Read by PostgreSQL's own parser.
 */

/** Tables of accounts: they may live in another database than what belongs to an organisation. */
const ACCOUNT_TABLES: ReadonlySet<string> = new Set([
  'users',
  'sessions',
  'one_time_tokens',
  'email_changes',
  'refresh_tokens',
  'recovery_codes',
  'known_devices',
  'open_accounts',
]);

/** What a statement says to be about several organisations on purpose. */
const ABOVE_ORGANIZATIONS = '/* above organisations */';

type Level = SelectStmt | UpdateStmt | DeleteStmt | InsertStmt;

/** What the rules need to know of the database. */
export interface Catalogue {
  /** Functions that run with the rights of their owner. */
  definers: ReadonlySet<string>;
  /** Functions that read tables of an organisation. */
  readers: ReadonlySet<string>;
  /** Functions that may answer the same arguments differently: STABLE and VOLATILE ones. */
  changing: ReadonlySet<string>;
  /** Functions that return several rows. */
  setReturning: ReadonlySet<string>;
  /** Tables that number their rows. */
  numbered: ReadonlySet<string>;
  /** Tables and views with their columns. */
  columns: ReadonlyMap<string, ReadonlySet<string>>;
}

interface Found {
  catalogue: Catalogue;
  problems: Set<string>;
  /** Names that the statement gives to its common tables. */
  common: Map<string, CommonTableExpr>;
  relations: RangeVar[];
  functions: Set<string>;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Calls `visit` with every node under a value, those of sub-queries included. */
function walk(value: unknown, visit: (kind: string, node: Record<string, unknown>) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, visit);
  } else if (isRecord(value)) {
    for (const [key, inner] of Object.entries(value)) {
      if (isRecord(inner) && !Array.isArray(inner)) visit(key, inner);
      walk(inner, visit);
    }
  }
}

const nameIn = (nodes: Node[] | undefined): string[] =>
  (nodes ?? []).map((node) => ('String' in node ? (node.String.sval ?? '') : '*'));

const aliasOf = (table: RangeVar): string => table.alias?.aliasname ?? table.relname ?? '';

function isConstant(node: Node | undefined): boolean {
  if (!node) return false;
  if ('TypeCast' in node) return isConstant(node.TypeCast.arg);
  return 'ParamRef' in node || 'A_Const' in node;
}

/** The name of the table whose organisation a column is; '' when it stands without one; undefined for any other node. */
function owned(node: Node | undefined): string | undefined {
  if (!node || !('ColumnRef' in node)) return undefined;
  const name = nameIn(node.ColumnRef.fields);
  return name.at(-1) === 'organization_id' ? (name.at(-2) ?? '') : undefined;
}

/** The tables whose organisation a condition names as a constant. */
function constants(condition: Node | undefined): string[] {
  if (!condition) return [];
  if ('BoolExpr' in condition && condition.BoolExpr.boolop === 'AND_EXPR')
    return (condition.BoolExpr.args ?? []).flatMap(constants);
  if (!('A_Expr' in condition) || condition.A_Expr.kind !== 'AEXPR_OP' || nameIn(condition.A_Expr.name)[0] !== '=')
    return [];
  const { lexpr, rexpr } = condition.A_Expr;
  const alias = isConstant(rexpr) ? owned(lexpr) : isConstant(lexpr) ? owned(rexpr) : undefined;
  return alias === undefined ? [] : [alias];
}

interface From {
  tables: RangeVar[];
  conditions: (Node | undefined)[];
  sources: number;
  hasFunction: boolean;
}

function readFrom(items: Node[] | undefined, from: From): From {
  for (const item of items ?? []) {
    if ('JoinExpr' in item) {
      const { larg, rarg, quals } = item.JoinExpr;
      readFrom(
        [larg, rarg].filter((side) => side !== undefined),
        from,
      );
      from.conditions.push(quals);
      continue;
    }
    from.sources += 1;
    if ('RangeVar' in item) from.tables.push(item.RangeVar);
    if ('RangeFunction' in item) from.hasFunction = true;
  }
  return from;
}

const emptyFrom = (): From => ({ tables: [], conditions: [], sources: 0, hasFunction: false });

function requireConstants(from: From, found: Found): void {
  const named = new Set(from.conditions.flatMap(constants));
  for (const table of from.tables) {
    if (!isTenant(table, found) || named.has(aliasOf(table))) continue;
    // without a name it can only be of the one table that has such a column
    if (named.has('') && from.tables.filter((other) => isTenant(other, found)).length === 1) continue;
    found.problems.add(`${table.relname} (${aliasOf(table)}) isn't compared with the organisation itself`);
  }
}

const isTenant = (table: RangeVar, found: Found): boolean =>
  TENANT_TABLES.has(table.relname ?? '') && !found.common.has(table.relname ?? '');

function checkSelect(select: SelectStmt, found: Found): void {
  const from = readFrom(select.fromClause, emptyFrom());
  from.conditions.push(select.whereClause);
  requireConstants(from, found);
  if (select.lockingClause && from.sources > 1) found.problems.add('rows are locked in a join: lock them first');
  checkLeftJoins(select, select.fromClause, found);
}

/** Columns that a node names, with the table that each is said to be of; '' without one. */
function columnsIn(value: unknown): { table: string; column: string }[] {
  const columns: { table: string; column: string }[] = [];
  walk(value, (kind, node) => {
    if (kind !== 'ColumnRef') return;
    const name = nameIn((node as { fields?: Node[] }).fields);
    columns.push({ table: name.at(-2) ?? '', column: name.at(-1) ?? '' });
  });
  return columns;
}

function leftJoins(items: Node[] | undefined): JoinExpr[] {
  return (items ?? []).flatMap((item) => {
    if (!('JoinExpr' in item)) return [];
    const { larg, rarg, jointype } = item.JoinExpr;
    const within = leftJoins([larg, rarg].filter((side) => side !== undefined));
    return jointype === 'JOIN_LEFT' ? [item.JoinExpr, ...within] : within;
  });
}

/** The planner drops a joined table that nothing uses, and a distributed database then confuses the columns of the others. */
function checkLeftJoins(level: unknown, items: Node[] | undefined, found: Found): void {
  for (const { rarg, quals } of leftJoins(items)) {
    if (!rarg || !('RangeVar' in rarg)) continue;
    const alias = aliasOf(rarg.RangeVar);
    const own = found.catalogue.columns.get(rarg.RangeVar.relname ?? '');
    const isOf = ({ table, column }: { table: string; column: string }): boolean =>
      table === alias || (table === '' && (column === '*' || own?.has(column) === true));
    const uses = columnsIn(level).filter(isOf).length - columnsIn(quals).filter(isOf).length;
    if (uses <= 0)
      found.problems.add(`${rarg.RangeVar.relname} (${alias}) is joined on the left and not used: leave it out`);
  }
}

function checkChange(change: UpdateStmt | DeleteStmt, others: Node[] | undefined, found: Found): void {
  const from = readFrom(others, emptyFrom());
  if (change.relation) from.tables.push(change.relation);
  from.conditions.push(change.whereClause);
  requireConstants(from, found);
}

function checkUpdate(update: UpdateStmt, found: Found): void {
  checkChange(update, update.fromClause, found);
  const columns = (update.targetList ?? []).map((target) =>
    'ResTarget' in target ? target.ResTarget.name : undefined,
  );
  if (columns.includes('organization_id')) found.problems.add('a row is given to an organisation after it was made');
  checkSet(update.targetList, found);
}

/** Values that an update computes on the shard have to be the same wherever they are computed. */
function checkSet(targets: Node[] | undefined, found: Found): void {
  walk(targets, (kind, node) => {
    if (kind !== 'FuncCall') return;
    const name = nameIn(node.funcname as Node[]).at(-1) ?? '';
    if (found.catalogue.changing.has(name) && columnsIn(node.args).length > 0)
      found.problems.add(`${name}(), which isn't immutable, is called with columns in SET: compute the value before`);
  });
}

const holds = (value: unknown, kindOf: string, isMeant: (node: Record<string, unknown>) => boolean = () => true) => {
  let isHeld = false;
  walk(value, (kind, node) => {
    if (kind === kindOf && isMeant(node)) isHeld = true;
  });
  return isHeld;
};

/** What a statement that writes may not hold at any level. */
function checkWriting(change: unknown, found: Found): void {
  if (holds(change, 'CaseExpr', (node) => node.arg !== undefined))
    found.problems.add('a statement that writes holds `case x when`: write `case when x =`');
}

/** Rows from tables of the same organisation stay on its shard; everything else would be copied through the coordinator. */
function checkInsertSelect(table: string, source: SelectStmt, organization: Node | undefined, found: Found): void {
  const { setReturning, numbered } = found.catalogue;
  const returnsRows = (node: Record<string, unknown>): boolean =>
    setReturning.has(nameIn(node.funcname as Node[]).at(-1) ?? '');
  const isOfTables = readFrom(source.fromClause, emptyFrom()).tables.some((each) => isTenant(each, found));
  if (holds(source.targetList, 'FuncCall', returnsRows) || !isOfTables)
    found.problems.add(`rows of ${table} are selected from values: write VALUES (kernel/database/rows.ts)`);
  else if (numbered.has(table))
    found.problems.add(`rows of ${table}, which numbers them, are selected: read them, then write VALUES`);
  else if (owned(organization) === undefined)
    found.problems.add(
      `selected rows of ${table} take the organisation from a constant: select the column of their source`,
    );
}

function checkInsert(insert: InsertStmt, found: Found): void {
  const table = insert.relation;
  const source = insert.selectStmt && 'SelectStmt' in insert.selectStmt ? insert.selectStmt.SelectStmt : undefined;
  if (source && readFrom(source.fromClause, emptyFrom()).hasFunction)
    found.problems.add('rows are inserted from a function in FROM: write VALUES');
  if (holds(source?.valuesLists, 'SubLink')) found.problems.add('VALUES hold a subselect: read it first');
  checkSet(insert.onConflictClause?.targetList, found);
  if (!table || !isTenant(table, found)) return;
  const at = (insert.cols ?? []).findIndex(
    (column) => 'ResTarget' in column && column.ResTarget.name === 'organization_id',
  );
  const rows = source?.valuesLists?.map((row) => ('List' in row ? row.List.items?.[at] : undefined));
  const selected = source?.targetList?.[at];
  const given = rows ?? [selected && 'ResTarget' in selected ? selected.ResTarget.val : undefined];
  if (at < 0 || !given.every((value) => isConstant(value) || owned(value) !== undefined))
    found.problems.add(`${table.relname} gets rows that don't name their organisation`);
  else if (source && !source.valuesLists) checkInsertSelect(table.relname ?? '', source, given[0], found);
}

/** Common tables that change rows while others of the same statement read or change tables too. */
function checkCommon(found: Found): void {
  for (const [name, { ctequery, aliascolnames }] of found.common) {
    if (aliascolnames) found.problems.add(`the common table ${name} has a list of columns: name them in its query`);
    if (!ctequery || 'SelectStmt' in ctequery) continue;
    const within = new Set<unknown>();
    walk(ctequery, (_, node) => within.add(node));
    const outside = found.relations.filter((table) => !within.has(table) && isTenant(table, found));
    if (outside.length > 0)
      found.problems.add(
        `the common table ${name} changes rows beside ${outside[0]?.relname}: lock first, write after`,
      );
  }
}

function checkWhole(found: Found): void {
  const { definers } = found.catalogue;
  const tables = found.relations.map(({ relname }) => relname ?? '').filter((name) => !found.common.has(name));
  for (const name of found.functions)
    if (definers.has(name) && tables.length > 0)
      found.problems.add(`${name}() is called beside tables: call it in a statement of its own and pass ids`);
  const account = tables.find((name) => ACCOUNT_TABLES.has(name));
  const tenant = found.relations.find((table) => isTenant(table, found));
  if (account && tenant)
    found.problems.add(`${account}, of accounts, stands beside ${tenant.relname}, of an organisation`);
}

function checkLevel(kind: string, level: Level, found: Found): void {
  if (kind === 'SelectStmt') checkSelect(level as SelectStmt, found);
  if (kind === 'UpdateStmt') checkUpdate(level as UpdateStmt, found);
  if (kind === 'DeleteStmt') checkChange(level as DeleteStmt, (level as DeleteStmt).usingClause, found);
  if (kind === 'InsertStmt') checkInsert(level as InsertStmt, found);
  if (kind === 'InsertStmt' || kind === 'UpdateStmt' || kind === 'DeleteStmt') checkWriting(level, found);
}

/** Above organisations a statement goes to every shard, where a function can't read tables itself. */
function checkAbove({ functions, catalogue, problems }: Found): void {
  for (const name of functions)
    if (catalogue.readers.has(name)) problems.add(`${name}() reads tables: call it for each organisation by itself`);
}

/** The rules that a statement breaks. */
export function brokenRules(text: string, catalogue: Catalogue): string[] {
  const { stmts } = parseSync(text);
  const found: Found = { catalogue, problems: new Set(), common: new Map(), relations: [], functions: new Set() };
  if ((stmts ?? []).length > 1)
    found.problems.add('several statements are sent as one: only one by itself reaches the shards');
  const levels: [string, Level][] = [];
  walk(stmts, (kind, node) => {
    if (kind === 'RangeVar' || kind === 'relation') found.relations.push(node as RangeVar);
    if (kind === 'CommonTableExpr') found.common.set((node as CommonTableExpr).ctename ?? '', node as CommonTableExpr);
    if (kind === 'FuncCall') found.functions.add(nameIn(node.funcname as Node[]).at(-1) ?? '');
    // both sides of a union stand without the name of their kind
    levels.push([kind === 'larg' || kind === 'rarg' ? ('op' in node ? 'SelectStmt' : kind) : kind, node as Level]);
  });
  if (text.includes(ABOVE_ORGANIZATIONS)) {
    checkAbove(found);
    return [...found.problems];
  }
  for (const [kind, level] of levels) checkLevel(kind, level, found);
  checkCommon(found);
  checkWhole(found);
  return [...found.problems];
}

/** Does a text write? Told by its words: a statement is parsed only once, at the end, and this is asked whenever one is sent. */
const writes = (text: string): boolean =>
  /\b(?:insert\s+into|delete\s+from|update\s+"?\w+"?(?:\s+(?:as\s+)?"?\w+"?)?\s+set)\b/i.test(text);

/** Finds searches that come after a write in their transaction: a distributed database refuses the function there. */
export class SearchOrder {
  private readonly writing = new Set<number>();
  private readonly late = new Set<string>();

  readonly watch = (text: string, connection: number): void => {
    if (/^\s*(?:begin|commit|rollback)\b/i.test(text)) this.writing.delete(connection);
    else if (writes(text)) this.writing.add(connection);
    else if (this.writing.has(connection) && isFinding(text)) this.late.add(text);
  };

  broken(): string[] {
    return [...this.late].map((text) => `a search comes after a write in its transaction: search first:\n${text}`);
  }
}

const read = new Map<string, string[]>();

/** Keeps the statements of a server and reports those that break a rule. A text is read once in a process. */
export class StatementRules {
  private readonly sent = new Set<string>();
  private readonly order = new SearchOrder();

  readonly watch: StatementWatcher = (text, connection) => {
    this.sent.add(text);
    this.order.watch(text, connection);
  };

  async broken(catalogue: Catalogue): Promise<string[]> {
    await loadModule();
    const statements = [...this.sent].flatMap((text) => {
      let rules = read.get(text);
      if (!rules) {
        rules = brokenRules(text, catalogue);
        read.set(text, rules);
      }
      return rules.map((rule) => `${rule}:\n${text}`);
    });
    return [...statements, ...this.order.broken()];
  }
}
