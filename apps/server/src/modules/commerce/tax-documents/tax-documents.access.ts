import { isAdministrator } from '../../../kernel/access/access.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { type DocumentRecord, findDocument } from './tax-documents.repository.ts';

/**
 * The way to a document, for its buyer and administrators.
 * @throws Problem not-found when there is none that the caller may read
 */
export async function accessDocument(
  { caller }: MemberContext,
  tx: Tx,
  taxDocumentId: number,
): Promise<DocumentRecord> {
  const document = await findDocument(tx, taxDocumentId);
  if (!document || (document.userId !== caller.userId && !isAdministrator(caller))) throw notFound();
  return document;
}
