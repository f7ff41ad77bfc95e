import type { QueryOf } from '@sullam/api-client/client.ts';
import type { AccountingSettings } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { keepPreviousData } from '@tanstack/react-query';

export type { AccountingCustomer, AccountingInvoice, AccountingSettings } from '@sullam/api-client/schema.gen.ts';

/** What of the settings an administrator decides. */
export type Editable = Pick<AccountingSettings, 'isEnabled' | 'url' | 'sendsTestOrders' | 'accounts'>;

const SETTINGS = 'GET /api/accounting/settings';
const INVOICES = 'GET /api/accounting/invoices';
const CUSTOMERS = 'GET /api/accounting/customers';

export const settingsQuery = () => apiQuery(SETTINGS);

export const invoicesQuery = (query: QueryOf<typeof INVOICES>) => ({
  ...apiQuery(INVOICES, { query }),
  placeholderData: keepPreviousData,
});

export const customersQuery = (query: QueryOf<typeof CUSTOMERS>) => ({
  ...apiQuery(CUSTOMERS, { query }),
  placeholderData: keepPreviousData,
});

/** What the server refuses is said at the fields. */
export const useSaveSettings = () =>
  useMutation({
    mutationFn: (body: Editable) => api('PUT /api/accounting/settings', { body }),
    onSuccess: useRefresh(SETTINGS),
  });

export const useReplaceSecret = () =>
  useMutation({ mutationFn: () => api('POST /api/accounting/secret'), onSuccess: useRefresh(SETTINGS) });

export const useSendTest = () => useMutation({ mutationFn: () => api('POST /api/accounting/test') });

export const useSendMonth = () =>
  useMutation({
    mutationFn: (month: string) => api('POST /api/accounting/invoices/send', { body: { month } }),
    onSuccess: useRefresh(SETTINGS, INVOICES, CUSTOMERS),
  });

export const useSendOrder = () =>
  useMutation({
    mutationFn: (orderId: number) => api('POST /api/orders/{orderId}/send-to-accounting', { path: { orderId } }),
    onSuccess: useRefresh(SETTINGS, INVOICES, CUSTOMERS),
  });

/** The journal of a month as a table. */
export const exportJournal = (query: QueryOf<'GET /api/accounting/journal'>) =>
  api('GET /api/accounting/journal', { query });
