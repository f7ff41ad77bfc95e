import { divideRationals, HUNDRED, multiplyRationals, rationalOf, rationalText } from '../rational.ts';

/** What stands before a percent sign of either script; null: there is no such sign. */
export const percentIn = (text: string): string | null => /^(.+?)\s*[%٪]$/.exec(text)?.[1] ?? null;

/** So many percent, a decimal, of the maximum as exact points. */
export function pointsOfPercent(percent: string, maximumPoints: string): string {
  const share = divideRationals(rationalOf(percent), HUNDRED);
  return rationalText(multiplyRationals(share, rationalOf(maximumPoints)));
}
