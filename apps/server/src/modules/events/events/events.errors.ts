import { Problem } from '../../../kernel/problem.ts';

/** The fields by what the editor says is missing of an event. */
const FIELDS = {
  TITLE: 'title',
  PLACE: 'place',
  MEETING: 'meetingUrl',
  TICKETS: 'ticketTypes',
  PAYMENT: 'ticketTypes',
} as const;

/** Something has to be there before it can be published: all of it is named. */
export const incompleteEvent = (missing: readonly (keyof typeof FIELDS)[]): Problem =>
  new Problem('event.incomplete', 409, {
    details: missing.map((what) => ({ path: FIELDS[what], code: 'required', values: {} })),
  });
/** Tickets cannot be sold yet: only free ones can be published. */
export const pricedTickets = (): Problem => new Problem('event.priced-tickets', 409);
/** What people know of is cancelled, not deleted. */
export const alreadyPublished = (): Problem => new Problem('event.published', 409);
export const notPublished = (): Problem => new Problem('event.not-published', 409);
export const eventCancelled = (): Problem => new Problem('event.cancelled', 409);
export const eventOver = (): Problem => new Problem('event.over', 409);
/** This kind of ticket isn't to be had now, or not by the caller. */
export const ticketClosed = (): Problem => new Problem('event.ticket-closed', 409);
/** There is no ticket: the caller waits, or never enrolled. */
export const withoutTicket = (): Problem => new Problem('event.without-ticket', 409);
/** Who has been let in can't give the ticket back or on. */
export const alreadyAttended = (): Problem => new Problem('event.attended', 409);
/** Nobody by this address who could take the ticket, or they have one already. */
export const nobodyToTakeIt = (): Problem => new Problem('event.transfer-to', 409);
/** The link of a guest's mail leads nowhere any more: the ticket was taken back, or an account has it already. */
export const guestLinkOver = (): Problem => new Problem('event.guest-link', 404);
/** The ticket is for the address to which it was sent. */
export const otherGuest = (): Problem => new Problem('event.guest-other', 409);
/** A guest with this address has a ticket already. */
export const guestKnown = (): Problem => new Problem('event.guest-known', 409);
/** One person may have so many of them. */
export const tooManyTickets = (count: number): Problem => new Problem('event.per-person', 409, { values: { count } });
