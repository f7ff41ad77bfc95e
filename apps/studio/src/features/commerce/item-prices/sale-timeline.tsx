import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { type PriceForm, type PriceTerms, readPrice } from './price-form.ts';

const DAY = { day: 'numeric', month: 'short' } as const;

/** The price before, during and after a sale, with the days on which it changes; nothing while the sale can't be read. */
export function SaleTimeline({ form, terms }: { readonly form: PriceForm; readonly terms: PriceTerms }) {
  const t = useT();
  const format = useFormat();
  const { salePrice, startsAt, endsAt } = form;
  const { minor, fault } = readPrice(salePrice, terms);
  if (fault || !startsAt || !endsAt || endsAt <= startsAt) return null;
  const amountOf = (amount: number) => format.money({ amount, currency: terms.currency });
  const dayOf = (wall: string) => format.day(wall.slice(0, 10), DAY);
  const share = format.percent(1 - minor / terms.listMinor);
  const parts = [
    { price: amountOf(terms.listMinor), from: null, isSale: false },
    { price: `${amountOf(minor)}, ${t('item-prices.hints.off', { share })}`, from: dayOf(startsAt), isSale: true },
    { price: amountOf(terms.listMinor), from: dayOf(endsAt), isSale: false },
  ];
  return (
    <ol aria-label={t('item-prices.titles.timeline')} className="grid grid-cols-[1fr_1.4fr_1fr] gap-x-1 text-sm">
      {parts.map(({ price, from, isSale }, at) => (
        <li key={at} className="row-span-3 grid grid-rows-subgrid gap-y-1">
          <span className={`self-end ${isSale ? 'font-semibold text-success-text' : 'tabular'}`}>{price}</span>
          <span aria-hidden className={`h-2.5 rounded-sm ${isSale ? 'bg-success' : 'bg-primary-soft'}`} />
          <span className="text-muted">{from && t('item-prices.hints.from', { day: from })}</span>
        </li>
      ))}
    </ol>
  );
}
