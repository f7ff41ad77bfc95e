const DELIMITERS = [',', ';', '\t'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** How often each delimiter stands outside quotes in the first line. */
function delimiterOf(text: string): Delimiter {
  const counts = new Map<string, number>();
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && character === '\n') break;
    else if (!isQuoted) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  return DELIMITERS.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0] ?? ',';
}

export interface CsvTable {
  rows: string[][];
  delimiter: Delimiter;
}

/** The delimiter that Excel may name in a first line of its own ("sep=;"), and what comes after that line. */
function declared(text: string): { delimiter: Delimiter; body: string } | null {
  const match = /^sep=([,;\t])\n/i.exec(text);
  return match?.[1] ? { delimiter: match[1] as Delimiter, body: text.slice(match[0].length) } : null;
}

/**
 * The rows of a CSV text whose lines end in "\n": quoted cells may hold delimiters, line ends and doubled quotes.
 */
export function readCsv(text: string): CsvTable {
  const { delimiter, body } = declared(text) ?? { delimiter: delimiterOf(text), body: text };
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < body.length) {
    let cell = '';
    if (body[at] === '"') {
      let end = body.indexOf('"', at + 1);
      let from = at + 1;
      while (end !== -1 && body[end + 1] === '"') {
        cell += body.slice(from, end + 1);
        from = end + 2;
        end = body.indexOf('"', from);
      }
      const last = end === -1 ? body.length : end;
      cell += body.slice(from, last);
      at = last + 1;
    }
    const begin = at;
    while (at < body.length && body[at] !== delimiter && body[at] !== '\n') at += 1;
    row.push(cell + body.slice(begin, at));
    if (at >= body.length || body[at] === '\n') {
      rows.push(row);
      row = [];
    } else if (at === body.length - 1) rows.push([...row, '']);
    at += 1;
  }
  return { rows, delimiter };
}
