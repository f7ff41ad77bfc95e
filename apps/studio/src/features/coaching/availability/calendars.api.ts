import type { CoachFeed, NewCoachFeed } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';

export type { CoachFeed } from '@sullam/api-client/schema.gen.ts';

export const calendarsQuery = () => apiQuery('GET /api/coach-feeds', { query: {} });

/** Busy times change what learners see. */
const useRefreshCalendars = () => useRefresh('GET /api/coach-feeds', 'GET /api/provider-availability/free-counts');

export const useAddCalendar = () =>
  useMutation({
    mutationFn: (body: NewCoachFeed) => api('POST /api/coach-feeds', { body }),
    meta: { isQuiet: true },
    onSuccess: useRefreshCalendars(),
  });

export const useRenameCalendar = (coachFeedId: number) =>
  useMutation({
    mutationFn: (name: string) =>
      api('PATCH /api/coach-feeds/{coachFeedId}', { path: { coachFeedId }, body: { name } }),
    meta: { isQuiet: true },
    onSuccess: useRefreshCalendars(),
  });

export const useSyncCalendar = () =>
  useMutation({
    mutationFn: ({ coachFeedId }: CoachFeed) =>
      api('POST /api/coach-feeds/{coachFeedId}/refresh', { path: { coachFeedId } }),
    onSuccess: useRefreshCalendars(),
  });

export const useRemoveCalendar = () =>
  useMutation({
    mutationFn: (coachFeedId: number) => api('DELETE /api/coach-feeds/{coachFeedId}', { path: { coachFeedId } }),
    onSuccess: useRefreshCalendars(),
  });
