import { decimal, formatDecimal, roundDecimal, trimDecimal } from '@sullam/domain/decimal.ts';
import { divideRationals, formatRational, rationalOf } from '@sullam/domain/rational.ts';

/** As many as those who mark see: a third of a mark has no end. */
const DIGITS = 4;

/** Marks without the zeros that the database adds: "1.500000" is "1.5". */
export const pointsText = (marks: string): string => formatDecimal(trimDecimal(roundDecimal(decimal(marks), DIGITS)));

/** What share of the marks a score is, for drawing and for a percentage. */
export const shareOf = (score: string, marks: string): number =>
  Number(formatRational(divideRationals(rationalOf(score), rationalOf(marks)), 6));
