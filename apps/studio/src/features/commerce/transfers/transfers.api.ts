import type { BodyOf, QueryOf } from '@sullam/api-client/client.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { keepPreviousData } from '@tanstack/react-query';

export type {
  BankMatch,
  BankStatement,
  BankStatementLine,
  BankStatementPreview,
  BankStatementTable,
  ManagedManualPayment,
  ManualPaymentSettings,
} from '@sullam/api-client/schema.gen.ts';

export const manualPaymentsQuery = (query: QueryOf<'GET /api/manual-payments'>) => ({
  ...apiQuery('GET /api/manual-payments', { query }),
  placeholderData: keepPreviousData,
});

export const manualSettingsQuery = () => apiQuery('GET /api/manual-payment-settings');

const useRefreshPayments = () =>
  useRefresh(
    'GET /api/manual-payments',
    'GET /api/bank-statements/{bankStatementId}/lines',
    'GET /api/orders/{orderId}',
    'GET /api/orders/all',
    'GET /api/orders/counts',
  );

/** What confirming a payment will do; it can change with every order that is paid meanwhile. */
export const confirmationQuery = (paymentId: number) => ({
  ...apiQuery('GET /api/manual-payments/{paymentId}/confirmation', { path: { paymentId } }),
  staleTime: 0,
  meta: { isQuiet: true },
});

type Confirmation = BodyOf<'POST /api/manual-payments/{paymentId}/confirm'> & { readonly paymentId: number };

/** A refusal usually means that another administrator was faster, so the list is read again in any case. */
export const useConfirmPayment = () =>
  useMutation({
    mutationFn: ({ paymentId, ...body }: Confirmation) =>
      api('POST /api/manual-payments/{paymentId}/confirm', { path: { paymentId }, body }),
    onSettled: useRefreshPayments(),
  });

type Received = BodyOf<'POST /api/orders/{orderId}/mark-paid'> & { readonly orderId: number };

export const useMarkPaid = () =>
  useMutation({
    mutationFn: ({ orderId, ...body }: Received) =>
      api('POST /api/orders/{orderId}/mark-paid', { path: { orderId }, body }),
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

export const statementsQuery = () => apiQuery('GET /api/bank-statements', { query: { take: 20 } });

export const statementLinesQuery = (bankStatementId: number, query: QueryOf<'GET /api/bank-statements'>) => ({
  ...apiQuery('GET /api/bank-statements/{bankStatementId}/lines', { path: { bankStatementId }, query }),
  placeholderData: keepPreviousData,
});

const asBody = (file: File): Blob => new Blob([file], { type: 'application/octet-stream' });

/** Which columns of a table are read; nothing: as they look. */
export type StatementColumns = NonNullable<QueryOf<'POST /api/bank-statements/preview'>>;

/** What a file would bring; nothing is saved. */
export const statementPreviewQuery = (file: File | null, columns: StatementColumns) => ({
  queryKey: ['bank statement', file?.name, file?.size, file?.lastModified, columns] as const,
  queryFn: () => api('POST /api/bank-statements/preview', { query: columns, body: asBody(file!) }),
  placeholderData: keepPreviousData,
  enabled: file !== null,
  staleTime: 0,
  gcTime: 0,
  meta: { isQuiet: true },
});

export const useImportStatement = () =>
  useMutation({
    mutationFn: ({ file, columns }: { readonly file: File; readonly columns: StatementColumns }) =>
      api('POST /api/bank-statements', { query: { ...columns, fileName: file.name.slice(-200) }, body: asBody(file) }),
    onSuccess: useRefresh('GET /api/bank-statements', 'GET /api/manual-payments'),
  });
