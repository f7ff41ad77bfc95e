import type { MemberContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { notAllowed, notFound } from '../../../kernel/problem.ts';
import { findOffers, type ItemKey, type OfferProblem } from '../purchasable-items/purchasable-items.public.ts';
import { alreadyOrdered, alreadyOwned, cartFull, itemClosed, onRequest, soldOut } from './carts.errors.ts';
import { deleteCartItems, listCartItems, lockCart, upsertCartItem } from './carts.repository.ts';
import { type Cart, type CartItem, MOST_ITEMS } from './carts.schemas.ts';
import { checkQuantity } from './item-quantities.ts';
import { priceCart } from './priced-cart.ts';

const REFUSALS: Record<OfferProblem, () => Error> = {
  OWNED: alreadyOwned,
  ORDERED: alreadyOrdered,
  CLOSED: itemClosed,
  SOLD_OUT: soldOut,
  NOT_ALLOWED: notAllowed,
  ON_REQUEST: onRequest,
};

export const readCart = (context: MemberContext): Promise<Cart> => reading(context, (tx) => priceCart(context, tx));

/** Adds an item that the caller can buy now; twice is once, with the later quantity. */
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

/** The same, answering with the item alone. */
async function addOne(context: MemberContext, tx: Tx, key: ItemKey): Promise<CartItem> {
  const { order } = await addItem(context, tx, key);
  return order.purchasedItems.find(
    ({ itemId, purchasedItemType }) => itemId === key.itemId && purchasedItemType.slug === key.itemType,
  )!;
}

async function addPriced(context: MemberContext, tx: Tx, key: ItemKey) {
  const { id, priceMinor, currency } = await addOne(context, tx, key);
  return { cartItemId: id, price: { minor: priceMinor, currency } };
}

/** The course that a member enrols in and has to pay for. */
export const addCourse = (context: MemberContext, tx: Tx, courseId: number) =>
  addPriced(context, tx, { itemType: 'course', itemId: courseId });

/** The same of a specialization. */
export const addSpecialization = (context: MemberContext, tx: Tx, specializationId: number) =>
  addPriced(context, tx, { itemType: 'specialization', itemId: specializationId });

/** The ticket that a member chose on the page of an event. */
export async function addTicket(context: MemberContext, tx: Tx, eventTicketTypeId: number) {
  const { id } = await addOne(context, tx, { itemType: 'event', itemId: eventTicketTypeId });
  return { cartItemId: id };
}

export const addToCart = (context: MemberContext, key: ItemKey): Promise<Cart> => {
  checkQuantity(key, 'quantity');
  return transaction(context, (tx) => addItem(context, tx, key));
};

export const removeFromCart = (context: MemberContext, cartItemId: number): Promise<Cart> =>
  transaction(context, async (tx) => {
    await lockCart(tx, context.caller.userId, context.clock.now());
    if ((await deleteCartItems(tx, context.caller.userId, [cartItemId])) === 0) throw notFound();
    return priceCart(context, tx);
  });
