import { SECOND } from '@sullam/domain/limits.ts';
import { inThread } from '../../../kernel/threads/thread-pool.ts';
import type { ThreadTask } from '../../../kernel/threads/thread-task.ts';
import { drawDocumentPdf } from './document-pdf.ts';
import type { DocumentSheet } from './document-sheet.types.ts';

interface Asked {
  sheet: DocumentSheet;
  issuedAt: Date;
}

/** Draws the PDF of a tax document: opening the fonts and shaping a page take longer than a request may hold the others up. */
export const drawDocumentTask: ThreadTask<Asked, Uint8Array> = {
  name: 'tax-documents.draw-document',
  lane: 'quick',
  deadline: 20 * SECOND,
  run: ({ sheet, issuedAt }) => drawDocumentPdf(sheet, issuedAt),
};

/** The PDF of a tax document, drawn in a thread. */
export const drawDocument = async (sheet: DocumentSheet, issuedAt: Date): Promise<Buffer> =>
  Buffer.from(await inThread(drawDocumentTask, { sheet, issuedAt }));
