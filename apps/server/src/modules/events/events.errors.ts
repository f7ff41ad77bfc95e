import { conflict, Problem } from '../../kernel/problem.ts';

/** Something has to be there before it can be published. */
export const incompleteEvent = (): Problem => new Problem('event.incomplete', 409);
/** Nobody sells tickets yet: only free ones can be published. */
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
/** Somebody else saved since the version that the caller had. */
export const changedMeanwhile = conflict;
