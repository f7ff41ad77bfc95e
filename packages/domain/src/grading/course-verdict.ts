import { compareRationals, parseRational, rationalOf } from '../rational.ts';

/** How a learner stands with a course as a whole. */
export type CourseVerdict = 'RUNNING' | 'PASSED' | 'FAILED' | 'COMPLETED';

/** The two totals of a course: of what is marked, and with all that is open as zero. */
export interface VerdictTotals {
  readonly current: { readonly percent: string | null };
  readonly final: { readonly percent: string | null; readonly passed: boolean | null };
  readonly isProvisional: boolean;
}

/** What of a course, apart from its totals, decides how a learner stands with it. */
export interface VerdictCourse {
  /** Left out where the grades alone are looked at. */
  readonly isCompleted?: boolean;
  /** Lessons that it requires are left to do. */
  readonly hasOpenLessons?: boolean;
  /** The grade without which the course isn't completed, in percent; it comes before the pass mark of the gradebook. */
  readonly requiredGrade?: number | null;
}

function isReached({ percent, passed }: VerdictTotals['final'], requiredGrade: number | null): boolean | null {
  if (requiredGrade === null) return passed;
  const value = percent === null ? null : parseRational(percent);
  return value && compareRationals(value, rationalOf(requiredGrade)) >= 0;
}

/**
 * Nobody has failed a course that still runs: while something has no grade, its total counts zeros. It is decided once the course
 * is completed, or once nothing is open any more, neither grades nor lessons. Who has completed a course hasn't failed it: it
 * asked for nothing more. Nobody has passed one before it is completed, whatever the grades: attendance may be left.
 * COMPLETED: done, without a grade that the course requires.
 */
export function courseVerdict(
  { current, final, isProvisional }: VerdictTotals,
  { isCompleted, hasOpenLessons = false, requiredGrade = null }: VerdictCourse = {},
): CourseVerdict {
  const passed = isReached(final, requiredGrade);
  if (isCompleted) return passed ? 'PASSED' : 'COMPLETED';
  const isAllMarked = !isProvisional && final.percent !== null && final.percent === current.percent;
  if (!isAllMarked || hasOpenLessons || passed === null) return 'RUNNING';
  if (!passed) return 'FAILED';
  return isCompleted === false ? 'RUNNING' : 'PASSED';
}
