import type { AffectedSession } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import type { Decision } from './decisions.ts';

export type { AffectedSession };

/** Booked sessions that no longer fit the coach's hours. */
export const affectedQuery = () => apiQuery('GET /api/provider-availability/affected-sessions', { query: {} });

/** Coaches who are free at the time of a session. */
export const takingCoachesQuery = (coachingSessionId: number) =>
  apiQuery('GET /api/booking-sessions/{coachingSessionId}/taking-coaches', { path: { coachingSessionId } });

/** Times to which a session can be moved, by the coach's clock. */
export const movingTimesQuery = (coachingSessionId: number, from: string, until: string, zone: string) =>
  apiQuery('GET /api/booking-sessions/{coachingSessionId}/times', {
    path: { coachingSessionId },
    query: { from, until, zone },
  });

/** Does what was decided about a session, with the message that its learner reads. */
function carryOut(coachingSessionId: number, decision: Decision, message: string | null): Promise<unknown> {
  const path = { coachingSessionId };
  switch (decision.kind) {
    case 'KEEP':
      return api('POST /api/booking-sessions/{coachingSessionId}/keep', { path });
    case 'MOVE':
      return api('PUT /api/booking-sessions/{coachingSessionId}', {
        path,
        body: { startsAt: decision.startsAt, message },
      });
    case 'HAND_OVER':
      return api('POST /api/booking-sessions/{coachingSessionId}/hand-over', {
        path,
        body: { coachId: decision.coachId, message },
      });
    case 'CANCEL':
      return api('POST /api/booking-sessions/{coachingSessionId}/cancel', { path, body: { message } });
  }
}

export interface Refused {
  readonly coachingSessionId: number;
  readonly error: unknown;
}

/** Carries out decisions one after the other. Those that are refused are returned; the others are done all the same. */
export const useDecide = () =>
  useMutation({
    mutationFn: async ({
      decisions,
      message,
    }: {
      decisions: ReadonlyMap<number, Decision>;
      message: string | null;
    }): Promise<Refused[]> => {
      const refused: Refused[] = [];
      for (const [coachingSessionId, decision] of decisions)
        await carryOut(coachingSessionId, decision, message).catch((error: unknown) =>
          refused.push({ coachingSessionId, error }),
        );
      return refused;
    },
    onSettled: useRefresh(
      'GET /api/provider-availability/affected-sessions',
      'GET /api/booking-sessions/provider',
      'GET /api/provider-availability/calendar',
    ),
  });
