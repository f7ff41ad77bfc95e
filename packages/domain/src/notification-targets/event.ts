import { isGiven, segment, type TargetOfKind } from '../notification-target.ts';

export const target: TargetOfKind = {
  templates: [2],
  category: 'events',
  picture: 'CalendarDays',
  path: ({ eventId }) => (isGiven(eventId) ? `/event/${segment(eventId)}` : '/social/events'),
};
