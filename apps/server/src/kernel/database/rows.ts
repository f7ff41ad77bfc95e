import { type Compilable, sql } from 'kysely';
import type { Tx } from './database.ts';
import { shapedStatement } from './statement.ts';

/** Upper bound on the values of one statement: each connection holds the plans of the statements that it has prepared. */
const MOST_VALUES = 1024;

/** Upper bound on the rows that are sent before the answer is awaited, so that long lists hold neither memory nor the event loop. */
const LOT = 512;

/** Cuts rows into slices whose sizes are powers of two: a statement then has ten texts at most, however many rows there are. */
export function slicesOf<Row>(rows: readonly Row[], most: number): (readonly Row[])[] {
  const slices: (readonly Row[])[] = [];
  for (let from = 0; from < rows.length; from += slices.at(-1)!.length) {
    const size = 2 ** Math.floor(Math.log2(Math.min(most, rows.length - from)));
    slices.push(rows.slice(from, from + size));
  }
  return slices;
}

const nameOf = (at: number, column: string): string => `${at}.${column}`;

/** Rows that stand for those of a call while the statement is built. */
const standIns = <Row extends object>(count: number, values: Record<string, unknown>): Row[] =>
  Array.from(
    { length: count },
    (_, at) => new Proxy({}, { get: (__, column) => values[nameOf(at, String(column))] }) as Row,
  );

const valuesOf = (rows: readonly object[]): Record<string, unknown> =>
  Object.fromEntries(
    rows.flatMap((row, at) => Object.entries(row).map(([column, value]) => [nameOf(at, column), value])),
  );

/**
 * A statement that writes many rows as VALUES. A distributed database accepts VALUES for every tenant table; `insert … select` from
 * lists it would turn into COPY, which row-level security refuses. `build` gets rows whose fields may only be used as values of the
 * statement (see `shapedStatement`). The statement is sent as often as the rows need; returns what it returns for all of them.
 */
export function rowsStatement<Row extends object, Result>(
  build: (rows: readonly Row[]) => Compilable<Result>,
): (tx: Tx, rows: readonly Row[]) => Promise<Result[]> {
  const statementOf = shapedStatement<number, Record<string, unknown>, Result>((count, values) =>
    build(standIns<Row>(count, values)),
  );
  const send = (tx: Tx, rows: readonly Row[], most: number): Promise<Result[][]> =>
    Promise.all(slicesOf(rows, most).map((slice) => tx.all(statementOf(slice.length, valuesOf(slice)))));
  return async (tx, rows) => {
    const most = Math.floor(MOST_VALUES / Math.max(1, Object.keys(rows[0] ?? {}).length));
    const results: Result[] = [];
    for (let from = 0; from < rows.length; from += LOT)
      results.push(...(await send(tx, rows.slice(from, from + LOT), most)).flat());
    return results;
  };
}

/** The position after the last of the selected rows, for a statement before the insert: VALUES may hold no subselect. */
export const nextPosition = () => sql<number>`coalesce(max(position) + 1, 0)`.as('position');
