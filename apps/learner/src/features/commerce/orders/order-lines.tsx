import type { RefundRequest } from '@sullam/api-client/schema.gen.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { FieldLine } from '@sullam/ui/components/card.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { CancellationTerms } from '@sullam/web-kit/orders/cancellation-terms.tsx';
import { useQuery } from '@tanstack/react-query';
import { ItemCover } from '../../../parts/item-cover.tsx';
import { useItemStart } from '../../../parts/use-item-start.ts';
import { LineAction } from './line-action.tsx';
import { type Order, refundRequestsQuery } from './orders.api.ts';

type Line = Order['purchasedItems'][number];

/** Reasons of refunds with which access to an item ends. */
const RUNNING: readonly Order['refunds'][number]['reason'][] = ['BUYER', 'EVENT_CANCELLED', 'SESSION_CANCELLED'];

interface OrderLineProps {
  readonly order: Order;
  readonly line: Line;
  readonly isMain: boolean;
  /** The newest request of a refund of the line. */
  readonly request: RefundRequest | undefined;
}

export const isRefundedWhole = ({ refundedMinor, totalMinor }: Line): boolean =>
  totalMinor > 0 && refundedMinor >= totalMinor;

/** Access to the item has ended, whether all of its price came back or a part. */
const isLineOver = (line: Line): boolean => isRefundedWhole(line) || line.cancelledAt !== null;

function OrderLine({ order, line, isMain, request }: OrderLineProps) {
  const t = useT();
  const format = useFormat();
  const start = useItemStart()(line);
  const isBack = isRefundedWhole(line);
  const isOver = isLineOver(line);
  const isRunning = order.refunds.some(
    ({ purchasedItemId, status, reason }) =>
      purchasedItemId === line.id && status === 'REQUESTED' && RUNNING.includes(reason),
  );
  const money = (amount: number) => format.money({ amount, currency: order.currency });
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 border-b border-line py-4 last:border-0">
      <ItemCover item={line} sizes="112px" className="w-28 shrink-0 rounded-lg" />
      <div className="min-w-0 flex-1 basis-40">
        <FieldLine>{t(`orders.items.${line.purchasedItemType.slug}`)}</FieldLine>
        <h3 className={cx('text-lg', isOver && 'text-muted line-through')}>
          <AuthorTextFor text={line.title} />
        </h3>
        {start && <p className="text-sm text-muted">{t('orders.items.start', start)}</p>}
        {line.quantity > 1 && (
          <p className="text-sm text-muted">
            {t('orders.items.seats', {
              count: line.quantity,
              price: money((line.totalMinor + line.discountMinor) / line.quantity),
            })}
          </p>
        )}
      </div>
      <p className={cx('text-end tabular font-semibold', isOver && 'text-muted')}>
        {line.discountMinor + line.reductionMinor > 0 && (
          <s className="block text-sm font-normal text-muted">
            <span className="sr-only">{t('orders.sums.listPrice')} </span>
            {money(line.totalMinor + line.discountMinor + line.reductionMinor + line.waivedTaxMinor)}
          </s>
        )}
        {money(line.totalMinor)}
      </p>
      <div className="flex min-w-28 justify-end empty:hidden print:hidden">
        {isOver ? (
          <Badge tone="warning">{t(isBack ? 'orders.chips.refunded' : 'refunds.chips.cancelled')}</Badge>
        ) : isRunning || request?.status === 'REQUESTED' ? (
          <Badge tone="info">{t(isRunning ? 'refunds.chips.running' : 'refunds.chips.asked')}</Badge>
        ) : (
          order.status === 'PAID' && <LineAction line={line} isMain={isMain} />
        )}
      </div>
      {line.refundedMinor > 0 && !isBack && (
        <p className="w-full text-sm text-warning-text">
          {t('orders.items.partRefunded', { amount: money(line.refundedMinor) })}
        </p>
      )}
      {request?.status === 'DECLINED' && !isOver && (
        <p className="w-full text-sm text-warning-text">{t('refunds.texts.declined', { reason: request.answer })}</p>
      )}
      {!isOver && !isRunning && (order.status === 'PAID' || order.status === 'PENDING') && (
        <div className="w-full empty:hidden">
          <CancellationTerms item={line} now={new Date(order.now)} />
        </div>
      )}
    </li>
  );
}

/** What was ordered, each with its next act. */
export function OrderLines({ order }: { readonly order: Order }) {
  const t = useT();
  const main = order.purchasedItems.find((line) => !isLineOver(line));
  const { data } = useQuery(refundRequestsQuery(order));
  return (
    <section>
      <h2 className="sr-only">{t('orders.items.title')}</h2>
      <ul>
        {order.purchasedItems.map((line) => (
          <OrderLine
            key={line.id}
            order={order}
            line={line}
            isMain={line === main}
            request={data?.requests.find(({ purchasedItemId }) => purchasedItemId === line.id)}
          />
        ))}
      </ul>
    </section>
  );
}
