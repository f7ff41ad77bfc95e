import type { CourseModerationCase } from '@sullam/api-client/schema.gen.ts';

/** What stands over a case: nobody reported what was held for its words. */
export const caseStateOf = ({
  status,
  reports,
  foundWords,
}: Pick<CourseModerationCase, 'status' | 'reports' | 'foundWords'>): CourseModerationCase['status'] | 'HELD' =>
  status === 'OPEN' && reports.length === 0 && foundWords.length > 0 ? 'HELD' : status;

export const CASE_TONES = {
  OPEN: 'warning',
  HELD: 'warning',
  APPEALED: 'info',
  KEPT: 'success',
  HIDDEN: 'danger',
} as const;
