import { ownBeforeGroup } from '@sullam/domain/assessment/accommodations.ts';
import { decimal, formatDecimal, trimDecimal } from '@sullam/domain/decimal.ts';
import type { GradeItem, Mark } from '@sullam/domain/grading/gradebook.ts';
import {
  absentMark,
  dueToKeep,
  effectiveDue,
  isBeforeEnrollment,
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

/** The dates that hold for somebody, and when they joined: null for a group. */
export interface OwnWindow extends Window {
  joinedAt: Date | null;
}

/** Of them, what decides whether work is late. */
export type Due = Pick<OwnWindow, 'dueAt' | 'joinedAt'>;

export interface Grant extends Window {
  userId: number | null;
  courseGroupId: number | null;
}

/** Who works: a learner, perhaps in a group. */
export interface Worker {
  userId: number | null;
  courseGroupId: number | null;
  /** Null: a group. */
  joinedAt: Date | null;
}

/** Who has handed in, with the group by whose dates it counts: the one that works, or the one that the learner is in. */
export const workerOf = ({
  userId,
  datesGroupId,
  joinedAt,
}: Omit<Worker, 'courseGroupId'> & { datesGroupId: number | null }): Worker => ({
  userId,
  courseGroupId: datesGroupId,
  joinedAt,
});

/** The dates that hold for a learner: their own, else their group's, else everybody's. */
export function windowOf(
  { opensAt, dueAt, closesAt }: Window,
  grants: readonly Grant[],
  { userId, courseGroupId, joinedAt }: Worker,
): OwnWindow {
  const scoped = grants.flatMap((grant) => {
    if (grant.userId !== null && grant.userId === userId) return { ...grant, scope: 'LEARNER' as const };
    if (grant.courseGroupId !== null && grant.courseGroupId === courseGroupId)
      return { ...grant, scope: 'GROUP' as const };
    return [];
  });
  const granted = ownBeforeGroup(scoped, ([first]) => first ?? null);
  if (!granted) return { opensAt, dueAt, closesAt, joinedAt };
  const { scope, ...dates } = granted;
  return {
    opensAt: dates.opensAt,
    dueAt: effectiveDue(dueAt, [{ scope, due: dates.dueAt }]),
    closesAt: dates.closesAt,
    joinedAt,
  };
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
export const cutMark = (rules: MarkRules, given: string, { dueAt, joinedAt }: Due, submitted: Date | null): CutMark =>
  lateMark(
    policyOf(rules),
    itemOf(rules),
    rationalOf(given),
    submitted && dueToKeep(dueAt, joinedAt, submitted),
    submitted ?? new Date(0),
  );

export const isLate = (rules: MarkRules, { dueAt, joinedAt }: Due, submitted: Date): boolean =>
  lateDeduction(policyOf(rules), dueToKeep(dueAt, joinedAt, submitted), submitted).intervals > 0;

/** The due date had passed before they joined: it is asked of nobody. */
export const isDueBeforeEnrollment = ({ dueAt, joinedAt }: Due): boolean =>
  dueAt !== null && isBeforeEnrollment(dueAt, joinedAt);

/** What stands where nothing was handed in; nothing where nobody could have been on time. */
export const markOfNothing = (rules: MarkRules, due: Due, now: Date): Mark =>
  absentMark(
    rules.missingPercent === null ? null : { percent: decimal(rules.missingPercent) },
    itemOf(rules),
    isDueBeforeEnrollment(due) ? null : due.dueAt,
    now,
  );

/** Digits after the point that no percentage of points needs more of. */
const DECIMALS = 12;

/** Points as text, exactly: shares of points in percent always end. */
export const pointsText = (points: Rational): string => formatDecimal(trimDecimal(ceilRational(points, DECIMALS)));
