import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxOfLines } from '../src/commerce/tax.ts';
import { documentNumber, refundedTax, seriesOf, totalsPerRate } from '../src/commerce/tax-documents.ts';
import { isSaudiVatNumber, utf8Length, zatcaQr } from '../src/commerce/zatca-qr.ts';

describe('the QR code of a Saudi invoice', () => {
  it.each([
    [
      'Bobs Records',
      '2022-04-25T15:30:00Z',
      '1000.00',
      '150.00',
      'AQxCb2JzIFJlY29yZHMCDzMxMDEyMjM5MzUwMDAwMwMUMjAyMi0wNC0yNVQxNTozMDowMFoEBzEwMDAuMDAFBjE1MC4wMA==',
    ],
    [
      'أكاديمية سُلَّم',
      '2026-11-28T20:20:00Z',
      '115.00',
      '15.00',
      'AR3Yo9mD2KfYr9mK2YXZitipINiz2Y/ZhNmO2ZHZhQIPMzEwMTIyMzkzNTAwMDAzAxQyMDI2LTExLTI4VDIwOjIwOjAwWgQGMTE1LjAwBQUxNS4wMA==',
    ],
  ])('of %s is the published one byte for byte', (sellerName, issuedAt, total, tax, expected) => {
    const vatNumber = '310122393500003';
    expect(zatcaQr({ sellerName, vatNumber, issuedAt: new Date(issuedAt), total, tax })).toBe(expected);
  });

  it('counts bytes, not letters, and refuses a name that its length byte cannot hold', () => {
    const rest = { vatNumber: '310122393500003', issuedAt: new Date(0), total: '1.00', tax: '0.13' };
    expect(utf8Length('أكاديمية سُلَّم')).toBe(29);
    expect(zatcaQr({ sellerName: 'ا'.repeat(127), ...rest })).toMatch(/^Af7/);
    expect(() => zatcaQr({ sellerName: 'ا'.repeat(128), ...rest })).toThrow(RangeError);
  });
});

it.each([
  ['310122393500003', true],
  ['310122393500004', false],
  ['110122393500003', false],
  ['31012239350003', false],
  ['٣١٠١٢٢٣٩٣٥٠٠٠٠٣', false],
  ['', false],
])('%s is a Saudi VAT number: %s', (number, expected) => {
  expect(isSaudiVatNumber(number)).toBe(expected);
});

describe('numbers of documents', () => {
  it('name kind and year, and keep documents of test orders apart', () => {
    expect(documentNumber(seriesOf('INVOICE', 2026, false), 731)).toBe('INV-2026-000731');
    expect(documentNumber(seriesOf('CREDIT_NOTE', 2026, false), 1_000_042)).toBe('CN-2026-1000042');
    expect(documentNumber(seriesOf('RECEIPT', 2026, true), 1)).toBe('TEST-RCT-2026-000001');
  });
});

describe('VAT of refunds', () => {
  it('of parts of a line sums up to the VAT of the line, and is never negative', () => {
    const line = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(
        line,
        fc.integer({ min: 0, max: 10_000 }),
        fc.array(line, { maxLength: 8 }),
        (totalMinor, rate, wanted) => {
          const taxMinor = taxOfLines([{ id: 1, grossMinor: totalMinor, rate }]).get(1)!;
          let [refunded, credited] = [0, 0];
          for (const amount of [...wanted.map((part) => Math.min(part, totalMinor)), totalMinor]) {
            const part = Math.min(amount, totalMinor - refunded);
            const tax = refundedTax({ totalMinor, taxMinor }, refunded, part);
            expect(tax).toBeGreaterThanOrEqual(0);
            expect(tax).toBeLessThanOrEqual(part);
            refunded += part;
            credited += tax;
          }
          expect([refunded, credited]).toEqual([totalMinor, taxMinor]);
        },
      ),
    );
  });

  it('of a free line is none', () => {
    expect(refundedTax({ totalMinor: 0, taxMinor: 0 }, 0, 0)).toBe(0);
  });
});

it('sums net and VAT per rate; three times 9.99 at 15 % stays 29.97', () => {
  const lines = [1, 2, 3].map((id) => ({ id, grossMinor: 999, rate: 1500 }));
  const taxes = taxOfLines(lines);
  const amounts = [
    ...lines.map((line) => ({ ...line, taxMinor: taxes.get(line.id)! })),
    { grossMinor: 500, taxMinor: 0, rate: 0 },
  ];
  expect(totalsPerRate(amounts)).toEqual([
    { code: 'S', rate: 1500, netMinor: 2606, taxMinor: 391 },
    { code: 'E', rate: 0, netMinor: 500, taxMinor: 0 },
  ]);
});
