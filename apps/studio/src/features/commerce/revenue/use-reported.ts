import type { RevenueCurrencies } from '@sullam/api-client/schema.gen.ts';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { PERIODS, periodOf } from './periods.ts';

/**
 * What the address asks for: period, currency and whether test orders count. As long as a currency has nothing but test orders, they
 * do unless the address says otherwise.
 */
export function useReported({ today, currencies }: RevenueCurrencies) {
  const { value, change } = useAddressQuery();
  const choice = PERIODS.find((each) => each === value('period')) ?? 'month';
  const [from, to] = [value('from'), value('to')];
  const period = periodOf(choice, today, { ...(from ? { from } : {}), ...(to ? { to } : {}) });
  const chosen = currencies.find(({ currency }) => currency === value('currency')) ?? currencies[0];
  const hasTestOrders = chosen?.hasTestOrders ?? false;
  const includeTest = hasTestOrders && (value('test') ?? (chosen?.hasOrders ? 'no' : 'yes')) === 'yes';
  return { choice, currency: chosen?.currency, hasTestOrders, reported: { ...period, includeTest }, change };
}
