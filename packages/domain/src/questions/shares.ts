import { parseDecimal } from '../decimal.ts';
import { compareRationals, type Rational, rational, rationalOf, WHOLE, ZERO_RATIONAL } from '../rational.ts';
import type { DecimalText } from './question.ts';

/** From so many digits on, a decimal may stand for a share that has no end, as question files write thirds. */
const ENDLESS_DIGITS = 4;
/** The denominators that decimals can't express and authors use. */
const ENDLESS_DENOMINATORS = [3n, 6n, 7n, 9n, 11n, 12n];

/**
 * The share that a decimal stands for; null when the text is no decimal. "0.3333" and all longer forms are exactly a
 * third, "0.66667" and "0.66666" two thirds: three thirds are the whole, whoever wrote them.
 */
export function readShare(text: DecimalText): Rational | null {
  const decimal = parseDecimal(text);
  if (!decimal) return null;
  const { units, scale } = decimal;
  if (scale >= ENDLESS_DIGITS) {
    const one = 10n ** BigInt(scale);
    for (const denominator of ENDLESS_DENOMINATORS) {
      const below = (units * denominator) / one;
      for (const numerator of [below - 1n, below, below + 1n]) {
        const distance = units * denominator - numerator * one;
        if (numerator % denominator !== 0n && distance < denominator && distance > -denominator) {
          return rational(numerator, denominator);
        }
      }
    }
  }
  return rationalOf(decimal);
}

/** A share that may also cost: what can't be read is nothing, what lies above is the whole. */
export function readShareOrCost(text: DecimalText | undefined): Rational {
  const share = (text === undefined ? null : readShare(text)) ?? ZERO_RATIONAL;
  return compareRationals(share, WHOLE) > 0 ? WHOLE : share;
}

/** The value of a record's own entry; ids come from learners and may be called "constructor". */
export const ownEntry = <Value>(record: Readonly<Record<string, Value>>, id: string): Value | undefined =>
  Object.hasOwn(record, id) ? record[id] : undefined;

/** An entry of a key and the share of the marks that it gives. */
export interface Accepted<Entry> {
  entry: Entry;
  share: Rational;
}

/** The entry that gives the most, the first one of equals; null when there is none. */
export function bestOf<Entry extends { fraction: DecimalText }>(entries: readonly Entry[]): Accepted<Entry> | null {
  let best: Accepted<Entry> | null = null;
  for (const entry of entries) {
    const share = readShareOrCost(entry.fraction);
    if (!best || compareRationals(share, best.share) > 0) best = { entry, share };
  }
  return best;
}
