import { type LineTaxCategory, taxOfLines } from '@sullam/domain/commerce/tax.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testServer } from '../../../../../test/support/test-server.ts';
import { type DocumentContent, totalsOf } from '../document-content.ts';
import type { DocumentRecord } from '../tax-documents.repository.ts';
import { hasUbl, writeUbl } from '../ubl.ts';
import { documentOf } from './documents.ts';
import { COMPANY, fileAs, givenSale, listDocuments, refund } from './tax-documents.factory.ts';

const server = testServer();

/** Texts of the elements of a name, in their order. */
const textsIn = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text]) => text ?? '');

/** What is inside the elements of a name. */
const insidesIn = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, inside]) => inside ?? '');

/** A decimal with two digits as a whole number, so that sums are exact. */
const minor = (text: string | undefined): number => {
  expect(text).toMatch(/^\d+\.\d{2}$/);
  return Number(text?.replace('.', ''));
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

interface TestLine {
  quantity?: number;
  grossMinor: number;
  rate: number;
  taxCategory?: LineTaxCategory;
  exemptionReason?: Localized | null;
}

/** A document of lines with amounts and rates. */
function ofLines(lines: readonly TestLine[], change: Partial<DocumentRecord> = {}) {
  const numbered = lines.map((line, index) => ({ ...line, id: index + 1 }));
  const taxes = taxOfLines(numbered);
  const { content } = documentOf();
  const filled: DocumentContent = {
    ...content,
    company: COMPANY,
    lines: numbered.map(({ id, quantity, grossMinor, rate, taxCategory = 'STANDARD', exemptionReason = null }) => ({
      ...(quantity === undefined ? {} : { quantity }),
      orderLineId: id,
      taxCategory,
      exemptionReason,
      itemType: 'course',
      title: { en: `Course ${id} <&> "quoted"`, ar: 'دورة' },
      grossMinor,
      taxMinor: taxes.get(id)!,
      rate,
    })),
  };
  const { totalMinor, taxMinor } = totalsOf(filled);
  return documentOf({ isStandard: true, content: filled, totalMinor, taxMinor, ...change });
}

/** The arithmetic rules of EN 16931 that Schematron would check. */
function checkSums(xml: string): void {
  const isCredit = xml.includes('<CreditNote');
  const lines = insidesIn(xml, isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine');
  const nets = lines.map((line) => minor(textsIn(line, 'cbc:LineExtensionAmount')[0]));
  const totals = insidesIn(xml, 'cac:LegalMonetaryTotal')[0]!;
  const total = (name: string) => minor(textsIn(totals, `cbc:${name}`)[0]);
  const subtotals = insidesIn(xml, 'cac:TaxSubtotal').map((inside) => ({
    net: minor(textsIn(inside, 'cbc:TaxableAmount')[0]),
    tax: minor(textsIn(inside, 'cbc:TaxAmount')[0]),
    percent: textsIn(inside, 'cbc:Percent')[0]!,
    category: textsIn(inside, 'cbc:ID')[0],
    reasons: textsIn(inside, 'cbc:TaxExemptionReason'),
    codes: textsIn(inside, 'cbc:TaxExemptionReasonCode'),
  }));
  const tax = minor(textsIn(insidesIn(xml, 'cac:TaxTotal')[0]!, 'cbc:TaxAmount')[0]);
  // BR-CO-10, -13, -14, -15, -16
  expect(sum(nets)).toBe(total('LineExtensionAmount'));
  expect(total('TaxExclusiveAmount')).toBe(total('LineExtensionAmount'));
  expect(sum(subtotals.map((subtotal) => subtotal.tax))).toBe(tax);
  expect(total('TaxExclusiveAmount') + tax).toBe(total('TaxInclusiveAmount'));
  expect(total('TaxInclusiveAmount') - total('PrepaidAmount')).toBe(total('PayableAmount'));
  for (const { net, tax: part, percent, category, reasons, codes } of subtotals) {
    // BR-CO-17 tolerates less than 1.00; it is closer here
    expect(Math.abs(part - (net * Number(percent)) / 100)).toBeLessThan(2);
    // BR-S-08, BR-Z-08 and BR-E-08: the taxable amount is the sum of the lines of the category and rate
    const ofRate = lines.filter((line) => {
      const item = insidesIn(line, 'cac:ClassifiedTaxCategory')[0]!;
      return textsIn(item, 'cbc:Percent')[0] === percent && textsIn(item, 'cbc:ID')[0] === category;
    });
    expect(sum(ofRate.map((line) => minor(textsIn(line, 'cbc:LineExtensionAmount')[0])))).toBe(net);
    // BR-S-05, BR-Z-05 and BR-E-05; BR-E-10 and BR-Z-10: a reason where lines are exempt, and only there
    expect(category).toBe(Number(percent) > 0 ? 'S' : ['Z', 'AE'].includes(category ?? '') ? category : 'E');
    expect(reasons).toHaveLength(category === 'E' || category === 'AE' ? 1 : 0);
    // BR-AE-10: the reason is reverse charge; BR-AE-02: both parties name their VAT numbers
    expect(codes).toEqual(category === 'AE' ? ['VATEX-EU-AE'] : []);
    if (category === 'AE') {
      expect(reasons).toEqual(['Reverse charge']);
      expect(textsIn(xml, 'cbc:CompanyID')).toHaveLength(2);
    }
    if (category !== 'S') expect(part).toBe(0);
  }
  // BR-E-01 and BR-Z-01: one breakdown for each category without tax; BR-O-11: O is never mixed in
  const breakdowns = subtotals.map(({ category, percent }) => `${category} ${percent}`);
  expect(new Set(breakdowns).size).toBe(breakdowns.length);
  expect(textsIn(xml, 'cbc:ID')).not.toContain('O');
}

const anyReason = fc.constantFrom<Localized>(
  { en: 'Private education', ar: 'تعليم خاص' },
  { ar: 'خدمات تعليمية' },
  { en: 'Export & <services>' },
);
const anyCategory = fc.oneof(
  fc.record({ rate: fc.constantFrom(1500, 500, 0, 750, 2000), taxCategory: fc.constant('STANDARD' as const) }),
  fc.record({ rate: fc.constant(0), taxCategory: fc.constant('ZERO' as const) }),
  fc.record({ rate: fc.constant(0), taxCategory: fc.constant('REVERSE_CHARGE' as const) }),
  fc.record({ rate: fc.constant(0), taxCategory: fc.constant('EXEMPT' as const), exemptionReason: anyReason }),
);
const anyLines = fc.array(
  fc
    .tuple(fc.integer({ min: 1, max: 5_000_000 }), anyCategory)
    .map(([grossMinor, category]): TestLine => ({ grossMinor, ...category })),
  { minLength: 1, maxLength: 12 },
);

describe('sums of the XML', () => {
  it('follow the rules of EN 16931 exactly in 500 random documents', () => {
    fc.assert(
      fc.property(anyLines, fc.boolean(), (lines, isCredit) => {
        const corrects = { number: 'INV-2026-000001', issuedAt: '2026-11-01T08:00:00.000Z' };
        const document = ofLines(lines);
        checkSums(
          writeUbl(
            isCredit
              ? { ...document, kind: 'CREDIT_NOTE', typeCode: '381', content: { ...document.content, corrects } }
              : document,
          ),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('of three times 9.99 at 15 % are 29.97', () => {
    const xml = writeUbl(ofLines([1, 2, 3].map(() => ({ grossMinor: 999, rate: 1500 }))));
    expect(textsIn(xml, 'cbc:TaxInclusiveAmount')).toEqual(['29.97']);
    expect(textsIn(xml, 'cbc:TaxExclusiveAmount')).toEqual(['26.06']);
    checkSums(xml);
  });
});

it('states the price of several pieces for all of them together', () => {
  const xml = writeUbl(ofLines([{ grossMinor: 2997, rate: 1500, quantity: 3 }]));
  expect(textsIn(xml, 'cbc:InvoicedQuantity')).toEqual(['3']);
  expect(textsIn(xml, 'cbc:PriceAmount')).toEqual(textsIn(xml, 'cbc:LineExtensionAmount').slice(0, 1));
  expect(textsIn(xml, 'cbc:BaseQuantity')).toEqual(['3']);
  expect(textsIn(xml, 'cbc:TaxInclusiveAmount')).toEqual(['29.97']);
  checkSums(xml);
});

it('states each reason of exempt lines once, and none for zero-rated ones', () => {
  const exempt = { grossMinor: 100, rate: 0, taxCategory: 'EXEMPT' as const };
  const education = { ...exempt, exemptionReason: { en: 'Education' } };
  const xml = writeUbl(
    ofLines([
      education,
      education,
      { ...exempt, exemptionReason: { ar: 'صحة' } },
      { grossMinor: 100, rate: 0, taxCategory: 'ZERO' },
      { grossMinor: 115, rate: 1500 },
    ]),
  );
  expect(textsIn(xml, 'cbc:TaxExemptionReason')).toEqual(['Education; صحة']);
  checkSums(xml);
});

it('names reverse charge by its code beside lines at other rates', () => {
  const xml = writeUbl(
    ofLines([
      { grossMinor: 10_000, rate: 0, taxCategory: 'REVERSE_CHARGE' },
      { grossMinor: 5000, rate: 0, taxCategory: 'REVERSE_CHARGE' },
      { grossMinor: 100, rate: 0, taxCategory: 'EXEMPT', exemptionReason: { en: 'Education' } },
    ]),
  );
  expect(textsIn(xml, 'cbc:TaxExemptionReasonCode')).toEqual(['VATEX-EU-AE']);
  expect(textsIn(xml, 'cbc:TaxExemptionReason')).toEqual(['Education', 'Reverse charge']);
  checkSums(xml);
});

describe('the XML of a document', () => {
  it('escapes texts and drops what XML cannot write', () => {
    const { content } = ofLines([{ grossMinor: 11_500, rate: 1500 }]);
    const company = { ...COMPANY, companyName: 'A & <B> \u0007"C" \ud800' };
    const xml = writeUbl(documentOf({ content: { ...content, company } }));
    expect(xml).toContain('<cbc:RegistrationName>A &amp; &lt;B&gt; &quot;C&quot;</cbc:RegistrationName>');
    expect(xml).not.toMatch(/<[^>]*<|&(?!amp;|lt;|gt;|quot;)/);
  });

  it.each([
    ['a private buyer', {}, { company: null }],
    ['a currency with three decimals', { currency: 'KWD' }, {}],
    ['a receipt', { kind: 'RECEIPT' as const }, {}],
    ['a seller without a VAT number', {}, { seller: { ...documentOf().content.seller, vatNumber: '' } }],
  ])('is not offered for %s', (_case, change, content) => {
    const document = ofLines([{ grossMinor: 100, rate: 1500 }]);
    expect(hasUbl(document)).toBe(true);
    expect(hasUbl({ ...document, ...change, content: { ...document.content, ...content } })).toBe(false);
  });

  it('is downloaded for an invoice and its credit note, whose amounts are positive', async () => {
    const { shop, order } = await givenSale(server, [11_500], { company: COMPANY });
    await refund(server, shop, order.purchasedItems[0]!.id, 11_500);
    const [invoice, note] = await listDocuments(server, shop.buyer, order.orderId);
    const xmlOf = async (id: number) => {
      const response = await fileAs(server, shop.buyer, `/api/tax-documents/${id}/xml`);
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
      return response.body;
    };
    expect(await xmlOf(invoice!.taxDocumentId)).toContain('<cbc:InvoiceTypeCode>388</cbc:InvoiceTypeCode>');
    const credit = await xmlOf(note!.taxDocumentId);
    expect(credit).toContain('<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>');
    expect(insidesIn(credit, 'cac:BillingReference')[0]).toContain(`<cbc:ID>${invoice!.number}</cbc:ID>`);
    expect(textsIn(credit, 'cbc:TaxInclusiveAmount')).toEqual(['115.00']);
    expect(credit).toContain('<cbc:CompanyID>SA310122393500003</cbc:CompanyID>');
  });

  it('is refused for a private buyer with a reason', async () => {
    const { shop, order } = await givenSale(server, [11_500]);
    const [invoice] = await listDocuments(server, shop.buyer, order.orderId);
    const response = await fileAs(server, shop.buyer, `/api/tax-documents/${invoice!.taxDocumentId}/xml`);
    expect([response.statusCode, response.json().errorCode]).toEqual([409, 'tax-document.no-xml']);
  });
});
