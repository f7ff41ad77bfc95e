import { PAYMENT_METHODS } from '@sullam/domain/commerce/payment-methods.ts';
import { HandCoins } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MarkPaidDialog } from '../transfers/transfers.public.ts';
import { manualPaymentQuery, type Order, useCompleteRefund } from './orders.api.ts';

type Refund = Order['refunds'][number];

interface FactProps {
  readonly label: string;
  readonly value: string;
}

const Fact = ({ label, value }: FactProps) => (
  <div className="flex justify-between gap-4">
    <dt className="text-muted">{label}</dt>
    <dd className="min-w-0 text-end break-words">
      <bdi>{value}</bdi>
    </dd>
  </div>
);

/** What an administrator confirmed of a transfer or of cash. */
function Confirmation({ order }: { readonly order: Order }) {
  const t = useT();
  const format = useFormat();
  const { data } = useQuery(manualPaymentQuery(order.orderId));
  if (data?.state !== 'CONFIRMED') return null;
  return (
    <>
      {data.receivedOn && <Fact label={t('order-desk.fields.receivedOn')} value={format.date(data.receivedOn)} />}
      {data.reference !== '' && <Fact label={t('order-desk.fields.reference')} value={data.reference} />}
    </>
  );
}

interface ToPayBackProps {
  readonly refund: Refund;
  readonly currency: string;
}

/** A refund that waits for an administrator to pay it back by hand. */
function ToPayBack({ refund: { refundId, amountMinor }, currency }: ToPayBackProps) {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useCompleteRefund();
  const amount = format.money({ amount: amountMinor, currency });
  return (
    <li className="space-y-2 rounded-lg bg-warning-soft p-3">
      <p className="text-sm text-warning-text">{t('order-desk.texts.toPayBack', { amount })}</p>
      <Button
        size="sm"
        variant="outline"
        icon={HandCoins}
        {...preloadOn(ConfirmDialog)}
        onClick={() => setAsking(true)}
      >
        {t('order-desk.actions.paidBack')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          onClose={() => setAsking(false)}
          title={t('order-desk.titles.paidBack', { amount })}
          confirmLabel={t('order-desk.actions.paidBack')}
          cancelLabel={t('common.actions.cancel')}
          pending={isPending}
          onConfirm={() =>
            mutate(refundId, {
              onSuccess: () => notify({ tone: 'success', text: t('order-desk.done.paidBack', { amount }) }),
              onSettled: () => setAsking(false),
            })
          }
        >
          {t('order-desk.texts.paidBack')}
        </ConfirmDialog>
      )}
    </li>
  );
}

/** How the order is paid, and what has to be paid back by hand. */
export function PaymentCard({ order }: { readonly order: Order }) {
  const t = useT();
  const { method, payments, refunds, status, currency, abilities } = order;
  const isManual = payments.some((payment) => payment.method === 'Wire Transfer' || payment.method === 'Cash');
  const toPayBack = refunds.filter((refund) => refund.isManual && refund.status === 'REQUESTED');
  const [isMarking, setMarking] = useState(false);
  if (method === null && toPayBack.length === 0 && !isManual && !abilities.canMarkPaid) return null;
  return (
    <Card padding="lg">
      <CardHeading>{t('order-desk.titles.payment')}</CardHeading>
      <dl className="space-y-2 text-sm">
        {method !== null && (
          <Fact label={t('order-desk.fields.method')} value={t(`order-desk.methods.${PAYMENT_METHODS[method]}`)} />
        )}
        {isManual && <Confirmation order={order} />}
      </dl>
      {(abilities.canMarkPaid || (isManual && status === 'PENDING')) && (
        <div className="mt-4 flex flex-wrap gap-2 first:mt-0 print:hidden">
          {isManual && status === 'PENDING' && (
            <LinkButton href="/transfers" size="sm" variant="outline">
              {t('order-desk.actions.toTransfers')}
            </LinkButton>
          )}
          {abilities.canMarkPaid && !isManual && (
            <Button size="sm" variant="outline" icon={HandCoins} onClick={() => setMarking(true)}>
              {t('transfers.actions.markPaid')}
            </Button>
          )}
        </div>
      )}
      {isMarking && <MarkPaidDialog order={order} onClose={() => setMarking(false)} />}
      {toPayBack.length > 0 && (
        <ul className="mt-4 space-y-3 print:hidden">
          {toPayBack.map((refund) => (
            <ToPayBack key={refund.refundId} refund={refund} currency={currency} />
          ))}
        </ul>
      )}
    </Card>
  );
}
