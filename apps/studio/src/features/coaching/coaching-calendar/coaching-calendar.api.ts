import type { BodyOf } from '@sullam/api-client/client.ts';
import type { CoachCalendar, CoachingSessionCard, CoachSessions } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { keepPreviousData } from '@tanstack/react-query';

export type { CoachCalendar, CoachingSessionCard, CoachSessions };

/** The coach's sessions between two instants, and the requests that wait, by the coach's own clock. */
export const coachSessionsQuery = (from: string, until: string) => ({
  ...apiQuery('GET /api/booking-sessions/provider', { query: { from, until } }),
  placeholderData: keepPreviousData,
});

/** Hours, blocked and busy times around the sessions, by the coach's own clock. */
export const coachCalendarQuery = (from: string, until: string) => ({
  ...apiQuery('GET /api/provider-availability/calendar', { query: { from, until } }),
  placeholderData: keepPreviousData,
});
/** How many learners the coach has, and how they rate the sessions. */
export const learnerCountQuery = () => apiQuery('GET /api/coach-learners', { query: { take: 1 } });
export const ratingQuery = () => apiQuery('GET /api/coach-ratings/received', { query: { take: 1 } });

/** Times that a coach can suggest, or move a session to. */
export const otherTimesQuery = (coachingSessionId: number, from: string, until: string, zone: string) => ({
  ...apiQuery('GET /api/booking-sessions/{coachingSessionId}/times', {
    path: { coachingSessionId },
    query: { from, until, zone },
  }),
  placeholderData: keepPreviousData,
});

const CHANGED = ['GET /api/booking-sessions/provider', 'GET /api/booking-sessions/{coachingSessionId}/times'] as const;

interface Act {
  coachingSessionId: number;
}

export const useAccept = () =>
  useMutation({
    mutationFn: (path: Act) => api('POST /api/booking-sessions/{coachingSessionId}/accept', { path }),
    onSettled: useRefresh(...CHANGED),
  });

export const useDecline = () =>
  useMutation({
    mutationFn: ({ message, ...path }: Act & { message: string | null }) =>
      api('POST /api/booking-sessions/{coachingSessionId}/decline', { path, body: { message } }),
    onSettled: useRefresh(...CHANGED),
  });

interface Moving extends Act {
  startsAt: string;
  message: string | null;
}

export const useSuggest = () =>
  useMutation({
    mutationFn: ({ coachingSessionId, ...body }: Moving) =>
      api('POST /api/booking-sessions/{coachingSessionId}/suggest', { path: { coachingSessionId }, body }),
    onSettled: useRefresh(...CHANGED),
  });

export const useMove = () =>
  useMutation({
    mutationFn: ({ coachingSessionId, ...body }: Moving) =>
      api('PUT /api/booking-sessions/{coachingSessionId}', { path: { coachingSessionId }, body }),
    onSettled: useRefresh(...CHANGED),
  });

export const useJoin = () =>
  useMutation({
    mutationFn: (path: Act) => api('POST /api/booking-sessions/{coachingSessionId}/join', { path }),
  });

const BLOCKED = [
  'GET /api/provider-availability/calendar',
  'GET /api/provider-availability/affected-sessions',
] as const;

export const useBlock = () =>
  useMutation({
    mutationFn: (body: BodyOf<'POST /api/provider-disabled-slots'>) =>
      api('POST /api/provider-disabled-slots', { body }),
    onSettled: useRefresh(...BLOCKED),
  });

export const useUnblock = () =>
  useMutation({
    mutationFn: (coachDisabledSlotId: number) =>
      api('DELETE /api/provider-disabled-slots/{coachDisabledSlotId}', { path: { coachDisabledSlotId } }),
    onSettled: useRefresh(...BLOCKED),
  });
