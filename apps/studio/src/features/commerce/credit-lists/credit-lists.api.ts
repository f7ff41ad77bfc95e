import type { BodyOf, QueryOf } from '@sullam/api-client/client.ts';
import type { CreditList } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { keepPreviousData } from '@tanstack/react-query';

export type { CreditList, CreditListPreview, CreditListRow } from '@sullam/api-client/schema.gen.ts';

/** How often a list is looked at while its job is running. */
const LOOKS_AGAIN = 2000;

export const currenciesQuery = () => apiQuery('GET /api/credit-currencies');

export const listsQuery = (query: QueryOf<'GET /api/credit-lists'>) => ({
  ...apiQuery('GET /api/credit-lists', { query }),
  placeholderData: keepPreviousData,
});

export const listQuery = (creditListId: number) => ({
  ...apiQuery('GET /api/credit-lists/{creditListId}', { path: { creditListId } }),
  refetchInterval: ({ state }: { state: { data?: CreditList | undefined } }) =>
    state.data?.finishedAt === null ? LOOKS_AGAIN : false,
});

/** Rows are read again as long as some of them wait. */
export const rowsQuery = (
  creditListId: number,
  query: QueryOf<'GET /api/credit-lists/{creditListId}/rows'>,
  isRunning: boolean,
) => ({
  ...apiQuery('GET /api/credit-lists/{creditListId}/rows', { path: { creditListId }, query }),
  placeholderData: keepPreviousData,
  refetchInterval: isRunning ? LOOKS_AGAIN : (false as const),
});

type ListBody = BodyOf<'POST /api/credit-lists'>;

export const usePreviewList = () =>
  useMutation({
    mutationFn: (body: ListBody) => api('POST /api/credit-lists/preview', { body }),
    meta: { isQuiet: true },
  });

/** Gives the credit of a list; the same key sends it once. */
export const useSendList = () =>
  useMutation({
    mutationFn: ({ idempotencyKey, ...body }: ListBody & { idempotencyKey: string }) =>
      api('POST /api/credit-lists', { body, idempotencyKey }),
    onSuccess: useRefresh('GET /api/credit-lists', 'GET /api/credit-accounts'),
  });
