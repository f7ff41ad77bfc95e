import { demoWork } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { placeFollowing } from '../../learning/capacity/capacity.public.ts';
import { activitySources } from '../../learning/schedule/schedule.public.ts';
import { notifiedThings } from '../../operations/notifications/notifications.public.ts';
import { affectedSessions } from '../coach-availability/coach-availability.public.ts';
import { readAffectedGroups, readGroupActivities, readGroupEntries } from './group-calendar.reads.ts';
import { loadDemoGroups } from './group-sessions.demo.ts';
import { groupSessionJobs } from './group-sessions.jobs.ts';
import { groupsInNotifications, notifyOfGroups, notifyOfSeats } from './group-sessions.notifications.ts';
import { groupSessionPersonalRows } from './group-sessions.personal.ts';
import { groupSessionRoutes } from './group-sessions.routes.ts';
import { followSeat } from './seats.service.ts';

/** Group sessions: coaching sessions with seats for several learners, and who waits for one. */
export const groupSessionsModule = defineModule({
  name: 'group-sessions',
  partOf: ['coaching'],
  owns: ['group_seats', 'group_sessions'],
  publishes: ['group_seat_records'],
  personalRows: groupSessionPersonalRows,
  uses: [
    'capacity',
    'coach-availability',
    'coaches',
    'coaching-sessions',
    'covers',
    'members',
    'notifications',
    'organizations',
    'schedule',
    'video-conferencing',
  ],
  contributes: [
    contribute(affectedSessions, readAffectedGroups),
    contribute(notifiedThings, groupsInNotifications),
    contribute(placeFollowing, { kind: 'COACHING_SESSION', follow: followSeat }),
    contribute(demoWork, loadDemoGroups),
    contribute(activitySources, {
      kinds: ['COACHING_GROUP'],
      isShownWaiting: true,
      read: readGroupActivities,
      readCalendar: readGroupEntries,
    }),
  ],
  routes: groupSessionRoutes,
  jobs: groupSessionJobs,
  signals: [notifyOfGroups, notifyOfSeats],
});
