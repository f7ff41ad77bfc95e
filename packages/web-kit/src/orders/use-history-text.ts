import type { Order } from '@sullam/api-client/schema.gen.ts';
import { useAuthorText } from '../author-text-for.tsx';
import { useFormat, useT } from '../kit-context.tsx';

type Entry = Order['history'][number];

/** What an entry of an order's history says, with its amount and the item that it is about. */
export function useHistoryText(order: Order): (entry: Entry) => string {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  return ({ kind, purchasedItemId, amountMinor }) =>
    t(`orders.history.${kind}`, {
      amount: format.money({ amount: amountMinor ?? order.totalMinor, currency: order.currency }),
      title:
        text(order.purchasedItems.find(({ id }) => id === purchasedItemId)?.title) || t('orders.history.wholeOrder'),
    });
}
