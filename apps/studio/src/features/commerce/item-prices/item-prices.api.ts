import type { ItemPriceBody } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { keepPreviousData } from '@tanstack/react-query';

export type { ItemPrice, ItemPriceBody } from '@sullam/api-client/schema.gen.ts';

/** Items that have a page for their prices, with the address at which each is edited. */
export const ITEM_TYPES = ['course', 'specialization', 'event', 'bundle', 'coaching-package'] as const;

export interface ItemKey {
  readonly itemType: (typeof ITEM_TYPES)[number];
  readonly itemId: number;
}

const pathOf = ({ itemType, itemId }: ItemKey) => ({ path: { itemType, itemId } });

export const itemPriceQuery = (key: ItemKey) => apiQuery('GET /api/item-prices/{itemType}/{itemId}', pathOf(key));

/** What a member pays at a moment, as prices are saved. */
export const quoteQuery = (key: ItemKey, userId: number, at: string) => ({
  ...apiQuery('GET /api/item-prices/{itemType}/{itemId}/quote', { ...pathOf(key), query: { userId, at } }),
  placeholderData: keepPreviousData,
});

export const peopleQuery = (search: string) => ({
  ...apiQuery('GET /api/members', { query: { status: 'ACTIVE', take: 20, ...(search ? { search } : {}) } }),
  placeholderData: keepPreviousData,
});

export const useSaveItemPrice = (key: ItemKey) =>
  useMutation({
    mutationFn: (body: ItemPriceBody) => api('PUT /api/item-prices/{itemType}/{itemId}', { ...pathOf(key), body }),
    onSuccess: useRefresh('GET /api/item-prices/{itemType}/{itemId}', 'GET /api/item-prices/{itemType}/{itemId}/quote'),
  });
