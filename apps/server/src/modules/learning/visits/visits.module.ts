import { defineModule } from '../../../wiring.ts';
import { visitsPersonalRows } from './visits.personal.ts';
import { visitRoutes } from './visits.routes.ts';

/** Where a learner left off: the lesson of the last visit and the position in a recording. */
export const visitsModule = defineModule({
  name: 'visits',
  tag: 'Progress',
  owns: ['playback_positions'],
  personalRows: visitsPersonalRows,
  uses: ['course-content', 'enrollments', 'progress'],
  routes: visitRoutes,
});
