import type { BodyOf } from '@sullam/api-client/client.ts';
import type { Order, PaymentMethods } from '@sullam/api-client/schema.gen.ts';
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

/** What buyers read before they pay. */
export const paymentDisclosureQuery = () => ({
  ...apiQuery('GET /api/orders/payment-disclosure'),
  meta: { isQuiet: true },
});

/** The course of a line: its cover and how far the buyer is. It may be gone, which the order outlives. */
export const lineCourseQuery = (courseId: number) => ({ ...courseQuery(courseId), meta: { isQuiet: true } });

/** The newest seats that the reader bought, among which those of an order are found. */
export const lineSeatsQuery = () => ({
  ...apiQuery('GET /api/seat-pools', { query: { take: 100 } }),
  meta: { isQuiet: true },
});

/** What the buyer can request of a paid order, and what was requested. */
export const refundRequestsQuery = ({ orderId, status }: Pick<Order, 'orderId' | 'status'>) => ({
  ...apiQuery('GET /api/orders/{orderId}/refund-requests', { path: { orderId } }),
  enabled: status === 'PAID',
});

interface RequestedRefunds extends BodyOf<'POST /api/orders/{orderId}/refund-requests'> {
  readonly orderId: number;
}

/** Requests refunds. After a refusal the offers are read again, because they have changed. */
export const useRequestRefunds = () =>
  useMutation({
    mutationFn: ({ orderId, ...body }: RequestedRefunds) =>
      api('POST /api/orders/{orderId}/refund-requests', { path: { orderId }, body }),
    onSettled: useRefresh('GET /api/orders', 'GET /api/orders/{orderId}', 'GET /api/orders/{orderId}/refund-requests'),
  });

/** What a buyer can pay this amount with. */
export const paymentMethodsQuery = (due: { totalMinor: number; currency: string } | undefined) => ({
  ...apiQuery('GET /api/payment-methods', {
    query: due ? { amountMinor: due.totalMinor, currency: due.currency } : {},
  }),
  // what the buyer has chosen and typed stays when the sum changes
  placeholderData: keepPreviousData,
});

/** How to pay an order by transfer or cash, and what an administrator decided. */
export const manualPaymentQuery = (orderId: number) =>
  apiQuery('GET /api/orders/{orderId}/manual-payment', { path: { orderId } });

/** The reader's credit in each currency. */
export const ownCreditQuery = () => apiQuery('GET /api/own-credit');

export const CREDIT_PAGE = 10;

/** One page of what came to the reader's credit and what was paid with it, newest first. */
export const useOwnCreditTransfers = (page: number) =>
  useQuery({
    ...apiQuery('GET /api/own-credit/transfers', { query: { skip: (page - 1) * CREDIT_PAGE, take: CREDIT_PAGE } }),
    placeholderData: keepPreviousData,
  });

interface Starting {
  orderId: number;
  offer: Method;
}

/** Begins to pay an order; pressing twice begins once. */
export const useStartPayment = () =>
  useMutation({
    mutationFn: ({ orderId, offer: { method, provider } }: Starting) =>
      api('POST /api/orders/{orderId}/payments', {
        path: { orderId },
        body: { method: method as ChosenMethod, provider },
      }),
    onSettled: useRefresh(
      'GET /api/orders',
      'GET /api/orders/{orderId}',
      'GET /api/orders/{orderId}/manual-payment',
      'GET /api/payment-methods',
      'GET /api/own-credit',
      'GET /api/own-credit/transfers',
    ),
  });

/** Cancels an unpaid order; its items go back to the cart. */
export const useCancelOrder = () =>
  useMutation({
    mutationFn: (orderId: number) => api('POST /api/orders/{orderId}/cancel', { path: { orderId } }),
    onSuccess: useRefresh('GET /api/orders', 'GET /api/orders/{orderId}', 'GET /api/cart'),
  });

/** Asks the provider how the payments of an order stand. */
export const useCheckPayments = () =>
  useMutation({
    mutationFn: (orderId: number) => api('POST /api/orders/{orderId}/check-payments', { path: { orderId } }),
    onSuccess: useRefresh('GET /api/orders', 'GET /api/orders/{orderId}'),
  });
