import { documentNumber } from '@sullam/domain/commerce/tax-documents.ts';
import { monthIn } from '@sullam/domain/lectures/zoned-time.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { readPage } from '../../../kernel/database/paging.ts';
import { type DocumentRecord, documents } from './tax-documents.repository.ts';
import type { TaxDocument, TaxDocumentListQuery } from './tax-documents.schemas.ts';
import { hasUbl } from './ubl.ts';

/** Number of a document as it is printed. */
export const documentNumberOf = ({ series, number }: Pick<DocumentRecord, 'series' | 'number'>): string =>
  documentNumber(series, number);

/** A document as lists show it. */
export const summaryOf = (document: DocumentRecord): TaxDocument => ({
  taxDocumentId: document.taxDocumentId,
  orderId: document.orderId,
  kind: document.kind,
  number: documentNumberOf(document),
  isRefund: document.refundId !== null,
  isStandard: document.isStandard,
  isTest: document.isTest,
  issuedAt: document.issuedAt.toISOString(),
  buyerName: document.content.company?.companyName ?? document.content.buyer.name,
  currency: document.currency,
  totalMinor: document.totalMinor,
  taxMinor: document.taxMinor,
  hasXml: hasUbl(document),
});

/** Documents of an order with all that they say, oldest first. */
export const listDocumentsOfOrder = (tx: Tx, orderId: number): Promise<DocumentRecord[]> =>
  tx.all(documents().where('order_id', '=', orderId).orderBy('tax_document_id'));

/** Documents of an order, oldest first. The caller has access to the order already. */
export const listOrderDocuments = async (tx: Tx, orderId: number): Promise<TaxDocument[]> =>
  (await listDocumentsOfOrder(tx, orderId)).map(summaryOf);

/** Documents of the organisation, newest first; of one month by its clock, if a month is given. */
export function documentsOf({ configuration }: MemberContext, month: string | undefined) {
  const all = documents().orderBy('issued_at', 'desc').orderBy('tax_document_id', 'desc');
  if (month === undefined) return all;
  const { from, until } = monthIn(month, configuration.time_zone);
  return all.where('issued_at', '>=', from).where('issued_at', '<', until);
}

/** Documents that were issued in a period, by their ids, those after one of them. */
export const listDocumentsIssued = (
  tx: Tx,
  { from, until, afterId, limit }: { from: Date; until: Date; afterId: number; limit: number },
): Promise<DocumentRecord[]> =>
  tx.all(
    documents()
      .where('issued_at', '>=', from)
      .where('issued_at', '<', until)
      .where('tax_document_id', '>', afterId)
      .orderBy('tax_document_id')
      .limit(limit),
  );

export async function listDocuments(context: MemberContext, tx: Tx, { month, ...page }: TaxDocumentListQuery) {
  const { data, total } = await readPage(tx, documentsOf(context, month), page);
  return { data: data.map(summaryOf), total };
}
