import type { ItemType } from '@sullam/domain/commerce/item-types.ts';
import type { GroupPrice, PriceBuyer } from '@sullam/domain/commerce/prices.ts';
import { type RawBuilder, sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { type ItemPricing, NO_PRICING } from './item-prices.types.ts';

/** Special prices as `pricingColumn()` reads them. */
export interface PricingJson {
  sale: { minor: number; startsAt: string; endsAt: string } | null;
  groupPrices: GroupPrice[];
  isOnRequest: boolean;
}

/** The special prices of an item without its tax category, for queries over items; null for an item without any. */
export const pricingColumn = (itemType: ItemType, itemId: RawBuilder<unknown>) => sql<PricingJson | null>`(
  select jsonb_build_object(
    'sale', case when p.sale_minor is not null then jsonb_build_object('minor', p.sale_minor, 'startsAt', p.sale_starts_at, 'endsAt', p.sale_ends_at) end,
    'groupPrices', (select coalesce(jsonb_agg(jsonb_build_object('groupId', g.permission_set_id, 'minor', g.price_minor)), '[]')
      from item_group_prices g where ${inOrganization('g')} and g.item_type = p.item_type and g.item_id = p.item_id),
    'isOnRequest', p.is_on_request)
  from item_prices p where ${inOrganization('p')} and p.item_type = ${sql.lit(itemType)} and p.item_id = ${itemId})`;

/** What `pricingColumn()` read. */
export function pricingIn(column: PricingJson | null): ItemPricing | null {
  if (!column) return null;
  const { sale, groupPrices, isOnRequest } = column;
  return {
    ...NO_PRICING,
    sale: sale && { minor: sale.minor, startsAt: new Date(sale.startsAt), endsAt: new Date(sale.endsAt) },
    groupPrices,
    isOnRequest,
  };
}

/** Sales that run now and group prices of one buyer, of all items of a type: rows with `item_id` and `minor`. */
export const specialPricesOf = (itemType: ItemType, { groupIds, at }: PriceBuyer): RawBuilder<unknown> => sql`
  select p.item_id, p.sale_minor as minor from item_prices p
  where ${inOrganization('p')} and p.item_type = ${sql.lit(itemType)} and not p.is_on_request
    and p.sale_starts_at <= ${at} and p.sale_ends_at > ${at}
  union all
  select g.item_id, g.price_minor from item_group_prices g
  join item_prices p on ${inOrganization('p')} and p.item_type = g.item_type and p.item_id = g.item_id
  where ${inOrganization('g')} and g.item_type = ${sql.lit(itemType)} and not p.is_on_request
    and g.permission_set_id = any(${groupIds}::bigint[])`;

/**
 * The price of an item that one buyer pays, in SQL: what `presentPrice()` says, null for a price on request. `list` is the list price.
 */
export const viewerPrice = (
  itemType: ItemType,
  itemId: RawBuilder<unknown>,
  list: RawBuilder<unknown>,
  { groupIds, at }: PriceBuyer,
): RawBuilder<number | null> => sql<number | null>`(
  select least(${list},
    case when p.sale_starts_at <= ${at} and p.sale_ends_at > ${at} then p.sale_minor end,
    (select min(g.price_minor) from item_group_prices g where ${inOrganization('g')} and g.item_type = ${sql.lit(itemType)}
      and g.item_id = ${itemId} and g.permission_set_id = any(${groupIds}::bigint[])))
  from (select 1) one
  left join item_prices p on ${inOrganization('p')} and p.item_type = ${sql.lit(itemType)} and p.item_id = ${itemId}
  where not (coalesce(p.is_on_request, false) and ${list} > 0))`;
