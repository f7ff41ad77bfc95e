import type { QueryOf } from '@sullam/api-client/client.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { keepPreviousData } from '@tanstack/react-query';

export type { GroupAuditEntry, GroupSummary } from '@sullam/api-client/schema.gen.ts';

export const PAGE = 20;

export const groupsQuery = (query: QueryOf<'GET /api/groups'>) => ({
  ...apiQuery('GET /api/groups', { query }),
  placeholderData: keepPreviousData,
});

export const groupQuery = (groupId: number) => apiQuery('GET /api/groups/{groupId}', { path: { groupId } });

export const auditQuery = (groupId: number, query: QueryOf<'GET /api/groups/{groupId}/audit'>) => ({
  ...apiQuery('GET /api/groups/{groupId}/audit', { path: { groupId }, query }),
  placeholderData: keepPreviousData,
});

export const casesQuery = (isClosed: boolean, page: number) =>
  apiQuery('GET /api/group-moderation-cases', { query: { isClosed, skip: (page - 1) * PAGE, take: PAGE } });

export const useDeleteGroup = () =>
  useMutation({
    mutationFn: (groupId: number) => api('DELETE /api/groups/{groupId}', { path: { groupId } }),
    onSuccess: useRefresh('GET /api/groups'),
  });
