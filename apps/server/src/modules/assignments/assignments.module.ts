import type { ServerModule } from '../../kernel/module.ts';
import { assignmentJobs } from './assignments.jobs.ts';
import { assignmentRoutes } from './assignments.routes.ts';

/** Assignments: what is asked and how it is held. What is handed in is the module submissions, marking submission-marking. */
export const assignmentsModule = (): ServerModule => ({
  name: 'assignments',
  routes: assignmentRoutes,
  jobs: assignmentJobs,
});
