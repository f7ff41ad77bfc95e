import type { BodyOf, QueryOf } from '@sullam/api-client/client.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { keepPreviousData } from '@tanstack/react-query';

export type { CancellationTier, FailedRefund, ManagedRefundRequest, Order } from '@sullam/api-client/schema.gen.ts';

/** The item types that have a start, of which tickets are the only one. */
const itemType = 'event';

export const defaultTermsQuery = () => apiQuery('GET /api/cancellation-terms/{itemType}', { path: { itemType } });

export const itemTermsQuery = (itemId: number) =>
  apiQuery('GET /api/cancellation-terms/{itemType}/{itemId}', { path: { itemType, itemId } });

export const useSaveDefaultTerms = () =>
  useMutation({
    mutationFn: (body: BodyOf<'PUT /api/cancellation-terms/{itemType}'>) =>
      api('PUT /api/cancellation-terms/{itemType}', { path: { itemType }, body }),
    onSuccess: useRefresh('GET /api/cancellation-terms/{itemType}', 'GET /api/cancellation-terms/{itemType}/{itemId}'),
  });

export const useSaveItemTerms = (itemId: number) =>
  useMutation({
    mutationFn: (body: BodyOf<'PUT /api/cancellation-terms/{itemType}/{itemId}'>) =>
      api('PUT /api/cancellation-terms/{itemType}/{itemId}', { path: { itemType, itemId }, body }),
    onSuccess: useRefresh('GET /api/cancellation-terms/{itemType}/{itemId}'),
  });

export const requestsQuery = (query: QueryOf<'GET /api/refund-requests'>) => ({
  ...apiQuery('GET /api/refund-requests', { query }),
  placeholderData: keepPreviousData,
});

export const failedRefundsQuery = (query: QueryOf<'GET /api/failed-refunds'>) => ({
  ...apiQuery('GET /api/failed-refunds', { query }),
  placeholderData: keepPreviousData,
});

/** What the buyer of an order has requested. */
export const orderRequestsQuery = (orderId: number) =>
  apiQuery('GET /api/orders/{orderId}/refund-requests', { path: { orderId } });

const useRefreshRequests = () =>
  useRefresh(
    'GET /api/orders/all',
    'GET /api/orders/{orderId}',
    'GET /api/orders/{orderId}/refund-requests',
    'GET /api/refund-requests',
    'GET /api/failed-refunds',
  );

interface Approval extends BodyOf<'POST /api/refund-requests/{refundRequestId}/approve'> {
  readonly refundRequestId: number;
}

export const useApprove = () =>
  useMutation({
    mutationFn: ({ refundRequestId, ...body }: Approval) =>
      api('POST /api/refund-requests/{refundRequestId}/approve', { path: { refundRequestId }, body }),
    onSettled: useRefreshRequests(),
  });

export const useDecline = () =>
  useMutation({
    mutationFn: ({ refundRequestId, answer }: { refundRequestId: number; answer: string }) =>
      api('POST /api/refund-requests/{refundRequestId}/decline', { path: { refundRequestId }, body: { answer } }),
    onSettled: useRefreshRequests(),
  });

export const useRetryRefund = () =>
  useMutation({
    mutationFn: (refundId: number) => api('POST /api/failed-refunds/{refundId}/retry', { path: { refundId } }),
    onSettled: useRefreshRequests(),
  });

/** What goes back to buyers if an event is cancelled. */
export const soldTicketsQuery = (eventId: number) =>
  apiQuery('GET /api/events/{eventId}/sold-tickets', { path: { eventId } });
