import '../../../app.css';
import { Printer, Undo2 } from '@sullam/ui/base/icons.ts';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { CompanyLines } from '@sullam/web-kit/billing/company-lines.tsx';
import { OrderDocuments } from '@sullam/web-kit/billing/order-documents.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { OrderChips } from '@sullam/web-kit/orders/order-chips.tsx';
import { useHistoryText } from '@sullam/web-kit/orders/use-history-text.ts';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Page } from '../../../parts/page.tsx';
import { RefundRequests } from '../refunds/refunds.public.ts';
import { DisputesCard } from './disputes-card.tsx';
import { OrderNotes } from './order-notes.tsx';
import { type Order, orderQuery } from './orders.api.ts';
import { PaymentCard } from './payment-card.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { SeatsCard } from './seats-card.tsx';

type Line = Order['purchasedItems'][number];

interface LinesProps {
  readonly order: Order;
  readonly onRefund: (line: Line) => void;
}

function Lines({ order, onRefund }: LinesProps) {
  const t = useT();
  const format = useFormat();
  const { currency, abilities } = order;
  const amountOf = (amount: number) => format.money({ amount, currency });
  return (
    <ul className="divide-y divide-line">
      {order.purchasedItems.map((line) => (
        <li key={line.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
          <div className="min-w-0 flex-1 basis-48">
            <p className="font-medium">
              <AuthorTextFor text={line.title} />
            </p>
            <p className="text-sm text-muted">
              {t(`orders.items.${line.purchasedItemType.slug}`)}
              {line.quantity > 1 && (
                <>
                  {' '}
                  ·{' '}
                  {t('orders.items.seats', {
                    count: line.quantity,
                    price: amountOf((line.totalMinor + line.discountMinor) / line.quantity),
                  })}
                </>
              )}
              {line.cancelledAt !== null && <> · {t('refund-desk.chips.cancelled')}</>}
              {line.refundedMinor > 0 && (
                <> · {t('orders.chips.partRefunded', { amount: amountOf(line.refundedMinor) })}</>
              )}
            </p>
          </div>
          <span className="text-end tabular">
            {line.discountMinor > 0 && (
              <s className="me-2 text-sm text-muted">
                <span className="sr-only">{t('orders.sums.listPrice')} </span>
                {amountOf(line.totalMinor + line.discountMinor)}
              </s>
            )}
            {amountOf(line.totalMinor)}
          </span>
          {abilities.canRefund && line.refundedMinor < line.totalMinor && (
            <Button variant="outline" size="sm" icon={Undo2} onClick={() => onRefund(line)}>
              {t('order-desk.actions.refund')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Sums({ order }: { readonly order: Order }) {
  const t = useT();
  const format = useFormat();
  const amountOf = (amount: number) => format.money({ amount, currency: order.currency });
  const sums = order.vouchers.map(({ code, discountMinor }): [string, ReactNode] => [
    t('orders.sums.voucher', { code }),
    amountOf(-discountMinor),
  ]);
  if (order.waivedTaxMinor > 0) sums.push([t('orders.sums.reverseCharge'), amountOf(-order.waivedTaxMinor)]);
  sums.push([t('orders.sums.toPay'), amountOf(order.totalMinor)]);
  if (order.waivedTaxMinor === 0) sums.push([t('orders.sums.tax'), amountOf(order.taxMinor)]);
  if (order.refundedMinor > 0) sums.push([t('orders.sums.refunded'), amountOf(order.refundedMinor)]);
  return (
    <dl className="space-y-2 text-sm">
      {sums.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="text-muted">{label}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function History({ order }: { readonly order: Order }) {
  const format = useFormat();
  const historyText = useHistoryText(order);
  return (
    <ol className="space-y-3 text-sm">
      {order.history.map((entry, at) => (
        <li key={order.history.length - at}>
          <p>{historyText(entry)}</p>
          {entry.note !== '' && (
            <p dir="auto" className="text-muted">
              {entry.note}
            </p>
          )}
          <p className="text-xs text-muted">{format.dateTime(entry.at)}</p>
        </li>
      ))}
    </ol>
  );
}

interface DetailProps {
  readonly order: Order;
  readonly title: string;
}

function Detail({ order, title }: DetailProps) {
  const t = useT();
  const format = useFormat();
  const [refunding, setRefunding] = useState<Line | null>(null);
  const hasSeats = order.purchasedItems.some(({ purchasedItemType: { slug } }) => slug === 'course-seats');
  return (
    <Page
      above={<BackLink href="/orders">{t('order-desk.menu.title')}</BackLink>}
      title={title}
      mark={<OrderChips order={order} />}
      lead={format.dateTime(order.placedAt)}
      actions={
        <Button variant="outline" icon={Printer} onClick={() => window.print()}>
          {t('common.actions.print')}
        </Button>
      }
    >
      <OrderNotes order={order} />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="space-y-5">
          <RefundRequests order={order} />
          <Card padding="lg">
            <CardHeading>{t('orders.items.title')}</CardHeading>
            <Lines order={order} onRefund={setRefunding} />
          </Card>
          <Card padding="lg">
            <CardHeading>{t('orders.history.title')}</CardHeading>
            <History order={order} />
          </Card>
        </div>
        <div className="space-y-5">
          <Card padding="lg">
            <CardHeading>{t('order-desk.fields.total')}</CardHeading>
            <Sums order={order} />
          </Card>
          {hasSeats && <SeatsCard orderId={order.orderId} />}
          <PaymentCard order={order} />
          <DisputesCard order={order} />
          {order.status === 'PAID' && <OrderDocuments orderId={order.orderId} />}
          <Card padding="lg">
            <CardHeading>{t('orders.labels.billedTo')}</CardHeading>
            {order.company && <CompanyLines company={order.company} />}
            <p>
              <bdi>{order.buyer.name}</bdi>
            </p>
            <p className="text-sm text-muted">
              <bdi dir="ltr">{order.buyer.email}</bdi>
            </p>
          </Card>
        </div>
      </div>
      {refunding && <RefundDialog order={order} line={refunding} onClose={() => setRefunding(null)} />}
    </Page>
  );
}

/** One order with its lines, refunds and history. */
export function OrderScreen() {
  const t = useT();
  const format = useFormat();
  const { data: order, isPending, isError, isFetching, refetch } = useQuery(orderQuery(usePathId('orderId')));
  const title = order && t('orders.titles.order', { number: { raw: format.number(order.number) } });
  usePageTitle(title);
  if (order && title) return <Detail order={order} title={title} />;
  return (
    <div className="page-width page-gutter py-8">
      {isPending && <SkeletonText lines={8} />}
      {isError && <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />}
    </div>
  );
}
