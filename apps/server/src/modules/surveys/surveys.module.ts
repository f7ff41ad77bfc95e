import type { ServerModule } from '../../kernel/module.ts';
import { tellResultsJob } from './surveys.jobs.ts';
import { surveyRoutes } from './surveys.routes.ts';

/** Surveys and polls of a course: by its editors, for its learners. */
export const surveysModule = (): ServerModule => ({
  name: 'surveys',
  routes: surveyRoutes(),
  jobs: [tellResultsJob],
});
