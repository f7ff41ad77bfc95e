import { contribute } from '../../../kernel/extensions.ts';
import { createFileStore } from '../../../kernel/files/create-file-store.ts';
import { defineModule } from '../../../wiring.ts';
import { activitySources } from '../../learning/schedule/schedule.public.ts';
import { showingKinds } from '../../organization/media/media.public.ts';
import { readEventActivities, readEventEntries } from './event-calendar.reads.ts';
import { ticketRoutes } from './event-tickets.routes.ts';
import { guestTicketShowing } from './guest-ticket-showing.ts';
import { ticketFileRoutes } from './ticket-file.routes.ts';

/** Tickets of events: as a page, a file to print, and entries of calendars. */
export const eventTicketsModule = defineModule({
  name: 'event-tickets',
  tag: 'Events',
  partOf: ['events'],
  uses: [
    'certificate-pdf',
    'covers',
    'event-catalogue',
    'event-enrollments',
    'events',
    'issuer-keys',
    'media',
    'members',
    'organizations',
    'schedule',
  ],
  contributes: [
    contribute(showingKinds, guestTicketShowing),
    contribute(activitySources, {
      kinds: ['EVENT'],
      isShownWaiting: true,
      read: readEventActivities,
      readCalendar: readEventEntries,
    }),
  ],
  routes: ticketRoutes,
  wire: ({ platform }) => ({ routes: ticketFileRoutes(createFileStore(platform.config)) }),
});
