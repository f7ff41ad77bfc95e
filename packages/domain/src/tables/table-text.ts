const SEPARATORS = ['\t', ';', ',', '،', '؛'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** One row of a table. */
export interface TableRecord {
  /** Where it begins, counted from one, as an editor or a spreadsheet shows it. */
  line: number;
  cells: string[];
  /** The row as it was written. */
  text: string;
}

interface TableText {
  records: Iterable<TableRecord>;
  separator: Separator;
}

/** How often each separator stands outside quotes in the first line that has anything in it; undefined: none does. */
function separatorOf(text: string): Separator | undefined {
  const counts = new Map<string, number>();
  let isQuoted = false;
  let isEmpty = true;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    if (!isQuoted && character === '\n' && !isEmpty) break;
    if (character.trim() !== '') isEmpty = false;
    if (!isQuoted) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const [most] = SEPARATORS.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
  return most && counts.has(most) ? most : undefined;
}

/** The separator that Excel may name in a first line of its own ("sep=;"), and what comes after that line. */
function declared(text: string): { separator: Separator; body: string; lines: number } | null {
  const match = /^"?sep=([,;\t،؛])"?\n/i.exec(text);
  return match?.[1] ? { separator: match[1] as Separator, body: text.slice(match[0].length), lines: 1 } : null;
}

const LINE_BREAKS = /\r\n?/g;

/** Where a quoted cell that begins at `from` ends; -1 where its quote is never closed, so that it is a character like any other. */
function quotedCell(body: string, from: number): { cell: string; end: number } {
  let cell = '';
  let start = from + 1;
  let end = body.indexOf('"', start);
  while (end !== -1 && body[end + 1] === '"') {
    cell += body.slice(start, end + 1);
    start = end + 2;
    end = body.indexOf('"', start);
  }
  return end === -1 ? { cell: '', end: -1 } : { cell: cell + body.slice(start, end), end: end + 1 };
}

function* recordsOf(body: string, separator: Separator, firstLine: number): Generator<TableRecord> {
  let cells: string[] = [];
  let line = firstLine;
  let breaks = 0;
  let begin = 0;
  let at = 0;
  let lastQuote = body.lastIndexOf('"');
  while (at < body.length) {
    let cell = '';
    if (body[at] === '"' && at < lastQuote) {
      const quoted = quotedCell(body, at);
      if (quoted.end === -1) lastQuote = at;
      else {
        cell = quoted.cell;
        at = quoted.end;
        breaks += cell.split('\n').length - 1;
      }
    }
    const from = at;
    while (at < body.length && body[at] !== separator && body[at] !== '\n') at += 1;
    cells.push(cell + body.slice(from, at));
    const isLast = at === body.length - 1 && body[at] === separator;
    if (isLast) cells.push('');
    if (at >= body.length || isLast || body[at] === '\n') {
      yield { line, cells, text: body.slice(begin, isLast ? at + 1 : at) };
      line += 1 + breaks;
      breaks = 0;
      cells = [];
      begin = at + 1;
    }
    at += 1;
  }
}

/**
 * The rows of a table as text, as programs write and people paste it. Quoted cells may hold separators, line breaks and doubled
 * quotes. Rows are read one by one, so that a caller may pause between them.
 */
export function readTableText(text: string): TableText {
  const plain = text.replace(/^\ufeff/, '').replace(LINE_BREAKS, '\n');
  const named = declared(plain);
  const separator = named?.separator ?? separatorOf(plain) ?? ',';
  return { separator, records: recordsOf(named?.body ?? plain, separator, 1 + (named?.lines ?? 0)) };
}

/** A row that has no separator of the table, by the one that it has: lines of a pasted list are written in different ways. */
export function ownCells({ text, cells }: TableRecord): string[] {
  if (cells.length > 1) return cells;
  const own = separatorOf(text);
  if (!own) return cells;
  const [record] = recordsOf(text, own, 1);
  return record?.cells ?? cells;
}

/** Rows as text that `readTableText` reads as the same rows. */
export const writeTableText = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) => cells.map((cell) => (/[\t\n\r"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\n');
