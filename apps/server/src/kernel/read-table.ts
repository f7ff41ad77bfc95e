import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { MEGABYTE } from '@sullam/domain/file-limits.ts';
import { MINUTE } from '@sullam/domain/limits.ts';
import type { Language } from '@sullam/domain/localized.ts';
import { readTableText, type Separator, type TableRecord } from '@sullam/domain/tables/table-text.ts';
import { decodeText } from '@sullam/question-formats/encoding.ts';

export interface Table {
  rows: string[][];
  /** Null: not a text file. */
  separator: Separator | null;
}

type TableProblem = 'TOO_LARGE' | 'UNREADABLE';

const MOST_ROWS = 20_000;
const MOST_CELLS = 2_000_000;
const MOST_UNPACKED = 100 * MEGABYTE;
const LONGEST = MINUTE / 2;
/** Megabytes of the thread that unpacks workbooks. */
const MEMORY = 512;
const ZIP_SIGNATURE = [0x50, 0x4b, 0x03, 0x04];

/** One that takes too long or too much memory counts as too large. */
async function readWorkbook(bytes: Buffer): Promise<string[][] | TableProblem> {
  const worker = new Worker(path.join(import.meta.dirname, 'read-workbook.worker.mjs'), {
    workerData: { bytes: new Uint8Array(bytes), mostUnpacked: MOST_UNPACKED },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  });
  const answer = await new Promise<{ rows?: string[][]; problem?: TableProblem }>((resolve) => {
    const timer = setTimeout(() => resolve({}), LONGEST);
    const settle = (given: { rows?: string[][]; problem?: TableProblem }) => {
      clearTimeout(timer);
      resolve(given);
    };
    worker.once('message', settle);
    worker.once('error', () => settle({}));
    worker.once('exit', () => settle({}));
  });
  await worker.terminate();
  return answer.rows ?? answer.problem ?? 'TOO_LARGE';
}

const ARABIC_WORD = /[\u0621-\u064a]{3}/;

/**
 * Text whose bytes aren't Unicode is read as Arabic where that makes Arabic words, whatever the reader's language: marked
 * letters of other languages stand alone there, and never three in a row. Null: no text.
 */
function textOf(bytes: Buffer, language: Language): string | null {
  const { text, guessedEncoding, controlCharacters } = decodeText(bytes, language);
  // a text may have a stray one; a picture, or a workbook of the old kind, is full of them
  if (controlCharacters > 3 + text.length / 50) return null;
  if (guessedEncoding !== 'windows-1252') return text;
  const arabic = decodeText(bytes, 'ar').text;
  return ARABIC_WORD.test(arabic) ? arabic : text;
}

/** Milliseconds after which requests go first. */
const SLICE = 10;

async function rowsOf(records: Iterable<TableRecord>): Promise<string[][] | TableProblem> {
  const rows: string[][] = [];
  let cellCount = 0;
  let began = performance.now();
  for (const { cells } of records) {
    rows.push(cells);
    cellCount += cells.length;
    if (rows.length > MOST_ROWS || cellCount > MOST_CELLS) return 'TOO_LARGE';
    if (performance.now() - began < SLICE) continue;
    await setImmediate();
    began = performance.now();
  }
  return rows;
}

/** The cells of a text file (CSV in any of its kinds and encodings) or of the first sheet of a workbook, as text. */
export async function readTable(bytes: Buffer, language: Language): Promise<Table | TableProblem> {
  if (ZIP_SIGNATURE.every((byte, index) => bytes[index] === byte)) {
    const rows = await readWorkbook(bytes);
    if (typeof rows === 'string') return rows;
    return rows.length > MOST_ROWS ? 'TOO_LARGE' : { rows, separator: null };
  }
  const text = textOf(bytes, language);
  if (text === null) return 'UNREADABLE';
  const { records, separator } = readTableText(text);
  const rows = await rowsOf(records);
  return typeof rows === 'string' ? rows : { rows, separator };
}
