import {
  AliasNode,
  IdentifierNode,
  type JoinNode,
  type KyselyPlugin,
  type OperationNode,
  RawNode,
  ReferenceNode,
  SelectAllNode,
  type SelectQueryBuilder,
  SelectQueryNode,
  TableNode,
} from 'kysely';

/** The name by which a joined table goes in its statement; undefined for a joined sub-query. */
function nameOf({ table }: JoinNode): string | undefined {
  if (TableNode.is(table)) return table.table.identifier.name;
  return AliasNode.is(table) && TableNode.is(table.node) && IdentifierNode.is(table.alias)
    ? table.alias.name
    : undefined;
}

const isNode = (value: unknown): value is OperationNode =>
  typeof value === 'object' && value !== null && 'kind' in value;

/** Does a part of a statement use a table by this name? Plain SQL in it is searched for the name before a dot. */
function mentions(value: unknown, name: string): boolean {
  if (Array.isArray(value)) return value.some((item) => mentions(item, name));
  if (!isNode(value)) return false;
  if (value.kind === 'ValueNode' || value.kind === 'PrimitiveValueListNode') return false;
  if (SelectAllNode.is(value)) return true;
  if (ReferenceNode.is(value) && value.table?.table.identifier.name === name) return true;
  if (RawNode.is(value) && new RegExp(`\\b${name}"?\\.`).test(value.sqlFragments.join(' '))) return true;
  return Object.values(value).some((part) => mentions(part, name));
}

/** From the last join to the first, since a join may be used by one behind it alone. */
function dropUnused(query: SelectQueryNode): SelectQueryNode {
  const { joins: all = [], ...rest } = query;
  let joins = all;
  for (const join of joins.toReversed()) {
    const name = join.joinType === 'LeftJoin' ? nameOf(join) : undefined;
    const others = joins.filter((other) => other !== join);
    if (name !== undefined && !mentions([...Object.values(rest), others], name)) joins = others;
  }
  return joins.length > 0 ? { ...rest, joins } : rest;
}

const UNUSED_JOINS: KyselyPlugin = {
  transformQuery: ({ node }) => (SelectQueryNode.is(node) ? dropUnused(node) : node),
  transformResult: async ({ result }) => result,
};

/**
 * The same query without the left joins that nothing in it uses, as after `clearSelect()` to count the rows of a page. A distributed
 * database can mix up columns where a joined table is unused. The joins must not multiply rows: each finds one row at most.
 */
export const withoutUnusedJoins = <Database, Tables extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Tables, Row>,
): SelectQueryBuilder<Database, Tables, Row> => query.withPlugin(UNUSED_JOINS);
