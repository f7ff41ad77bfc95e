import { decimal, formatDecimal, trimDecimal } from '@sullam/domain/decimal.ts';
import { type PassingCriterion, unmetCriteria } from '@sullam/domain/passing-criteria.ts';
import { type Progress, progressFromCounts } from '@sullam/domain/progress.ts';
import { parseRational, roundRational } from '@sullam/domain/rational.ts';

/** What a course requires, as it is stored: percent as whole numbers. */
export interface StoredCriteria {
  requiredShare?: number | null;
  minimumGrade?: number | null;
  minimumAttendance?: number | null;
}

/** What a learner has reached of what a course requires. */
export interface Facts {
  finishedCount: number;
  requiredCount: number;
  /** Exact final total of posted grades; null while nothing is graded. */
  grade: string | null;
  /** Exact share of the sessions attended, in percent; null while none has taken place. */
  attendance: string | null;
}

export interface Judgement {
  progress: Progress;
  unmet: PassingCriterion[];
}

const orNull = <T, R>(value: T | null | undefined, read: (value: T) => R): R | null =>
  value == null ? null : read(value);

/** An exact total or share as it is said: two decimals at most, rounded once. */
export function percentOf(exact: string | null | undefined): string | null {
  const value = exact == null ? null : parseRational(exact);
  return value === null ? null : formatDecimal(trimDecimal(roundRational(value, 2)));
}

/** How far a learner is and what is still missing. */
export function judge({ finishedCount, requiredCount, grade, attendance }: Facts, criteria: StoredCriteria): Judgement {
  const progress = progressFromCounts(finishedCount, requiredCount);
  const { requiredShare, minimumGrade, minimumAttendance } = criteria;
  const required = {
    requiredShare: requiredShare ?? null,
    minimumGrade: orNull(minimumGrade, decimal),
    minimumAttendance: orNull(minimumAttendance, decimal),
  };
  const facts = { progress, grade: orNull(grade, parseRational), attendance: orNull(attendance, parseRational) };
  return { progress, unmet: unmetCriteria(required, facts) };
}
