import type { ItemType } from '@sullam/domain/commerce/item-types.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import type { ItemKey, Offer } from '../purchasable-items/purchasable-items.public.ts';

export interface CartItemRow extends ItemKey {
  cartItemId: number;
  title: Localized;
  priceMinor: number;
  currency: string;
}

/** Creates the member's cart if there is none, and locks it until the transaction ends. */
export async function lockCart(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx.run(
    db
      .insertInto('carts')
      .values({ user_id: userId, changed_at: now })
      .onConflict((conflict) => conflict.columns(['organization_id', 'user_id']).doUpdateSet({ changed_at: now })),
  );
}

/** Items of a member's cart, oldest first. */
export const listCartItems = (tx: Tx, userId: number): Promise<CartItemRow[]> =>
  tx.all(
    db
      .selectFrom('cart_items')
      .select(['cart_item_id as cartItemId', sql<ItemType>`item_type`.as('itemType'), 'item_id as itemId', 'title'])
      .select(['price_minor as priceMinor', 'currency'])
      .where('user_id', '=', userId)
      .orderBy('cart_item_id'),
  );

/** Adds an item at its present price. An item that is there already keeps its place and takes the present price. */
export async function upsertCartItem(
  tx: Tx,
  userId: number,
  { itemType, itemId }: ItemKey,
  { title, priceMinor, currency }: Pick<Offer, 'title' | 'priceMinor' | 'currency'>,
  now: Date,
): Promise<void> {
  const seen = { title: json(title), price_minor: priceMinor, currency };
  await tx.run(
    db
      .insertInto('cart_items')
      .values({ user_id: userId, item_type: itemType, item_id: itemId, ...seen, added_at: now })
      .onConflict((conflict) =>
        conflict.columns(['organization_id', 'user_id', 'item_type', 'item_id']).doUpdateSet(seen),
      ),
  );
}

/** Returns how many of these items were in the member's cart. */
export const deleteCartItems = (tx: Tx, userId: number, cartItemIds: readonly number[]): Promise<number> =>
  tx.run(
    db
      .deleteFrom('cart_items')
      .where('user_id', '=', userId)
      .where('cart_item_id', 'in', [...cartItemIds]),
  );
