import { demoHistory } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { loggedFacts } from '../../learning/activity-log/activity-log.public.ts';
import { loadDemoRatings } from './coach-ratings.demo.ts';
import { notifyOfRatings } from './coach-ratings.notifications.ts';
import { coachRatingPersonalRows } from './coach-ratings.personal.ts';
import { VIEWS } from './coach-ratings.public.ts';
import { coachRatingRoutes } from './coach-ratings.routes.ts';
import { ratingFacts } from './rating-facts.reads.ts';

/** Ratings of coaches: stars and testimonials that learners leave after sessions. */
export const coachRatingsModule = defineModule({
  name: 'coach-ratings',
  partOf: ['coaching'],
  owns: ['coach_rating_totals', 'coach_ratings'],
  personalRows: coachRatingPersonalRows,
  publishes: VIEWS,
  uses: ['activity-log', 'coach-availability', 'coaches', 'coaching-sessions', 'members', 'notifications'],
  contributes: [contribute(demoHistory, loadDemoRatings), contribute(loggedFacts, ratingFacts)],
  routes: coachRatingRoutes,
  signals: [notifyOfRatings],
});
