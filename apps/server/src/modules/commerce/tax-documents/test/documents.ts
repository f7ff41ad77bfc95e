import { MADAR } from '../../marketplace-settings/test/sellers.ts';
import type { DocumentContent } from '../document-content.ts';
import type { DocumentRecord } from '../tax-documents.repository.ts';

const { documentsIssuedBy: _issuer, sellsWithReverseCharge: _reverse, ...seller } = MADAR;

const CONTENT: DocumentContent = {
  orderNumber: 1842,
  organization: { en: 'Madar', ar: 'مدار' },
  seller,
  buyer: { name: 'Noura Al-Harbi', email: 'noura@example.test' },
  company: null,
  lines: [
    {
      orderLineId: 1,
      itemType: 'course',
      title: { en: 'Negotiation', ar: 'التفاوض' },
      grossMinor: 11_500,
      taxMinor: 1500,
      rate: 1500,
    },
  ],
  corrects: null,
  reason: '',
};

/** An invoice of SAR 115.00 as it was issued. */
export const documentOf = (change: Partial<DocumentRecord> = {}): DocumentRecord => ({
  taxDocumentId: 1,
  kind: 'INVOICE',
  series: 'INV-2026',
  number: 731,
  uuid: '0b6f7a52-3f0e-4d55-9a53-5d5f0f6e4a11',
  issuedAt: new Date('2026-11-28T20:20:00Z'),
  typeCode: '388',
  isStandard: false,
  isTest: false,
  orderId: 1,
  userId: 1,
  refundId: null,
  correctsDocumentId: null,
  currency: 'SAR',
  totalMinor: 11_500,
  taxMinor: 1500,
  content: CONTENT,
  ...change,
});
