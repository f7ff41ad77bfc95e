import type { ItemType } from '@sullam/domain/commerce/item-types.ts';
import type { GroupPrice } from '@sullam/domain/commerce/prices.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { ItemPricing } from './item-prices.types.ts';

export interface PricingRecord extends ItemPricing {
  itemId: number;
  version: number;
}

const rowsOf = (itemType: ItemType, itemIds: readonly number[]) =>
  db
    .selectFrom('item_prices as p')
    .select(['p.item_id as itemId', 'p.sale_minor as saleMinor', 'p.sale_starts_at as startsAt'])
    .select([
      'p.sale_ends_at as endsAt',
      'p.tax_category as taxCategory',
      'p.is_on_request as isOnRequest',
      'p.volume_from as volumeFrom',
      'p.volume_minor as volumeMinor',
      'p.version',
    ])
    .select([
      sql<Localized | null>`p.exemption_reason`.as('exemptionReason'),
      sql<
        GroupPrice[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('groupId', g.permission_set_id, 'minor', g.price_minor)
        order by g.permission_set_id), '[]') from item_group_prices g
        where ${inOrganization('g')} and g.item_type = p.item_type and g.item_id = p.item_id)`.as('groupPrices'),
    ])
    .where('p.item_type', '=', itemType)
    .where('p.item_id', 'in', [0, ...itemIds]);

/** Special prices of items of a type; items without any are left out. */
export async function listPricing(tx: Tx, itemType: ItemType, itemIds: readonly number[]): Promise<PricingRecord[]> {
  const rows = await tx.all(rowsOf(itemType, itemIds));
  return rows.map(({ saleMinor, startsAt, endsAt, volumeFrom, volumeMinor, ...row }) => ({
    ...row,
    volumePrice: volumeFrom !== null && volumeMinor !== null ? { fromCount: volumeFrom, minor: volumeMinor } : null,
    sale: saleMinor !== null && startsAt && endsAt ? { minor: saleMinor, startsAt, endsAt } : null,
  }));
}

const columnsOf = ({ sale, volumePrice, taxCategory, exemptionReason, isOnRequest }: ItemPricing) => ({
  sale_minor: sale?.minor ?? null,
  sale_starts_at: sale?.startsAt ?? null,
  sale_ends_at: sale?.endsAt ?? null,
  tax_category: taxCategory,
  exemption_reason: exemptionReason && json(exemptionReason),
  is_on_request: isOnRequest,
  volume_from: volumePrice?.fromCount ?? null,
  volume_minor: volumePrice?.minor ?? null,
});

/** Saves an item's special prices if they still have `version`, 0 for an item that has none; returns whether it did. */
export async function savePricing(
  tx: Tx,
  { itemType, itemId }: { itemType: ItemType; itemId: number },
  pricing: ItemPricing,
  version: number,
): Promise<boolean> {
  const touched =
    version === 0
      ? await tx.run(
          db
            .insertInto('item_prices')
            .values({ item_type: itemType, item_id: itemId, ...columnsOf(pricing) })
            .onConflict((conflict) => conflict.doNothing()),
        )
      : await tx.run(
          db
            .updateTable('item_prices')
            .set({ ...columnsOf(pricing), version: version + 1 })
            .where('item_type', '=', itemType)
            .where('item_id', '=', itemId)
            .where('version', '=', version),
        );
  if (touched !== 1) return false;
  await tx.run(db.deleteFrom('item_group_prices').where('item_type', '=', itemType).where('item_id', '=', itemId));
  if (pricing.groupPrices.length > 0)
    await tx.run(
      db.insertInto('item_group_prices').values(
        pricing.groupPrices.map(({ groupId, minor }) => ({
          item_type: itemType,
          item_id: itemId,
          permission_set_id: groupId,
          price_minor: minor,
        })),
      ),
    );
  return true;
}

/** Gives a new item the special prices of another one of its type, without the sale: its dates belong to the other item. */
export async function copyPricing(
  tx: Tx,
  itemType: ItemType,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const [pricing] = await listPricing(tx, itemType, [from]);
  if (pricing) await savePricing(tx, { itemType, itemId: to }, { ...pricing, sale: null }, 0);
}
