import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { courseNews } from '../courses/courses.public.ts';
import { countDue } from './schedule.reads.ts';
import { activitiesScheduleRoutes } from './schedule.routes.ts';

/** What opens, is due and closes for a learner, over all courses. */
export const scheduleModule = defineModule({
  name: 'schedule',
  uses: ['courses', 'enrollments', 'progress'],
  contributes: [contribute(courseNews, { kind: 'DUE', count: countDue })],
  routes: activitiesScheduleRoutes,
});
