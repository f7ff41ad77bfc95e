import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';

export const eventGroupQuery = (eventId: number) => apiQuery('GET /api/events/{eventId}/group', { path: { eventId } });

/** Groups to choose from, those with most members first; without a list for who may not see groups. */
export const groupChoicesQuery = () => ({
  ...apiQuery('GET /api/groups', { query: { take: 100 } }),
  meta: { isQuiet: true },
});

export const useSetEventGroup = (eventId: number) =>
  useMutation({
    mutationFn: (groupId: number | null) =>
      api('PUT /api/events/{eventId}/group', { path: { eventId }, body: { groupId } }),
    onSuccess: useRefresh('GET /api/events/{eventId}/group', 'GET /api/groups/{groupId}/events'),
  });
