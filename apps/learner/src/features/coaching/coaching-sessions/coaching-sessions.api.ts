import type { BodyOf } from '@sullam/api-client/client.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { useSend } from '@sullam/web-kit/query/use-send.ts';
import { keepPreviousData } from '@tanstack/react-query';

export type {
  CoachingSession,
  CoachingSessionCard,
  OwnCoachingCredits,
  SessionCancellation,
  SessionQuestion,
  SessionType,
  Slot,
} from '@sullam/api-client/schema.gen.ts';

export const sessionTypesQuery = (coachId: number) => apiQuery('GET /api/session-types', { query: { coachId } });

export interface TimesAsked {
  readonly from: string;
  readonly until: string;
  readonly zone: string;
}

/** Free times of a type on some days of the reader's zone. */
export const freeTimesQuery = (coachId: number, sessionTypeId: number, asked: TimesAsked) => ({
  ...apiQuery('GET /api/provider-available-slots', { query: { coachId, sessionTypeId, ...asked } }),
  placeholderData: keepPreviousData,
  meta: { isQuiet: true },
});

/** Times to which a session can be moved. */
export const movingTimesQuery = (coachingSessionId: number, asked: TimesAsked) => ({
  ...apiQuery('GET /api/booking-sessions/{coachingSessionId}/times', { path: { coachingSessionId }, query: asked }),
  placeholderData: keepPreviousData,
  meta: { isQuiet: true },
});

export const ownSessionsQuery = (view: 'upcoming' | 'past', zone: string, page = 1, take = 20) => ({
  ...apiQuery('GET /api/booking-sessions/client', { query: { view, zone, skip: (page - 1) * take, take } }),
  placeholderData: keepPreviousData,
});

export const sessionQuery = (coachingSessionId: number, zone: string) => ({
  ...apiQuery('GET /api/booking-sessions/{coachingSessionId}', { path: { coachingSessionId }, query: { zone } }),
  placeholderData: keepPreviousData,
});

export const cancellationQuery = (coachingSessionId: number, zone: string) =>
  apiQuery('GET /api/booking-sessions/{coachingSessionId}/cancellation', {
    path: { coachingSessionId },
    query: { zone },
  });

/** The reader's credits, or those that can pay for a session type. */
export const ownCreditsQuery = (sessionTypeId?: number) => ({
  ...apiQuery('GET /api/coaching-credits/own', { query: sessionTypeId === undefined ? {} : { sessionTypeId } }),
  meta: { isQuiet: true },
});

const CHANGED = [
  'GET /api/booking-sessions/client',
  'GET /api/booking-sessions/{coachingSessionId}',
  'GET /api/booking-sessions/{coachingSessionId}/times',
  'GET /api/provider-available-slots',
  'GET /api/coaching-credits/own',
] as const;

/** Books. After a refusal the free times are read again, because they have changed. */
export const useBookSession = () =>
  useMutation({
    mutationFn: (body: BodyOf<'POST /api/booking-sessions'>) => api('POST /api/booking-sessions', { body }),
    onSettled: useRefresh(...CHANGED),
    meta: { isQuiet: true },
  });

export const usePreviewSeries = () =>
  useMutation({
    mutationFn: (body: BodyOf<'POST /api/booking-sessions/series'>) =>
      api('POST /api/booking-sessions/series', { body }),
  });

export const useMoveSession = (coachingSessionId: number) =>
  useMutation({
    mutationFn: (body: BodyOf<'PUT /api/booking-sessions/{coachingSessionId}'>) =>
      api('PUT /api/booking-sessions/{coachingSessionId}', { path: { coachingSessionId }, body }),
    onSettled: useRefresh(...CHANGED),
    meta: { isQuiet: true },
  });

export const useSaveAnswers = (coachingSessionId: number) =>
  useSend('PUT /api/booking-sessions/{coachingSessionId}/answers', { coachingSessionId });

export const useCancelSession = (coachingSessionId: number) =>
  useSend('POST /api/booking-sessions/{coachingSessionId}/cancel', { coachingSessionId }, ...CHANGED);

export const useAcceptSession = (coachingSessionId: number) =>
  useMutation({
    mutationFn: () => api('POST /api/booking-sessions/{coachingSessionId}/accept', { path: { coachingSessionId } }),
    onSettled: useRefresh(...CHANGED),
  });

export const useDeclineSession = (coachingSessionId: number) =>
  useSend('POST /api/booking-sessions/{coachingSessionId}/decline', { coachingSessionId }, ...CHANGED);

export const useReportMissed = (coachingSessionId: number) =>
  useMutation({
    mutationFn: () => api('POST /api/booking-sessions/{coachingSessionId}/missed', { path: { coachingSessionId } }),
    onSettled: useRefresh(...CHANGED),
  });

export const useObject = (coachingSessionId: number) =>
  useSend('POST /api/booking-sessions/{coachingSessionId}/objection', { coachingSessionId }, ...CHANGED);

export const useJoinSession = (coachingSessionId: number) =>
  useMutation({
    mutationFn: () => api('POST /api/booking-sessions/{coachingSessionId}/join', { path: { coachingSessionId } }),
  });

export const readSessionCalendar = (coachingSessionId: number) =>
  api('GET /api/booking-sessions/{coachingSessionId}/calendar', { path: { coachingSessionId } });
