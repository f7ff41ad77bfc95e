import { defineModule } from '../../wiring.ts';
import { activitiesScheduleRoutes } from './activities-schedule.routes.ts';

/** What opens, is due and closes for a learner, over all courses. */
export const activitiesScheduleModule = defineModule({
  name: 'activities-schedule',
  uses: ['courses', 'enrollments', 'progress'],
  routes: activitiesScheduleRoutes,
});
