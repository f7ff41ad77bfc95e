import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { reportKinds, reportRoutes } from '../reports/reports.public.ts';
import { LEARNING_REPORTS } from './learning-report-kinds.ts';

/** Reports of learning: completion, drop-off, time to finish, enrolments, and overlap of courses. */
export const learningReportsModule = defineModule({
  name: 'learning-reports',
  tag: 'Reports',
  uses: ['course-content', 'course-groups', 'courses', 'enrollments', 'media', 'members', 'progress', 'reports'],
  contributes: LEARNING_REPORTS.map((kind) => contribute(reportKinds, kind)),
  routes: LEARNING_REPORTS.flatMap(reportRoutes),
});
