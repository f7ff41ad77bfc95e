import { MEGABYTE } from '@sullam/domain/limits.ts';
import type { Language } from '@sullam/domain/localized.ts';
import { decodeText } from '@sullam/question-formats/encoding.ts';
import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { type Delimiter, readCsv } from '../../kernel/read-csv.ts';
import { fileTooLarge, fileUnreadable } from './grade-files.errors.ts';

export interface Table {
  rows: string[][];
  /** Null: not a text file. */
  delimiter: Delimiter | null;
}

const MOST_ROWS = 20_000;
const MOST_UNPACKED = 100 * MEGABYTE;
const ZIP_SIGNATURE = [0x50, 0x4b, 0x03, 0x04];

/** How large an archive says it is, without unpacking it. */
function unpackedSize(bytes: Uint8Array): number {
  let size = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      size += originalSize;
      return false;
    },
  });
  return size;
}

/** Excel keeps fifteen digits: 8.3 stands in its files as 8.3000000000000007. */
function excelNumber(text: string): string {
  if (/^-?\d{1,15}$/.test(text)) return text;
  const shortest = String(Number(Number(text).toPrecision(15)));
  return shortest.includes('e') ? text : shortest;
}

async function readWorkbook(bytes: Buffer): Promise<Table> {
  try {
    if (unpackedSize(bytes) > MOST_UNPACKED) throw fileTooLarge();
    const rows = await readSheet<string>(bytes, { parseNumber: excelNumber });
    return { rows: rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell)))), delimiter: null };
  } catch (error) {
    if (error instanceof Error && error.message === 'grade-file.too-large') throw error;
    throw fileUnreadable();
  }
}

const ARABIC_WORD = /[\u0621-\u064a]{3}/;

/**
 * Text whose bytes aren't Unicode is read as Arabic where that makes Arabic words, whatever the reader's language: marked
 * letters of other languages stand alone there, and never three in a row.
 */
function textOf(bytes: Buffer, language: Language): string {
  const { text, guessedEncoding, controlCharacters } = decodeText(bytes, language);
  // a text may have a stray one; a picture, or a workbook of the old kind, is full of them
  if (controlCharacters > 3 + text.length / 50) throw fileUnreadable();
  if (guessedEncoding !== 'windows-1252') return text;
  const arabic = decodeText(bytes, 'ar').text;
  return ARABIC_WORD.test(arabic) ? arabic : text;
}

/** The cells of a CSV file or of the first sheet of a workbook, as text. */
export async function readTable(bytes: Buffer, language: Language): Promise<Table> {
  const isZip = ZIP_SIGNATURE.every((byte, index) => bytes[index] === byte);
  const table = isZip ? await readWorkbook(bytes) : readCsv(textOf(bytes, language));
  if (table.rows.length > MOST_ROWS) throw fileTooLarge();
  return table;
}
