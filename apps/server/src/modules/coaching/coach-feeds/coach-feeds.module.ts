import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { coachBusySpans } from '../coach-availability/coach-availability.public.ts';
import { coachFeedJobs } from './coach-feeds.jobs.ts';
import { coachFeedPersonalRows } from './coach-feeds.personal.ts';
import { busyInFeeds } from './coach-feeds.reads.ts';
import { coachFeedRoutes } from './coach-feeds.routes.ts';

/** Calendars elsewhere that coaches subscribed to: their busy times can't be booked. */
export const coachFeedsModule = defineModule({
  name: 'coach-feeds',
  partOf: ['coaching'],
  owns: ['coach_feed_spans', 'coach_feeds'],
  personalRows: coachFeedPersonalRows,
  uses: ['coach-availability', 'coaches', 'organizations'],
  contributes: [contribute(coachBusySpans, busyInFeeds)],
  routes: coachFeedRoutes,
  jobs: coachFeedJobs,
});
