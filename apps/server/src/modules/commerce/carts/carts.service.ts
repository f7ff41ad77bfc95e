import type { MemberContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { notAllowed, notFound } from '../../../kernel/problem.ts';
import { findOffers, type ItemKey, type OfferProblem } from '../purchasable-items/purchasable-items.public.ts';
import { alreadyOwned, cartFull, itemClosed } from './carts.errors.ts';
import { deleteCartItems, listCartItems, lockCart, upsertCartItem } from './carts.repository.ts';
import { type Cart, MOST_ITEMS } from './carts.schemas.ts';
import { priceCart } from './priced-cart.ts';

const REFUSALS: Record<OfferProblem, () => Error> = {
  OWNED: alreadyOwned,
  CLOSED: itemClosed,
  NOT_ALLOWED: notAllowed,
};

export const readCart = (context: MemberContext): Promise<Cart> => reading(context, (tx) => priceCart(context, tx));

/** Adds an item that the caller can buy now; twice is once. */
async function addItem(context: MemberContext, tx: Tx, key: ItemKey): Promise<Cart> {
  const { userId } = context.caller;
  const now = context.clock.now();
  await lockCart(tx, userId, now);
  const [offer] = await findOffers(context, tx, [key]);
  if (!offer) throw notFound();
  if (offer.problem) throw REFUSALS[offer.problem]();
  const items = await listCartItems(tx, userId);
  const isThere = items.some(({ itemType, itemId }) => itemType === key.itemType && itemId === key.itemId);
  if (!isThere && items.length >= MOST_ITEMS) throw cartFull();
  await upsertCartItem(tx, userId, key, offer, now);
  return priceCart(context, tx);
}

/** The same for a course that a member enrols in; answers with the item and its price. */
export async function addCourse(context: MemberContext, tx: Tx, courseId: number) {
  const { order } = await addItem(context, tx, { itemType: 'course', itemId: courseId });
  const { id, priceMinor, currency } = order.purchasedItems.find(
    ({ itemId, purchasedItemType }) => itemId === courseId && purchasedItemType.slug === 'course',
  )!;
  return { cartItemId: id, price: { minor: priceMinor, currency } };
}

export const addToCart = (context: MemberContext, key: ItemKey): Promise<Cart> =>
  transaction(context, (tx) => addItem(context, tx, key));

export const removeFromCart = (context: MemberContext, cartItemId: number): Promise<Cart> =>
  transaction(context, async (tx) => {
    await lockCart(tx, context.caller.userId, context.clock.now());
    if ((await deleteCartItems(tx, context.caller.userId, [cartItemId])) === 0) throw notFound();
    return priceCart(context, tx);
  });
