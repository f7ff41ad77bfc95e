import type { ItemType } from '@sullam/domain/commerce/item-types.ts';
import { type BuyerPrice, type PriceBuyer, priceFor } from '@sullam/domain/commerce/prices.ts';
import { type RequestContext, userIdOf } from '../../../kernel/context.ts';
import { declareCache } from '../../../kernel/database/cache.ts';
import { batch, db, type Tx } from '../../../kernel/database/database.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { findSetIdsOf, heldSets } from '../../identity/permissions/permissions.public.ts';
import { listPricing } from './item-prices.repository.ts';
import type { OfferedPrice } from './item-prices.schemas.ts';
import { type ItemPricing, NO_PRICING } from './item-prices.types.ts';

/** Special prices of items of a type, by item id; items without any are left out. */
export async function findPricing(
  tx: Tx,
  itemType: ItemType,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, ItemPricing>> {
  if (itemIds.length === 0) return new Map();
  const records = await listPricing(tx, itemType, itemIds);
  return new Map(records.map(({ itemId, version: _, ...pricing }) => [itemId, pricing]));
}

const hasGroups = (pricings: Iterable<ItemPricing | null | undefined>): boolean =>
  [...pricings].some((pricing) => pricing && pricing.groupPrices.length > 0);

/** The caller as prices know buyers, for statements about many items. */
export async function readBuyer({ caller, clock }: RequestContext, tx: Tx): Promise<PriceBuyer> {
  return { groupIds: caller.kind === 'member' ? await findSetIdsOf(tx, userIdOf(caller)) : [], at: clock.now() };
}

/** The caller as prices know buyers. Asks for the groups only if one of the items has group prices. */
export async function readBuyerOf(
  context: RequestContext,
  tx: Tx,
  pricings: Iterable<ItemPricing | null | undefined>,
): Promise<PriceBuyer> {
  return hasGroups(pricings) ? readBuyer(context, tx) : { groupIds: [], at: context.clock.now() };
}

/** The same outside of a transaction. */
export async function buyerOf(
  context: RequestContext,
  pricings: Iterable<ItemPricing | null | undefined>,
): Promise<PriceBuyer> {
  const { caller, clock } = context;
  if (caller.kind !== 'member' || !hasGroups(pricings)) return { groupIds: [], at: clock.now() };
  return { groupIds: await heldGroupIds(context), at: clock.now() };
}

/** A list price as one buyer sees it. A price on request isn't told. */
export function presentPrice(
  listMinor: number,
  currency: string,
  pricing: ItemPricing | null | undefined,
  buyer: PriceBuyer,
): OfferedPrice {
  const { isOnRequest, ...special } = pricing ?? NO_PRICING;
  if (isOnRequest && listMinor > 0) return { minor: 0, currency, isOnRequest };
  const { minor, kind, until } = priceFor(listMinor, special, buyer);
  if (kind === 'LIST') return { minor, currency };
  return { minor, currency, special: { listMinor, kind, until: until?.toISOString() ?? null } };
}

/** Prices of items of one type as the caller sees them, in the order of the items. */
export async function readPrices(
  context: RequestContext,
  tx: Tx,
  itemType: ItemType,
  items: readonly { itemId: number; listMinor: number; currency: string }[],
): Promise<OfferedPrice[]> {
  const pricing = await findPricing(
    tx,
    itemType,
    items.map(({ itemId }) => itemId),
  );
  const buyer = await readBuyerOf(context, tx, pricing.values());
  return items.map(({ itemId, listMinor, currency }) => presentPrice(listMinor, currency, pricing.get(itemId), buyer));
}

export interface BuyerTerms extends BuyerPrice {
  isOnRequest: boolean;
}

/** What a buyer pays for an item, and whether its price is on request. */
export const termsFor = (listMinor: number, pricing: ItemPricing, buyer: PriceBuyer): BuyerTerms => ({
  ...priceFor(listMinor, pricing, buyer),
  isOnRequest: pricing.isOnRequest && listMinor > 0,
});

const groupIdsOf = statement(({ userId }: { userId: number }) => heldSets(userId));

const heldGroupIds = async (context: RequestContext): Promise<number[]> => {
  const [rows] = await batch(context, groupIdsOf({ userId: userIdOf(context.caller) }));
  return rows.map((row) => row.permission_set_id);
};

const specialPricesOf = statement(({ itemType }: { itemType: ItemType }) =>
  db.selectFrom('item_prices').select('item_id').where('item_type', '=', itemType).limit(1),
);

type TypeKey = { organizationId: number; itemType: ItemType };

const special = declareCache<TypeKey, boolean>({
  dependsOn: [{ from: 'item_prices', rows: { item_type: ({ itemType }) => itemType } }],
  seconds: 600,
  limit: 1000,
});

/** Whether any item of a type has special prices. Lists of organisations without any sort and filter by the list price. */
export const hasSpecialPrices = (context: RequestContext, itemType: ItemType): Promise<boolean> =>
  special.of(context.database).get({ organizationId: context.organizationId, itemType }, async () => {
    const [rows] = await batch(context, specialPricesOf({ itemType }));
    return rows.length > 0;
  });

/** The groups of the caller whose prices count in lists; none for a visitor. */
export const priceGroupsOf = async (context: RequestContext): Promise<readonly number[]> =>
  context.caller.kind === 'member' ? heldGroupIds(context) : [];
