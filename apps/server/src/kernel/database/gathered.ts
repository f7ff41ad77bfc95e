import type { Compilable } from 'kysely';
import type { Tx } from './database.ts';
import { isFinding } from './search.ts';

/** A column of an answer, as the driver describes it: the number of its type in PostgreSQL. */
interface Column {
  name: string;
  type: number;
}

/** Types that JSON says as the driver would answer them: truth, whole numbers, texts, JSON, and lists of the first three. */
const PLAIN = new Set([16, 20, 21, 23, 25, 1043, 2950, 114, 3802, 1000, 1005, 1007, 1009, 1015, 1016, 2951, 651, 1041]);
/** Days and moments: the driver makes a Date of the text, and JSON says them in the form that is read fastest. */
const TIMES = new Set([1082, 1114, 1184]);
/** Texts in all but name, numeric among them: their readers need every digit. */
const TEXTS = new Set([1700, 650, 869, 1186, 1083]);

interface Part {
  id: number;
  columns: readonly Column[];
  /** The values of a row in their order, as SQL over `q`. */
  values: string;
}

/** More columns than a function of PostgreSQL takes values. */
const MOST_COLUMNS = 100;
/** Texts of statements that are remembered: there are as many as reads that are gathered, and as their combinations. */
const MOST_TEXTS = 1000;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** How a statement's rows are said in JSON; null: something in them can't be. */
function partOf(columns: readonly Column[]): Part | null {
  const isKnown = columns.every(({ type }) => PLAIN.has(type) || TIMES.has(type) || TEXTS.has(type));
  const hasNames = new Set(columns.map(({ name }) => name)).size === columns.length;
  if (!isKnown || !hasNames || columns.length === 0 || columns.length > MOST_COLUMNS) return null;
  const values = columns.map(({ name, type }) => `q.${quoted(name)}${TEXTS.has(type) ? '::text' : ''}`).join(', ');
  lastPart += 1;
  return { id: lastPart, columns: columns.map(({ name, type }) => ({ name, type })), values };
}

let lastPart = 0;

/** What is known of statements, by their text. */
const parts = new Map<string, Part | null>();
const texts = new Map<string, string>();

function remember<Value>(map: Map<string, Value>, key: string, value: Value): Value {
  if (map.size >= MOST_TEXTS) map.clear();
  map.set(key, value);
  return value;
}

interface Asked {
  sql: string;
  parameters: readonly unknown[];
  answer(rows: unknown[]): void;
  fail(error: unknown): void;
}

function textOf(asked: readonly { sql: string; parameters: readonly unknown[]; part: Part }[]): string {
  const key = asked.map(({ part }) => part.id).join();
  const known = texts.get(key);
  if (known !== undefined) return known;
  let before = 0;
  const columns = asked.map(({ sql, parameters, part }, at) => {
    const from = before;
    before += parameters.length;
    const own = sql.replaceAll(/\$(\d+)/g, (_, number: string) => `$${Number(number) + from}`);
    return `(select json_agg(json_build_array(${part.values})) from (${own}) q) as "p${at}"`;
  });
  return remember(texts, key, `select ${columns.join(', ')}`);
}

const toldValue = (value: unknown, type: number): unknown =>
  TIMES.has(type) && typeof value === 'string' ? new Date(value) : value;

function rowOf({ columns }: Part, values: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [at, { name, type }] of columns.entries()) row[name] = toldValue(values[at], type);
  return row;
}

const rowsOf = (part: Part, rows: readonly unknown[][] | null): unknown[] =>
  (rows ?? []).map((values) => rowOf(part, values));

const compiled = ({ sql, parameters }: Asked): Compilable<unknown> =>
  ({ compile: () => ({ sql, parameters }) }) as unknown as Compilable<unknown>;

/** Asks by itself, and notes what its rows are like. */
function askAlone(tx: Tx, asked: Asked): void {
  tx.all(compiled(asked)).then((rows) => {
    const { columns } = rows as unknown as { columns?: readonly Column[] };
    if (columns && !parts.has(asked.sql)) remember(parts, asked.sql, isFinding(asked.sql) ? null : partOf(columns));
    asked.answer(rows);
  }, asked.fail);
}

function askTogether(tx: Tx, asked: readonly (Asked & { part: Part })[]): void {
  const statement = { sql: textOf(asked), parameters: asked.flatMap(({ parameters }) => parameters) };
  tx.one({ compile: () => statement } as unknown as Compilable<Record<string, unknown[][] | null>>).then(
    (row) => {
      for (const [at, { part, answer }] of asked.entries()) answer(rowsOf(part, row?.[`p${at}`] ?? null));
    },
    (error: unknown) => {
      for (const { fail } of asked) fail(error);
    },
  );
}

function send(tx: Tx, all: readonly Asked[]): void {
  const known = all.flatMap((asked) => {
    const part = parts.get(asked.sql);
    return part ? [{ ...asked, part }] : [];
  });
  const isTogether = known.length > 1;
  for (const asked of all) if (!isTogether || !parts.get(asked.sql)) askAlone(tx, asked);
  if (isTogether) askTogether(tx, known);
}

/**
 * The same transaction, in which reads that are asked for at one moment leave as one statement: where many modules are asked for
 * their part, sending, starting and answering each statement costs more than running it. Nobody has to know of the others: what
 * a statement answers is the same. The first time each goes by itself, which shows what its rows are like; one with rows that JSON
 * can't say always does, and one that searches. For `reading`, not for `reading`, whose statements leave before the moment is over.
 */
export function gathered(tx: Tx): Tx {
  let waiting: Asked[] = [];
  const all = <Row>(query: Compilable<Row>): Promise<Row[]> =>
    new Promise<Row[]>((resolve, reject) => {
      const { sql, parameters } = query.compile();
      if (waiting.length === 0)
        process.nextTick(() => {
          const now = waiting;
          waiting = [];
          send(tx, now);
        });
      waiting.push({ sql, parameters, answer: (rows) => resolve(rows as Row[]), fail: reject });
    });
  return {
    all,
    one: async (query) => (await all(query))[0],
    run: (query) => tx.run(query),
    get sql() {
      return tx.sql;
    },
  };
}
