import type { SearchKind } from '@sullam/domain/search-kinds.gen.ts';
import { apiQuery } from '@sullam/web-kit/api.ts';
import { keepPreviousData } from '@tanstack/react-query';

export type { SearchResult } from '@sullam/api-client/schema.gen.ts';

export const SEARCH_PAGE = 10;
/** Fewer letters fit nearly everything. */
export const SHORTEST_QUERY = 2;

export interface SearchPage {
  q: string;
  /** One kind, page by page; without it a few of each. */
  kind: SearchKind | null;
  page: number;
}

/** What fits the words. The last results stay while new ones are on their way. */
export const searchPageQuery = ({ q, kind, page }: SearchPage) => ({
  ...apiQuery('GET /api/search', {
    query: kind ? { q, kind, skip: (page - 1) * SEARCH_PAGE, take: SEARCH_PAGE } : { q, take: 40 },
  }),
  placeholderData: keepPreviousData,
});
