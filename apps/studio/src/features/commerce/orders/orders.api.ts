import type { QueryOf } from '@sullam/api-client/client.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { keepPreviousData } from '@tanstack/react-query';

export type { Dispute, ManagedOrder, Order } from '@sullam/api-client/schema.gen.ts';

export type OrdersQuery = QueryOf<'GET /api/orders/all'>;

export const ordersQuery = (query: OrdersQuery) => ({
  ...apiQuery('GET /api/orders/all', { query }),
  placeholderData: keepPreviousData,
});

/** Orders of each state and currency that the filters leave. */
export const countsQuery = (query: QueryOf<'GET /api/orders/counts'>) => ({
  ...apiQuery('GET /api/orders/counts', { query }),
  placeholderData: keepPreviousData,
});

export const exportOrders = (query: QueryOf<'GET /api/orders/export'>) => api('GET /api/orders/export', { query });

export const orderQuery = (orderId: number) => apiQuery('GET /api/orders/{orderId}', { path: { orderId } });

/** What was decided about the order's transfer or cash. */
export const manualPaymentQuery = (orderId: number) =>
  apiQuery('GET /api/orders/{orderId}/manual-payment', { path: { orderId } });

/** Disputes about the payments of an order. */
export const disputesQuery = (orderId: number) => apiQuery('GET /api/orders/{orderId}/disputes', { path: { orderId } });

interface TestDecision {
  readonly paymentId: number;
  readonly decision: 'WON' | 'LOST';
}

/** Decides a dispute of the test provider. */
export const useDecideTestDispute = () =>
  useMutation({
    mutationFn: ({ paymentId, decision }: TestDecision) =>
      api('POST /api/test-payments/{paymentId}/dispute', { path: { paymentId }, body: { decision } }),
    onSettled: useRefresh(
      'GET /api/orders/{orderId}',
      'GET /api/orders/{orderId}/disputes',
      'GET /api/orders/all',
      'GET /api/orders/{orderId}/tax-documents',
    ),
  });
/** Seats that the order bought. */
export const orderSeatsQuery = (orderId: number) => apiQuery('GET /api/seat-pools/all', { query: { orderId } });

/** Records that a refund has been paid back by hand. */
export const useCompleteRefund = () =>
  useMutation({
    mutationFn: (refundId: number) => api('POST /api/manual-refunds/{refundId}/complete', { path: { refundId } }),
    onSettled: useRefresh('GET /api/orders/{orderId}', 'GET /api/orders/all', 'GET /api/orders/counts'),
  });

interface Refund {
  readonly purchasedItemId: number;
  readonly amountMinor: number;
  readonly note: string;
  readonly destination: 'ORIGINAL' | 'CREDIT';
}

export const useRefund = () =>
  useMutation({
    mutationFn: ({ purchasedItemId, ...body }: Refund) =>
      api('POST /api/orders/refund/{purchasedItemId}', { path: { purchasedItemId }, body }),
    onSettled: useRefresh(
      'GET /api/orders/{orderId}',
      'GET /api/orders/all',
      'GET /api/orders/counts',
      'GET /api/seat-pools/all',
    ),
  });
