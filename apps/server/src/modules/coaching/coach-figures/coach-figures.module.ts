import { demoHistory } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { coachTimeFollowers } from '../coach-availability/coach-availability.public.ts';
import { loadDemoWeeks } from './coach-figures.demo.ts';
import { coachFigureRoutes } from './coach-figures.routes.ts';
import { computeCoachWeeks } from './coach-weeks.service.ts';

/** Figures of coaching: offered and booked hours of coaches by week, and what waits for an administrator. */
export const coachFiguresModule = defineModule({
  name: 'coach-figures',
  partOf: ['coaching'],
  owns: ['coach_weeks'],
  personalRows: [],
  uses: ['coach-availability', 'coach-ratings', 'coaches', 'coaching-sessions', 'group-sessions', 'members'],
  contributes: [contribute(coachTimeFollowers, computeCoachWeeks), contribute(demoHistory, loadDemoWeeks)],
  routes: coachFigureRoutes,
});
