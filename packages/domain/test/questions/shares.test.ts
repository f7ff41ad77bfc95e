import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDecimal } from '../../src/decimal.ts';
import { readNumbers } from '../../src/questions/accepted-numbers.ts';
import { readShare } from '../../src/questions/shares.ts';
import {
  addRationals,
  compareRationals,
  divideRationals,
  multiplyRationals,
  rational,
  roundRational,
} from '../../src/rational.ts';
import { seededRandom, shuffled } from '../../src/seeded-random.ts';

const rationals = fc
  .tuple(fc.bigInt({ min: -1000n, max: 1000n }), fc.bigInt({ min: 1n, max: 1000n }))
  .map(([numerator, denominator]) => rational(numerator, denominator));

describe('exact shares', () => {
  it.each([
    ['0.3333333', 1, 3],
    ['0.33333', 1, 3],
    ['0.3334', 1, 3],
    ['-0.3333333', -1, 3],
    ['0.6666667', 2, 3],
    ['0.6666666', 2, 3],
    ['0.8333333', 5, 6],
    ['0.1428571', 1, 7],
    ['0.1111111', 1, 9],
    ['2.33333', 7, 3],
    ['0.33', 33, 100],
    ['0.1250', 1, 8],
    ['0.5000', 1, 2],
    ['1.0000000', 1, 1],
    ['0.0000', 0, 1],
    ['0.3337', 3337, 10_000],
  ])('reads %s as %d/%d', (text, numerator, denominator) => {
    expect(readShare(text)).toEqual(rational(numerator, denominator));
  });

  it('reads no share from other texts', () => {
    expect(['', 'half', '1/2', '50%'].map(readShare)).toEqual([null, null, null, null]);
  });

  it('keeps the laws of arithmetic, in lowest terms', () => {
    fc.assert(
      fc.property(rationals, rationals, rationals, (a, b, c) => {
        expect(multiplyRationals(a, addRationals(b, c))).toEqual(
          addRationals(multiplyRationals(a, b), multiplyRationals(a, c)),
        );
        if (b.numerator !== 0n) expect(multiplyRationals(divideRationals(a, b), b)).toEqual(a);
        expect(compareRationals(a, b)).toBe(-compareRationals(b, a) + 0);
      }),
    );
    expect(rational(4, -6)).toEqual({ numerator: -2n, denominator: 3n });
    expect(() => rational(1, 0)).toThrow('zero');
  });

  it('rounds once, half away from zero', () => {
    expect(formatDecimal(roundRational(rational(2, 3), 4))).toBe('0.6667');
    expect(formatDecimal(roundRational(rational(-1, 8), 2))).toBe('-0.13');
  });
});

describe('numbers as they are typed', () => {
  it('are both of what "1,234" may mean, and one of everything else', () => {
    expect(readNumbers('1,234').map(formatDecimal)).toEqual(['1234', '1.234']);
    expect(readNumbers('١،٢٣٤').map(formatDecimal)).toEqual(['1234', '1.234']);
    expect(readNumbers('1,234.5').map(formatDecimal)).toEqual(['1234.5']);
    expect(readNumbers('0,125').map(formatDecimal)).toEqual(['0.125']);
    expect(readNumbers('')).toEqual([]);
  });

  it('never throw, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(readNumbers(text).length).toBeLessThan(3);
      }),
    );
  });
});

describe('random numbers from a seed', () => {
  it('are the same for ever', () => {
    const random = seededRandom('سُلَّم');
    expect(Array.from({ length: 8 }, () => random.below(1000))).toMatchInlineSnapshot(`
      [
        110,
        21,
        470,
        44,
        647,
        70,
        191,
        158,
      ]
    `);
  });

  it('are spread evenly, and differ for seeds that differ a little', () => {
    const random = seededRandom('even');
    const counts = Array.from({ length: 7 }, () => 0);
    for (let draw = 0; draw < 14_000; draw += 1) {
      const value = random.below(7);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
    const firsts = new Set(Array.from({ length: 1000 }, (_, index) => seededRandom(`seed ${index}`).below(2 ** 32)));
    expect(firsts.size).toBe(1000);
  });

  it('shuffle without losing anything', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        const order = shuffled(items, seededRandom(seed));
        expect(order.toSorted()).toEqual(items.toSorted());
        expect(order).toEqual(shuffled(items, seededRandom(seed)));
      }),
    );
  });
});
