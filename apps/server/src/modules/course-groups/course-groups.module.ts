import type { ServerModule } from '../../kernel/module.ts';
import { on } from '../../kernel/outbox/signals.ts';
import { enrollmentCancelled } from '../enrollments/enrollments.public.ts';
import { courseGroupRoutes } from './course-groups.routes.ts';
import { leaveWithCourse } from './seats.service.ts';

/** Groups of a course's learners. */
export const courseGroupsModule = (): ServerModule => ({
  name: 'course-groups',
  routes: courseGroupRoutes,
  signals: [on(enrollmentCancelled, leaveWithCourse)],
});
