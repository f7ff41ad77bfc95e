/** How a learner stands with a course as a whole. */
export type CourseVerdict = 'RUNNING' | 'PASSED' | 'FAILED' | 'COMPLETED';

/** The two totals of a course: of what is marked, and with all that is open as zero. */
export interface VerdictTotals {
  readonly current: { readonly percent: string | null };
  readonly final: { readonly percent: string | null; readonly passed: boolean | null };
  readonly isProvisional: boolean;
}

/**
 * Nobody has failed a course that still runs: while something has no grade, its total counts zeros. It is decided once the course
 * is completed, or once nothing is open any more. COMPLETED: done, in a course without a pass mark or without grades.
 */
export function courseVerdict({ current, final, isProvisional }: VerdictTotals, isCompleted = false): CourseVerdict {
  const isAllMarked = !isProvisional && final.percent !== null && final.percent === current.percent;
  if (!isCompleted && !isAllMarked) return 'RUNNING';
  if (final.passed === null) return isCompleted ? 'COMPLETED' : 'RUNNING';
  return final.passed ? 'PASSED' : 'FAILED';
}
