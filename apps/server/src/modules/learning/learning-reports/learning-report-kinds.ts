import type { ReportKind } from '../reports/reports.public.ts';
import { completionReport } from './completion.report.ts';
import { dropOffReport } from './drop-off.report.ts';
import { enrollmentReport } from './enrollment.report.ts';
import { overlapReport } from './overlap.report.ts';
import { timeToFinishReport } from './time-to-finish.report.ts';

/** Reports of this module. */
export const LEARNING_REPORTS: readonly ReportKind[] = [
  completionReport,
  dropOffReport,
  timeToFinishReport,
  enrollmentReport,
  overlapReport,
];
