import type { BodyOf, QueryOf } from '@sullam/api-client/client.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { keepPreviousData } from '@tanstack/react-query';

export type { ManagedManualPayment, ManualPaymentSettings } from '@sullam/api-client/schema.gen.ts';

export const manualPaymentsQuery = (query: QueryOf<'GET /api/manual-payments'>) => ({
  ...apiQuery('GET /api/manual-payments', { query }),
  placeholderData: keepPreviousData,
});

export const manualSettingsQuery = () => apiQuery('GET /api/manual-payment-settings');

const useRefreshPayments = () =>
  useRefresh('GET /api/manual-payments', 'GET /api/orders/{orderId}', 'GET /api/orders/all');

type Confirmation = BodyOf<'POST /api/manual-payments/{paymentId}/confirm'> & { readonly paymentId: number };

/** A refusal usually means that another administrator was faster, so the list is read again in any case. */
export const useConfirmPayment = () =>
  useMutation({
    mutationFn: ({ paymentId, ...body }: Confirmation) =>
      api('POST /api/manual-payments/{paymentId}/confirm', { path: { paymentId }, body }),
    onSettled: useRefreshPayments(),
  });

export const useRejectPayment = () =>
  useMutation({
    mutationFn: ({ paymentId, reason }: { readonly paymentId: number; readonly reason: string }) =>
      api('POST /api/manual-payments/{paymentId}/reject', { path: { paymentId }, body: { reason } }),
    onSettled: useRefreshPayments(),
  });

export const useSaveManualSettings = () =>
  useMutation({
    mutationFn: (body: BodyOf<'PUT /api/manual-payment-settings'>) => api('PUT /api/manual-payment-settings', { body }),
    onSuccess: useRefresh('GET /api/manual-payment-settings'),
  });
