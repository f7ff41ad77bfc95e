import type { StartedPayment } from '@sullam/api-client/schema.gen.ts';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { type Method, type Order, useStartPayment } from './orders.api.ts';

/** Where an order is shown. */
export const orderPath = (orderId: number): string => `/profile/payment-history/${orderId}`;

/** Where it is shown to a buyer who has just paid it. */
export const paidPath = (orderId: number): string => `${orderPath(orderId)}?paid=1`;

/** Begins to pay an order and goes to where that is done: a page of this application or of the provider, or the order itself. Credit has paid it by then. */
export function usePay() {
  const go = useGo();
  const { mutate, isPending } = useStartPayment();
  const leave = (orderId: number, { method }: Method, { url }: StartedPayment) => {
    if (url === null) go(method === 'Organization Credit' ? paidPath(orderId) : orderPath(orderId));
    else if (url.startsWith('/')) go(url);
    else window.location.assign(url);
  };
  return {
    isPending,
    pay: (orderId: number, offer: Method, onError?: () => void) =>
      mutate(
        { orderId, offer },
        { onSuccess: (started) => leave(orderId, offer, started), ...(onError ? { onError } : {}) },
      ),
  };
}

/** The money comes by hand, and an administrator confirms it. */
export const isManualMethod = (method: Order['method'] | undefined): boolean =>
  method === 'Wire Transfer' || method === 'Cash';
