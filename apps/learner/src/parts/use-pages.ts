import { hashKey, QueryObserver, type QueryObserverResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useState } from 'react';
import type { Page, PageQuery } from './use-paged-list.ts';

/**
 * The results of several pages of a list, fetched and kept up to date. The library's `useQueries` does the same for all kinds of queries
 * and weighs a hundredth of a first page, which this list alone would need it for.
 */
export function usePages<Item>(queries: readonly PageQuery<Item>[]): QueryObserverResult<Page<Item>>[] {
  const client = useQueryClient();
  const [observers] = useState(() => new Map<string, QueryObserver<Page<Item>>>());
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const pages = queries.map((query) => {
    const options = { ...client.defaultQueryOptions<Page<Item>>(query), _optimisticResults: 'optimistic' as const };
    const key = hashKey(query.queryKey);
    const observer = observers.get(key) ?? new QueryObserver<Page<Item>>(client, options);
    observers.set(key, observer);
    return { key, observer, result: observer.getOptimisticResult(options) };
  });
  const keys = pages.map(({ key }) => key).join();
  useEffect(() => {
    const stops =
      keys === ''
        ? []
        : [...observers].filter(([key]) => keys.includes(key)).map(([, observer]) => observer.subscribe(redraw));
    return () => {
      for (const stop of stops) stop();
    };
  }, [keys, observers]);
  return pages.map(({ result }) => result);
}
