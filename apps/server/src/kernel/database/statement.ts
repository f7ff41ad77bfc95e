import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely';

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
  const built = new Map<string, CompiledQuery<Row>>();
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
      compile: () => ({
        ...made,
        parameters: made.parameters.map((value) =>
          value instanceof Slot ? (values as Record<string, unknown>)[value.name] : value,
        ),
      }),
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

const isAmongHidden = (column: string, values: readonly unknown[], type: 'bigint' | 'text'): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} = any((select ${values}::${sql.raw(type)}[])::${sql.raw(type)}[])`;

/**
 * The column holds one of these ids. Hidden in a subquery, since by the length of a list a plan for the very one looks better than
 * the one that is kept for all, so that each call would plan anew, which takes longer than the statement.
 */
export const isAmong = (column: string, ids: readonly number[]): RawBuilder<boolean> =>
  isAmongHidden(column, ids, 'bigint');

/** The same of texts. */
export const isAmongTexts = (column: string, texts: readonly string[]): RawBuilder<boolean> =>
  isAmongHidden(column, texts, 'text');
