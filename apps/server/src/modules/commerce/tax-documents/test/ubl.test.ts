import { taxOfLines } from '@sullam/domain/commerce/tax.ts';
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

/** A document of lines with amounts and rates. */
function ofLines(lines: readonly { grossMinor: number; rate: number }[], change: Partial<DocumentRecord> = {}) {
  const numbered = lines.map((line, index) => ({ ...line, id: index + 1 }));
  const taxes = taxOfLines(numbered);
  const { content } = documentOf();
  const filled: DocumentContent = {
    ...content,
    company: COMPANY,
    lines: numbered.map(({ id, grossMinor, rate }) => ({
      orderLineId: id,
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
  }));
  const tax = minor(textsIn(insidesIn(xml, 'cac:TaxTotal')[0]!, 'cbc:TaxAmount')[0]);
  // BR-CO-10, -13, -14, -15, -16
  expect(sum(nets)).toBe(total('LineExtensionAmount'));
  expect(total('TaxExclusiveAmount')).toBe(total('LineExtensionAmount'));
  expect(sum(subtotals.map((subtotal) => subtotal.tax))).toBe(tax);
  expect(total('TaxExclusiveAmount') + tax).toBe(total('TaxInclusiveAmount'));
  expect(total('TaxInclusiveAmount') - total('PrepaidAmount')).toBe(total('PayableAmount'));
  for (const { net, tax: part, percent, category, reasons } of subtotals) {
    // BR-CO-17 tolerates less than 1.00; it is closer here
    expect(Math.abs(part - (net * Number(percent)) / 100)).toBeLessThan(2);
    // BR-S-08 and BR-E-08: the taxable amount is the sum of the lines of the rate
    const ofRate = lines.filter((line) => textsIn(line, 'cbc:Percent')[0] === percent);
    expect(sum(ofRate.map((line) => minor(textsIn(line, 'cbc:LineExtensionAmount')[0])))).toBe(net);
    // BR-E-10: a reason where nothing is taxed, and only there
    expect([category, reasons.length]).toEqual(Number(percent) === 0 ? ['E', 1] : ['S', 0]);
  }
}

const anyLines = fc.array(
  fc.record({ grossMinor: fc.integer({ min: 1, max: 5_000_000 }), rate: fc.constantFrom(1500, 500, 0, 750, 2000) }),
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
