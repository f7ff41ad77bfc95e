/**
 * Which price an item is sold at: its list price, a sale price while the sale runs, the price of a group of the buyer, or that of many
 * seats at once.
 */
export const PRICE_KINDS = ['LIST', 'SALE', 'GROUP', 'VOLUME'] as const;
export type PriceKind = (typeof PRICE_KINDS)[number];

/** Upper bound on the group prices of an item. */
export const MOST_GROUP_PRICES = 20;

export interface SalePrice {
  readonly minor: number;
  readonly startsAt: Date;
  /** The sale is over at this moment. */
  readonly endsAt: Date;
}

export interface GroupPrice {
  readonly groupId: number;
  readonly minor: number;
}

/** What an item has besides its list price. */
export interface SpecialPrices {
  readonly sale: SalePrice | null;
  readonly groupPrices: readonly GroupPrice[];
}

export const NO_SPECIAL_PRICES: SpecialPrices = { sale: null, groupPrices: [] };

/** A buyer as prices know buyers; a visitor is in no group. */
export interface PriceBuyer {
  readonly groupIds: readonly number[];
  readonly at: Date;
}

export interface BuyerPrice {
  readonly minor: number;
  readonly kind: PriceKind;
  /** When a sale price ends; null for the other kinds. */
  readonly until: Date | null;
}

/** Whether a sale runs: from its start until just before its end. */
export const isSaleRunning = ({ startsAt, endsAt }: SalePrice, at: Date): boolean => startsAt <= at && at < endsAt;

/**
 * The price that a buyer pays without a voucher: the lowest of list price, running sale and prices of the buyer's groups. A special
 * price that is not below the list price has no effect. Of equal ones the group price counts, because it doesn't end.
 */
export function priceFor(
  listMinor: number,
  { sale, groupPrices }: SpecialPrices,
  { groupIds, at }: PriceBuyer,
): BuyerPrice {
  const ofGroups = groupPrices.filter(({ groupId }) => groupIds.includes(groupId)).map(({ minor }) => minor);
  const [list, group] = [listMinor, Math.min(...ofGroups, listMinor)];
  if (sale && isSaleRunning(sale, at) && sale.minor < group)
    return { minor: sale.minor, kind: 'SALE', until: sale.endsAt };
  return { minor: group, kind: group < list ? 'GROUP' : 'LIST', until: null };
}

/** A price of the API, as pages show it to one reader. */
export interface ShownPrice {
  readonly minor: number;
  readonly special?: { readonly listMinor: number } | undefined;
  readonly isOnRequest?: boolean | undefined;
}

/** Whether an item is free for everyone: a special price of zero still goes through the cart. */
export const isFreeForAll = ({ minor, special, isOnRequest }: ShownPrice): boolean =>
  minor === 0 && !special && !isOnRequest;
