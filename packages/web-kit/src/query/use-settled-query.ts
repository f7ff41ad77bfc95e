import {
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';

/** A failure that is not older was waited for here. */
const JUST_NOW = 2000;
const waits = new WeakMap<object, Promise<void>>();

/**
 * `useQuery` that suspends until the first answer or failure is there, so that the skeleton of the whole page stays until
 * then: what is below would move otherwise, when this takes its size.
 */
export function useSettledQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): UseQueryResult<Data> {
  const client = useQueryClient();
  // what failed while it was waited for is shown as it is, not asked for again by being shown
  const result = useQuery({ ...options, retryOnMount: false });
  const query = client.getQueryCache().build(client, client.defaultQueryOptions(options));
  if (result.isPending) {
    const forget = () => void waits.delete(query);
    const wait = waits.get(query) ?? client.fetchQuery(options).then(forget, forget);
    waits.set(query, wait);
    throw wait;
  }
  // whoever comes back to an old failure tries anew by that
  useEffect(() => {
    const { data, status, errorUpdatedAt } = query.state;
    if (data === undefined && status === 'error' && Date.now() - errorUpdatedAt > JUST_NOW) void result.refetch();
  }, [query]);
  return result;
}
