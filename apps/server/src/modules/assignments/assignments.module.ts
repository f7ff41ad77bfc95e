import type { ServerModule } from '../../kernel/module.ts';
import { on } from '../../kernel/outbox/signals.ts';
import { courseGroupJoined, courseGroupLeft } from '../course-groups/course-groups.public.ts';
import { tellGroupDates } from './accommodations.service.ts';
import { assignmentJobs } from './assignments.jobs.ts';
import { assignmentRoutes } from './assignments.routes.ts';

/** Assignments: what is asked and how it is held. What is handed in is the module submissions, marking submission-marking. */
export const assignmentsModule = (): ServerModule => ({
  name: 'assignments',
  routes: assignmentRoutes,
  jobs: assignmentJobs,
  signals: [courseGroupJoined, courseGroupLeft].map((signal) =>
    on(signal, (context, { courseGroupId }) => tellGroupDates(context, courseGroupId)),
  ),
});
