import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, formatDecimal } from '../../src/decimal.ts';
import {
  addRationals,
  ceilRational,
  compareRationals,
  divideRationals,
  formatRational,
  largerRational,
  multiplyRationals,
  type Rational,
  rational,
  rationalOf,
  smallerRational,
  subtractRationals,
  sumRationals,
} from '../../src/rational.ts';

const rationals = fc
  .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.bigInt({ min: 1n, max: 10n ** 9n }))
  .map(([numerator, denominator]) => rational(numerator, denominator));

describe('rationals', () => {
  it('are in lowest terms with the sign above', () => {
    expect(rational(6n, -4n)).toEqual({ numerator: -3n, denominator: 2n });
    expect(rational(0n, -7n)).toEqual({ numerator: 0n, denominator: 1n });
    expect(rationalOf('-7.50')).toEqual(rational(-15n, 2n));
    expect(rationalOf(decimal('0.1'))).toEqual(rational(1n, 10n));
    expect(() => rational(1n, 0n)).toThrow('zero');
    expect(() => divideRationals(rational(1n), rational(0n))).toThrow('zero');
  });

  it('keep the laws of arithmetic', () => {
    fc.assert(
      fc.property(rationals, rationals, rationals, (a, b, c) => {
        expect(addRationals(a, b)).toEqual(addRationals(b, a));
        expect(subtractRationals(addRationals(a, b), b)).toEqual(a);
        expect(multiplyRationals(a, sumRationals([b, c]))).toEqual(
          sumRationals([multiplyRationals(a, b), multiplyRationals(a, c)]),
        );
        if (b.numerator !== 0n) expect(multiplyRationals(divideRationals(a, b), b)).toEqual(a);
        expect(compareRationals(smallerRational(a, b), largerRational(a, b))).toBeLessThanOrEqual(0);
      }),
    );
  });

  it.each<[Rational, number, string, string]>([
    [rational(2n, 3n), 2, '0.67', '0.67'],
    [rational(1n, 3n), 2, '0.33', '0.34'],
    [rational(5n, 2n), 0, '3', '3'],
    [rational(-5n, 2n), 0, '-3', '-2'],
    [rational(-1n, 3n), 1, '-0.3', '-0.3'],
    [rational(1n, 8n), 2, '0.13', '0.13'],
    [rational(-1n, 8n), 2, '-0.13', '-0.12'],
    [rational(7n), 1, '7.0', '7.0'],
  ])('%o to %d places is %s, and %s when rounded up', (value, decimals, nearest, up) => {
    expect(formatRational(value, decimals)).toBe(nearest);
    expect(formatDecimal(ceilRational(value, decimals))).toBe(up);
  });
});
