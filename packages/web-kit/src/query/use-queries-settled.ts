import { type QueryKey, type UseQueryOptions, useQueries } from '@tanstack/react-query';
import { useLatch } from '../base/use-latch.ts';

/**
 * Whether everything has been answered once, well or badly, that a page is drawn of. It shows its skeleton until then: parts that come
 * one by one would push away what is below them.
 */
export function useQueriesSettled(queries: readonly { queryKey: QueryKey; queryFn?: unknown }[]): boolean {
  const found = useQueries({ queries: queries as UseQueryOptions[] });
  // what isn't asked for is not waited for
  const areAnswered = found.every(({ isPending, fetchStatus }) => !isPending || fetchStatus === 'idle');
  const wereAnswered = useLatch(found.length > 0 && areAnswered);
  return found.length === 0 || wereAnswered;
}
