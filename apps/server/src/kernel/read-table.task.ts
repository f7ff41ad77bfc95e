import { MEGABYTE } from '@sullam/domain/file-limits.ts';
import { MINUTE } from '@sullam/domain/limits.ts';
import type { Language } from '@sullam/domain/localized.ts';
import { readTableText, type Separator } from '@sullam/domain/tables/table-text.ts';
import { decodeText } from '@sullam/question-formats/encoding.ts';
import { type ZipOptions, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { isArchive, readArchive } from './archives/read-archive.ts';
import { Problem } from './problem.ts';
import type { ThreadTask } from './threads/thread-task.ts';

export type TableProblem = 'TOO_LARGE' | 'UNREADABLE';

export interface TableBytes {
  bytes: Uint8Array;
  language: Language;
}
export interface TableRead {
  /** Null: not a text file. */
  separator: Separator | null;
  problem: TableProblem | null;
}

const MOST_ROWS = 20_000;
const MOST_CELLS = 2_000_000;
const UNPACKED = 100 * MEGABYTE;
/** Rows that cross to the main thread at once. */
const PAGE = 200;

/** Excel keeps fifteen digits: 8.3 stands in its files as 8.3000000000000007. */
function excelNumber(text: string): string {
  if (/^-?\d{1,15}$/.test(text)) return text;
  const shortest = String(Number(Number(text).toPrecision(15)));
  return shortest.includes('e') ? text : shortest;
}

/** A date as it stands in our own files: a day, with the time of day where it has one. */
const dateText = (date: Date): string => {
  const [day = '', time = ''] = date.toISOString().split('T');
  return time.startsWith('00:00') ? day : `${day} ${time.slice(0, 5)}`;
};

const cellText = (cell: unknown): string => (cell instanceof Date ? dateText(cell) : String(cell ?? ''));

const isPart = (path: string): boolean => path.endsWith('.xml') || path.endsWith('.rels');

/** The library trusts the sizes that an archive declares. It gets one with the bytes that our reader has counted and checked. */
async function checkedWorkbook(bytes: Uint8Array): Promise<ArrayBuffer> {
  const limits = { fileBytes: UNPACKED, totalBytes: UNPACKED };
  const parts = Object.fromEntries(await readArchive(bytes, { limits, wants: isPart }));
  const plain: ZipOptions = { level: 0 };
  return zipSync(parts, plain).buffer as ArrayBuffer;
}

const TOO_LARGE = new Set(['archive.too-large', 'archive.file-too-large', 'archive.too-many-files', 'archive.bomb']);

async function workbookRows(bytes: Uint8Array): Promise<string[][] | TableProblem> {
  let workbook: ArrayBuffer;
  try {
    workbook = await checkedWorkbook(bytes);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return TOO_LARGE.has(error.code) ? 'TOO_LARGE' : 'UNREADABLE';
  }
  try {
    const rows = await readSheet(workbook, { parseNumber: excelNumber });
    return rows.map((row) => row.map(cellText));
  } catch {
    // any error of the library means that the file cannot be read
    return 'UNREADABLE';
  }
}

const ARABIC_WORD = /[\u0621-\u064a]{3}/;

/**
 * Text whose bytes aren't Unicode is read as Arabic where that makes Arabic words, whatever the reader's language: marked
 * letters of other languages stand alone there, and never three in a row. Null: no text.
 */
export function readTableString({ bytes, language }: TableBytes): string | null {
  if (isArchive(bytes)) return null;
  const { text, guessedEncoding, controlCharacters } = decodeText(bytes, language);
  // a text may have a stray one; a picture, or a workbook of the old kind, is full of them
  if (controlCharacters > 3 + text.length / 50) return null;
  if (guessedEncoding !== 'windows-1252') return text;
  const arabic = decodeText(bytes, 'ar').text;
  return ARABIC_WORD.test(arabic) ? arabic : text;
}

interface Rows {
  rows: string[][] | TableProblem;
  separator: Separator | null;
}

/** Rows of a text until there are more than a table may have. */
function rowsOfText(text: string): Rows {
  const { records, separator } = readTableText(text);
  const rows: string[][] = [];
  let cellCount = 0;
  for (const { cells } of records) {
    rows.push(cells);
    cellCount += cells.length;
    if (rows.length > MOST_ROWS || cellCount > MOST_CELLS) return { rows: 'TOO_LARGE', separator };
  }
  return { rows, separator };
}

/** Reads the rows of a file; only a thread may, for it takes as long as the file is. */
export async function readTableBytes(file: TableBytes): Promise<Rows> {
  if (isArchive(file.bytes)) return { rows: await workbookRows(file.bytes), separator: null };
  const text = readTableString(file);
  return text === null ? { rows: 'UNREADABLE', separator: null } : rowsOfText(text);
}

/** Reads a table from a file; its rows cross page by page. */
export const readTableTask: ThreadTask<TableBytes, TableRead, string[][]> = {
  name: 'kernel.read-table',
  lane: 'long',
  deadline: MINUTE / 2,
  async run(file, exchange) {
    const { rows, separator } = await readTableBytes(file);
    if (typeof rows === 'string') return { separator, problem: rows };
    if (rows.length > MOST_ROWS) return { separator, problem: 'TOO_LARGE' };
    for (let at = 0; at < rows.length; at += PAGE) await exchange(rows.slice(at, at + PAGE));
    return { separator, problem: null };
  },
};
