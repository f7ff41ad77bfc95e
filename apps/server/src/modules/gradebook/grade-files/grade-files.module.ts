import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { reportKinds, reportRoutes } from '../../learning/reports/reports.public.ts';
import { gradeFileRoutes } from './grade-files.routes.ts';
import { gradeTotalsReport } from './grade-totals.report.ts';

/** Grades from and to spreadsheets, and as a report. */
export const gradeFilesModule = defineModule({
  name: 'grade-files',
  partOf: ['grades'],
  tag: 'Grades',
  uses: ['course-groups', 'courses', 'grade-items', 'grades', 'media', 'reports'],
  contributes: [contribute(reportKinds, gradeTotalsReport)],
  routes: [...gradeFileRoutes, ...reportRoutes(gradeTotalsReport)],
});
