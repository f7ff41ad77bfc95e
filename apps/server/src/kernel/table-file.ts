import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { chooseText, type Language, type Localized } from '@sullam/domain/localized.ts';
import type { MemberContext } from './context.ts';
import { csvPieces } from './csv.ts';
import { plainMoment } from './plain-moment.ts';
import type { TableLine } from './table-cells.ts';
import { type SheetOptions, workbookPieces } from './workbook.ts';

export type TableFormat = 'csv' | 'xlsx';

/** Lines that are there, or pages of them that are read one after the other; the head is the first line. */
export type TableLines = readonly TableLine[] | AsyncIterable<readonly TableLine[]>;

/** Lines that are made into a file before other requests have their turn. */
const PAGE = 200;

async function* pagesOf(lines: TableLines): AsyncGenerator<readonly TableLine[]> {
  const given = Symbol.asyncIterator in lines ? lines : [lines];
  for await (const page of given)
    for (let at = 0; at < page.length; at += PAGE) {
      yield page.slice(at, at + PAGE);
      await setImmediate();
    }
}

export const TABLE_TYPES: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The bytes of a table, made while they are read. */
export const tableBytes = (format: TableFormat, lines: TableLines, sheet: SheetOptions): Readable =>
  Readable.from(format === 'csv' ? csvPieces(pagesOf(lines)) : workbookPieces(pagesOf(lines), sheet), {
    objectMode: false,
  });

export interface TableFile {
  name: string;
  type: string;
  bytes: Readable;
}

export interface TableAbout {
  /** What the table is: "Grades". It names the file and the sheet. */
  title: string;
  /** What it is about, a course for example. */
  of?: Localized | string | null | undefined;
  language?: Language;
}

/** What an exported file is called: what it is, what about, and the day: "Grades - Botany 2026-11-29.xlsx". */
export function fileName(
  context: MemberContext,
  ending: string,
  { title, of, language = context.language }: TableAbout,
): string {
  const subject = typeof of === 'string' ? of : chooseText(of ?? {}, language)?.text;
  const day = plainMoment(context.clock.now(), context.configuration.time_zone).slice(0, 10);
  // long titles leave room for the day and the ending
  const name = [title, subject].filter(Boolean).join(' - ').slice(0, 100).trim();
  return `${name} ${day}.${ending}`;
}

/** A table, head first, as the file that was asked for. */
export function tableFile(
  context: MemberContext,
  format: TableFormat | undefined,
  lines: TableLines,
  about: TableAbout,
): TableFile {
  const chosen = format ?? 'csv';
  const sheet = { sheet: about.title, isRightToLeft: (about.language ?? context.language) === 'ar' };
  return {
    name: fileName(context, chosen, about),
    type: TABLE_TYPES[chosen],
    bytes: tableBytes(chosen, lines, sheet),
  };
}
