import { randomUUID } from 'node:crypto';
import { documentNumber, seriesOf, type TaxDocumentKind, TYPE_CODES } from '@sullam/domain/commerce/tax-documents.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { dayOf } from '../../../kernel/file-name.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { findProfile, readTimeZone } from '../../organization/organizations/organizations.public.ts';
import { readSeller, type SellerDetails } from '../marketplace-settings/marketplace-settings.public.ts';
import { type BookedOrder, readBookedOrder, readBookedRefund } from '../orders/orders.public.ts';
import { contentOfPayment, contentOfRefund, totalsOf } from './document-content.ts';
import {
  findPaymentDocument,
  insertDocument,
  lastNumber,
  type NewDocument,
  nextNumber,
} from './tax-documents.repository.ts';
import { taxDocumentIssued } from './tax-documents.signals.ts';

type Draft = Pick<NewDocument, 'kind' | 'content' | 'refundId' | 'correctsDocumentId' | 'isStandard'>;

/** Numbers a document and writes it, as the last statements of a transaction. */
async function issue(context: SystemContext, tx: Tx, order: BookedOrder, draft: Draft, at: Date): Promise<void> {
  const issuedAt = new Date(Math.floor(at.getTime() / 1000) * 1000);
  const series = seriesOf(draft.kind, await yearOf(tx, issuedAt), order.isTest);
  const { totalMinor, taxMinor } = totalsOf(draft.content);
  const { orderId, userId, currency, isTest } = order;
  const typeCode = draft.refundId === null ? TYPE_CODES.invoice : TYPE_CODES.creditNote;
  const facts = { uuid: randomUUID(), issuedAt, typeCode, isTest, orderId, userId, currency, totalMinor, taxMinor };
  await emit(context, tx, taxDocumentIssued, { orderId });
  await insertDocument(tx, { ...draft, ...facts, series, number: await nextNumber(tx, series) });
}

const kindOf = ({ documentsIssuedBy }: Pick<SellerDetails, 'documentsIssuedBy'>) =>
  documentsIssuedBy === 'PLATFORM' ? 'INVOICE' : 'RECEIPT';

const yearOf = async (tx: Tx, at: Date): Promise<number> => Number(dayOf(at, await readTimeZone(tx)).slice(0, 4));

/** The document that would be issued if an order were paid now; null where none would. Another order can take its number first. */
export async function previewPaymentDocument(context: SystemContext, tx: Tx, orderId: number) {
  const order = await readBookedOrder(tx, orderId);
  if (!order || order.totalMinor === 0) return null;
  const kind = kindOf(await readSeller(tx));
  const series = seriesOf(kind, await yearOf(tx, context.clock.now()), order.isTest);
  return {
    kind,
    number: documentNumber(series, (await lastNumber(tx, series)) + 1),
    companyName: order.company?.companyName ?? '',
    hasVatNumber: (order.company?.vatNumber ?? '') !== '',
  } as const;
}

/** Issues the document of the payment of an order: an invoice, or a receipt where an outside system issues invoices. */
export async function issueForPayment(
  context: SystemContext,
  tx: Tx,
  orderId: number,
  at = context.clock.now(),
): Promise<void> {
  const order = await readBookedOrder(tx, orderId);
  if (!order || order.totalMinor === 0) return;
  const seller = await readSeller(tx);
  const organization = (await findProfile(context, tx))?.name ?? {};
  const kind: TaxDocumentKind = kindOf(seller);
  const content = contentOfPayment({ seller, organization }, order);
  const isStandard = order.company !== null;
  await issue(context, tx, order, { kind, content, isStandard, refundId: null, correctsDocumentId: null }, at);
}

/**
 * Issues the document of a refund: a credit note for an invoice, a receipt for a receipt, whoever issues documents by now. Nothing for a
 * payment that came late or twice, nor for an order that was paid before documents were issued.
 */
export async function issueForRefund(
  context: SystemContext,
  tx: Tx,
  { orderId, refundId }: { orderId: number; refundId: number },
  at = context.clock.now(),
): Promise<void> {
  const corrected = await findPaymentDocument(tx, orderId);
  const refund = await readBookedRefund(tx, refundId);
  const order = await readBookedOrder(tx, orderId);
  if (!corrected || !refund || !order) return;
  const content = contentOfRefund(
    {
      number: documentNumber(corrected.series, corrected.number),
      issuedAt: corrected.issuedAt.toISOString(),
      content: corrected.content,
    },
    order,
    refund,
  );
  if (!content) return;
  const kind: TaxDocumentKind = corrected.kind === 'INVOICE' ? 'CREDIT_NOTE' : 'RECEIPT';
  const { taxDocumentId: correctsDocumentId, isStandard } = corrected;
  await issue(context, tx, order, { kind, content, isStandard, refundId, correctsDocumentId }, at);
}
