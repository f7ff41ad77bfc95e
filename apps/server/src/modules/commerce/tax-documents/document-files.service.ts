import { documentNumber } from '@sullam/domain/commerce/tax-documents.ts';
import { messages as arabic } from '@sullam/strings/areas/tax-documents.ar.gen.ts';
import { messages as english } from '@sullam/strings/areas/tax-documents.en.gen.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading } from '../../../kernel/database/database.ts';
import { dayOf, fileName } from '../../../kernel/file-name.ts';
import { translatorOf } from '../../../kernel/wording.ts';
import { sheetOf, titleKeyOf } from './document-sheet.ts';
import { drawDocument } from './draw-document.task.ts';
import { accessDocument } from './tax-documents.access.ts';
import { noXml } from './tax-documents.errors.ts';
import type { DocumentRecord } from './tax-documents.repository.ts';
import { hasUbl, writeUbl } from './ubl.ts';

export const DOCUMENT_WORDS = { en: english, ar: arabic };

const readDocument = (context: MemberContext, taxDocumentId: number): Promise<DocumentRecord> =>
  reading(context, (tx) => accessDocument(context, tx, taxDocumentId));

/** "Tax invoice - INV-2026-000731 2026-11-28.pdf", in the reader's language. */
async function fileNameOf(context: MemberContext, document: DocumentRecord, ending: string): Promise<string> {
  const t = await translatorOf(context, DOCUMENT_WORDS);
  return fileName(context, ending, {
    title: t(`tax-documents.titles.${titleKeyOf(document)}`),
    of: documentNumber(document.series, document.number),
    day: dayOf(document.issuedAt, context.configuration.time_zone),
  });
}

export interface DocumentFile {
  name: string;
  bytes: Buffer;
}

/** The document on A4 in both languages. */
export async function documentPdf(context: MemberContext, taxDocumentId: number): Promise<DocumentFile> {
  const document = await readDocument(context, taxDocumentId);
  const [en, ar] = await Promise.all(
    (['en', 'ar'] as const).map((language) => translatorOf({ ...context, language }, DOCUMENT_WORDS)),
  );
  const sheet = sheetOf(document, { en: en!, ar: ar!, timeZone: context.configuration.time_zone });
  return { name: await fileNameOf(context, document, 'pdf'), bytes: await drawDocument(sheet, document.issuedAt) };
}

/** The document as UBL. @throws Problem tax-document.no-xml for one that has no XML form */
export async function documentXml(context: MemberContext, taxDocumentId: number): Promise<DocumentFile> {
  const document = await readDocument(context, taxDocumentId);
  if (!hasUbl(document)) throw noXml();
  return { name: await fileNameOf(context, document, 'xml'), bytes: Buffer.from(writeUbl(document)) };
}
