import { Banner } from '@sullam/ui/components/banner.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { disputesQuery, type Order } from './orders.api.ts';

interface OrderNotesProps {
  readonly order: Order;
}

type Refund = Order['refunds'][number];

/** Open disputes: who disputes what, until when, and what is suspended. */
function OpenDisputes({ order }: OrderNotesProps) {
  const t = useT();
  const format = useFormat();
  const { data } = useQuery(disputesQuery(order.orderId));
  return data?.disputes
    .filter(({ status }) => status === 'OPEN')
    .map(({ disputeId, amountMinor, dueAt }) => (
      <Banner
        key={disputeId}
        live="off"
        tone="danger"
        title={t('order-desk.notes.disputed', {
          name: order.buyer.name,
          amount: format.money({ amount: amountMinor, currency: order.currency }),
        })}
      >
        {t('order-desk.notes.suspended')}
        {dueAt !== null && <> {t('order-desk.disputes.due', { date: format.dateTime(dueAt) })}</>}
      </Banner>
    ));
}

/** A payment that came late or twice, and how far its refund is. */
function ReturnedPayment({ order, refund }: OrderNotesProps & { readonly refund: Refund }) {
  const t = useT();
  const amount = useFormat().money({ amount: refund.amountMinor, currency: order.currency });
  const { reason, status } = refund;
  return (
    <Banner live="off" tone={status === 'FAILED' ? 'danger' : 'info'}>
      {t(reason === 'PAID_LATE' ? 'order-desk.notes.late' : 'order-desk.notes.twice', { amount })}
      {status === 'REQUESTED' && <> {t('order-desk.notes.waits')}</>}
      {status === 'FAILED' && <> {t('order-desk.notes.failed')}</>}
    </Banner>
  );
}

/** What of the order needs an administrator's eye: disputes, and payments that came late or twice. */
export function OrderNotes({ order }: OrderNotesProps) {
  const surplus = order.refunds.filter(({ reason }) => reason === 'PAID_LATE' || reason === 'PAID_TWICE');
  if (!order.isDisputed && surplus.length === 0) return null;
  return (
    <div className="mb-5 space-y-3">
      {order.isDisputed && <OpenDisputes order={order} />}
      {surplus.map((refund) => (
        <ReturnedPayment key={refund.refundId} order={order} refund={refund} />
      ))}
    </div>
  );
}
