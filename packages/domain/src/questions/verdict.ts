import { isWritten, type Localized } from '../localized.ts';
import {
  compareRationals,
  divideRationals,
  largerRational,
  multiplyRationals,
  type Rational,
  smallerRational,
  sumRationals,
  WHOLE,
  ZERO_RATIONAL,
} from '../rational.ts';
import type { DecimalText, PartsRule, SumRule } from './question.ts';
import { readShare } from './shares.ts';

/** MISSED: it belongs to the right answer and wasn't given. */
export type PartResult = 'RIGHT' | 'PARTIAL' | 'WRONG' | 'MISSED';

/** What became of a choice, stem, item, gap, area … of an answer. Wrong choices that were left alone are no parts. */
export interface MarkedPart {
  id: string;
  result: PartResult;
}

/** What the author says to an answer; `partId` is null for the answer as a whole. */
export interface MarkedFeedback {
  partId: string | null;
  text: Localized;
}

/** How much of an answer is right; below nothing where what was given costs by the key. */
export interface Verdict {
  share: Rational;
  parts: readonly MarkedPart[];
  feedback: readonly MarkedFeedback[];
}

export function resultOf(share: Rational): PartResult {
  if (compareRationals(share, ZERO_RATIONAL) <= 0) return 'WRONG';
  return compareRationals(share, WHOLE) >= 0 ? 'RIGHT' : 'PARTIAL';
}

/** Feedback as a list: none when nothing is written. */
export const saying = (text: Localized | null | undefined, partId: string | null = null): MarkedFeedback[] =>
  isWritten(text) ? [{ partId, text }] : [];

/** A part that counts by itself, such as a gap. */
export interface WeightedPart {
  id: string;
  isGiven: boolean;
  share: Rational;
  weight: Rational;
  feedback?: Localized | undefined;
}

/** A weight; what can't be read or lies below zero counts nothing. */
export function readWeight(text: DecimalText | undefined): Rational {
  const weight = readShare(text ?? '') ?? ZERO_RATIONAL;
  return compareRationals(weight, ZERO_RATIONAL) < 0 ? ZERO_RATIONAL : weight;
}

/** A sum as a share of the whole, no lower than its rule has it. */
export function heldSum(sum: Rational, { least }: SumRule): Rational {
  const upTo = smallerRational(sum, WHOLE);
  const floor = least === null ? null : readShare(least);
  return floor ? largerRational(upTo, floor) : upTo;
}

/** What never costs: below nothing is nothing. */
export const atLeastNothing = (share: Rational): Rational => largerRational(share, ZERO_RATIONAL);

/** All marks for everything, or none. */
export const allOrNothing = (isAll: boolean): Rational => (isAll ? WHOLE : ZERO_RATIONAL);

/**
 * The weighted mean of parts, or what their rule makes of them. Parts that nobody gave earn nothing; parts without any
 * weight count alike.
 */
export function verdictOfParts(parts: readonly WeightedPart[], { isAllOrNothing, sum }: PartsRule = {}): Verdict {
  const isWeighted = parts.some(({ weight }) => compareRationals(weight, ZERO_RATIONAL) > 0);
  const weightOf = (part: WeightedPart): Rational => (isWeighted ? part.weight : WHOLE);
  const whole = sumRationals(parts.map(weightOf));
  const earned = sumRationals(
    parts
      .filter(({ isGiven }) => isGiven)
      .map((part) => multiplyRationals(sum ? part.share : atLeastNothing(part.share), weightOf(part))),
  );
  const mean = parts.length === 0 ? ZERO_RATIONAL : divideRationals(earned, whole);
  const isWhole = parts.length > 0 && parts.every(({ isGiven, share }) => isGiven && resultOf(share) === 'RIGHT');
  return {
    share: isAllOrNothing ? allOrNothing(isWhole) : sum ? heldSum(mean, sum) : atLeastNothing(mean),
    parts: parts.map(({ id, isGiven, share }) => ({ id, result: isGiven ? resultOf(share) : 'MISSED' })),
    feedback: parts.flatMap(({ id, isGiven, feedback }) => (isGiven ? saying(feedback, id) : [])),
  };
}
