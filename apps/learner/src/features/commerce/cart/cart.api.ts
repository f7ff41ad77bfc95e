import type { BodyOf, QueryOf } from '@sullam/api-client/client.ts';
import type { CartVoucher, OrderCompany, TestPayment } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { useKeepCart } from '../../../parts/cart.api.ts';

export type { CartVoucher } from '@sullam/api-client/schema.gen.ts';

/** Applies a voucher; the field says why where it takes nothing off. */
export const useApplyVoucher = () =>
  useMutation({
    mutationFn: (voucherCode: string) => api('POST /api/cart/voucher', { body: { voucherCode } }),
    meta: { isQuiet: true },
    onSuccess: useKeepCart(),
  });

export const useRemoveVoucher = () =>
  useMutation({
    mutationFn: ({ voucherId }: CartVoucher) => api('DELETE /api/cart/voucher', { query: { voucherId } }),
    onSuccess: useKeepCart(),
  });

interface Placing {
  /** Version of the cart that the buyer sees. */
  version: string;
  /** The company that the buyer buys for. */
  company: OrderCompany | undefined;
  /** Whether the buyer saw prices without VAT. */
  isReverseCharge: boolean;
  idempotencyKey: string;
}

/** Places the orders of the cart. The same key places them once, however often it is sent. */
export const usePlaceOrders = () =>
  useMutation({
    mutationFn: ({ version, company, isReverseCharge, idempotencyKey }: Placing) =>
      api('POST /api/cart/checkout', {
        body: { version, ...(company && { company, isReverseCharge }) },
        idempotencyKey,
      }),
    meta: { isQuiet: true },
  });

export const reverseChargeQuery = (query: QueryOf<'GET /api/cart/reverse-charge'>) =>
  apiQuery('GET /api/cart/reverse-charge', { query });

export const testPaymentQuery = (paymentId: number) => ({
  ...apiQuery('GET /api/test-payments/{paymentId}', { path: { paymentId } }),
  // it may have ended since, in another window or by the clock
  gcTime: 0,
  meta: { isQuiet: true },
});

export type Outcome = BodyOf<'POST /api/test-payments/{paymentId}/outcome'>['outcome'];

/** Ends a payment as the buyer chooses; a paid order opens what was bought. */
export const useChooseOutcome = ({ paymentId }: Pick<TestPayment, 'paymentId'>) =>
  useMutation({
    mutationFn: (outcome: Outcome) =>
      api('POST /api/test-payments/{paymentId}/outcome', { path: { paymentId }, body: { outcome } }),
    meta: { isQuiet: true },
    onSuccess: useRefresh(
      'GET /api/orders',
      'GET /api/orders/{orderId}',
      'GET /api/courses',
      'GET /api/courses/{courseId}',
      'GET /api/users/{userId}/my-courses',
    ),
  });
