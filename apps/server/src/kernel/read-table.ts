import type { Language } from '@sullam/domain/localized.ts';
import type { Separator } from '@sullam/domain/tables/table-text.ts';
import { Problem } from './problem.ts';
import { readTableTask, type TableProblem, type TableRead } from './read-table.task.ts';
import { inThread } from './threads/thread-pool.ts';

export interface Table {
  rows: string[][];
  /** Null: not a text file. */
  separator: Separator | null;
}

/** The cells of a text file (CSV in any of its kinds and encodings) or of the first sheet of a workbook, as text. */
export async function readTable(bytes: Buffer, language: Language): Promise<Table | TableProblem> {
  const rows: string[][] = [];
  let read: TableRead;
  try {
    read = await inThread(readTableTask, { bytes, language }, (page) => {
      rows.push(...page);
    });
  } catch (error) {
    // one that takes too long or too much memory counts as too large
    if (error instanceof Problem && error.code === 'too-complex') return 'TOO_LARGE';
    throw error;
  }
  return read.problem ?? { rows, separator: read.separator };
}
