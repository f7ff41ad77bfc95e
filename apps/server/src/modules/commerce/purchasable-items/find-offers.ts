import type { ItemType } from '@sullam/domain/commerce/item-types.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { type Offer, type PurchasableItemType, purchasableItemTypes } from './purchasable-items.types.ts';

export interface ItemKey {
  itemType: ItemType;
  itemId: number;
}

/** The item type of a slug; undefined when no module sells it. */
export const findItemType = (context: SystemContext, slug: string): PurchasableItemType | undefined =>
  context.extensions.of(purchasableItemTypes).find((type) => type.slug === slug);

/**
 * Offers of items of any types, in the order of the keys; null stands for an item that is gone or hidden from the caller.
 */
export async function findOffers(context: MemberContext, tx: Tx, keys: readonly ItemKey[]): Promise<(Offer | null)[]> {
  const found = new Map<string, Offer>();
  for (const type of context.extensions.of(purchasableItemTypes)) {
    const ids = keys.filter(({ itemType }) => itemType === type.slug).map(({ itemId }) => itemId);
    if (ids.length === 0) continue;
    for (const offer of await type.findOffers(context, tx, ids)) found.set(`${type.slug}:${offer.itemId}`, offer);
  }
  return keys.map(({ itemType, itemId }) => found.get(`${itemType}:${itemId}`) ?? null);
}
