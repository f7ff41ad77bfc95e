import type { BodyOf, QueryOf } from '@sullam/api-client/client.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';

export type { GroupAuditEntry, GroupSummary } from '@sullam/api-client/schema.gen.ts';

export const groupsQuery = (query: QueryOf<'GET /api/groups'>) => ({
  ...apiQuery('GET /api/groups', { query }),
  placeholderData: keepPreviousData,
});

export const groupQuery = (groupId: number) => apiQuery('GET /api/groups/{groupId}', { path: { groupId } });

export const auditQuery = (groupId: number, query: QueryOf<'GET /api/groups/{groupId}/audit'>) => ({
  ...apiQuery('GET /api/groups/{groupId}/audit', { path: { groupId }, query }),
  placeholderData: keepPreviousData,
});

const useForgetGroups = () => useRefresh('GET /api/groups', 'GET /api/groups/{groupId}');

export const useCreateGroup = () =>
  useMutation({
    mutationFn: (body: BodyOf<'POST /api/groups'>) => api('POST /api/groups', { body }),
    meta: { isQuiet: true },
    onSuccess: useForgetGroups(),
  });

export const useChangeGroup = (groupId: number) =>
  useMutation({
    mutationFn: (body: BodyOf<'PATCH /api/groups/{groupId}'>) =>
      api('PATCH /api/groups/{groupId}', { path: { groupId }, body }),
    meta: { isQuiet: true },
    onSuccess: useForgetGroups(),
  });

export function useReadGroup(groupId: number) {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...groupQuery(groupId), staleTime: 0 });
}

export const useDeleteGroup = () =>
  useMutation({
    mutationFn: (groupId: number) => api('DELETE /api/groups/{groupId}', { path: { groupId } }),
    onSuccess: useRefresh('GET /api/groups'),
  });
