import { useKit, useUser } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useVisitorItems } from './visitor-items.ts';

/**
 * Merges what a member chose before signing in into their cart, once for the whole page: a query, so that the bar and the cart share it and
 * a failed one is made again with the next page or connection. An administrator who acts as a member brings no items along.
 */
export function useMergedVisit() {
  const kit = useKit();
  const user = useUser();
  const hasItems = useVisitorItems().length > 0;
  const enabled = user !== null && user.masquerader === null && hasItems;
  const { isLoading, isError, refetch } = useQuery({
    queryKey: ['merged visit', user?.id],
    queryFn: async () => (await import('./merge-visitor-cart.ts')).mergeVisitorCart(kit),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isQuiet: true },
  });
  return { isMerging: enabled && isLoading, hasFailed: enabled && isError, retry: () => void refetch() };
}
