import type { ItemType } from '@sullam/domain/commerce/item-types.ts';
import type { PriceBuyer } from '@sullam/domain/commerce/prices.ts';
import type { RequestContext, SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import {
  findPricing,
  type ItemPricing,
  NO_PRICING,
  readBuyerOf,
  termsFor,
} from '../../learning/item-prices/item-prices.public.ts';
import {
  type ItemPage,
  type Offer,
  type PriceTerms,
  type PurchasableItemType,
  purchasableItemTypes,
} from './purchasable-items.types.ts';

export interface ItemKey {
  itemType: ItemType;
  itemId: number;
  /** 1 if absent. */
  quantity?: number | undefined;
}

/** The item type of a slug; undefined when no module sells it. */
export const findItemType = (context: SystemContext, slug: string): PurchasableItemType | undefined =>
  context.extensions.of(purchasableItemTypes).find((type) => type.slug === slug);

/** What each type finds of its items, in the order of the keys; null where it finds nothing. */
async function findByType<Found extends { itemId: number }>(
  context: RequestContext,
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

/** What a buyer pays for an item with these special prices, and the problem of one whose price is on request. */
export function termsOf(listMinor: number, pricing: ItemPricing, buyer: PriceBuyer) {
  const { minor: priceMinor, kind: priceKind, until: priceUntil, isOnRequest } = termsFor(listMinor, pricing, buyer);
  const { taxCategory, exemptionReason } = pricing;
  const terms: PriceTerms = { priceMinor, priceKind, priceUntil, taxCategory, exemptionReason, isOnRequest };
  return { terms, problem: isOnRequest ? ('ON_REQUEST' as const) : null };
}

/** Offers of a type at the prices that the caller pays. */
async function findPriced(
  context: RequestContext,
  tx: Tx,
  type: PurchasableItemType,
  itemIds: readonly number[],
  quantities: ReadonlyMap<number, number>,
): Promise<Offer[]> {
  const listed = await type.findOffers(context, tx, itemIds, quantities);
  const unpriced = listed.filter(({ terms }) => !terms).map(({ itemId }) => itemId);
  const pricing = await findPricing(tx, type.slug, unpriced);
  const buyer = await readBuyerOf(context, tx, pricing.values());
  return listed.map(({ terms: known, ...offer }) => {
    if (known) return { ...offer, ...known };
    const { terms, problem } = termsOf(offer.listMinor, pricing.get(offer.itemId) ?? NO_PRICING, buyer);
    return { ...offer, ...terms, problem: offer.problem ?? problem };
  });
}

const quantitiesOf = (keys: readonly ItemKey[], { slug }: PurchasableItemType): ReadonlyMap<number, number> =>
  new Map(keys.filter(({ itemType }) => itemType === slug).map(({ itemId, quantity = 1 }) => [itemId, quantity]));

/** Offers of items of any types, in the order of the keys; null stands for an item that is gone or hidden from the caller. */
export const findOffers = (context: RequestContext, tx: Tx, keys: readonly ItemKey[]): Promise<(Offer | null)[]> =>
  findByType(context, keys, (type, itemIds) => findPriced(context, tx, type, itemIds, quantitiesOf(keys, type)));

/** Pages and pictures of items that were sold, in the order of the keys; null stands for an item that is gone. */
export const findItemPages = (
  context: RequestContext,
  tx: Tx,
  keys: readonly ItemKey[],
): Promise<(ItemPage | null)[]> => findByType(context, keys, (type, itemIds) => type.findPages(context, tx, itemIds));
