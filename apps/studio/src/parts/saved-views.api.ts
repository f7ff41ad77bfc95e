import type { QueryOf } from '@sullam/api-client/client.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';

export type SavedList = QueryOf<'GET /api/saved-views'>['list'];

export const savedViewsQuery = (list: SavedList) => apiQuery('GET /api/saved-views', { query: { list } });

interface View {
  readonly list: SavedList;
  readonly name: string;
  readonly query: string;
}

export const useSaveView = () =>
  useMutation({
    mutationFn: (body: View) => api('PUT /api/saved-views', { body }),
    onSettled: useRefresh('GET /api/saved-views'),
  });

export const useDeleteView = () =>
  useMutation({
    mutationFn: (savedViewId: number) => api('DELETE /api/saved-views/{savedViewId}', { path: { savedViewId } }),
    onSettled: useRefresh('GET /api/saved-views'),
  });
