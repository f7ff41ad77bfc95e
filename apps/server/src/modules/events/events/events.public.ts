/** Views of its tables that others may read. */
export const VIEWS = [
  'event_group_records',
  'event_host_records',
  'event_records',
  'event_ticket_type_records',
] as const;

export { readEditing } from './event-editing.reads.ts';
export {
  closedBecause,
  isKnownType,
  presentTicketType,
  readGuests,
  readHosts,
  readTicketTypes,
} from './event-parts.reads.ts';
export { EVENT } from './event-showing.ts';
export { daysIn, timeIn } from './event-times.ts';
export {
  accessEvent,
  checkMayLookAtEvents,
  type EventRecord,
  editsEvents,
  enrolsInEvents,
  isEventMember,
  looksAtEvents,
  readsAllEvents,
} from './events.access.ts';
export { demoEvents } from './events.demo.ts';
export { eventCancelled, eventOver, notPublished } from './events.errors.ts';
export {
  EventDay,
  EventKey,
  EventParams,
  EventQuestion,
  EventSession,
  EventText,
  EventTicketType,
} from './events.schemas.ts';
export { type EventNews, eventAnnounced } from './events.signals.ts';
export { ticketSeller, ticketSelling, ticketTypeUses } from './ticket-selling.ts';
