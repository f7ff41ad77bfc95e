import type { BodyOf } from '@sullam/api-client/client.ts';
import type { SellerDetails } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';

export type { MarketplaceSettings as Settings, SellerDetails } from '@sullam/api-client/schema.gen.ts';

export const settingsQuery = () => apiQuery('GET /api/marketplace-settings');

export const useSaveSettings = () =>
  useMutation({
    mutationFn: (body: BodyOf<'PUT /api/marketplace-settings'>) => api('PUT /api/marketplace-settings', { body }),
    onSuccess: useRefresh('GET /api/marketplace-settings'),
  });

export const sellerQuery = () => apiQuery('GET /api/marketplace-settings/seller');

/** What the server refuses is said at the fields. */
export const useSaveSeller = () =>
  useMutation({
    mutationFn: (body: SellerDetails) => api('PUT /api/marketplace-settings/seller', { body }),
    onSuccess: useRefresh('GET /api/marketplace-settings/seller'),
  });
