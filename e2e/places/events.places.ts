import type { Demo } from '../support/demo.ts';

interface Listed {
  eventId: number;
  ownState: string | null;
  days: unknown[];
  free: number | null;
}

/** The demo's events: one of several days, one that is full, and one whose ticket the learner has. */
interface Events {
  severalDaysId: number;
  fullId: number;
  ownId: number;
}

async function findEvents({ asLearner }: Demo): Promise<Events> {
  const { data } = await asLearner<{ data: Listed[] }>('events?take=50');
  const idOf = (what: string, fits: (event: Listed) => boolean): number => {
    const found = data.find(fits);
    if (!found) throw new Error(`The demo has no event ${what}.`);
    return found.eventId;
  };
  return {
    severalDaysId: idOf('of several days', ({ days }) => days.length > 1),
    fullId: idOf('that is full', ({ free }) => free === 0),
    ownId: idOf('of the learner', ({ ownState }) => ownState === 'ENROLLED'),
  };
}

/** A kind of ticket that has a price, of the event of several days. */
async function findSoldTicket({ asLearner }: Demo, eventId: number): Promise<number> {
  const { ticketTypes } = await asLearner<{ ticketTypes: { eventTicketTypeId: number; price: { minor: number } }[] }>(
    `events/${eventId}`,
  );
  const sold = ticketTypes.find(({ price }) => price.minor > 0);
  if (!sold) throw new Error('The demo has no ticket with a price.');
  return sold.eventTicketTypeId;
}

export async function find(demo: Demo) {
  const events = await findEvents(demo);
  return { events, soldTicketId: await findSoldTicket(demo, events.severalDaysId) };
}
