import { decimal, formatDecimal } from '@sullam/domain/decimal.ts';
import { type LatePolicy, lateMark } from '@sullam/domain/grading/late-policy.ts';
import { HOUR } from '@sullam/domain/limits.ts';
import { multiplyRationals, rational, rationalOf, roundRational } from '@sullam/domain/rational.ts';
import type { Assignment } from './assignments.api.ts';

export interface LateExample {
  /** How late, in milliseconds: into the second interval. */
  late: number;
  given: string;
  left: string;
}

const shown = (value: Parameters<typeof roundRational>[0]): string =>
  formatDecimal(roundRational(value, 2)).replace(/[.]0+$|([.][0-9]*?)0+$/, '$1');

/** What being late costs a good mark: four fifths of the maximum, handed in when the second interval has begun. */
export function lateExample(
  rules: Pick<Assignment, 'latePercent' | 'lateInterval' | 'lateFloorPercent' | 'maximum'>,
): LateExample | null {
  const { latePercent, lateInterval, lateFloorPercent, maximum } = rules;
  if (latePercent === null) return null;
  const policy: LatePolicy = {
    percentPerInterval: decimal(latePercent),
    interval: lateInterval,
    floorPercent: decimal(lateFloorPercent),
  };
  const late = lateInterval === 'HOUR' ? 1.5 * HOUR : 25 * HOUR;
  const given = multiplyRationals(rationalOf(maximum), rational(4n, 5n));
  const item = {
    id: 0,
    categoryId: 0,
    kind: 'POINTS' as const,
    maximumPoints: decimal(maximum),
    weight: decimal('1'),
    isExtraCredit: false,
    isOmitted: false,
    isNeverDropped: false,
    due: null,
  };
  const mark = lateMark(policy, item, given, new Date(0), new Date(late));
  return { late, given: shown(given), left: shown(mark.points) };
}
