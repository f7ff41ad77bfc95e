import type { CoachingFigures, CoachUtilisation } from '@sullam/api-client/schema.gen.ts';
import type { FigurePeriod } from '@sullam/domain/coaching/figure-periods.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { keepPreviousData } from '@tanstack/react-query';
import type { TableFormat } from '../../../parts/export-menu.tsx';

export type { CoachingFigures, CoachUtilisation };

export const figuresQuery = (period: FigurePeriod) => ({
  ...apiQuery('GET /api/coach-figures', { query: { period } }),
  placeholderData: keepPreviousData,
});

export const exportFigures = (period: FigurePeriod, format: TableFormat) =>
  api('GET /api/coach-figures/export', { query: { period, format } });

export const creditsQuery = () => apiQuery('GET /api/coaching-credits/circulation');

export const utilisationQuery = (query: { skip: number; take: number }) => ({
  ...apiQuery('GET /api/coach-figures/utilisation', { query }),
  placeholderData: keepPreviousData,
});

export const exportUtilisation = (format: TableFormat) =>
  api('GET /api/coach-figures/utilisation/export', { query: { format } });

export const decisionsQuery = () => apiQuery('GET /api/coach-figures/decisions');

/** Testimonials that wait, the first ones. */
export const testimonialsQuery = () => apiQuery('GET /api/coach-ratings', { query: { status: 'WAITING', take: 3 } });
