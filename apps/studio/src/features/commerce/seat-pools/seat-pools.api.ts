import type { QueryOf } from '@sullam/api-client/client.ts';
import { apiQuery } from '@sullam/web-kit/api.ts';
import { keepPreviousData } from '@tanstack/react-query';

export type { ManagedSeatPool } from '@sullam/api-client/schema.gen.ts';

export const seatPoolsQuery = (query: QueryOf<'GET /api/seat-pools/all'>) => ({
  ...apiQuery('GET /api/seat-pools/all', { query }),
  placeholderData: keepPreviousData,
});
