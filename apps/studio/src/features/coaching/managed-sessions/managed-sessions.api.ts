import type { QueryOf } from '@sullam/api-client/client.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { keepPreviousData } from '@tanstack/react-query';

export type { ManagedCoachingSession, ManagedCoachingSessionDetail } from '@sullam/api-client/schema.gen.ts';

export type SessionsQuery = QueryOf<'GET /api/booking-sessions/managed'>;

export const sessionsQuery = (query: SessionsQuery) => ({
  ...apiQuery('GET /api/booking-sessions/managed', { query }),
  placeholderData: keepPreviousData,
});

export const exportSessions = (query: QueryOf<'GET /api/booking-sessions/managed/export'>) =>
  api('GET /api/booking-sessions/managed/export', { query });

export const sessionQuery = (coachingSessionId: number) =>
  apiQuery('GET /api/booking-sessions/managed/{coachingSessionId}', { path: { coachingSessionId } });

/** Coaches to choose from, by name. */
export const coachChoicesQuery = () => apiQuery('GET /api/coaches/managed', { query: { take: 100 } });

export const useDecide = (coachingSessionId: number) =>
  useMutation({
    mutationFn: (decision: 'UPHELD' | 'WITHDRAWN') =>
      api('POST /api/booking-sessions/managed/{coachingSessionId}/decide', {
        path: { coachingSessionId },
        body: { decision },
      }),
    onSettled: useRefresh('GET /api/booking-sessions/managed', 'GET /api/booking-sessions/managed/{coachingSessionId}'),
  });
