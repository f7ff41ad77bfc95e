import { bring } from '../../kernel/extensions.ts';
import { defineModule } from '../../wiring.ts';
import { OWN_KINDS } from './kinds.ts';
import { reportKinds } from './report-kind.ts';
import { reportRoutes } from './report-routes.ts';
import { reportListRoutes } from './reports.routes.ts';

/** Reports: figures of a course or of all, each with the list behind it. */
export const reportsModule = defineModule({
  name: 'reports',
  uses: ['course-content', 'course-groups', 'courses', 'enrollments', 'media', 'members', 'progress'],
  brings: OWN_KINDS.map((kind) => bring(reportKinds, kind)),
  routes: [...OWN_KINDS.flatMap(reportRoutes), ...reportListRoutes],
});
