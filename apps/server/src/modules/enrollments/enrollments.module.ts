import type { ServerModule } from '../../kernel/module.ts';
import { courseListRoutes } from './course-lists.routes.ts';
import { enrollmentRoutes } from './enrollments.routes.ts';

/** Enrolments: who learns what, since when, and the lists that follow from it. */
export const enrollmentsModule = (): ServerModule => ({
  name: 'enrollments',
  routes: [...enrollmentRoutes, ...courseListRoutes],
});
