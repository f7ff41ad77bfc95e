import { useFormat } from '@sullam/web-kit/kit-context.tsx';

/** Writes a price of the API, which counts in minor units. */
export function usePrice(): (price: { minor: number; currency: string }) => string {
  const format = useFormat();
  return ({ minor, currency }) => format.money({ amount: minor, currency });
}
