import type { OfferedPrice } from '@sullam/api-client/schema.gen.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { useFormat, useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';

interface PriceTagProps {
  readonly price: OfferedPrice;
  /** The price in words, as the list or page writes it. */
  readonly children: string;
  /** Beside the price: until when a sale lasts, or that it is the reader's group price. */
  readonly withReason?: boolean;
  readonly className?: string;
}

/** What the reader pays, with the list price struck through where that is more. */
export function PriceTag({ price, children, withReason, className }: PriceTagProps) {
  const t = useT();
  const format = useFormat();
  const isSold = useHasFeature()('marketplace');
  const { special, currency } = price;
  if (!special || !isSold) return <span className={className}>{children}</span>;
  const reason = special.until ? t('prices.saleUntil', { date: format.date(special.until) }) : t('prices.group');
  return (
    <span className={cx('inline-flex flex-wrap items-baseline gap-x-2', className)}>
      <span>{children}</span>
      <s className="text-[0.85em] font-normal text-muted">
        <span className="sr-only">{t('prices.list')} </span>
        {format.money({ amount: special.listMinor, currency })}
      </s>
      <span className={withReason ? 'text-sm font-medium text-success-text' : 'sr-only'}>{reason}</span>
    </span>
  );
}
