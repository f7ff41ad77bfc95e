import type { MemberContext, RequestContext } from '../../../kernel/context.ts';
import { reading, transaction } from '../../../kernel/database/database.ts';
import { findOffers, type ItemKey, type Offer } from '../purchasable-items/purchasable-items.public.ts';
import { type CartItemRow, insertCartItems, listCartItems, lockCart } from './carts.repository.ts';
import { type Cart, type MergedCart, MOST_ITEMS } from './carts.schemas.ts';
import { checkQuantity } from './item-quantities.ts';
import { assembleCart, priceCart, sellingTermsOf } from './priced-cart.ts';

const nameOf = ({ itemType, itemId }: ItemKey): string => `${itemType}:${itemId}`;

/** The keys in their order, each once. @throws Problem validation for a quantity that the type doesn't take */
const distinct = (keys: readonly ItemKey[]): ItemKey[] => {
  for (const [at, key] of keys.entries()) checkQuantity(key, `items.${at}.quantity`);
  return [...new Map(keys.map((key) => [nameOf(key), key])).values()];
};

/** A visitor's item as a row of a cart. It has no former price: the browser doesn't keep any. */
const rowOf = (context: RequestContext, key: ItemKey, at: number, offer: Offer | null): CartItemRow => ({
  ...key,
  quantity: key.quantity ?? 1,
  cartItemId: at + 1,
  title: offer?.title ?? {},
  priceMinor: offer && !offer.isOnRequest ? offer.priceMinor : 0,
  currency: offer?.currency ?? context.configuration.currency,
});

/**
 * Prices the items of a visitor. A signed-in caller gets the same response, so that it never depends on who asks. Items that are unknown
 * or hidden from visitors are GONE and have no title.
 */
export const priceVisitorCart = (context: RequestContext, items: readonly ItemKey[]): Promise<Cart> => {
  const visitor: RequestContext = { ...context, caller: { kind: 'anonymous' } };
  return reading(visitor, async (tx) => {
    const keys = distinct(items);
    const offers = await findOffers(visitor, tx, keys);
    const rows = keys.map((key, at) => rowOf(visitor, key, at, offers[at] ?? null));
    return assembleCart(rows, offers, [], await sellingTermsOf(tx, rows));
  });
};

/** Sorts a visitor's items: new ones that go into the cart, how many are there in the end, and those that are left out. */
function sortItems(keys: readonly ItemKey[], offers: readonly (Offer | null)[], present: readonly ItemKey[]) {
  const there = new Set(present.map(nameOf));
  const added: (ItemKey & Offer)[] = [];
  const leftOut: MergedCart['leftOut'] = [];
  for (const [at, key] of keys.entries()) {
    if (there.has(nameOf(key))) continue;
    const offer = offers[at] ?? null;
    const isFull = present.length + added.length >= MOST_ITEMS;
    const reason = offer === null ? 'GONE' : (offer.problem ?? (isFull ? 'FULL' : null));
    if (offer !== null && reason === null) added.push({ ...offer, ...key });
    else
      leftOut.push({
        itemId: key.itemId,
        purchasedItemType: { slug: key.itemType },
        title: (offer?.title ?? {}) as MergedCart['leftOut'][number]['title'],
        reason: reason ?? 'GONE',
      });
  }
  return { added, leftOut, keptCount: keys.length - leftOut.length };
}

/**
 * Adds what a member chose as a visitor to their cart; twice is once. What is in the cart stays as it is, and an item that can't be bought
 * is left out instead of failing the others.
 */
export const mergeVisitorCart = (context: MemberContext, items: readonly ItemKey[]): Promise<MergedCart> =>
  transaction(context, async (tx) => {
    const { userId } = context.caller;
    const now = context.clock.now();
    await lockCart(tx, userId, now);
    const keys = distinct(items);
    const offers = await findOffers(context, tx, keys);
    const { added, leftOut, keptCount } = sortItems(keys, offers, await listCartItems(tx, userId));
    await insertCartItems(tx, userId, added, now);
    return { cart: await priceCart(context, tx), keptCount, leftOut };
  });
