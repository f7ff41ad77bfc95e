import type { Cart, CartItem } from '@sullam/api-client/schema.gen.ts';
import { hasQuantity } from '@sullam/domain/commerce/item-types.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useQueryClient } from '@tanstack/react-query';

export type { Cart, CartItem } from '@sullam/api-client/schema.gen.ts';

/** The reader's cart at present prices. */
export const cartQuery = () => apiQuery('GET /api/cart');

type ItemKey = Pick<CartItem, 'itemId' | 'purchasedItemType'>;

/** An item with its quantity, which only some types have. */
type Counted = ItemKey & Partial<Pick<CartItem, 'quantity'>>;

export const isItem =
  (key: ItemKey) =>
  ({ itemId, purchasedItemType: { slug } }: ItemKey): boolean =>
    itemId === key.itemId && slug === key.purchasedItemType.slug;

export const isCourse = (itemId: number) => isItem({ itemId, purchasedItemType: { slug: 'course' } });

/** Every change of the cart returns it. */
export function useKeepCart(): (cart: Cart) => void {
  const queryClient = useQueryClient();
  return (cart) => void queryClient.setQueryData(cartQuery().queryKey, cart);
}

/** Puts an item into the cart; one that is there takes the quantity. */
export function useAddToCart() {
  return useMutation({
    mutationFn: ({ itemId, purchasedItemType: { slug: itemType }, quantity }: Counted) =>
      api('POST /api/cart/items', {
        body: { itemType, itemId, ...(hasQuantity(itemType) && quantity !== undefined ? { quantity } : {}) },
      }),
    onSuccess: useKeepCart(),
  });
}

export function useRemoveFromCart() {
  return useMutation({
    mutationFn: ({ id }: CartItem) =>
      api('DELETE /api/cart/items/{purchasedItemId}', { path: { purchasedItemId: id } }),
    onSuccess: useKeepCart(),
  });
}
