import { useFormat, useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';

interface Price {
  readonly minor: number;
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
    if (price.minor === 0) return t('common.labels.free');
    return canBuy ? write(price) : t('common.labels.priceOnRequest');
  };
}
