import type { QueryOf } from '@sullam/api-client/client.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { keepPreviousData } from '@tanstack/react-query';

export type { PaymentFeeRow, PaymentFees, Payout, PayoutEntry } from '@sullam/api-client/schema.gen.ts';

export const feesQuery = (query: QueryOf<'GET /api/payment-fees'>) => ({
  ...apiQuery('GET /api/payment-fees', { query }),
  placeholderData: keepPreviousData,
});

export const payoutsQuery = (query: QueryOf<'GET /api/payouts'>) => ({
  ...apiQuery('GET /api/payouts', { query }),
  placeholderData: keepPreviousData,
});

export const entriesQuery = (payoutId: number, query: QueryOf<'GET /api/payouts/{payoutId}/entries'>) => ({
  ...apiQuery('GET /api/payouts/{payoutId}/entries', { path: { payoutId }, query }),
  placeholderData: keepPreviousData,
});

export const exportFees = (query: QueryOf<'GET /api/payment-fees/export'>) =>
  api('GET /api/payment-fees/export', { query });

export const exportPayouts = (query: QueryOf<'GET /api/payouts/export'>) => api('GET /api/payouts/export', { query });
