import { type TableCell, type TableLine, textOfCell } from './table-cells.ts';

/** Spreadsheets run a cell that begins like a formula; an apostrophe makes it text. Control characters hide such a start. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@]/u;

/** A telephone number, a number below zero, a dash: begins like a formula, and there is nothing in it to run. */
const HARMLESS = /^[+-][\p{Nd}\s().,٫٬/-]*$/u;

/** One cell: never a formula, quoted where it has to be. */
export function csvCell(value: TableCell): string {
  const plain = textOfCell(value);
  const safe = typeof value !== 'number' && FORMULA.test(plain) && !HARMLESS.test(plain) ? `'${plain}` : plain;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (cells: TableLine): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Shows spreadsheets that the file is UTF-8; without it Arabic names come out broken. */
const CSV_START = '\ufeff';

/** A CSV file, page by page. */
export async function* csvPieces(pages: AsyncIterable<readonly TableLine[]>): AsyncGenerator<Buffer> {
  yield Buffer.from(CSV_START);
  for await (const page of pages) yield Buffer.from(page.map(csvLine).join(''));
}
