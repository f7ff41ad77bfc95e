import { defineModule } from '../../../wiring.ts';
import { guestRoutes } from './event-guests.routes.ts';

/** Guests of events: people with a ticket and without an account. */
export const eventGuestsModule = defineModule({
  name: 'event-guests',
  tag: 'Events',
  partOf: ['events'],
  uses: ['capacity', 'event-attendance', 'event-enrollments', 'event-tickets', 'events', 'members'],
  routes: guestRoutes,
});
