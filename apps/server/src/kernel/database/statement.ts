import { type Compilable, type CompiledQuery, type Expression, type OperationNode, type SqlBool, sql } from 'kysely';
import { noteValues, type StatementWrite } from './table-writes.ts';
import type { NotingQuery } from './transaction-writes.ts';

/** Stands for a value while a statement is built. Using it as anything but a whole value of the statement throws. */
class Slot {
  constructor(readonly name: string) {}

  [Symbol.toPrimitive](): never {
    throw new Error(`the value of '${this.name}' isn't known while its statement is built`);
  }

  toJSON(): never {
    return this[Symbol.toPrimitive]();
  }
}

const slots = new Proxy({}, { get: (_, name) => new Slot(String(name)) });

type Filled = Pick<NotingQuery, 'parameters' | 'writes'>;

/** The parameters of a statement, and the values in what it writes, with those of a call in place of the stand-ins. */
function filled({ parameters, writes = [] }: Filled, values: Record<string, unknown>): Filled {
  const given = (value: unknown) => (value instanceof Slot ? values[value.name] : value);
  if (writes.length === 0) return { parameters: parameters.map(given) };
  const filledWrite = (write: StatementWrite): StatementWrite => ({
    ...write,
    values: Object.fromEntries(Object.entries(write.values).map(([column, ofColumn]) => [column, ofColumn.map(given)])),
  });
  return { parameters: parameters.map(given), writes: writes.map(filledWrite) };
}

/** Shapes of one statement that are kept; there are only as many as ways to combine its conditions. */
const MOST_SHAPES = 2000;

/**
 * A statement whose text depends on its shape (which conditions there are, which order) and whose values come with each
 * call. Building a query costs more than most of them take in the database: here it is built once for each shape.
 * `build` must use `values` only as values of the statement, never compute with them or decide by them.
 */
export function shapedStatement<Shape, Values extends object, Row>(
  build: (shape: Shape, values: Values) => Compilable<Row>,
): (shape: Shape, values: Values) => Compilable<Row> {
  const built = new Map<string, CompiledQuery<Row> & NotingQuery>();
  return (shape, values) => {
    const key = JSON.stringify(shape) ?? '';
    let query = built.get(key);
    if (!query) {
      query = build(shape, slots as Values).compile();
      if (built.size >= MOST_SHAPES) built.clear();
      built.set(key, query);
    }
    const made = query;
    return {
      compile: () => ({ ...made, ...filled(made, values as Record<string, unknown>) }),
    };
  };
}

/** What a row of a statement holds. */
export type RowOf<Build> = Build extends (...values: never[]) => Compilable<infer Row> ? Row : never;

/** A statement of one shape. */
export function statement<Values extends object, Row>(
  build: (values: Values) => Compilable<Row>,
): (values: Values) => Compilable<Row> {
  const shaped = shapedStatement<null, Values, Row>((_, values) => build(values));
  return (values) => shaped(null, values);
}

/** A condition on a column, whose values are noted for writes. */
class Among implements Expression<SqlBool> {
  constructor(
    private readonly column: string,
    private readonly values: readonly unknown[],
    private readonly type: 'bigint' | 'text' | 'uuid',
  ) {}

  get expressionType(): SqlBool | undefined {
    return undefined;
  }

  toOperationNode(): OperationNode {
    const type = sql.raw(this.type);
    const condition =
      sql`${sql.ref(this.column)} = any((select ${this.values}::${type}[])::${type}[])`.toOperationNode();
    noteValues(condition, this.column, this.values);
    return condition;
  }
}

/**
 * The column holds one of these ids. Hidden in a subquery, since by the length of a list a plan for the very one looks better than
 * the one that is kept for all, so that each call would plan anew, which takes longer than the statement.
 */
export const isAmong = (column: string, ids: readonly number[]): Expression<SqlBool> =>
  new Among(column, ids, 'bigint');

/** The same of texts. */
export const isAmongTexts = (column: string, texts: readonly string[]): Expression<SqlBool> =>
  new Among(column, texts, 'text');

/** The same of ids that are drawn at random. */
export const isAmongUuids = (column: string, ids: readonly string[]): Expression<SqlBool> =>
  new Among(column, ids, 'uuid');
