export { EventCard, EventState } from './event-card.tsx';
export { isPast } from './events-query.ts';
export { useEventTimes } from './use-event-times.ts';
