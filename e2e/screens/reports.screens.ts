import type { Places } from '../places.gen.ts';
import { administrator, instructor, type Screen } from '../support/screen.ts';

const ofCourse =
  (kind: string) =>
  ({ gradebook }: Places) =>
    `/studio/courses/${gradebook.courseId}/reports/${kind}`;

export const screens: readonly Screen[] = [
  instructor('studio-report-completion', ofCourse('completion')),
  instructor('studio-report-completion-list', ofCourse('completion?of=left-at-started')),
  instructor('studio-report-drop-off', ofCourse('drop-off')),
  instructor('studio-report-grade-totals', ofCourse('grade-totals')),
  instructor('studio-report-attendance', ofCourse('attendance')),
  instructor('studio-report-time-to-finish', ofCourse('time-to-finish')),
  instructor('studio-report-enrollment', ofCourse('enrollment')),
  instructor('studio-report-overlap', ofCourse('overlap')),
  administrator('studio-reports-overlap', () => '/studio/reports/overlap'),
];
