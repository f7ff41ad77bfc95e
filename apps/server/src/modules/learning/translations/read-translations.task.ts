import { SECOND } from '@sullam/domain/limits.ts';
import { readTableText } from '@sullam/domain/tables/table-text.ts';
import type { ThreadTask } from '../../../kernel/threads/thread-task.ts';
import { isXliff, type ReadUnit, readXliff } from './xliff/read-xliff.ts';

interface Asked {
  file: string;
  courseId: number;
}

/** Part of a file: units of a translator's tool, or rows of a spreadsheet, its head first. */
export type TranslationPart = { units: ReadUnit[] } | { rows: string[][] };

const PAGE = 200;

/** Reads a file of translations; what it holds crosses page by page. */
export const readTranslationsTask: ThreadTask<Asked, null, TranslationPart> = {
  name: 'translations.read-file',
  lane: 'long',
  deadline: 30 * SECOND,
  async run({ file, courseId }, exchange) {
    if (isXliff(file)) {
      const units = readXliff(file, courseId);
      for (let at = 0; at === 0 || at < units.length; at += PAGE) await exchange({ units: units.slice(at, at + PAGE) });
      return null;
    }
    let rows: string[][] = [];
    for (const { cells } of readTableText(file).records) {
      rows.push(cells);
      if (rows.length < PAGE) continue;
      await exchange({ rows });
      rows = [];
    }
    if (rows.length > 0) await exchange({ rows });
    return null;
  },
};
