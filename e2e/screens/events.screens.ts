import { administrator, learner, type Screen } from '../support/screen.ts';

export const screens: readonly Screen[] = [
  learner('events-month', () => '/social/all-events?view=month'),
  learner('event', ({ events }) => `/event/${events.severalDaysId}`),
  learner('event-full', ({ events }) => `/event/${events.fullId}`),
  learner('event-own', ({ events }) => `/event/${events.ownId}`),
  learner('event-ticket', ({ events }) => `/event/${events.ownId}/ticket`),
  learner('favorite-events', () => '/favorite/events'),
  administrator('studio-event', ({ events }) => `/studio/events/${events.severalDaysId}`),
  administrator('studio-event-programme', ({ events }) => `/studio/events/${events.severalDaysId}/programme`),
  administrator('studio-event-questions', ({ events }) => `/studio/events/${events.severalDaysId}/questions`),
  administrator('studio-event-credits', ({ events }) => `/studio/events/${events.severalDaysId}/credits`),
  administrator('studio-event-tickets', ({ events }) => `/studio/events/${events.severalDaysId}/tickets`),
  administrator('studio-event-attendees', ({ events }) => `/studio/events/${events.fullId}/attendees`),
  administrator('studio-event-door', ({ events }) => `/studio/events/${events.ownId}/door`),
];
