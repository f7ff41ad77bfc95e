import type { ItemType } from '@sullam/domain/commerce/item-types.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import {
  type ItemPage,
  type Offer,
  type PurchasableItemType,
  purchasableItemTypes,
} from './purchasable-items.types.ts';

export interface ItemKey {
  itemType: ItemType;
  itemId: number;
}

/** The item type of a slug; undefined when no module sells it. */
export const findItemType = (context: SystemContext, slug: string): PurchasableItemType | undefined =>
  context.extensions.of(purchasableItemTypes).find((type) => type.slug === slug);

/** What each type finds of its items, in the order of the keys; null where it finds nothing. */
async function findByType<Found extends { itemId: number }>(
  context: MemberContext,
  keys: readonly ItemKey[],
  find: (type: PurchasableItemType, itemIds: number[]) => Promise<Found[]>,
): Promise<(Found | null)[]> {
  const found = new Map<string, Found>();
  for (const type of context.extensions.of(purchasableItemTypes)) {
    const ids = keys.filter(({ itemType }) => itemType === type.slug).map(({ itemId }) => itemId);
    if (ids.length === 0) continue;
    for (const one of await find(type, ids)) found.set(`${type.slug}:${one.itemId}`, one);
  }
  return keys.map(({ itemType, itemId }) => found.get(`${itemType}:${itemId}`) ?? null);
}

/** Offers of items of any types, in the order of the keys; null stands for an item that is gone or hidden from the caller. */
export const findOffers = (context: MemberContext, tx: Tx, keys: readonly ItemKey[]): Promise<(Offer | null)[]> =>
  findByType(context, keys, (type, itemIds) => type.findOffers(context, tx, itemIds));

/** Pages and pictures of items that were sold, in the order of the keys; null stands for an item that is gone. */
export const findItemPages = (context: MemberContext, tx: Tx, keys: readonly ItemKey[]): Promise<(ItemPage | null)[]> =>
  findByType(context, keys, (type, itemIds) => type.findPages(context, tx, itemIds));
