import { Problem } from '../../../kernel/problem.ts';

/** This kind of ticket isn't to be had now, or not by the caller. */
export const ticketClosed = (): Problem => new Problem('event.ticket-closed', 409);
/** It is paid for with an order. */
export const ticketForSale = (): Problem => new Problem('event.ticket-for-sale', 409);
/** A ticket that was bought is refunded or passed on, not given back. */
export const ticketBought = (): Problem => new Problem('event.ticket-bought', 409);
/** There is no ticket: the caller waits, or never enrolled. */
export const withoutTicket = (): Problem => new Problem('event.without-ticket', 409);
/** Who has been let in can't give the ticket back or on. */
export const alreadyAttended = (): Problem => new Problem('event.attended', 409);
/** Nobody by this address who could take the ticket, or they have one already. */
export const nobodyToTakeIt = (): Problem => new Problem('event.transfer-to', 409);
/** The link of a guest's mail leads nowhere any more: the ticket was taken back, or an account has it already. */
export const guestLinkOver = (): Problem => new Problem('event.guest-link', 404);
