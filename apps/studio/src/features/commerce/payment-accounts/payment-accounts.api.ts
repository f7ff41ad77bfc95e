import type { PaymentAccounts } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';

export type Provider = PaymentAccounts['providers'][number];
export type Account = Provider['accounts'][number];

export const accountsQuery = () => apiQuery('GET /api/payment-accounts');

interface AccountKey {
  readonly provider: string;
  readonly mode: Account['mode'];
}

/** What the server refuses is said in the dialog. */
export const useSaveKeys = () =>
  useMutation({
    mutationFn: ({ provider, ...body }: { provider: string; keys: string[]; mode?: Account['mode'] }) =>
      api('PUT /api/payment-accounts/{provider}', { path: { provider }, body }),
    onSuccess: useRefresh('GET /api/payment-accounts'),
  });

export const useCheckAccount = () =>
  useMutation({
    mutationFn: (path: AccountKey) => api('POST /api/payment-accounts/{provider}/{mode}/check', { path }),
    onSuccess: useRefresh('GET /api/payment-accounts'),
  });

export const useConnectWebhook = () =>
  useMutation({
    mutationFn: (path: AccountKey) => api('POST /api/payment-accounts/{provider}/{mode}/webhook', { path }),
    onSuccess: useRefresh('GET /api/payment-accounts'),
  });

export const useSaveWebhookSecret = () =>
  useMutation({
    mutationFn: ({ secret, ...path }: AccountKey & { secret: string }) =>
      api('PUT /api/payment-accounts/{provider}/{mode}/webhook', { path, body: { secret } }),
    onSuccess: useRefresh('GET /api/payment-accounts'),
  });

export const useOfferAccount = () =>
  useMutation({
    mutationFn: ({ isOffered, ...path }: AccountKey & { isOffered: boolean }) =>
      api('PUT /api/payment-accounts/{provider}/{mode}/offer', { path, body: { isOffered } }),
    onSuccess: useRefresh('GET /api/payment-accounts'),
  });
