import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargeLines, hasReverseCharge, isVatNumberOf } from '../../src/commerce/reverse-charge.ts';

describe('a VAT number', () => {
  it.each([
    ['DE123456789', 'DE', true],
    ['123456789', 'DE', true],
    ['de 123 456 789', 'DE', true],
    ['DE12345678', 'DE', false],
    ['ATU12345678', 'AT', true],
    ['AT12345678', 'AT', false],
    ['EL123456789', 'GR', true],
    ['GR123456789', 'GR', true],
    ['NL123456789B01', 'NL', true],
    ['FRXX123456789', 'FR', true],
    ['100123456700003', 'AE', true],
    ['310122393500003', 'SA', true],
    ['310122393500004', 'SA', false],
    ['123-456-789', 'EG', true],
    ['none', 'EG', false],
    ['x', 'US', false],
    ['', 'DE', false],
    ['9'.repeat(30), 'DE', false],
  ])('%j of %s: %j', (number, country, isOne) => expect(isVatNumberOf(number, country)).toBe(isOne));
});

describe('reverse charge', () => {
  const seller = { sellsWithReverseCharge: true, vatNumber: 'DE123456789', countryCode: 'DE' };
  const company = { vatNumber: 'ATU12345678', countryCode: 'AT' };
  it('is for companies that are registered for VAT in another country', () => {
    expect(hasReverseCharge(seller, company)).toBe(true);
    expect(hasReverseCharge(seller, null)).toBe(false);
    expect(hasReverseCharge(seller, { ...company, vatNumber: '' })).toBe(false);
    expect(hasReverseCharge(seller, { ...company, vatNumber: 'U12' })).toBe(false);
    expect(hasReverseCharge(seller, { vatNumber: 'DE987654321', countryCode: 'DE' })).toBe(false);
  });

  it('is off until the seller, who needs a VAT number, sells with it', () => {
    expect(hasReverseCharge({ ...seller, sellsWithReverseCharge: false }, company)).toBe(false);
    expect(hasReverseCharge({ ...seller, vatNumber: '' }, company)).toBe(false);
  });
});

describe('what is charged', () => {
  const anyItems = fc
    .array(
      fc.record({
        grossMinor: fc.integer({ min: 0, max: 1_000_000 }),
        taxCategory: fc.constantFrom('STANDARD', 'ZERO', 'EXEMPT'),
      }),
      { minLength: 1, maxLength: 12 },
    )
    .map((items) => items.map((item, id) => ({ ...item, id })));

  it('is the price, or with reverse charge the price less its VAT, in any order', () => {
    fc.assert(
      fc.property(anyItems, fc.constantFrom(0, 500, 1500, 2000), (items, rate) => {
        const [priced, reversed] = [chargeLines(items, rate, false), chargeLines(items, rate, true)];
        for (const { id, grossMinor } of items) {
          const [one, other] = [priced.get(id)!, reversed.get(id)!];
          expect(one).toMatchObject({ totalMinor: grossMinor, waivedTaxMinor: 0 });
          expect(other).toMatchObject({ totalMinor: grossMinor - one.taxMinor, waivedTaxMinor: one.taxMinor });
          expect(other.taxMinor).toBe(0);
          if (one.taxRateBasisPoints > 0)
            expect(other).toMatchObject({ taxRateBasisPoints: 0, taxCategory: 'REVERSE_CHARGE' });
          else expect(other).toEqual(one);
        }
      }),
    );
  });
});
