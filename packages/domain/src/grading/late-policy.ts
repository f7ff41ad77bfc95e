import type { Decimal } from '../decimal.ts';
import {
  divideRationals,
  HUNDRED,
  largerRational,
  multiplyRationals,
  type Rational,
  rational,
  rationalOf,
  smallerRational,
  subtractRationals,
  ZERO_RATIONAL,
} from '../rational.ts';
import type { GradeItem, Mark } from './gradebook.ts';

/** What handing in late costs. Percentages are of the item's maximum. */
export interface LatePolicy {
  /** Cut for each interval that has begun. */
  percentPerInterval: Decimal;
  /** A day is 24 hours, whatever the clocks do. */
  interval: 'HOUR' | 'DAY';
  /** A late cut alone takes no mark below this. */
  floorPercent: Decimal;
}

/** What is given for something that was never handed in, in percent of the maximum. */
export interface MissingPolicy {
  percent: Decimal;
}

/** A due date of one's own or of a group; null: without a due date. */
export interface DueAccommodation {
  scope: 'GROUP' | 'LEARNER';
  due: Date | null;
}

export interface LateDeduction {
  /** Intervals begun since the due date; zero: on time. */
  intervals: number;
  /** Of the maximum, before the floor. */
  percent: Rational;
}

export interface LateMark extends LateDeduction {
  /** After the cut. */
  points: Rational;
  deducted: Rational;
}

const MILLISECONDS = { HOUR: 3_600_000, DAY: 86_400_000 };

const laterDue = (a: Date | null, b: Date | null): Date | null => (a && b ? (a > b ? a : b) : null);

/** The due date that holds for a learner: their own, else the latest of their groups', else the item's. */
export function effectiveDue(due: Date | null, accommodations: readonly DueAccommodation[]): Date | null {
  const own = accommodations.filter(({ scope }) => scope === 'LEARNER');
  const [first, ...others] = own.length > 0 ? own : accommodations;
  return first ? others.reduce((latest, other) => laterDue(latest, other.due), first.due) : due;
}

/** Whether a date had passed before somebody joined; who joined at that moment could keep it. */
export const isBeforeEnrollment = (due: Date, joinedAt: Date | null): boolean => joinedAt !== null && due < joinedAt;

/** The due date by which work is late: none for who handed it in after joining when the date had passed. */
export const dueToKeep = (due: Date | null, joinedAt: Date | null, submitted: Date): Date | null =>
  due && joinedAt && isBeforeEnrollment(due, joinedAt) && joinedAt <= submitted ? null : due;

/** How late something is and what that costs; `due` is the effective one. Handed in at the due moment is on time. */
export function lateDeduction(policy: LatePolicy, due: Date | null, submitted: Date): LateDeduction {
  const late = due ? submitted.getTime() - due.getTime() : 0;
  const intervals = late <= 0 ? 0 : Math.ceil(late / MILLISECONDS[policy.interval]);
  return { intervals, percent: percentOf(policy, intervals) };
}

const partOfMaximum = (item: Pick<GradeItem, 'maximumPoints'>, percent: Rational): Rational =>
  divideRationals(multiplyRationals(rationalOf(item.maximumPoints), percent), HUNDRED);

/** What a cut of so many percent of the maximum takes. The floor stops it and never raises a mark. */
function cutBy(
  policy: LatePolicy,
  item: Pick<GradeItem, 'maximumPoints'>,
  points: Rational,
  percent: Rational,
): Rational {
  const floor = smallerRational(points, partOfMaximum(item, rationalOf(policy.floorPercent)));
  return largerRational(subtractRationals(points, partOfMaximum(item, percent)), floor);
}

const percentOf = ({ percentPerInterval }: LatePolicy, intervals: number): Rational =>
  multiplyRationals(rational(BigInt(intervals)), rationalOf(percentPerInterval));

/** What is left of points that are so many intervals late: for who marks, before the mark is given. */
export const pointsAfterCut = (
  policy: LatePolicy,
  maximumPoints: Decimal,
  points: Decimal,
  intervals: number,
): Rational => cutBy(policy, { maximumPoints }, rationalOf(points), percentOf(policy, intervals));

/** A mark after the late cut; a pass stays a pass. */
export function lateMark(
  policy: LatePolicy,
  item: GradeItem,
  points: Rational,
  due: Date | null,
  submitted: Date,
): LateMark {
  const deduction = lateDeduction(policy, due, submitted);
  if (item.kind === 'PASS_FAIL') return { ...deduction, points, deducted: ZERO_RATIONAL };
  const reduced = cutBy(policy, item, points, deduction.percent);
  return { ...deduction, points: reduced, deducted: subtractRationals(points, reduced) };
}

/** The mark of an item for which nothing has come: blank until the due date has passed, and without a policy. */
export function absentMark(policy: MissingPolicy | null, item: GradeItem, due: Date | null, now: Date): Mark {
  if (!policy || !due || now <= due) return { state: 'BLANK' };
  if (policy.percent.units === 0n || item.kind === 'PASS_FAIL') return { state: 'MISSING' };
  return { state: 'MARKED', points: partOfMaximum(item, rationalOf(policy.percent)) };
}
