import { formatDecimal } from '../decimal.ts';
import { type Rational, rationalText } from '../rational.ts';

/** Digits that there is room for on either side of the point or of the line of a fraction. */
export const MOST_DIGITS = 60;
/** Digits behind the point of what has no room as a fraction. */
export const STORED_DECIMALS = 40;

const ROOM = new RegExp(`^-?\\d{1,${MOST_DIGITS}}(\\.\\d{1,${MOST_DIGITS}}|/\\d{1,${MOST_DIGITS}})?$`);

/**
 * The decimal of so many places towards zero; its last digit is never left at 0 or 5 where something is cut off. So
 * whoever rounds it again, to fewer places, or holds it against a decimal of fewer, gets what the whole value gives.
 */
function cutDecimal({ numerator, denominator }: Rational): string {
  const magnitude = (numerator < 0n ? -numerator : numerator) * 10n ** BigInt(STORED_DECIMALS);
  const cut = magnitude / denominator;
  const units = cut * denominator !== magnitude && cut % 5n === 0n ? cut + 1n : cut;
  return formatDecimal({ units: numerator < 0n ? -units : units, scale: STORED_DECIMALS });
}

/**
 * Points as they are kept. Exact as long as there is room for them; the mean of very many papers that are worth odd marks
 * is a fraction of any length, and then kept to 40 places, which no rounding and no mark to pass can distinguish from it.
 */
export function storedPoints(points: Rational): string {
  const exact = rationalText(points);
  return ROOM.test(exact) ? exact : cutDecimal(points);
}
