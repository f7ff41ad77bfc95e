import { Banner } from '@sullam/ui/components/banner.tsx';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { Order } from './orders.api.ts';

interface OrderNotesProps {
  readonly order: Order;
}

type Refund = Order['refunds'][number];

/** A payment that came late or twice, and where its money is. */
function ReturnedPayment({ order, refund }: OrderNotesProps & { readonly refund: Refund }) {
  const t = useT();
  const format = useFormat();
  const { amountMinor, status, reason } = refund;
  const amount = format.money({ amount: amountMinor, currency: order.currency });
  const isLate = reason === 'PAID_LATE';
  return (
    <Banner
      live="off"
      tone={status === 'FAILED' ? 'warning' : 'info'}
      title={t(status === 'FAILED' ? 'orders.notes.stillOwed' : 'orders.notes.onItsWay', { amount })}
      action={
        isLate && (
          <LinkButton href="/cart" size="sm" variant="outline">
            {t('orders.notes.orderAgain')}
          </LinkButton>
        )
      }
    >
      <p>{t(isLate ? 'orders.notes.late' : 'orders.notes.twice')}</p>
      {status === 'FAILED' && <p>{t('orders.notes.returned')}</p>}
    </Banner>
  );
}

/** A refund whose money did not arrive. */
function Undelivered({ order, refund }: OrderNotesProps & { readonly refund: Refund }) {
  const t = useT();
  const amount = useFormat().money({ amount: refund.amountMinor, currency: order.currency });
  return (
    <Banner live="off" tone="warning" title={t('orders.notes.stillOwed', { amount })}>
      {t('orders.notes.returned')}
    </Banner>
  );
}

/** What went another way than the buyer expects: paid late or twice, disputed, or a refund that did not arrive. */
export function OrderNotes({ order }: OrderNotesProps) {
  const t = useT();
  const { refunds, isDisputed, history } = order;
  const isLost = !isDisputed && history.some(({ kind }) => kind === 'DISPUTE_LOST');
  const surplus = refunds.filter(({ reason }) => reason === 'PAID_LATE' || reason === 'PAID_TWICE');
  const undelivered = refunds.filter(({ returnedAt }) => returnedAt !== null);
  if (!isDisputed && !isLost && surplus.length === 0 && undelivered.length === 0) return null;
  return (
    <div className="mb-8 space-y-3">
      {isDisputed && (
        <Banner live="off" tone="warning" title={t('orders.notes.disputedTitle')}>
          {t('orders.notes.disputed')}
        </Banner>
      )}
      {isLost && (
        <Banner live="off" title={t('orders.notes.lostTitle')}>
          {t('orders.notes.lost')}
        </Banner>
      )}
      {surplus.map((refund) => (
        <ReturnedPayment key={refund.refundId} order={order} refund={refund} />
      ))}
      {undelivered.map((refund) => (
        <Undelivered key={refund.refundId} order={order} refund={refund} />
      ))}
    </div>
  );
}
