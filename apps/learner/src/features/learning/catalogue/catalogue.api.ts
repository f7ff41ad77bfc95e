import { expiryDateOf } from '@sullam/domain/limits.ts';
import { apiQuery } from '@sullam/web-kit/api.ts';
import type { LoadInput } from '@sullam/web-kit/router/screens.ts';
import { useQuery } from '@tanstack/react-query';
import { type CatalogueFilters, callQueryOf, filtersOf } from './catalogue-query.ts';

export const catalogueQuery = (filters: CatalogueFilters) =>
  apiQuery('GET /api/courses', { query: { ...callQueryOf(filters), expiryDate: expiryDateOf(Date.now()) } });
export const filterOptionsQuery = () => ({ ...apiQuery('GET /api/courses/filter-options'), staleTime: 5 * 60_000 });

export const useFilterOptions = () => useQuery(filterOptionsQuery());

/** What the reader could learn next. */
export const useRecommended = (take: number) => useQuery(apiQuery('GET /api/courses/recommended', { query: { take } }));

const LISTS = ['learningCategories', 'learningTypes', 'languages', 'levels', 'lengths'];

/** What the catalogue asks for at an address. */
export function prefetchCatalogue({ search, queryClient }: LoadInput): void {
  void queryClient.prefetchQuery(filterOptionsQuery());
  // of a list of values only the first one is known here: the screen itself asks for those
  if (LISTS.some((name) => search[name] !== undefined)) return;
  void queryClient.prefetchQuery(catalogueQuery(filtersOf({ list: () => [], value: (name) => search[name] })));
}
