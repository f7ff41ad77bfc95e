import { demoWork } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { createFileStore } from '../../../kernel/files/create-file-store.ts';
import { defineModule } from '../../../wiring.ts';
import { placeFollowing } from '../../learning/capacity/capacity.public.ts';
import { activitySources } from '../../learning/schedule/schedule.public.ts';
import { notifiedThings } from '../../operations/notifications/notifications.public.ts';
import { searchSources } from '../../operations/search/search.public.ts';
import { mediaReferences, showingKinds } from '../../organization/media/media.public.ts';
import { featureUses } from '../../organization/organizations/organizations.public.ts';
import { eventAdditionRoutes } from './additions.routes.ts';
import { creditRoutes } from './credits.routes.ts';
import { doorApplicationRoutes } from './door-application.routes.ts';
import { followPlace } from './enrollments.service.ts';
import { readEventActivities, readEventEntries } from './event-calendar.reads.ts';
import { eventGroupRoutes } from './event-group.routes.ts';
import { eventMediaUses } from './event-media-uses.ts';
import { eventPartRoutes } from './event-parts.routes.ts';
import { eventSearch } from './event-search.ts';
import { eventShowing, guestTicketShowing } from './event-showing.ts';
import { loadDemoEvents } from './events.demo.ts';
import { eventsInNotifications, notifyOfEvents } from './events.notifications.ts';
import { eventsPersonalRows } from './events.personal.ts';
import { eventRoutes } from './events.routes.ts';
import { eventsInUse } from './feature-use.ts';
import { guestRoutes } from './guests.routes.ts';
import { managedEventRoutes } from './managed-events.routes.ts';
import { ticketFileRoutes } from './ticket-file.routes.ts';

/** Events: what takes place at a time for people who enrol, with tickets and a door. */
export const eventsModule = defineModule({
  name: 'events',
  partOf: ['events'],
  owns: [
    'event_credits',
    'event_enrollments',
    'event_groups',
    'event_guests',
    'event_hosts',
    'event_scans',
    'event_sightings',
    'event_ticket_types',
    'event_void_tickets',
    'events',
    'favorite_events',
  ],
  personalRows: eventsPersonalRows,
  features: ['events', 'anonymous-event-view', 'all-events'],
  permissions: [
    'organization_social_events',
    'organization_member_access_events',
    'organization_create_social_events',
    'organization_read_social_events',
    'organization_update_social_events',
    'organization_delete_social_events',
  ],
  uses: [
    'capacity',
    'certificate-pdf',
    'course-categories',
    'course-content',
    'courses',
    'covers',
    'entitlements',
    'issuer-keys',
    'learner-additions',
    'media',
    'members',
    'notifications',
    'organizations',
    'progress',
    'schedule',
    'search',
    'social-groups',
  ],
  contributes: [
    ...eventsInNotifications.map((thing) => contribute(notifiedThings, thing)),
    contribute(featureUses, eventsInUse),
    contribute(demoWork, loadDemoEvents),
    contribute(mediaReferences, eventMediaUses),
    contribute(showingKinds, eventShowing),
    contribute(showingKinds, guestTicketShowing),
    contribute(placeFollowing, { kind: 'EVENT', follow: followPlace }),
    contribute(searchSources, eventSearch),
    contribute(activitySources, {
      kinds: ['EVENT'],
      isShownWaiting: true,
      read: readEventActivities,
      readCalendar: readEventEntries,
    }),
  ],
  routes: [
    ...eventRoutes,
    ...managedEventRoutes,
    ...eventPartRoutes,
    ...eventAdditionRoutes,
    ...guestRoutes,
    ...creditRoutes,
    ...doorApplicationRoutes,
    ...eventGroupRoutes,
  ],
  wire: ({ platform }) => ({ routes: ticketFileRoutes(createFileStore(platform.config)) }),
  signals: [notifyOfEvents],
});
