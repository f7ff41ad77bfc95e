import { isGiven, type NotificationDefinition, segment } from '../notification-paths.ts';

/** Events. The number is the specification's. */
export const eventsNotifications = [
  {
    kind: 'event',
    category: 'events',
    templates: [2],
    path: ({ eventId }) => (isGiven(eventId) ? `/event/${segment(eventId)}` : '/social/events'),
  },
] as const satisfies readonly NotificationDefinition[];
