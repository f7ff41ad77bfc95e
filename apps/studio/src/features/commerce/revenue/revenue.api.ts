import type { QueryOf } from '@sullam/api-client/client.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { keepPreviousData } from '@tanstack/react-query';

export type { RevenueFigures, RevenueRow } from '@sullam/api-client/schema.gen.ts';

type RevenueQuery = QueryOf<'GET /api/revenue'>;
export type Grouping = RevenueQuery['by'];
/** What a report is about, however it is grouped. */
export type Reported = Omit<RevenueQuery, 'by'>;

export const currenciesQuery = () => apiQuery('GET /api/revenue/currencies');

export const revenueQuery = (query: RevenueQuery) => ({
  ...apiQuery('GET /api/revenue', { query }),
  placeholderData: keepPreviousData,
});

export const exportRevenue = (query: QueryOf<'GET /api/revenue/export'>) => api('GET /api/revenue/export', { query });
