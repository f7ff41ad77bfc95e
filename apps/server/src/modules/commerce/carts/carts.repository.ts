import type { ItemType } from '@sullam/domain/commerce/item-types.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { upsert } from '../../../kernel/database/upsert.ts';
import type { ItemKey, Offer } from '../purchasable-items/purchasable-items.public.ts';

export interface CartItemRow extends ItemKey {
  cartItemId: number;
  quantity: number;
  title: Localized;
  priceMinor: number;
  currency: string;
}

/** Creates the member's cart if there is none, and locks it until the transaction ends. */
export async function lockCart(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx.run(upsert(db.insertInto('carts'), { user_id: userId }, { changed_at: now }));
}

const itemsOf = statement(({ userId }: { userId: number }) =>
  db
    .selectFrom('cart_items')
    .select(['cart_item_id as cartItemId', sql<ItemType>`item_type`.as('itemType'), 'item_id as itemId', 'title'])
    .select(['quantity', 'price_minor as priceMinor', 'currency'])
    .where('user_id', '=', userId)
    .orderBy('cart_item_id'),
);

/** Items of a member's cart, oldest first. */
export const listCartItems = (tx: Tx, userId: number): Promise<CartItemRow[]> => tx.all(itemsOf({ userId }));

/** Adds an item at its present price. An item that is there already keeps its place and takes quantity and present price. */
export async function upsertCartItem(
  tx: Tx,
  userId: number,
  { itemType, itemId, quantity = 1 }: ItemKey,
  { title, priceMinor, currency }: Pick<Offer, 'title' | 'priceMinor' | 'currency'>,
  now: Date,
): Promise<void> {
  const seen = { quantity, title: json(title), price_minor: priceMinor, currency };
  await tx.run(
    db
      .insertInto('cart_items')
      .values({ user_id: userId, item_type: itemType, item_id: itemId, ...seen, added_at: now })
      .onConflict((conflict) =>
        conflict.columns(['organization_id', 'user_id', 'item_type', 'item_id']).doUpdateSet(seen),
      ),
  );
}

/** Adds items at their present prices, in one statement; those that are there already stay as they are. */
export async function insertCartItems(
  tx: Tx,
  userId: number,
  items: readonly (ItemKey & Pick<Offer, 'title' | 'priceMinor' | 'currency'>)[],
  now: Date,
): Promise<void> {
  if (items.length === 0) return;
  const rows = items.map(({ itemType, itemId, quantity = 1, title, priceMinor, currency }) => ({
    user_id: userId,
    item_type: itemType,
    item_id: itemId,
    quantity,
    title: json(title),
    price_minor: priceMinor,
    currency,
    added_at: now,
  }));
  await tx.run(
    db
      .insertInto('cart_items')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['organization_id', 'user_id', 'item_type', 'item_id']).doNothing()),
  );
}

const voucherIdsOf = statement(({ userId }: { userId: number }) =>
  db.selectFrom('cart_vouchers').select('voucher_id').where('user_id', '=', userId).orderBy('cart_voucher_id'),
);

/** Ids of the vouchers in a member's cart, in the order in which they were entered. */
export const listCartVoucherIds = async (tx: Tx, userId: number): Promise<number[]> => {
  const rows = await tx.all(voucherIdsOf({ userId }));
  return rows.map(({ voucher_id }) => voucher_id);
};

/** Puts a voucher into a member's cart, which is locked; twice is once. */
export const addCartVoucher = (tx: Tx, userId: number, voucherId: number, now: Date): Promise<number> =>
  tx.run(
    db
      .insertInto('cart_vouchers')
      .values({ user_id: userId, voucher_id: voucherId, added_at: now })
      .onConflict((conflict) => conflict.columns(['organization_id', 'user_id', 'voucher_id']).doNothing()),
  );

/** Removes these vouchers from a member's cart; without ids all of them. */
export function deleteCartVouchers(tx: Tx, userId: number, voucherIds?: readonly number[]): Promise<number> {
  const all = db.deleteFrom('cart_vouchers').where('user_id', '=', userId);
  return tx.run(voucherIds === undefined ? all : all.where('voucher_id', 'in', [...voucherIds]));
}

/** Returns how many of these items were in the member's cart. */
export const deleteCartItems = (tx: Tx, userId: number, cartItemIds: readonly number[]): Promise<number> =>
  tx.run(
    db
      .deleteFrom('cart_items')
      .where('user_id', '=', userId)
      .where('cart_item_id', 'in', [...cartItemIds]),
  );
