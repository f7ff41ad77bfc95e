import { demoWork } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { placeFollowing } from '../../learning/capacity/capacity.public.ts';
import { ticketTypeUses } from '../events/events.public.ts';
import { eventAdditionRoutes } from './additions.routes.ts';
import { loadDemoEnrollments } from './event-enrollments.demo.ts';
import { notifyOfEvents } from './event-enrollments.notifications.ts';
import { enrollmentsPersonalRows } from './event-enrollments.personal.ts';
import { VIEWS } from './event-enrollments.public.ts';
import { enrollmentRoutes } from './event-enrollments.routes.ts';
import { followPlace } from './event-enrollments.service.ts';
import { isTicketTypeTaken } from './ticket-recipient.reads.ts';

/** Who takes part in an event: places, waiting, passing on, and the secrets of tickets. */
export const eventEnrollmentsModule = defineModule({
  name: 'event-enrollments',
  tag: 'Events',
  partOf: ['events'],
  owns: ['event_enrollments', 'event_ticket_drafts', 'event_void_tickets'],
  personalRows: enrollmentsPersonalRows,
  publishes: VIEWS,
  uses: ['capacity', 'entitlements', 'events', 'learner-additions', 'members', 'notifications', 'organizations'],
  contributes: [
    contribute(demoWork, loadDemoEnrollments),
    contribute(placeFollowing, { kind: 'EVENT', follow: followPlace }),
    contribute(ticketTypeUses, isTicketTypeTaken),
  ],
  routes: [...enrollmentRoutes, ...eventAdditionRoutes],
  signals: [notifyOfEvents],
});
