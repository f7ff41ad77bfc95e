import type { ItemType } from '@sullam/domain/commerce/item-types.ts';
import type { LineTaxCategory } from '@sullam/domain/commerce/tax.ts';
import { type RateTotal, refundedTax, totalsPerRate } from '@sullam/domain/commerce/tax-documents.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import type { SellerDetails } from '../marketplace-settings/marketplace-settings.public.ts';
import type { BookedOrder, BookedRefund, OrderCompany } from '../orders/orders.public.ts';

export interface DocumentLine {
  orderLineId: number;
  itemType: ItemType;
  /** Absent: one. A credit note has an amount of its line, which need not be that of whole pieces. */
  quantity?: number;
  title: Localized;
  grossMinor: number;
  taxMinor: number;
  /** In hundredths of a percent. */
  rate: number;
  /** Absent in documents from before categories: STANDARD. */
  taxCategory?: LineTaxCategory;
  exemptionReason?: Localized | null;
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
  seller: Pick<SellerDetails, 'legalName' | 'vatNumber' | 'address'>;
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
    .map(({ totalMinor: grossMinor, taxRateBasisPoints: rate, ...line }) => ({ ...line, grossMinor, rate })),
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
  const { itemType, title, taxRateBasisPoints: rate, taxCategory, exemptionReason } = line;
  const taxMinor = refundedTax(line, refundedBefore, amountMinor);
  return {
    ...content,
    corrects: corrected,
    lines: [
      {
        orderLineId: line.orderLineId,
        itemType,
        title,
        grossMinor: amountMinor,
        taxMinor,
        rate,
        taxCategory,
        exemptionReason,
      },
    ],
    reason: note,
  };
}

/** Why lines of a document are exempt, each reason once. Lines without one belong to a seller who charges no VAT. */
export function exemptionReasons({ lines }: DocumentContent): Localized[] {
  const reasons = lines.flatMap(({ exemptionReason }) => exemptionReason ?? []);
  return [...new Map(reasons.map((reason) => [JSON.stringify(reason), reason])).values()];
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
