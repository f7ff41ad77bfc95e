import type { Order } from '@sullam/api-client/schema.gen.ts';
import { useAuthorText } from '../author-text-for.tsx';
import { useFormat, useT } from '../kit-context.tsx';

type Entry = Order['history'][number];
type HistoryWord =
  | Entry['kind']
  | 'WAITS_FOR_TRANSFER'
  | 'WAITS_FOR_CASH'
  | 'NOT_CONFIRMED'
  | 'PAID_BY_TRANSFER'
  | 'PAID_IN_CASH'
  | 'PAID_BY_CREDIT'
  | 'REFUNDED_TO_CREDIT';

const OF_METHOD: Partial<Record<string, HistoryWord>> = {
  'PAYMENT_STARTED Wire Transfer': 'WAITS_FOR_TRANSFER',
  'PAYMENT_STARTED Cash': 'WAITS_FOR_CASH',
  'PAYMENT_FAILED Wire Transfer': 'NOT_CONFIRMED',
  'PAYMENT_FAILED Cash': 'NOT_CONFIRMED',
  'PAID Wire Transfer': 'PAID_BY_TRANSFER',
  'PAID Cash': 'PAID_IN_CASH',
  'PAID Organization Credit': 'PAID_BY_CREDIT',
  'REFUNDED Organization Credit': 'REFUNDED_TO_CREDIT',
};

/** Some methods have words of their own for what happened. */
const wordOf = ({ kind, method }: Entry): HistoryWord => OF_METHOD[`${kind} ${method}`] ?? kind;

/** What an entry of an order's history says, with its amount and the item that it is about. */
export function useHistoryText(order: Order): (entry: Entry) => string {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  return (entry) => {
    const { purchasedItemId, amountMinor } = entry;
    return t(`orders.history.${wordOf(entry)}`, {
      amount: format.money({ amount: amountMinor ?? order.totalMinor, currency: order.currency }),
      title:
        text(order.purchasedItems.find(({ id }) => id === purchasedItemId)?.title) || t('orders.history.wholeOrder'),
    });
  };
}
