import type { Demo } from '../support/demo.ts';

/** The learner's next session, and the last of the past ones. */
export async function find({ asLearner }: Demo) {
  const read = (view: string) =>
    asLearner<{ data: { coachingSessionId: number; state: string }[] }>(`booking-sessions/client?take=20&view=${view}`);
  const [upcoming, past] = [await read('upcoming'), await read('past')];
  const booked = upcoming.data.find(({ state }) => state === 'BOOKED');
  const requested = upcoming.data.find(({ state }) => state === 'HELD');
  const cancelled = past.data.find(({ state }) => state === 'CANCELLED');
  if (!booked || !requested || !cancelled) throw new Error('The demo has too few coaching sessions.');
  return {
    coachingSessionId: booked.coachingSessionId,
    requestedSessionId: requested.coachingSessionId,
    cancelledSessionId: cancelled.coachingSessionId,
  };
}
