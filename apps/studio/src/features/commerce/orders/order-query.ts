import { ITEM_TYPES } from '@sullam/domain/commerce/item-types.ts';
import { isPaymentMethod } from '@sullam/domain/commerce/payment-methods.ts';
import { dayStarts } from '@sullam/domain/lectures/zoned-time.ts';
import type { OrdersQuery } from './orders.api.ts';

/** Names of the filters in the address. */
export const FILTER_NAMES = ['search', 'state', 'method', 'type', 'month', 'company', 'attention'] as const;

export const ORDER_STATES = [
  'PAID',
  'PENDING',
  'PART_REFUNDED',
  'REFUNDED',
  'DISPUTED',
  'CANCELLED',
  'EXPIRED',
] as const;

/** The month as moments of the organisation's calendar. */
function placedIn(month: string, zone: string): Pick<OrdersQuery, 'placedFrom' | 'placedBefore'> {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const next = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
  const [placedFrom, placedBefore] = dayStarts([`${month}-01`, next], zone);
  return { placedFrom: placedFrom!, placedBefore: placedBefore! };
}

/** What the server is asked for; values that no filter has are left out. */
export function filtersOf(
  filter: (name: string) => string | undefined,
  zone: string,
): Omit<OrdersQuery, 'skip' | 'take' | 'search'> {
  const [state, method, type, month] = ['state', 'method', 'type', 'month'].map(filter);
  const known = { state: ORDER_STATES.find((each) => each === state), type: ITEM_TYPES.find((each) => each === type) };
  return {
    ...(known.state ? { state: known.state } : {}),
    ...(method && isPaymentMethod(method) ? { method } : {}),
    ...(known.type ? { itemType: known.type } : {}),
    ...(month && /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? placedIn(month, zone) : {}),
    ...(filter('company') ? { isCompany: true } : {}),
    ...(filter('attention') ? { needsAttention: true } : {}),
  };
}
