import type { Decimal } from './decimal.ts';
import type { Progress } from './progress.ts';
import { compareRationals, type Rational, rationalOf } from './rational.ts';
import { requiredShareOf } from './required-share.ts';

/** What a course requires for completion; each one is optional. Shares and grades are percent. */
export interface PassingCriteria {
  requiredShare?: number | null;
  minimumGrade?: Decimal | null;
  minimumAttendance?: Decimal | null;
}

export interface PassingFacts {
  progress: Progress;
  /** Exact; null while nothing is graded. */
  grade: Rational | null;
  /** Exact; null while no session has taken place. */
  attendance: Rational | null;
}

export type PassingCriterion = 'requiredShare' | 'minimumGrade' | 'minimumAttendance';

/** The criteria that do not hold yet; empty means complete. Without any criterion every required lesson has to be finished. */
export function unmetCriteria(criteria: PassingCriteria, facts: PassingFacts): PassingCriterion[] {
  const { minimumGrade, minimumAttendance } = criteria;
  const unmet: PassingCriterion[] = [];
  const share = requiredShareOf(criteria);
  const { finished, required } = facts.progress;
  // Integers on both sides: 2 of 3 against 66 % is never decided by the last bit of a float.
  const isShareMet = share <= 0 || (required > 0 && finished * 100 >= share * required);
  if (!isShareMet) unmet.push('requiredShare');
  if (minimumGrade != null && !reaches(facts.grade, minimumGrade)) unmet.push('minimumGrade');
  if (minimumAttendance != null && !reaches(facts.attendance, minimumAttendance)) unmet.push('minimumAttendance');
  return unmet;
}

const reaches = (value: Rational | null, minimum: Decimal): boolean =>
  value !== null && compareRationals(value, rationalOf(minimum)) >= 0;
