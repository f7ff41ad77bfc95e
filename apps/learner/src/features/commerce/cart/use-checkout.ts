import { ApiError } from '@sullam/api-client/api-error.ts';
import type { OrderCompany } from '@sullam/api-client/schema.gen.ts';
import { randomKey } from '@sullam/web-kit/base/random-key.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useRef, useState } from 'react';
import type { Cart } from '../../../parts/cart.api.ts';
import { type Method, orderPath, paidPath, usePay } from '../orders/orders.public.ts';
import { usePlaceOrders } from './cart.api.ts';

type Order = Cart['order'];

/** Another window, the seller or time has changed the cart since the buyer saw it. */
const isOfChange = (problem: unknown): boolean =>
  problem instanceof ApiError &&
  (problem.errorCode === 'order.cart-changed' || problem.errorCode === 'order.cart-empty');

/** One key for each request while the page is open: pressing twice, or again after a lost connection, orders once. */
function useKeys(): (request: string) => string {
  const keys = useRef(new Map<string, string>());
  return (request) => {
    const key = keys.current.get(request) ?? randomKey();
    keys.current.set(request, key);
    return key;
  };
}

interface Choices {
  /** None where nothing costs anything. */
  offer: Method | undefined;
  /** Whom the buyer buys for; undefined: for themselves. */
  company: OrderCompany | undefined;
  /** Whether the buyer saw prices without VAT. */
  isReverseCharge: boolean;
}

/** Places the orders of the cart and leads to the payment of the first one that costs something. */
export function useCheckout() {
  const go = useGo();
  const keyOf = useKeys();
  const place = usePlaceOrders();
  const { pay, isPending } = usePay();
  const refresh = useRefresh(
    'GET /api/cart',
    'GET /api/cart/reverse-charge',
    'GET /api/orders',
    'GET /api/courses/{courseId}',
    'GET /api/courses',
  );
  const [isLeaving, setLeaving] = useState(false);
  const [seen, setSeen] = useState<Order | null>(null);
  const { error } = place;
  return {
    isPending: place.isPending || isPending || isLeaving,
    /** The cart that the buyer saw when the server found another one. */
    seen,
    failure: error === null || isOfChange(error) ? null : error.message,
    /** What the server refused, for the fields of the company. */
    refusal: error,
    placeAndPay: (order: Order, { offer, company, isReverseCharge }: Choices) =>
      place.mutate(
        {
          version: order.version,
          company,
          isReverseCharge,
          idempotencyKey: keyOf(JSON.stringify([order.version, company, isReverseCharge])),
        },
        {
          onSuccess: ({ orders }) => {
            // the cart stays as it is until the page is left
            setLeaving(true);
            const due = orders.find(({ status }) => status === 'PENDING');
            const [first] = orders;
            if (due && offer) pay(due.orderId, offer, () => go(orderPath(due.orderId)));
            else if (due) go(orderPath(due.orderId));
            else if (first) go(paidPath(first.orderId));
          },
          onError: (problem) => {
            if (!isOfChange(problem)) return;
            setSeen(order);
            void refresh();
          },
        },
      ),
  };
}
