import type { QueryOf } from '@sullam/api-client/client.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { keepPreviousData } from '@tanstack/react-query';

export const documentsQuery = (query: QueryOf<'GET /api/tax-documents'>) => ({
  ...apiQuery('GET /api/tax-documents', { query }),
  placeholderData: keepPreviousData,
});

/** The documents of a month as a table. */
export const exportDocuments = (query: QueryOf<'GET /api/tax-documents/export'>) =>
  api('GET /api/tax-documents/export', { query });
