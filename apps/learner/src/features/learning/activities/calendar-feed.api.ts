import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';

export const calendarFeedQuery = () => apiQuery('GET /api/calendar-feed');

/** Makes an address; the answer is the only time that it is told. */
export const useRenewFeed = () =>
  useMutation({ mutationFn: () => api('POST /api/calendar-feed'), onSuccess: useRefresh('GET /api/calendar-feed') });

export const useRevokeFeed = () =>
  useMutation({ mutationFn: () => api('DELETE /api/calendar-feed'), onSuccess: useRefresh('GET /api/calendar-feed') });
