import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from '../src/commerce/allocation.ts';
import { bundleShares } from '../src/commerce/bundle-shares.ts';
import { isIban, normalizeIban, writeIban } from '../src/commerce/iban.ts';
import { includedTax, taxOfLines } from '../src/commerce/tax.ts';

const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);

describe('allocation by largest remainder', () => {
  it('gives the units that are left to the largest remainders, ties to the smaller id', () => {
    const equal = [3, 1, 2].map((id) => ({ id, weight: 1 }));
    expect([...allocate(100, equal)].sort()).toEqual([
      [1, 34],
      [2, 33],
      [3, 33],
    ]);
    const uneven = allocate(10, [
      { id: 1, weight: 1 },
      { id: 2, weight: 8 },
      { id: 3, weight: 6 },
    ]);
    // 0.67, 5.33 and 4: the one unit goes to the first
    expect([...uneven.values()]).toEqual([1, 5, 4]);
  });

  it('loses and adds nothing, and no share is a unit or more from its exact value', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), weights, (amount, list) => {
        const total = sum(list);
        fc.pre(total > 0);
        const parts = allocate(
          amount,
          list.map((weight, id) => ({ id, weight })),
        );
        expect(sum(parts.values())).toBe(amount);
        for (const [id, part] of parts) expect(Math.abs(part - (amount * list[id]!) / total)).toBeLessThan(1.000001);
      }),
    );
  });

  it('refuses what nobody can carry', () => {
    expect(allocate(0, [{ id: 1, weight: 0 }])).toEqual(new Map([[1, 0]]));
    expect(() => allocate(1, [{ id: 1, weight: 0 }])).toThrow(RangeError);
    expect(() => allocate(-1, [{ id: 1, weight: 1 }])).toThrow(RangeError);
    expect(() => allocate(1, [{ id: 1, weight: -1 }])).toThrow(RangeError);
  });
});

describe('VAT that prices include', () => {
  it.each([
    [2997, 1500, 391],
    [11_500, 1500, 1500],
    [100, 0, 0],
    [0, 1500, 0],
    [23, 1500, 3],
    [201_600, 1500, 26_296],
  ])('of %d minor units at %d basis points is %d', (gross, rate, tax) => {
    expect(includedTax(gross, rate)).toBe(tax);
  });

  it('of three times 9.99 at 15 % leaves the total at 29.97', () => {
    const lines = [1, 2, 3].map((id) => ({ id, grossMinor: 999, rate: 1500 }));
    const taxes = taxOfLines(lines);
    expect([...taxes.values()]).toEqual([131, 130, 130]);
    expect(sum(taxes.values())).toBe(391);
  });

  it('is taken rate by rate, and never exceeds its line', () => {
    const line = fc.record({ grossMinor: fc.nat(1_000_000_000), rate: fc.constantFrom(0, 500, 1500, 2000) });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (list) => {
        const lines = list.map((one, id) => ({ id, ...one }));
        const taxes = taxOfLines(lines);
        for (const { id, grossMinor } of lines) {
          expect(taxes.get(id)).toBeGreaterThanOrEqual(0);
          expect(taxes.get(id)).toBeLessThanOrEqual(grossMinor);
        }
        for (const rate of [0, 500, 1500, 2000]) {
          const ofRate = lines.filter((one) => one.rate === rate);
          const tax = sum(ofRate.map(({ id }) => taxes.get(id)!));
          expect(tax).toBe(includedTax(sum(ofRate.map(({ grossMinor }) => grossMinor)), rate));
        }
      }),
    );
  });
});

describe('an IBAN', () => {
  const VALID = [
    'SA0380000000608010167519',
    'AE070331234567890123456',
    'KW81CBKU0000000000001234560101',
    'DE89370400440532013000',
  ];

  it.each(VALID)('%s is valid, and with any one digit changed it is not', (iban) => {
    expect(isIban(iban)).toBe(true);
    for (let at = 2; at < iban.length; at += 1) {
      const digit = iban[at]!;
      if (!/\d/.test(digit)) continue;
      const changed = iban.slice(0, at) + ((Number(digit) + 1) % 10) + iban.slice(at + 1);
      expect(isIban(changed), changed).toBe(false);
    }
  });

  it('has the length of its country', () => {
    expect(isIban('SA03800000006080101675190')).toBe(false);
    expect(isIban('SA038000000060801016751')).toBe(false);
    for (const text of ['', 'SA', 'sa0380000000608010167519', '0380000000608010167519'])
      expect(isIban(text), text).toBe(false);
  });

  it('is read with spaces and small letters, and written in groups of four', () => {
    const typed = ' sa03 8000 0000-6080 1016 7519\u200f';
    expect(normalizeIban(typed)).toBe('SA0380000000608010167519');
    expect(writeIban('SA0380000000608010167519')).toBe('SA03 8000 0000 6080 1016 7519');
    expect(normalizeIban(writeIban(VALID[1]!))).toBe(VALID[1]);
  });
});

describe('shares of a bundle', () => {
  it('divide its price by the list prices, without losing a unit', () => {
    expect(bundleShares(54_000, [20_000, 25_000, 15_000])).toEqual([18_000, 22_500, 13_500]);
    expect(bundleShares(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(bundleShares(100, [0, 500])).toEqual([0, 100]);
  });

  it('are none where there is nothing to divide by', () => {
    expect(bundleShares(100, [0, 0])).toBeNull();
    expect(bundleShares(100, [])).toBeNull();
  });
});
