import type { ServerModule } from '../../kernel/module.ts';
import { submissionRoutes } from './submissions.routes.ts';

/** What learners and groups write and hand in for assignments. */
export const submissionsModule = (): ServerModule => ({ name: 'submissions', routes: submissionRoutes });
