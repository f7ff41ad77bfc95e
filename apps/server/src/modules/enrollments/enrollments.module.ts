import { defineModule } from '../../wiring.ts';
import { courseListRoutes } from './course-lists.routes.ts';
import { enrollmentRoutes } from './enrollments.routes.ts';

/** Enrolments: who learns what, since when, and the lists that follow from it. */
export const enrollmentsModule = defineModule({
  name: 'enrollments',
  owns: ['enrollments'],
  uses: ['courses'],
  wire: () => ({ routes: [...enrollmentRoutes, ...courseListRoutes] }),
});
