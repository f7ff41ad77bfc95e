import { allocate } from './allocation.ts';

/**
 * Share of a bundle's price for each of its items, in their order, by their list prices. Null where there is nothing to divide it by:
 * no item, or only free ones.
 */
export function bundleShares(priceMinor: number, listPrices: readonly number[]): number[] | null {
  if (listPrices.every((price) => price === 0)) return null;
  const shares = allocate(
    priceMinor,
    listPrices.map((weight, id) => ({ id, weight })),
  );
  return listPrices.map((_, id) => shares.get(id)!);
}
