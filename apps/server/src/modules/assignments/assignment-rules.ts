import { ownBeforeGroup } from '@sullam/domain/assessment/accommodations.ts';
import { decimal, formatDecimal, trimDecimal } from '@sullam/domain/decimal.ts';
import type { GradeItem, Mark } from '@sullam/domain/grading/gradebook.ts';
import {
  absentMark,
  effectiveDue,
  type LatePolicy,
  lateDeduction,
  lateMark,
} from '@sullam/domain/grading/late-policy.ts';
import { ceilRational, type Rational, rationalOf } from '@sullam/domain/rational.ts';

/** From when, until when on time, and until when something can be handed in. */
export interface Window {
  opensAt: Date | null;
  dueAt: Date | null;
  closesAt: Date | null;
}

export interface Grant extends Window {
  userId: number | null;
  courseGroupId: number | null;
}

/** Who works: a learner, perhaps in a group. */
export interface Worker {
  userId: number | null;
  courseGroupId: number | null;
}

/** Who has handed in, with the group by whose dates it counts: the one that works, or the one that the learner is in. */
export const workerOf = ({ userId, datesGroupId }: { userId: number | null; datesGroupId: number | null }): Worker => ({
  userId,
  courseGroupId: datesGroupId,
});

/** The dates that hold for a learner: their own, else their group's, else everybody's. */
export function windowOf(rules: Window, grants: readonly Grant[], { userId, courseGroupId }: Worker): Window {
  const scoped = grants.flatMap((grant) => {
    if (grant.userId !== null && grant.userId === userId) return { ...grant, scope: 'LEARNER' as const };
    if (grant.courseGroupId !== null && grant.courseGroupId === courseGroupId)
      return { ...grant, scope: 'GROUP' as const };
    return [];
  });
  const granted = ownBeforeGroup(scoped, ([first]) => first ?? null);
  if (!granted) return rules;
  const { scope, ...dates } = granted;
  return { ...dates, dueAt: effectiveDue(rules.dueAt, [{ scope, due: granted.dueAt }]) };
}

/** What marks are reckoned with; amounts as text. */
export interface MarkRules {
  maximum: string;
  latePercent: string | null;
  lateInterval: 'HOUR' | 'DAY';
  lateFloorPercent: string;
  missingPercent: string | null;
}

const itemOf = ({ maximum }: MarkRules): GradeItem => ({
  id: 0,
  categoryId: 0,
  kind: 'POINTS',
  maximumPoints: decimal(maximum),
  weight: decimal(1),
  isExtraCredit: false,
  isOmitted: false,
  isNeverDropped: false,
  due: null,
});

const policyOf = ({ latePercent, lateInterval, lateFloorPercent }: MarkRules): LatePolicy => ({
  percentPerInterval: decimal(latePercent ?? '0'),
  interval: lateInterval,
  floorPercent: decimal(lateFloorPercent),
});

export interface CutMark {
  points: Rational;
  deducted: Rational;
  intervals: number;
}

/** A mark after the late cut; what wasn't handed in here at all is never late. */
export const cutMark = (rules: MarkRules, given: string, due: Date | null, submitted: Date | null): CutMark =>
  lateMark(policyOf(rules), itemOf(rules), rationalOf(given), submitted && due, submitted ?? new Date(0));

export const isLate = (rules: MarkRules, due: Date | null, submitted: Date): boolean =>
  lateDeduction(policyOf(rules), due, submitted).intervals > 0;

/** What stands where nothing was handed in. */
export const markOfNothing = (rules: MarkRules, due: Date | null, now: Date): Mark =>
  absentMark(
    rules.missingPercent === null ? null : { percent: decimal(rules.missingPercent) },
    itemOf(rules),
    due,
    now,
  );

/** Digits after the point that no percentage of points needs more of. */
const DECIMALS = 12;

/** Points as text, exactly: shares of points in percent always end. */
export const pointsText = (points: Rational): string => formatDecimal(trimDecimal(ceilRational(points, DECIMALS)));
