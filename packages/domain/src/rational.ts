import { type Decimal, divideDecimals, trimDecimal } from './decimal.ts';

/** An exact share such as a third: in lowest terms, the denominator above zero. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [high, low] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (low !== 0n) [high, low] = [low, high % low];
  return high;
}

/** `numerator` divided by `denominator`, which may not be zero. */
export function rational(numerator: bigint | number, denominator: bigint | number = 1n): Rational {
  const [above, below] = [BigInt(numerator), BigInt(denominator)];
  if (below === 0n) throw new RangeError('Division by zero');
  const divisor = greatestCommonDivisor(above, below) * (below < 0n ? -1n : 1n);
  return { numerator: above / divisor, denominator: below / divisor };
}

export const NOTHING: Rational = rational(0);
export const WHOLE: Rational = rational(1);

export const toRational = ({ units, scale }: Decimal): Rational => rational(units, 10n ** BigInt(scale));

export function addRationals(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export const negateRational = ({ numerator, denominator }: Rational): Rational => ({
  numerator: -numerator,
  denominator,
});

export function sumRationals(values: Iterable<Rational>): Rational {
  let sum = NOTHING;
  for (const value of values) sum = addRationals(sum, value);
  return sum;
}

export const multiplyRationals = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.numerator, a.denominator * b.denominator);

export const divideRationals = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator, a.denominator * b.numerator);

/** Negative, zero or positive, as a sort function wants it. */
export function compareRationals(a: Rational, b: Rational): -1 | 0 | 1 {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The nearest decimal with at most `scale` digits after the point, half away from zero, in its shortest form. */
export const roundRational = ({ numerator, denominator }: Rational, scale: number): Decimal =>
  trimDecimal(divideDecimals({ units: numerator, scale: 0 }, { units: denominator, scale: 0 }, scale));
