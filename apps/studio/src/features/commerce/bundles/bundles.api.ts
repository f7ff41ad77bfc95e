import type { BundleBody } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { keepPreviousData } from '@tanstack/react-query';

export type { Bundle, BundleBody, BundleItem, BundleSummary } from '@sullam/api-client/schema.gen.ts';

export const bundlesQuery = () => apiQuery('GET /api/bundles');
export const bundleQuery = (bundleId: number) => apiQuery('GET /api/bundles/{bundleId}', { path: { bundleId } });

/** Items of a kind to choose from, found by the server. */
export const choicesQuery = (itemType: 'course' | 'specialization' | 'event', search: string) => ({
  ...apiQuery('GET /api/bundles/choices', { query: { itemType, ...(search ? { search } : {}) } }),
  placeholderData: keepPreviousData,
});

const useForgetBundles = () => useRefresh('GET /api/bundles', 'GET /api/bundles/{bundleId}');

export interface BundleInput {
  /** What is changed; null for a new one. */
  bundle: { bundleId: number; version: number } | null;
  body: BundleBody;
}

export const useSaveBundle = () =>
  useMutation({
    async mutationFn({ bundle, body }: BundleInput) {
      if (!bundle) await api('POST /api/bundles', { body });
      else {
        const { bundleId, version } = bundle;
        await api('PUT /api/bundles/{bundleId}', { path: { bundleId }, body: { ...body, version } });
      }
    },
    onSettled: useForgetBundles(),
  });

export const useDeleteBundle = () =>
  useMutation({
    mutationFn: (bundleId: number) => api('DELETE /api/bundles/{bundleId}', { path: { bundleId } }),
    onSuccess: useForgetBundles(),
  });
