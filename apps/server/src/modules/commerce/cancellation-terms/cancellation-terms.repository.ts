import { type CancellationTier, TIMED_ITEM_TYPES, type TimedItemType } from '@sullam/domain/commerce/cancellation.ts';
import type { ItemType } from '@sullam/domain/commerce/item-types.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';

/** Stands for all items of a type that have no terms of their own. */
export const DEFAULT_ITEM = 0;

type Tiers = readonly CancellationTier[];

const listTerms = (tx: Tx, itemType: TimedItemType, itemIds: readonly number[]) =>
  tx.all(
    db
      .selectFrom('cancellation_terms')
      .select(['item_id as itemId', 'version', sql<CancellationTier[] | null>`tiers`.as('tiers')])
      .where('item_type', '=', itemType)
      .where('item_id', 'in', [DEFAULT_ITEM, ...itemIds]),
  );

/** The terms of an item itself, null where it follows the default, and the default. */
export async function readTerms(tx: Tx, itemType: TimedItemType, itemId: number) {
  const rows = await listTerms(tx, itemType, [itemId]);
  const own = rows.find((row) => row.itemId === itemId);
  const byDefault = rows.find((row) => row.itemId === DEFAULT_ITEM);
  return { tiers: own?.tiers ?? null, version: own?.version ?? 0, defaultTiers: byDefault?.tiers ?? [] };
}

const isTimed = (itemType: ItemType): itemType is TimedItemType => TIMED_ITEM_TYPES.some((timed) => timed === itemType);

/** The terms of items of any types, in the order of the keys; empty for what has no start. */
export async function findTerms(
  tx: Tx,
  keys: readonly { itemType: ItemType; itemId: number }[],
): Promise<CancellationTier[][]> {
  const found = new Map<string, CancellationTier[] | null>();
  for (const type of TIMED_ITEM_TYPES) {
    const ids = keys.filter(({ itemType }) => itemType === type).map(({ itemId }) => itemId);
    if (ids.length > 0)
      for (const { itemId, tiers } of await listTerms(tx, type, ids)) found.set(`${type}:${itemId}`, tiers);
  }
  return keys.map(({ itemType, itemId }) =>
    isTimed(itemType) ? (found.get(`${itemType}:${itemId}`) ?? found.get(`${itemType}:${DEFAULT_ITEM}`) ?? []) : [],
  );
}

/** Saves terms if they still have `version`, 0 where there are none; returns whether it did. */
export async function saveTerms(
  tx: Tx,
  { itemType, itemId }: { itemType: TimedItemType; itemId: number },
  tiers: Tiers | null,
  version: number,
): Promise<boolean> {
  const value = tiers && json(tiers);
  const touched =
    version === 0
      ? await tx.run(
          db
            .insertInto('cancellation_terms')
            .values({ item_type: itemType, item_id: itemId, tiers: value })
            .onConflict((conflict) => conflict.doNothing()),
        )
      : await tx.run(
          db
            .updateTable('cancellation_terms')
            .set({ tiers: value, version: version + 1 })
            .where('item_type', '=', itemType)
            .where('item_id', '=', itemId)
            .where('version', '=', version),
        );
  return touched === 1;
}
