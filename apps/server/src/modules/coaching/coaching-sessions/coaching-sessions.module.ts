import { demoWork } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { loggedFacts } from '../../learning/activity-log/activity-log.public.ts';
import { activitySources } from '../../learning/schedule/schedule.public.ts';
import { notifiedThings } from '../../operations/notifications/notifications.public.ts';
import { affectedSessions, coachSessionSpans } from '../coach-availability/coach-availability.public.ts';
import { affectedRoutes } from './affected.routes.ts';
import { readAffectedSessions, readSessionSpans } from './coach-spans.reads.ts';
import { loadDemoSessions } from './coaching-sessions.demo.ts';
import { coachingSessionJobs } from './coaching-sessions.jobs.ts';
import { notifyOfSessions, sessionsInNotifications } from './coaching-sessions.notifications.ts';
import { coachingSessionPersonalRows } from './coaching-sessions.personal.ts';
import { VIEWS } from './coaching-sessions.public.ts';
import { coachingSessionRoutes } from './coaching-sessions.routes.ts';
import { readSessionActivities, readSessionEntries } from './session-calendar.reads.ts';
import { sessionFacts } from './session-facts.reads.ts';

/** Coaching sessions: times of coaches that learners hold, book, move and cancel. */
export const coachingSessionsModule = defineModule({
  name: 'coaching-sessions',
  partOf: ['coaching'],
  owns: ['coaching_bookings', 'coaching_session_changes', 'coaching_sessions'],
  publishes: VIEWS,
  personalRows: coachingSessionPersonalRows,
  uses: [
    'activity-log',
    'coach-availability',
    'coaches',
    'covers',
    'members',
    'notifications',
    'organizations',
    'schedule',
    'video-conferencing',
  ],
  contributes: [
    contribute(coachSessionSpans, readSessionSpans),
    contribute(affectedSessions, readAffectedSessions),
    contribute(notifiedThings, sessionsInNotifications),
    contribute(demoWork, loadDemoSessions),
    ...sessionFacts.map((facts) => contribute(loggedFacts, facts)),
    contribute(activitySources, {
      kinds: ['COACHING'],
      isShownWaiting: true,
      read: readSessionActivities,
      readCalendar: readSessionEntries,
    }),
  ],
  routes: [...coachingSessionRoutes, ...affectedRoutes],
  jobs: coachingSessionJobs,
  signals: [notifyOfSessions],
});
