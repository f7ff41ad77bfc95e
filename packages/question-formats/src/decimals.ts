import {
  compareDecimals,
  type Decimal,
  decimal,
  divideDecimals,
  formatDecimal,
  multiplyDecimals,
  parseDecimal,
  roundDecimal,
  subtractDecimals,
  sumDecimals,
  trimDecimal,
  ZERO,
} from '@sullam/domain/decimal.ts';
import { toLatinDigits } from '@sullam/domain/latin-digits.ts';
import type { DecimalText } from '@sullam/domain/questions/question.ts';

/** Digits after the point of a share of the marks; the formats write percentages of five. */
const FRACTION_SCALE = 7;
const HUNDRED = decimal(100);
const NUMBER = /^([+-]?)(\d{0,60})(?:[.,](\d{0,60}))?(?:[eE]([+-]?\d{1,2}))?$/;

const text = (value: Decimal): DecimalText => {
  const trimmed = formatDecimal(trimDecimal(value));
  return /^-0$/.test(trimmed) ? '0' : trimmed;
};

/** A number as files write it ("1.5", "-.5", "2,5", "3e-4", Arabic digits), exactly; null when it is none. */
export function readNumber(written: string): DecimalText | null {
  const match = NUMBER.exec(toLatinDigits(written).replaceAll('٫', '.').trim());
  if (!match) return null;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  if (whole === '' && fraction === '') return null;
  const shift = Number(exponent);
  const digits = whole + fraction;
  const point = whole.length + shift;
  const padded = point <= 0 ? `${'0'.repeat(1 - point)}${digits}` : digits.padEnd(point, '0');
  const at = Math.max(point, 1);
  const plain = `${padded.slice(0, at)}${padded.length > at ? `.${padded.slice(at)}` : ''}`;
  const parsed = parseDecimal(`${sign}${plain.replace(/^0+(?=\d)/, '')}`);
  return parsed && text(parsed);
}

/** A comma before three digits: thousands to some, decimals to others. */
const AMBIGUOUS = /^[+-]?[1-9]\d{0,2},\d{3}$/;

/** A number that decides what is right; null also where it could mean two. */
export const readAnswer = (written: string): DecimalText | null =>
  AMBIGUOUS.test(toLatinDigits(written).trim()) ? null : readNumber(written);

export const isZero = (value: DecimalText): boolean => decimal(value).units === 0n;
export const isPositive = (value: DecimalText): boolean => decimal(value).units > 0n;
export const isOne = (value: DecimalText): boolean => compareDecimals(decimal(value), decimal(1)) === 0;
const negated = (value: DecimalText): DecimalText => text(subtractDecimals(ZERO, decimal(value)));
export const sum = (values: readonly DecimalText[]): DecimalText => text(sumDecimals(values.map((v) => decimal(v))));
export const difference = (a: DecimalText, b: DecimalText): DecimalText =>
  text(subtractDecimals(decimal(a), decimal(b)));
export const product = (a: DecimalText, b: DecimalText): DecimalText => text(multiplyDecimals(decimal(a), decimal(b)));
const isLess = (a: DecimalText, b: DecimalText): boolean => compareDecimals(decimal(a), decimal(b)) < 0;
export const greatest = (values: readonly DecimalText[]): DecimalText =>
  values.reduce((most, value) => (isLess(most, value) ? value : most), values[0] ?? '0');
export const absolute = (value: DecimalText): DecimalText => (isLess(value, '0') ? negated(value) : value);

export const clamped = (value: DecimalText, least: DecimalText, most: DecimalText): DecimalText =>
  isLess(value, least) ? least : isLess(most, value) ? most : value;

/** The quotient to `scale` digits; zero divides nothing, therefore null. */
export function quotient(a: DecimalText, b: DecimalText, scale = 12): DecimalText | null {
  return isZero(b) ? null : text(divideDecimals(decimal(a), decimal(b), scale));
}

export const asPercent = (fraction: DecimalText): DecimalText => text(multiplyDecimals(decimal(fraction), HUNDRED));

/** A share of the marks from a percentage. */
export const fromPercent = (percent: DecimalText): DecimalText =>
  text(divideDecimals(decimal(percent), HUNDRED, decimal(percent).scale + 2));

export const roundedFraction = (value: DecimalText): DecimalText => text(roundDecimal(decimal(value), FRACTION_SCALE));

/** Marks as they are kept: to four digits after the point, above nothing and below a million. */
export function keptMarks(marks: DecimalText): DecimalText {
  const kept = text(roundDecimal(decimal(marks), 4));
  return isPositive(kept) && isLess(kept, '1000000') ? kept : '1';
}

/** The middle of a range and how far it reaches to both sides. */
export function middleOf(low: DecimalText, high: DecimalText): { value: DecimalText; tolerance: DecimalText } {
  const half = (value: Decimal): DecimalText => text(multiplyDecimals(value, decimal('0.5')));
  const [a, b] = isLess(high, low) ? [high, low] : [low, high];
  return {
    value: half(sumDecimals([decimal(a), decimal(b)])),
    tolerance: half(subtractDecimals(decimal(b), decimal(a))),
  };
}

/** `count` equal shares that add up to exactly 1. */
export function equalShares(count: number): DecimalText[] {
  const share = text(divideDecimals(decimal(1), decimal(count), FRACTION_SCALE));
  return [...Array.from({ length: count - 1 }, () => share), difference('1', product(share, String(count - 1)))];
}

/** How far each share may be from what it means: thirds and sixths cut short, down to "33.3 %". */
const NEARLY = decimal('0.0005');

/** Shares that were meant to add up to 1 made to do so, in the last positive one. */
export function settledShares(fractions: readonly DecimalText[]): { fractions: DecimalText[]; isRounded: boolean } {
  const rounded = fractions.map(roundedFraction);
  const positive = rounded.filter(isPositive);
  const missing = difference('1', sum(positive));
  const last = rounded.findLastIndex(isPositive);
  const allowed = multiplyDecimals(NEARLY, decimal(positive.length));
  const isClose = compareDecimals(decimal(absolute(missing)), allowed) <= 0;
  if (last >= 0 && !isZero(missing) && isClose) rounded[last] = sum([rounded[last] ?? '0', missing]);
  return { fractions: rounded, isRounded: rounded.some((value, index) => value !== fractions[index]) };
}
