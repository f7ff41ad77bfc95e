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

export const find = async (demo: Demo) => ({ events: await findEvents(demo) });
