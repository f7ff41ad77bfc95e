import { isPaymentMethod, PAYMENT_METHODS } from '@sullam/domain/commerce/payment-methods.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { Grouping, RevenueRow } from './revenue.api.ts';

/** Key of the row for buyers without a group. */
const NO_GROUP = 'none';

/** Names the rows of a grouping for readers. */
export function useRowName(by: Grouping): (row: RevenueRow) => string {
  const t = useT();
  const format = useFormat();
  const authorText = useAuthorText();
  return ({ key, title }) => {
    if (by === 'month') return format.day(`${key}-15`, { month: 'short', year: 'numeric' });
    if (by === 'day') return format.day(key, { day: 'numeric', month: 'short' });
    if (by === 'tax-rate') return format.exactPercent(String(Number(key) / 100));
    if (by === 'method') return isPaymentMethod(key) ? t(`revenue.methods.${PAYMENT_METHODS[key]}`) : key;
    if (key === NO_GROUP) return t('revenue.labels.noGroup');
    return title ? authorText(title) : key;
  };
}
