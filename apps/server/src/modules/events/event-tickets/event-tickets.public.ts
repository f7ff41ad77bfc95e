export { readGuestTicket } from './event-tickets.reads.ts';
export { GuestTicket } from './event-tickets.schemas.ts';
