import { csvFile } from './csv.ts';
import { type WorkbookCell, writeWorkbook } from './workbook.ts';

export type TableFormat = 'csv' | 'xlsx';

/** A table, head first, as the file that was asked for, with its media type. */
export async function tableFile(
  format: TableFormat,
  lines: readonly (readonly WorkbookCell[])[],
  sheet: Parameters<typeof writeWorkbook>[1],
): Promise<{ type: string; bytes: string | Buffer }> {
  if (format === 'csv') return { type: 'text/csv; charset=utf-8', bytes: csvFile(lines) };
  return {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes: await writeWorkbook(lines, sheet),
  };
}
