import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  type DeleteQueryNode,
  type Expression,
  IdentifierNode,
  type InsertQueryNode,
  type JoinNode,
  OnNode,
  type OperationNode,
  OperatorNode,
  OrNode,
  ParensNode,
  PostgresQueryCompiler,
  RawNode,
  ReferenceNode,
  type RootOperationNode,
  type SelectQueryNode,
  type SqlBool,
  TableNode,
  type UpdateQueryNode,
  ValueNode,
  ValuesNode,
  WhereNode,
} from 'kysely';
import { TENANT_TABLES } from './schema.gen.ts';
import {
  narrowedValues,
  type StatementWrite,
  writesOfDelete,
  writesOfInsert,
  writesOfText,
  writesOfUpdate,
  writtenTable,
} from './table-writes.ts';

class OrganizationOfTransaction {
  /** Only a whole value of a statement stands for the organisation; anything computed with it would be nonsense. */
  [Symbol.toPrimitive](): never {
    throw new Error("the organisation isn't known while its statement is built");
  }

  toJSON(): never {
    return this[Symbol.toPrimitive]();
  }
}

/** Stands in a statement for the id of the organisation in whose transaction it is sent. */
export const ORGANIZATION = new OrganizationOfTransaction() as unknown as number;

const EQUALS = OperatorNode.create('=');
const COLUMN = ColumnNode.create('organization_id');
const VALUE = ValueNode.create(ORGANIZATION);

/** `alias.organization_id = ` the organisation of the transaction. */
export class Ours implements Expression<SqlBool> {
  constructor(readonly alias: string | undefined) {}

  get expressionType(): SqlBool | undefined {
    return undefined;
  }

  toOperationNode(): OperationNode {
    const column = this.alias === undefined ? COLUMN : ReferenceNode.create(COLUMN, TableNode.create(this.alias));
    return BinaryOperationNode.create(column, EQUALS, VALUE);
  }
}

/**
 * The condition, for SQL that is written out, that rows are of the transaction's organisation. Every table of such SQL needs
 * one of its own, in sub-queries and in the ON of joins too: a column compared with a column keeps a statement from staying
 * on one shard. The builder adds the same by itself.
 */
export const inOrganization = (alias?: string): Ours => new Ours(alias);

/** The name by which a tenant table stands in a statement; undefined for everything else. */
function tenantName(node: OperationNode): string | undefined {
  if (TableNode.is(node)) {
    const { schema, identifier } = node.table;
    return !schema && TENANT_TABLES.has(identifier.name) ? identifier.name : undefined;
  }
  if (AliasNode.is(node) && tenantName(node.node) !== undefined && IdentifierNode.is(node.alias))
    return node.alias.name;
  return undefined;
}

function narrowed(alias: string, rest: OperationNode | undefined): OperationNode {
  const own = inOrganization(alias).toOperationNode();
  if (!rest) return own;
  return AndNode.create(own, RawNode.is(rest) || OrNode.is(rest) ? ParensNode.create(rest) : rest);
}

const hasNoCondition = ({ joinType }: JoinNode): boolean => joinType === 'CrossJoin' || joinType === 'LateralCrossJoin';

interface Narrowable {
  readonly joins?: readonly JoinNode[];
  readonly where?: WhereNode;
}

/** The same statement with the organisation in its WHERE for every tenant table that has no condition of its own. */
function withWhere<Node extends Narrowable>(node: Node, tables: readonly OperationNode[]): Node {
  let where = node.where?.where;
  const free = node.joins?.some(hasNoCondition)
    ? [...tables, ...node.joins.filter(hasNoCondition).map((join) => join.table)]
    : tables;
  for (const table of free) {
    const alias = tenantName(table);
    if (alias === undefined) continue;
    // a condition in WHERE would drop the rows that such a join keeps
    if (node.joins?.some(({ joinType }) => joinType === 'RightJoin' || joinType === 'FullJoin'))
      throw new Error(`'${alias}' stands left of a right or full join: turn the join round`);
    where = narrowed(alias, where);
  }
  return where === node.where?.where || !where ? node : { ...node, where: WhereNode.create(where) };
}

/** Whether a condition says of which organisation the written rows are: transactions above organisations do. */
const namesOrganization = (where: OperationNode | undefined, table: OperationNode | undefined): boolean =>
  narrowedValues(where, writtenTable(table)?.alias ?? '').organization_id !== undefined;

/** A statement with its writes to tables that caches depend on, at any level. */
export type WritingQuery = ReturnType<PostgresQueryCompiler['compileQuery']> & {
  readonly writes: readonly StatementWrite[];
};

/**
 * Writes into every statement of the builder that each tenant table's rows are the organisation's: in WHERE, in the ON of a
 * join, in the values of an insert, at every level. The organisation is one parameter, however often it stands there.
 */
export class OrganizationCompiler extends PostgresQueryCompiler {
  #placeholder: string | undefined;
  #writes: StatementWrite[] = [];

  override compileQuery(...[node, queryId]: Parameters<PostgresQueryCompiler['compileQuery']>): WritingQuery {
    this.#placeholder = undefined;
    this.#writes = [];
    const compiled = super.compileQuery(node as RootOperationNode, queryId);
    return { ...compiled, writes: this.#writes };
  }

  protected override appendValue(value: unknown): void {
    if (value !== ORGANIZATION) {
      super.appendValue(value);
    } else if (this.#placeholder) {
      this.append(this.#placeholder);
    } else {
      super.appendValue(value);
      this.#placeholder = `$${this.numParameters}`;
    }
  }

  protected override visitSelectQuery(node: SelectQueryNode): void {
    super.visitSelectQuery(withWhere(node, node.from?.froms ?? []));
  }

  protected override visitUpdateQuery(node: UpdateQueryNode): void {
    const isNarrowed = !namesOrganization(node.where?.where, node.table);
    this.#writes.push(...writesOfUpdate(node, isNarrowed));
    const table = node.table && isNarrowed ? [node.table] : [];
    super.visitUpdateQuery(withWhere(node, [...table, ...(node.from?.froms ?? [])]));
  }

  protected override visitDeleteQuery(node: DeleteQueryNode): void {
    this.#writes.push(...writesOfDelete(node, true));
    super.visitDeleteQuery(withWhere(node, [...node.from.froms, ...(node.using?.tables ?? [])]));
  }

  protected override visitJoin(node: JoinNode): void {
    const alias = hasNoCondition(node) ? undefined : tenantName(node.table);
    super.visitJoin(alias === undefined ? node : { ...node, on: OnNode.create(narrowed(alias, node.on?.on)) });
  }

  protected override visitInsertQuery(node: InsertQueryNode): void {
    // one that names its organisation may have taken it from anywhere
    this.#writes.push(...writesOfInsert(node, !node.columns?.some(isOwner)));
    super.visitInsertQuery(withOwner(node));
  }

  protected override visitRaw(node: RawNode): void {
    this.#writes.push(...writesOfText(node.sqlFragments));
    super.visitRaw(node);
  }
}

const isOwner = ({ column }: ColumnNode): boolean => column.name === 'organization_id';

/** The same insert with the organisation in front of every row of values, unless it says itself where it takes it from. */
function withOwner(node: InsertQueryNode): InsertQueryNode {
  const { into, columns, values } = node;
  if (!into || tenantName(into) === undefined || !columns || columns.some(isOwner)) return node;
  if (!values || !ValuesNode.is(values)) throw new Error('an insert … select names organization_id itself');
  const rows = values.values.map((row) =>
    row.kind === 'PrimitiveValueListNode'
      ? { ...row, values: [ORGANIZATION, ...row.values] }
      : { ...row, values: [VALUE, ...row.values] },
  );
  return { ...node, columns: [COLUMN, ...columns], values: ValuesNode.create(rows) };
}
