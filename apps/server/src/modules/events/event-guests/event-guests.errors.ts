import { Problem } from '../../../kernel/problem.ts';

/** The ticket is for the address to which it was sent. */
export const otherGuest = (): Problem => new Problem('event.guest-other', 409);
/** A guest with this address has a ticket already. */
export const guestKnown = (): Problem => new Problem('event.guest-known', 409);
/** One person may have so many of them. */
export const tooManyTickets = (count: number): Problem => new Problem('event.per-person', 409, { values: { count } });
