import { type Decimal, decimal, divideDecimals, formatDecimal, parseDecimal } from './decimal.ts';

/** An exact fraction in lowest terms; the denominator is above zero. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const magnitudeOf = (value: bigint): bigint => (value < 0n ? -value : value);

const SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/** Whole numbers that a double holds exactly are many times faster. */
function smallDivisor(a: number, b: number): number {
  let divisor = a;
  let rest = b;
  while (rest !== 0) {
    const next = divisor % rest;
    divisor = rest;
    rest = next;
  }
  return divisor;
}

/** The greatest number that divides both; the other one where one is zero. */
export function commonDivisor(a: bigint, b: bigint): bigint {
  let divisor = magnitudeOf(a);
  let rest = magnitudeOf(b);
  while (rest > SAFE || (divisor > SAFE && rest !== 0n)) {
    const next = divisor % rest;
    divisor = rest;
    rest = next;
  }
  return rest === 0n ? divisor : BigInt(smallDivisor(Number(divisor), Number(rest)));
}

/** A fraction from two whole numbers; throws when the denominator is zero. */
export function rational(numerator: bigint | number, denominator: bigint | number = 1n): Rational {
  const [above, below] = [BigInt(numerator), BigInt(denominator)];
  if (below === 0n) throw new RangeError('Division by zero');
  if (below === 1n) return { numerator: above, denominator: below };
  const divisor = commonDivisor(above, below) * (below < 0n ? -1n : 1n);
  return { numerator: above / divisor, denominator: below / divisor };
}

export const ZERO_RATIONAL: Rational = rational(0n);
/** All of something, as a share. */
export const WHOLE: Rational = rational(1n);
export const HUNDRED: Rational = rational(100n);

/** The same value as a fraction; text has to be a plain decimal ("7.5"). */
export function rationalOf(value: Decimal | string | number | bigint): Rational {
  const { units, scale } = typeof value === 'object' ? value : decimal(value);
  return rational(units, 10n ** BigInt(scale));
}

export function addRationals(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function subtractRationals(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator);
}

export const negateRational = ({ numerator, denominator }: Rational): Rational => ({
  numerator: -numerator,
  denominator,
});

export function multiplyRationals(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.numerator, a.denominator * b.denominator);
}

export function divideRationals(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator, a.denominator * b.numerator);
}

/** The sum, by halves: long numbers are met as late as can be. */
export function sumRationals(values: Iterable<Rational>): Rational {
  const all = [...values];
  const sumOf = (from: number, to: number): Rational => {
    if (to - from <= 1) return all[from] ?? ZERO_RATIONAL;
    const middle = (from + to) >> 1;
    return addRationals(sumOf(from, middle), sumOf(middle, to));
  };
  return sumOf(0, all.length);
}

/** Negative, zero or positive, as a sort function wants it. */
export function compareRationals(a: Rational, b: Rational): -1 | 0 | 1 {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function largerRational(a: Rational, b: Rational): Rational {
  return compareRationals(a, b) < 0 ? b : a;
}

export function smallerRational(a: Rational, b: Rational): Rational {
  return compareRationals(a, b) > 0 ? b : a;
}

/** The decimal with `scale` digits after the point that is nearest; halves go away from zero. */
export function roundRational(value: Rational, scale: number): Decimal {
  return divideDecimals({ units: value.numerator, scale: 0 }, { units: value.denominator, scale: 0 }, scale);
}

/** The smallest decimal with `scale` digits after the point that isn't below the value. */
export function ceilRational(value: Rational, scale: number): Decimal {
  const scaled = value.numerator * 10n ** BigInt(scale);
  const quotient = scaled / value.denominator;
  const isBelow = scaled > quotient * value.denominator;
  return { units: isBelow ? quotient + 1n : quotient, scale };
}

/** Rounded once and written plainly ("66.67"). */
export function formatRational(value: Rational, scale: number): string {
  return formatDecimal(roundRational(value, scale));
}

const FRACTION = /^(-?\d+)\/(\d+)$/;

/** Reads what `rationalText` writes ("87.5", "280/3"); null when the text is none. */
export function parseRational(text: string): Rational | null {
  const [, above, below] = FRACTION.exec(text) ?? [];
  if (above && below) return BigInt(below) === 0n ? null : rational(BigInt(above), BigInt(below));
  const plain = parseDecimal(text);
  return plain && rationalOf(plain);
}

/** How often a prime divides a number, and what is left of it. */
function takenOut(value: bigint, prime: bigint): [times: number, rest: bigint] {
  let [times, rest] = [0, value];
  while (rest % prime === 0n) [times, rest] = [times + 1, rest / prime];
  return [times, rest];
}

/** The exact value as it travels and is stored: the shortest decimal where there is one ("87.5"), else a fraction ("280/3"). */
export function rationalText({ numerator, denominator }: Rational): string {
  if (denominator === 1n) return String(numerator);
  const [twos, odd] = takenOut(denominator, 2n);
  const [fives, rest] = takenOut(odd, 5n);
  if (rest !== 1n) return `${numerator}/${denominator}`;
  const scale = Math.max(twos, fives);
  return formatDecimal({ units: (numerator * 10n ** BigInt(scale)) / denominator, scale });
}
