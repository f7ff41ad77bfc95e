import { exportQuestionsInSteps } from '@sullam/question-formats/export-questions.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { transaction } from '../../../kernel/database/database.ts';
import { wordedFileName } from '../../../kernel/file-name.ts';
import type { FileStore } from '../../../kernel/files/file-store.ts';
import { runInSlices } from '../../../kernel/time-slices.ts';
import { readStoredFiles, type StoredFile } from '../../organization/media/media.public.ts';
import { fileTooLarge } from '../questions/questions.public.ts';
import { pack } from './archive.ts';
import { readForExport } from './question-export.reads.ts';
import type { ExportQuery, Report } from './question-files.schemas.ts';

/** Together, of all files that exported questions show. */
const MOST_MEDIA_BYTES = 100 * 1024 * 1024;

export interface ExportedFile {
  name: string;
  contentType: string;
  bytes: Buffer;
}

const TYPES: Record<string, string> = { xml: 'application/xml', zip: 'application/zip' };

async function exporting(context: MemberContext, store: FileStore, query: ExportQuery, isKept: boolean) {
  return transaction(context, async (tx) => {
    const { items, mediaIds } = await readForExport(context, tx, query);
    const stored: ReadonlyMap<number, StoredFile> | null = await readStoredFiles(
      context,
      tx,
      store,
      mediaIds,
      MOST_MEDIA_BYTES,
    );
    if (!stored) throw fileTooLarge();
    const mediaOf = (id: number) => stored.get(id) ?? null;
    const result = await runInSlices(
      exportQuestionsInSteps(query.format, items, { language: query.language, mediaOf }),
    );
    // what is right leaves the system: it is written down who took it
    if (isKept)
      await audit(context, tx, {
        action: 'question.export',
        noun: 'question',
        nounId: null,
        changes: { format: query.format, count: result.report.taken.length },
      });
    return result;
  });
}

/** Questions as a file of the chosen format, or a package of several files. */
export async function exportFile(context: MemberContext, store: FileStore, query: ExportQuery): Promise<ExportedFile> {
  const { files } = await exporting(context, store, query, true);
  const [only, ...others] = files;
  const alone = only && others.length === 0 ? only : null;
  const ending = alone?.[0].split('.').at(-1) ?? 'zip';
  return {
    name: await wordedFileName(context, 'questions', ending),
    contentType: TYPES[ending] ?? 'text/plain; charset=utf-8',
    bytes: alone ? Buffer.from(alone[1]) : await pack(files),
  };
}

/** What the format can't hold of the questions, before the file is taken. */
export async function reportExport(context: MemberContext, store: FileStore, query: ExportQuery): Promise<Report> {
  return (await exporting(context, store, query, false)).report;
}
