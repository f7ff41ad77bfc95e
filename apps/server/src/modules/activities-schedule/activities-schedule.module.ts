import type { ServerModule } from '../../kernel/module.ts';
import { activitiesScheduleRoutes } from './activities-schedule.routes.ts';

/** What opens, is due and closes for a learner, over all courses. */
export const activitiesScheduleModule = (): ServerModule => ({
  name: 'activities-schedule',
  routes: activitiesScheduleRoutes,
});
