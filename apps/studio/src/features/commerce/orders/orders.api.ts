import type { QueryOf } from '@sullam/api-client/client.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { keepPreviousData } from '@tanstack/react-query';

export type { ManagedOrder, Order } from '@sullam/api-client/schema.gen.ts';

export const ordersQuery = (query: QueryOf<'GET /api/orders/all'>) => ({
  ...apiQuery('GET /api/orders/all', { query }),
  placeholderData: keepPreviousData,
});

export const orderQuery = (orderId: number) => apiQuery('GET /api/orders/{orderId}', { path: { orderId } });

/** What was decided about the order's transfer or cash. */
export const manualPaymentQuery = (orderId: number) =>
  apiQuery('GET /api/orders/{orderId}/manual-payment', { path: { orderId } });

/** Records that a refund has been paid back by hand. */
export const useCompleteRefund = () =>
  useMutation({
    mutationFn: (refundId: number) => api('POST /api/manual-refunds/{refundId}/complete', { path: { refundId } }),
    onSettled: useRefresh('GET /api/orders/{orderId}', 'GET /api/orders/all'),
  });

interface Refund {
  readonly purchasedItemId: number;
  readonly amountMinor: number;
  readonly note: string;
}

export const useRefund = () =>
  useMutation({
    mutationFn: ({ purchasedItemId, ...body }: Refund) =>
      api('POST /api/orders/refund/{purchasedItemId}', { path: { purchasedItemId }, body }),
    onSettled: useRefresh('GET /api/orders/{orderId}', 'GET /api/orders/all'),
  });
