import type { Cart, MergedCart } from '@sullam/api-client/schema.gen.ts';
import { api } from '@sullam/web-kit/api.ts';
import { useKit } from '@sullam/web-kit/kit-context.tsx';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type ItemKey, isSameKey, visitorItemsOf } from './visitor-items.ts';

/** A visitor's items at the prices of visitors. Keys go in the body, because an address could be too short for 50 of them. */
export const visitorCartQuery = (items: readonly ItemKey[]) => ({
  queryKey: ['visitor cart', items],
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Cart> =>
    api('POST /api/visitor-cart', { body: { items: [...items] }, signal }),
});

/** Asks for the item together with those that are kept; the browser keeps it only if it can be bought. */
export function useAddVisitorItem() {
  const visitorItems = visitorItemsOf(useKit());
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (key: ItemKey) => {
      const keys = [...visitorItems.get().filter((each) => !isSameKey(each, key)), key];
      const cart = await api('POST /api/visitor-cart', { body: { items: keys } });
      const problem = cart.order.purchasedItems.at(-1)?.problem ?? null;
      if (problem !== null) return { problem, isKept: false };
      const isKept = visitorItems.set(keys);
      if (isKept) queryClient.setQueryData(visitorCartQuery(keys).queryKey, cart);
      return { problem, isKept };
    },
  });
}

/** Adds what was chosen before signing in to the member's cart. */
export const sendVisitorItems = (items: readonly ItemKey[]): Promise<MergedCart> =>
  api('POST /api/cart/merge', { body: { items: [...items] } });
