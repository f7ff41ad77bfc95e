import { isFreeForAll, type ShownPrice } from '@sullam/domain/commerce/prices.ts';
import { useFormat, useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';

interface Price extends ShownPrice {
  readonly currency: string;
}

/** Writes a price of the API, which counts in minor units. */
export function usePrice(): (price: Price) => string {
  const format = useFormat();
  return ({ minor, currency }) => format.money({ amount: minor, currency });
}

/** Whether anything can be bought here; without, nobody sees what it would cost. */
export const useCanBuy = (): boolean => useHasFeature()('marketplace');

/** What a course costs, in words: free, its price where it can be bought, else on request. */
export function useCoursePrice(): (price: Price) => string {
  const t = useT();
  const write = usePrice();
  const canBuy = useCanBuy();
  return (price) => {
    if (isFreeForAll(price)) return t('common.labels.free');
    if (!canBuy || price.isOnRequest) return t('common.labels.priceOnRequest');
    return price.minor === 0 ? t('common.labels.free') : write(price);
  };
}
