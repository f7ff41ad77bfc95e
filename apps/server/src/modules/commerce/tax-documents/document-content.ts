import type { ItemType } from '@sullam/domain/commerce/item-types.ts';
import { type RateTotal, refundedTax, totalsPerRate } from '@sullam/domain/commerce/tax-documents.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import type { SellerDetails } from '../marketplace-settings/marketplace-settings.public.ts';
import type { BookedOrder, BookedRefund, OrderCompany } from '../orders/orders.public.ts';

export interface DocumentLine {
  orderLineId: number;
  itemType: ItemType;
  title: Localized;
  grossMinor: number;
  taxMinor: number;
  /** In hundredths of a percent. */
  rate: number;
}

interface CorrectedDocument {
  /** As it is printed. */
  number: string;
  /** ISO 8601. */
  issuedAt: string;
}

/** What a document says, frozen when it is issued. */
export interface DocumentContent {
  orderNumber: number;
  /** Name of the organisation, which may differ from the legal name of the seller. */
  organization: Localized;
  seller: Omit<SellerDetails, 'documentsIssuedBy'>;
  buyer: { name: string; email: string };
  company: OrderCompany | null;
  lines: DocumentLine[];
  /** The document of the payment that a refund corrects; null in that document itself. */
  corrects: CorrectedDocument | null;
  /** Why an amount was refunded; empty in the document of a payment. */
  reason: string;
}

interface Issuer {
  seller: SellerDetails;
  organization: Localized;
}

const partiesOf = ({ seller, organization }: Issuer, order: BookedOrder) => {
  const { legalName, vatNumber, address } = seller;
  const { number: orderNumber, buyer, company } = order;
  return { orderNumber, organization, seller: { legalName, vatNumber, address }, buyer, company };
};

/** Content of the document of a payment: every line of the order that cost something. */
export const contentOfPayment = (issuer: Issuer, order: BookedOrder): DocumentContent => ({
  ...partiesOf(issuer, order),
  lines: order.lines
    .filter(({ totalMinor }) => totalMinor > 0)
    .map(({ orderLineId, itemType, title, totalMinor, taxMinor, taxRateBasisPoints }) => ({
      orderLineId,
      itemType,
      title,
      grossMinor: totalMinor,
      taxMinor,
      rate: taxRateBasisPoints,
    })),
  corrects: null,
  reason: '',
});

interface Corrected extends CorrectedDocument {
  content: DocumentContent;
}

/**
 * Content of the document of a refund: the refunded part of its line, with the parties of the corrected document. Null for the refund of
 * a payment that came late or twice: no document says that it was due.
 */
export function contentOfRefund(
  { content, ...corrected }: Corrected,
  order: BookedOrder,
  { orderLineId, amountMinor, refundedBefore, note }: BookedRefund,
): DocumentContent | null {
  const line = order.lines.find((each) => each.orderLineId === orderLineId);
  if (!line) return null;
  const { itemType, title, taxRateBasisPoints: rate } = line;
  const taxMinor = refundedTax(line, refundedBefore, amountMinor);
  return {
    ...content,
    corrects: corrected,
    lines: [{ orderLineId: line.orderLineId, itemType, title, grossMinor: amountMinor, taxMinor, rate }],
    reason: note,
  };
}

export interface DocumentTotals {
  totalMinor: number;
  taxMinor: number;
  netMinor: number;
  rates: RateTotal[];
}

export function totalsOf({ lines }: DocumentContent): DocumentTotals {
  const totalMinor = lines.reduce((sum, { grossMinor }) => sum + grossMinor, 0);
  const taxMinor = lines.reduce((sum, line) => sum + line.taxMinor, 0);
  return { totalMinor, taxMinor, netMinor: totalMinor - taxMinor, rates: totalsPerRate(lines) };
}
