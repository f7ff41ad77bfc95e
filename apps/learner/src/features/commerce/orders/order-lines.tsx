import { cx } from '@sullam/ui/base/cx.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { FieldLine } from '@sullam/ui/components/card.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { ItemCover } from '../../../parts/item-cover.tsx';
import { LineAction } from './line-action.tsx';
import type { Order } from './orders.api.ts';

type Line = Order['purchasedItems'][number];

interface OrderLineProps {
  readonly order: Order;
  readonly line: Line;
  readonly isMain: boolean;
}

export const isRefundedWhole = ({ refundedMinor, totalMinor }: Line): boolean =>
  totalMinor > 0 && refundedMinor >= totalMinor;

function OrderLine({ order, line, isMain }: OrderLineProps) {
  const t = useT();
  const format = useFormat();
  const isBack = isRefundedWhole(line);
  const money = (amount: number) => format.money({ amount, currency: order.currency });
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 border-b border-line py-4 last:border-0">
      <ItemCover item={line} sizes="112px" className="w-28 shrink-0 rounded-lg" />
      <div className="min-w-0 flex-1 basis-40">
        <FieldLine>{t(`orders.items.${line.purchasedItemType.slug}`)}</FieldLine>
        <h3 className={cx('text-lg', isBack && 'text-muted line-through')}>
          <AuthorTextFor text={line.title} />
        </h3>
      </div>
      <p className={cx('text-end tabular font-semibold', isBack && 'text-muted')}>
        {line.discountMinor > 0 && (
          <s className="block text-sm font-normal text-muted">
            <span className="sr-only">{t('orders.sums.listPrice')} </span>
            {money(line.totalMinor + line.discountMinor)}
          </s>
        )}
        {money(line.totalMinor)}
      </p>
      <div className="flex min-w-28 justify-end empty:hidden print:hidden">
        {isBack ? (
          <Badge tone="warning">{t('orders.chips.refunded')}</Badge>
        ) : (
          order.status === 'PAID' && <LineAction line={line} isMain={isMain} />
        )}
      </div>
      {line.refundedMinor > 0 && !isBack && (
        <p className="w-full text-sm text-warning-text">
          {t('orders.items.partRefunded', { amount: money(line.refundedMinor) })}
        </p>
      )}
    </li>
  );
}

/** What was ordered, each with its next act. */
export function OrderLines({ order }: { readonly order: Order }) {
  const t = useT();
  const main = order.purchasedItems.find((line) => !isRefundedWhole(line));
  return (
    <section>
      <h2 className="sr-only">{t('orders.items.title')}</h2>
      <ul>
        {order.purchasedItems.map((line) => (
          <OrderLine key={line.id} order={order} line={line} isMain={line === main} />
        ))}
      </ul>
    </section>
  );
}
