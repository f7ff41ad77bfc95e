import { documentNumber } from '@sullam/domain/commerce/tax-documents.ts';
import { instantOf } from '@sullam/domain/lectures/zoned-time.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { readPage } from '../../../kernel/database/paging.ts';
import { type DocumentRecord, documents } from './tax-documents.repository.ts';
import type { TaxDocument, TaxDocumentListQuery } from './tax-documents.schemas.ts';
import { hasUbl } from './ubl.ts';

/** A document as lists show it. */
export const summaryOf = (document: DocumentRecord): TaxDocument => ({
  taxDocumentId: document.taxDocumentId,
  orderId: document.orderId,
  kind: document.kind,
  number: documentNumber(document.series, document.number),
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

/** Documents of an order, oldest first. The caller has access to the order already. */
export const listOrderDocuments = async (tx: Tx, orderId: number): Promise<TaxDocument[]> =>
  (await tx.all(documents().where('order_id', '=', orderId).orderBy('tax_document_id'))).map(summaryOf);

/** The month after, as 2027-01 follows 2026-12. */
function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

/** Documents of the organisation, newest first; of one month by its clock, if a month is given. */
export function documentsOf({ configuration }: MemberContext, month: string | undefined) {
  const all = documents().orderBy('issued_at', 'desc').orderBy('tax_document_id', 'desc');
  if (month === undefined) return all;
  const startOf = (of: string) => instantOf({ date: `${of}-01`, time: '00:00' }, configuration.time_zone);
  return all.where('issued_at', '>=', startOf(month)).where('issued_at', '<', startOf(monthAfter(month)));
}

export async function listDocuments(context: MemberContext, tx: Tx, { month, ...page }: TaxDocumentListQuery) {
  const { data, total } = await readPage(tx, documentsOf(context, month), page);
  return { data: data.map(summaryOf), total };
}
