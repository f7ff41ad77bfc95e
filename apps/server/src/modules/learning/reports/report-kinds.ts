import { completionReport } from './completion.report.ts';
import { dropOffReport } from './drop-off.report.ts';
import { enrollmentReport } from './enrollment.report.ts';
import { overlapReport } from './overlap.report.ts';
import type { ReportKind } from './report-kind.ts';
import { timeToFinishReport } from './time-to-finish.report.ts';

/** The kinds that this module brings itself. */
export const OWN_KINDS: readonly ReportKind[] = [
  completionReport,
  dropOffReport,
  timeToFinishReport,
  enrollmentReport,
  overlapReport,
];
