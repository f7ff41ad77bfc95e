import type { Call } from './recording.ts';

const MOST_IN_A_CALL = 6;

const shown = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sorted = (rows: readonly unknown[]): string =>
  rows
    .map((row) => JSON.stringify(row))
    .sort()
    .join('\n');

const areReordered = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  before.length === after.length &&
  JSON.stringify(before) !== JSON.stringify(after) &&
  sorted(before) === sorted(after);

/** Where two values differ, a line each: also where properties or rows come in another order. */
export function differencesOf(before: unknown, after: unknown, at = 'body'): string[] {
  if (Array.isArray(before) && Array.isArray(after)) {
    if (areReordered(before, after)) return [`${at}: the same rows in another order`];
    const length = Math.max(before.length, after.length);
    return Array.from({ length }, (_, index) => differencesOf(before[index], after[index], `${at}[${index}]`)).flat();
  }
  if (isObject(before) && isObject(after)) {
    const [old, young] = [Object.keys(before), Object.keys(after)];
    const all = [...new Set([...old, ...young])];
    const inner = all.flatMap((key) => differencesOf(before[key], after[key], `${at}.${key}`));
    const isReordered = old.length === young.length && all.length === old.length && old.join() !== young.join();
    return isReordered ? [...inner, `${at}: properties in the order ${young.join()} instead of ${old.join()}`] : inner;
  }
  return Object.is(before, after) ? [] : [`${at}: ${shown(before)} → ${shown(after)}`];
}

/** What names a call in both recordings; the same call made again counts up. */
function byKey(calls: readonly Call[]): Map<string, Call> {
  const counts = new Map<string, number>();
  return new Map(
    calls.map((call) => {
      const name = `${call.stage} · ${call.method} ${call.url} (${call.who}, ${call.language})`;
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return [count === 1 ? name : `${name} #${count}`, call];
    }),
  );
}

function linesOf(before: Call, after: Call): string[] {
  const all = [
    ...differencesOf(before.status, after.status, 'status'),
    ...differencesOf(before.headers, after.headers, 'headers'),
    ...differencesOf(before.body, after.body),
  ];
  const more = all.length - MOST_IN_A_CALL;
  return more > 0 ? [...all.slice(0, MOST_IN_A_CALL), `and ${more} more`] : all;
}

export interface Difference {
  /** `GET /api/courses/{courseId}` and the like: the name in the contract may change. */
  operation: string;
  line: string;
}

/** The differences of two recordings in the order of the first one, then what only the second one holds. */
export function compareRecordings(before: readonly Call[], after: readonly Call[]): Difference[] {
  const [old, young] = [byKey(before), byKey(after)];
  const found: Difference[] = [];
  for (const [key, call] of old) {
    const other = young.get(key);
    const lines = other ? linesOf(call, other) : [`no longer called; it answered ${call.status}`];
    for (const line of lines) found.push({ operation: call.operation, line: `${key}: ${line}` });
  }
  for (const [key, call] of young)
    if (!old.has(key))
      found.push({ operation: call.operation, line: `${key}: not called before; it answers ${call.status}` });
  return found;
}

/** Differences grouped by operation; of one with very many the first ones. */
export function reportOf(differences: readonly Difference[], most = 40): string {
  const groups = new Map<string, string[]>();
  for (const { operation, line } of differences) {
    const lines = groups.get(operation) ?? [];
    lines.push(line);
    groups.set(operation, lines);
  }
  return [...groups]
    .map(([operation, lines]) => {
      const rest = lines.length > most ? [`  … and ${lines.length - most} more`] : [];
      return [`${operation} (${lines.length})`, ...lines.slice(0, most).map((line) => `  ${line}`), ...rest].join('\n');
    })
    .join('\n');
}
