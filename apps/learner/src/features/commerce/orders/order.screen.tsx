import '../../../app.css';
import { Printer } from '@sullam/ui/base/icons.ts';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { OrderChips } from '@sullam/web-kit/orders/order-chips.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId, useQueryValues } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { CheckingPayment, useChecking } from './checking-payment.tsx';
import { JustPaid } from './just-paid.tsx';
import { OrderAside } from './order-aside.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { type Order, orderQuery } from './orders.api.ts';
import { PayPanel } from './pay-panel.tsx';
import { RefundRequest } from './refund-request.tsx';
import { TestStrip } from './test-mark.tsx';

interface DetailProps {
  readonly order: Order;
  readonly title: string;
  readonly isChecking: boolean;
  readonly onEnd: () => void;
}

function Detail({ order, title, isChecking, onEnd }: DetailProps) {
  const t = useT();
  const format = useFormat();
  return (
    <>
      {order.isTest && (
        <div className="mb-6 overflow-hidden rounded-lg">
          <TestStrip />
        </div>
      )}
      <BackLink href="/profile/payment-history">{t('orders.menu.history')}</BackLink>
      <header className="mt-2 mb-6 flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 space-y-1">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="text-page">{title}</h1>
            <OrderChips order={order} />
          </div>
          <p className="text-muted">{format.dateTime(order.placedAt, 'full')}</p>
        </div>
        <div className="flex flex-wrap gap-3 print:hidden">
          <RefundRequest order={order} />
          <Button variant="outline" icon={Printer} onClick={() => window.print()}>
            {t('common.actions.print')}
          </Button>
        </div>
      </header>
      <div className="gap-10 lg:grid lg:grid-cols-[minmax(0,1fr)_23.75rem] lg:items-start xl:gap-13">
        <div className="mb-8 min-w-0">
          <OrderNotes order={order} />
          {isChecking ? <CheckingPayment /> : <PayPanel order={order} onEnd={onEnd} />}
          <OrderLines order={order} />
          <div className="mt-8">
            <OrderTimeline order={order} />
          </div>
        </div>
        <OrderAside order={order} />
      </div>
    </>
  );
}

/** `/profile/payment-history/{orderId}`: everything about an order; right after paying, the way into what was bought. */
export function OrderScreen() {
  const t = useT();
  const format = useFormat();
  const { paid, checking } = useQueryValues();
  const { data: order, isPending, isError, isFetching, refetch } = useQuery(orderQuery(usePathId('orderId')));
  const title = order && t('orders.titles.order', { number: { raw: format.number(order.number) } });
  usePageTitle(title);
  const isChecking = useChecking(order, checking !== undefined);
  const isJustPaid = paid !== undefined && order?.status === 'PAID';
  return (
    <div className="page-width page-gutter py-8">
      {isPending && <SkeletonText lines={8} />}
      {isError && !order && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {order &&
        title &&
        (isJustPaid ? (
          <JustPaid order={order} />
        ) : (
          <Detail order={order} title={title} isChecking={isChecking} onEnd={() => void refetch()} />
        ))}
    </div>
  );
}
