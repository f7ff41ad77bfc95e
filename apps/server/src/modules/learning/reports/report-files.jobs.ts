import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { FindReader } from '../../../absent-reader.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import { reading, transaction } from '../../../kernel/database/database.ts';
import type { FileStore } from '../../../kernel/files/file-store.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import type { TableLine } from '../../../kernel/table-cells.ts';
import { TABLE_TYPES, type TableFormat, tableBytes } from '../../../kernel/table-file.ts';
import { readLines } from './report-export.service.ts';
import {
  deleteFile,
  failFile,
  findExpired,
  findFile,
  finishFile,
  type ListedFile,
  setProgress,
} from './report-files.repository.ts';
import type { Asked } from './report-kind.ts';
import { askReport } from './report-reading.service.ts';
import { findKind } from './report-views.service.ts';
import { reportWords } from './report-words.ts';

/** Below a place of its own, which no address of a file leads to: these are only given out by their route. */
const newStorageKey = (organizationId: number, ending: string): string =>
  `reports/${organizationId}/${randomUUID()}.${ending}`;

export const MAKE_FILE = 'reports.make-file';

/** So many rows are read at once: behind each page the next one passes over all before it. */
const AT_ONCE = 10_000;

async function make(context: SystemContext, findReader: FindReader, store: FileStore, reportFileId: number) {
  const file = await reading(context, (tx) => findFile(tx, reportFileId));
  // it was deleted meanwhile, or is there: a job may run twice
  if (file?.status !== 'WAITING') return;
  const reader = await findReader(context.organizationId, file.userId, file.language === 'ar' ? 'ar' : 'en');
  if (!reader) return void (await transaction(context, (tx) => deleteFile(tx, reportFileId)));
  const kind = findKind(reader, file.kind, file.courseId);
  const words = await reportWords(reader, kind.words);
  const format = file.format as TableFormat;
  let done = 0;
  const bytes = await reading(reader, async (tx) => {
    const asked = await askReport(reader, tx, kind, file.courseId, file.narrowing as Asked['narrowing']);
    async function* pages(): AsyncGenerator<readonly TableLine[]> {
      let lineCount = 0;
      for await (const lines of readLines(kind, asked, tx, file!.listed as ListedFile, words, AT_ONCE)) {
        yield lines;
        lineCount += lines.length;
        // the head is no row
        done = lineCount - 1;
        await transaction(context, (own) => setProgress(own, reportFileId, done));
      }
    }
    return buffer(tableBytes(format, pages(), { sheet: kind.title(words), isRightToLeft: reader.language === 'ar' }));
  });
  const storageKey = newStorageKey(context.organizationId, format);
  await store.put(storageKey, bytes, TABLE_TYPES[format]);
  await transaction(context, (tx) => finishFile(tx, reportFileId, storageKey, done));
}

/** Makes a long list into a file, as whoever asked for it may read it now. */
export const makeReportFile = (findReader: FindReader, store: FileStore): JobDefinition => ({
  name: MAKE_FILE,
  run: async (context, payload) => {
    const { reportFileId } = payload as { reportFileId: number };
    try {
      await make(context, findReader, store, reportFileId);
    } catch (error) {
      await transaction(context, (tx) => failFile(tx, reportFileId));
      throw error;
    }
  },
});

/** Takes away files whose time is over. */
export const expireReportFiles = (store: FileStore): JobDefinition => ({
  name: 'reports.expire-files',
  schedule: '25 * * * *',
  run: async (context) => {
    const expired = await reading(context, (tx) => findExpired(tx, context.clock.now()));
    for (const { reportFileId, storageKey } of expired) {
      if (storageKey !== null) await store.delete(storageKey);
      await transaction(context, (tx) => deleteFile(tx, reportFileId));
    }
  },
});
