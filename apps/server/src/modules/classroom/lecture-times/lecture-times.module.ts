import { defineModule } from '../../../wiring.ts';
import { lectureTimeRoutes } from './lecture-times.routes.ts';

/** When lectures are: the next one of a course, conflicts of people and rooms, and times that are free. */
export const lectureTimesModule = defineModule({
  name: 'lecture-times',
  tag: 'Lectures',
  partOf: ['lectures'],
  uses: ['courses', 'enrollments', 'lectures', 'members'],
  routes: lectureTimeRoutes,
});
