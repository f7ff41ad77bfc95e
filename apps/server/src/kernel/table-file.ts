import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { MemberContext } from './context.ts';
import { csvPieces } from './csv.ts';
import { type FileAbout, fileName } from './file-name.ts';
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

/** A table, head first, as the file that was asked for. */
export function tableFile(
  context: MemberContext,
  format: TableFormat | undefined,
  lines: TableLines,
  about: FileAbout,
): TableFile {
  const chosen = format ?? 'csv';
  const sheet = { sheet: about.title, isRightToLeft: (about.language ?? context.language) === 'ar' };
  return {
    name: fileName(context, chosen, about),
    type: TABLE_TYPES[chosen],
    bytes: tableBytes(chosen, lines, sheet),
  };
}
