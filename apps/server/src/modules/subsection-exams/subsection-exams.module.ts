import type { ServerModule } from '../../kernel/module.ts';
import { examAttemptRoutes } from './exam-attempts.routes.ts';
import { examJobs } from './subsection-exams.jobs.ts';
import { subsectionExamRoutes } from './subsection-exams.routes.ts';

/** Exams as they are held in a course and sat by learners. */
export const subsectionExamsModule = (): ServerModule => ({
  name: 'subsection-exams',
  routes: [...subsectionExamRoutes, ...examAttemptRoutes],
  jobs: examJobs,
});
