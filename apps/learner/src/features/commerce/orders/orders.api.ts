import type { PaymentMethods } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { courseQuery } from '../../learning/course-overview/course-overview.public.ts';

export type { ManualPayment, Order, OrderSummary } from '@sullam/api-client/schema.gen.ts';

export type Method = PaymentMethods['methods'][number];
/** What a buyer can choose. An order that costs nothing asks for no method. */
export type ChosenMethod = Exclude<Method['method'], 'Free' | 'Voucher'>;

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

export const paymentMethodsQuery = () => apiQuery('GET /api/payment-methods');

/** How to pay an order by transfer or cash, and what an administrator decided. */
export const manualPaymentQuery = (orderId: number) =>
  apiQuery('GET /api/orders/{orderId}/manual-payment', { path: { orderId } });

interface Starting {
  orderId: number;
  method: ChosenMethod;
}

/** Begins to pay an order; pressing twice begins once. */
export const useStartPayment = () =>
  useMutation({
    mutationFn: ({ orderId, method }: Starting) =>
      api('POST /api/orders/{orderId}/payments', { path: { orderId }, body: { method } }),
    onSuccess: useRefresh('GET /api/orders', 'GET /api/orders/{orderId}', 'GET /api/orders/{orderId}/manual-payment'),
  });

/** Cancels an unpaid order; its items go back to the cart. */
export const useCancelOrder = () =>
  useMutation({
    mutationFn: (orderId: number) => api('POST /api/orders/{orderId}/cancel', { path: { orderId } }),
    onSuccess: useRefresh('GET /api/orders', 'GET /api/orders/{orderId}', 'GET /api/cart'),
  });
