import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { courseQuery } from '../../learning/course-overview/course-overview.public.ts';

export type { Order, OrderSummary } from '@sullam/api-client/schema.gen.ts';

export const ORDERS_PAGE = 12;

/** One page of the reader's orders, newest first. */
export const useOwnOrders = (page: number) =>
  useQuery({
    ...apiQuery('GET /api/orders', { query: { skip: (page - 1) * ORDERS_PAGE, take: ORDERS_PAGE } }),
    placeholderData: keepPreviousData,
  });

export const orderQuery = (orderId: number) => apiQuery('GET /api/orders/{orderId}', { path: { orderId } });

/** The course of a line: its cover and how far the buyer is. It may be gone, which the order outlives. */
export const lineCourseQuery = (courseId: number) => ({ ...courseQuery(courseId), meta: { isQuiet: true } });

/** Begins to pay an order; pressing twice leads to the same page. */
export const useStartPayment = () =>
  useMutation({
    mutationFn: (orderId: number) =>
      api('POST /api/orders/{orderId}/payments', { path: { orderId }, body: { method: 'Credit Card' } }),
    onSuccess: useRefresh('GET /api/orders/{orderId}'),
  });

/** Cancels an unpaid order; its items go back to the cart. */
export const useCancelOrder = () =>
  useMutation({
    mutationFn: (orderId: number) => api('POST /api/orders/{orderId}/cancel', { path: { orderId } }),
    onSuccess: useRefresh('GET /api/orders', 'GET /api/orders/{orderId}', 'GET /api/cart'),
  });
