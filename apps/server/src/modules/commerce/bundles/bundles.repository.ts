import type { ItemType } from '@sullam/domain/commerce/item-types.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import type { ItemKey } from '../purchasable-items/purchasable-items.public.ts';
import type { BundleBody } from './bundles.schemas.ts';

const columnsOf = ({ title, description, coverMediaId, priceMinor, isPublished }: Omit<BundleBody, 'items'>) => ({
  title: json(title),
  description: json(description),
  cover_media_id: coverMediaId,
  price_minor: priceMinor,
  is_published: isPublished,
});

export async function insertBundle(tx: Tx, body: BundleBody, now: Date): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('bundles')
      .values({ ...columnsOf(body), created_at: now })
      .returning('bundle_id'),
  );
  return row!.bundle_id;
}

/** Saves a bundle if nobody else saved it since `version`; returns whether it did. */
export async function updateBundle(tx: Tx, bundleId: number, body: BundleBody, version: number): Promise<boolean> {
  const touched = await tx.run(
    db
      .updateTable('bundles')
      .set({ ...columnsOf(body), version: version + 1 })
      .where('bundle_id', '=', bundleId)
      .where('version', '=', version),
  );
  return touched === 1;
}

/** Returns whether there was one. */
export const deleteBundle = async (tx: Tx, bundleId: number): Promise<boolean> =>
  (await tx.run(db.deleteFrom('bundles').where('bundle_id', '=', bundleId))) === 1;

/** Replaces the items of a bundle, in the order given. */
export async function replaceItems(tx: Tx, bundleId: number, items: readonly ItemKey[]): Promise<void> {
  await tx.run(db.deleteFrom('bundle_items').where('bundle_id', '=', bundleId));
  await tx.run(
    db.insertInto('bundle_items').values(
      items.map(({ itemType, itemId }, position) => ({
        bundle_id: bundleId,
        item_type: itemType,
        item_id: itemId,
        position,
      })),
    ),
  );
}

export interface SoldItem extends ItemKey {
  shareMinor: number;
}

/** Freezes what an order line gives. */
export async function insertSoldItems(tx: Tx, orderLineId: number, items: readonly SoldItem[]): Promise<void> {
  await tx.run(
    db.insertInto('bundle_sales').values(
      items.map(({ itemType, itemId, shareMinor }) => ({
        order_line_id: orderLineId,
        item_type: itemType,
        item_id: itemId,
        share_minor: shareMinor,
      })),
    ),
  );
}

/** What an order line gives, in the order of the ids, so that two buyers of the same items never wait for each other. */
export const listSoldItems = (tx: Tx, orderLineId: number): Promise<SoldItem[]> =>
  tx.all(
    db
      .selectFrom('bundle_sales')
      .select([sql<ItemType>`item_type`.as('itemType'), 'item_id as itemId', 'share_minor as shareMinor'])
      .where('order_line_id', '=', orderLineId)
      .orderBy('item_id')
      .orderBy('item_type'),
  );
