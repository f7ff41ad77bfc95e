import type { QueryOf } from '@sullam/api-client/client.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { keepPreviousData } from '@tanstack/react-query';
import type { TableFormat } from '../../../parts/export-menu.tsx';

export type { CreditAccount, CreditTransfer } from '@sullam/api-client/schema.gen.ts';

export const accountsQuery = (query: QueryOf<'GET /api/credit-accounts'>) => ({
  ...apiQuery('GET /api/credit-accounts', { query }),
  placeholderData: keepPreviousData,
});

export const accountQuery = (creditAccountId: number) =>
  apiQuery('GET /api/credit-accounts/{creditAccountId}', { path: { creditAccountId } });

export const transfersQuery = (
  creditAccountId: number,
  query: QueryOf<'GET /api/credit-accounts/{creditAccountId}/transfers'>,
) => ({
  ...apiQuery('GET /api/credit-accounts/{creditAccountId}/transfers', { path: { creditAccountId }, query }),
  placeholderData: keepPreviousData,
});

export const exportAccounts = (format: TableFormat) => api('GET /api/credit-accounts/export', { query: { format } });

export const exportTransfers = (creditAccountId: number, format: TableFormat) =>
  api('GET /api/credit-accounts/{creditAccountId}/export', { path: { creditAccountId }, query: { format } });

const useRefreshCredit = () =>
  useRefresh(
    'GET /api/credit-accounts',
    'GET /api/credit-accounts/{creditAccountId}',
    'GET /api/credit-accounts/{creditAccountId}/transfers',
  );

interface Moving {
  readonly amountMinor: number;
  readonly reason: string;
  /** The same key moves it once, however often it is sent. */
  readonly idempotencyKey: string;
}

export const useTopUp = () =>
  useMutation({
    mutationFn: ({ idempotencyKey, ...body }: Moving & { userId: number; currency: string }) =>
      api('POST /api/credit-top-ups', { body, idempotencyKey }),
    onSuccess: useRefreshCredit(),
  });

export const useDeduct = () =>
  useMutation({
    mutationFn: ({ creditAccountId, idempotencyKey, ...body }: Moving & { creditAccountId: number }) =>
      api('POST /api/credit-accounts/{creditAccountId}/deductions', {
        path: { creditAccountId },
        body,
        idempotencyKey,
      }),
    onSettled: useRefreshCredit(),
  });
