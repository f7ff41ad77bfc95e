/** Views of its tables that others may read. */
export const VIEWS = ['event_enrollment_records'] as const;

export { alreadyAttended, guestLinkOver, ticketClosed, withoutTicket } from './event-enrollments.errors.ts';
export { attendanceSettled, insertEnrollment } from './event-enrollments.repository.ts';
export { EventAnswer, OwnEnrollment } from './event-enrollments.schemas.ts';
export { checkRuns, endEnrollment, grantTicket } from './event-enrollments.service.ts';
export { siteOf } from './event-site.reads.ts';
export { findTickets, readVoidTickets, type SeenTicket } from './found-tickets.reads.ts';
export { mailGuest } from './guest-mails.ts';
export { claimEnrollment, findGuest, findGuestByLink, type GuestRow, isGuestKnown } from './guests.repository.ts';
export { readOwnEnrollment } from './own-enrollment.reads.ts';
export { claimHashOf, guestLinkOf, newTicket, readTicketText, ticketText } from './ticket-codes.ts';
export { countOwnTickets, findOwnState, isOwnAddress } from './ticket-recipient.reads.ts';
export { holdTicket, releaseTicket, takeTicket } from './ticket-sales.service.ts';
