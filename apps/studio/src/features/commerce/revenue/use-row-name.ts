import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { Grouping, RevenueRow } from './revenue.api.ts';

const METHODS = {
  'Credit Card': 'revenue.methods.card',
  'Wire Transfer': 'revenue.methods.transfer',
  Cash: 'revenue.methods.cash',
  Voucher: 'revenue.methods.voucher',
  Free: 'revenue.methods.free',
} as const;

const isMethod = (key: string): key is keyof typeof METHODS => key in METHODS;

/** Names the rows of a grouping for readers. */
export function useRowName(by: Grouping): (row: RevenueRow) => string {
  const t = useT();
  const format = useFormat();
  const authorText = useAuthorText();
  return ({ key, title }) => {
    if (by === 'month') return format.day(`${key}-15`, { month: 'short', year: 'numeric' });
    if (by === 'day') return format.day(key, { day: 'numeric', month: 'short' });
    if (by === 'tax-rate') return format.exactPercent(String(Number(key) / 100));
    if (by === 'method') return isMethod(key) ? t(METHODS[key]) : key;
    return title ? authorText(title) : key;
  };
}
