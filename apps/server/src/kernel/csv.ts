/** Spreadsheets run a cell that begins like a formula; an apostrophe makes it text. Control characters hide such a start. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@]/u;

/** A telephone number, a number below zero, a dash: begins like a formula, and there is nothing in it to run. */
const HARMLESS = /^[+-][\p{Nd}\s().,٫٬/-]*$/u;

/** One cell: never a formula, quoted where it has to be. */
export function csvCell(value: string | number | boolean | readonly string[] | null | undefined): string {
  const plain = Array.isArray(value) ? value.join('; ') : String(value ?? '');
  const safe = typeof value !== 'number' && FORMULA.test(plain) && !HARMLESS.test(plain) ? `'${plain}` : plain;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (cells: readonly Parameters<typeof csvCell>[0][]): string =>
  `${cells.map(csvCell).join(',')}\r\n`;

/** Shows spreadsheets that the file is UTF-8; without it Arabic names come out broken. */
export const CSV_START = '\ufeff';

/** Rows as a whole file. */
export const csvFile = (rows: readonly Parameters<typeof csvLine>[0][]): string =>
  CSV_START + rows.map(csvLine).join('');
