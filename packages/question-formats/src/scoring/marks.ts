import { formatDecimal, trimDecimal } from '@sullam/domain/decimal.ts';
import type { DecimalText } from '@sullam/domain/questions/question.ts';
import {
  compareRationals,
  divideRationals,
  type Rational,
  roundRational,
  ZERO_RATIONAL,
} from '@sullam/domain/rational.ts';

/** Digits after the point of a share; four of them or more may stand for a third, a sixth, a seventh. */
const SHARE_DIGITS = 7;
const MARK_DIGITS = 4;

const rounded = (value: Rational, digits: number): DecimalText => {
  const text = formatDecimal(trimDecimal(roundRational(value, digits)));
  return /^-0$/.test(text) ? '0' : text;
};

export const marksText = (marks: Rational): DecimalText => rounded(marks, MARK_DIGITS);

/** What part of all marks some marks are. */
export const shareText = (marks: Rational, whole: Rational): DecimalText =>
  rounded(divideRationals(marks, whole), SHARE_DIGITS);

export const isAbove = (a: Rational, b: Rational): boolean => compareRationals(a, b) > 0;
export const isPositiveMarks = (marks: Rational): boolean => isAbove(marks, ZERO_RATIONAL);
export const isNegativeMarks = (marks: Rational): boolean => isAbove(ZERO_RATIONAL, marks);
export const most = (marks: readonly Rational[]): Rational =>
  marks.reduce((best, each) => (isAbove(each, best) ? each : best), marks[0] ?? ZERO_RATIONAL);
export const least = (marks: readonly Rational[]): Rational =>
  marks.reduce((worst, each) => (isAbove(worst, each) ? each : worst), marks[0] ?? ZERO_RATIONAL);
