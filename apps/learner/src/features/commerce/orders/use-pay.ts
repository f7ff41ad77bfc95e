import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useStartPayment } from './orders.api.ts';

/** Where an order is shown. */
export const orderPath = (orderId: number): string => `/profile/payment-history/${orderId}`;

/** Where it is shown to a buyer who has just paid it. */
export const paidPath = (orderId: number): string => `${orderPath(orderId)}?paid=1`;

/** Begins to pay an order and goes to the page on which that is done: one of this application, or the provider's. */
export function usePay() {
  const go = useGo();
  const { mutate, isPending } = useStartPayment();
  return {
    isPending,
    pay: (orderId: number, onError?: () => void) =>
      mutate(orderId, {
        onSuccess: ({ url }) => (url.startsWith('/') ? go(url) : window.location.assign(url)),
        ...(onError ? { onError } : {}),
      }),
  };
}
