import type { Operation } from '@sullam/api-client/client.ts';
import { useQueryClient } from '@tanstack/react-query';

/** What fetches anew whatever these operations answered, on any page and with any filter: for `onSuccess` of a change. */
export function useRefresh(...operations: readonly Operation[]): () => Promise<unknown> {
  const client = useQueryClient();
  return () => Promise.all(operations.map((key) => client.invalidateQueries({ queryKey: [key] })));
}
