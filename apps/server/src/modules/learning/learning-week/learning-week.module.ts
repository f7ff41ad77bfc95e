import { defineModule } from '../../../wiring.ts';
import { learningWeekPersonalRows } from './learning-week.personal.ts';
import { learningWeekRoutes } from './learning-week.routes.ts';

/** The caller's week of learning and the weekly goal. */
export const learningWeekModule = defineModule({
  name: 'learning-week',
  tag: 'Progress',
  owns: ['weekly_goals'],
  personalRows: learningWeekPersonalRows,
  uses: ['course-content', 'progress'],
  routes: learningWeekRoutes,
});
