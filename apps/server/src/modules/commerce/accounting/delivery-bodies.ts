import { createHash } from 'node:crypto';
import { percentOf } from '@sullam/domain/commerce/tax.ts';
import { money, moneyToDecimal } from '@sullam/domain/money.ts';
import type { DocumentRecord } from '../tax-documents/tax-documents.public.ts';
import { documentNumberOf } from '../tax-documents/tax-documents.public.ts';
import type { NewDelivery } from './deliveries.repository.ts';

/** A buyer as the accounting system needs them. Of a company its details as they were entered with the order. */
function customerOf({ userId, content }: DocumentRecord) {
  const { buyer, company } = content;
  return {
    id: userId,
    name: company?.companyName ?? buyer.name,
    contactName: buyer.name,
    email: buyer.email,
    isCompany: company !== null,
    vatNumber: company?.vatNumber ?? '',
    address: company?.address ?? null,
  };
}

const digestOf = (body: object): string => createHash('sha256').update(JSON.stringify(body)).digest('base64url');

/** A document with all that it says; amounts are decimals in the main unit of the currency, positive for refunds too. */
function documentOf(document: DocumentRecord, method: string | null) {
  const { content, currency } = document;
  const decimal = (minor: number): string => moneyToDecimal(money(minor, currency));
  const amounts = (grossMinor: number, taxMinor: number) => ({
    net: decimal(grossMinor - taxMinor),
    tax: decimal(taxMinor),
    total: decimal(grossMinor),
  });
  return {
    uuid: document.uuid,
    kind: document.kind,
    number: documentNumberOf(document),
    typeCode: document.typeCode,
    isStandard: document.isStandard,
    isTest: document.isTest,
    issuedAt: document.issuedAt.toISOString(),
    orderNumber: content.orderNumber,
    method,
    corrects: content.corrects,
    reason: content.reason,
    seller: content.seller,
    customer: customerOf(document),
    currency,
    ...amounts(document.totalMinor, document.taxMinor),
    lines: content.lines.map((line) => ({
      title: line.title,
      itemType: line.itemType,
      quantity: line.quantity ?? 1,
      taxPercent: percentOf(line.rate),
      ...amounts(line.grossMinor, line.taxMinor),
    })),
  };
}

/** What a document brings to the accounting system: its customer, once for each set of details, then the document. */
export function deliveriesOf(
  document: DocumentRecord,
  { method, now }: { method: string | null; now: Date },
): NewDelivery[] {
  const { userId, orderId } = document;
  const customer = customerOf(document);
  const facts = { userId, orderId, now };
  return [
    { ...facts, kind: 'CUSTOMER', key: `${userId}:${digestOf(customer)}`, title: customer.name, body: customer },
    {
      ...facts,
      kind: 'DOCUMENT',
      key: document.uuid,
      title: documentNumberOf(document),
      body: documentOf(document, method),
    },
  ];
}
