import { defineModule } from '../../../wiring.ts';
import { activityLogRoutes } from './activity-log.routes.ts';

/** The activity log: what somebody did, read off what all modules know of them. */
export const activityLogModule = defineModule({
  name: 'activity-log',
  tag: 'Activity log',
  partOf: ['activity-log'],
  features: ['activity-log'],
  uses: ['courses', 'members'],
  routes: activityLogRoutes,
});
