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
