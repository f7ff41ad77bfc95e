import { DAY } from '@sullam/domain/limits.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleAlert, CreditCard } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { Disclosure } from '@sullam/ui/components/disclosure.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ManualInstructions } from './manual-instructions.tsx';
import { MethodChoice, useMethod } from './method-choice.tsx';
import { type Order, paymentMethodsQuery, useCancelOrder } from './orders.api.ts';
import { PaymentDisclosure } from './payment-disclosure.tsx';
import { TimeLeft } from './time-left.tsx';
import { isManualMethod, usePay } from './use-pay.ts';

interface PayPanelProps {
  readonly order: Order;
  /** Called when the order can no longer be paid. */
  readonly onEnd: () => void;
}

/** Cancels the order, after asking. */
function CancelButton({ order }: Pick<PayPanelProps, 'order'>) {
  const t = useT();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useCancelOrder();
  return (
    <>
      <Button variant="ghost" {...preloadOn(ConfirmDialog)} onClick={() => setAsking(true)}>
        {t('orders.actions.cancel')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          danger
          onClose={() => setAsking(false)}
          title={t('orders.cancel.title')}
          confirmLabel={t('orders.actions.cancel')}
          cancelLabel={t('orders.cancel.keep')}
          pending={isPending}
          onConfirm={() =>
            mutate(order.orderId, {
              onSuccess: () => notify({ tone: 'success', text: t('orders.cancel.done') }),
              onSettled: () => setAsking(false),
            })
          }
        >
          {t('orders.cancel.text')}
        </ConfirmDialog>
      )}
    </>
  );
}

/** The choice of a method, and the button that begins to pay with it. */
function PayWith({ order }: Pick<PayPanelProps, 'order'>) {
  const t = useT();
  const format = useFormat();
  const { data, isPending: isLoading, isError, isFetching, refetch } = useQuery(paymentMethodsQuery(order));
  const due = { amount: order.totalMinor, currency: order.currency };
  const { offer, choose } = useMethod(data?.methods ?? [], due);
  const { pay, isPending } = usePay();
  const amount = format.money(due);
  const isWaiting = offer ? offer.waitDays !== null : false;
  if (isLoading) return <SkeletonText lines={3} />;
  if (isError && !data)
    return <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <div className="space-y-4">
      <MethodChoice methods={data?.methods ?? []} due={due} offer={offer} onChoose={choose} />
      {offer && <PaymentDisclosure />}
      {offer && (
        <Button
          icon={CreditCard}
          // what is open goes on; pressing again would change nothing
          disabled={isWaiting && order.method === offer.method}
          pending={isPending}
          onClick={() => pay(order.orderId, offer)}
        >
          {isWaiting
            ? t('orders.actions.payThisWay')
            : t(wasDeclined(order) ? 'orders.actions.payAgain' : 'orders.actions.payAmount', { amount })}
        </Button>
      )}
    </div>
  );
}

/** Why the last attempt failed, in the words of who declined it where there are any. */
function Declined({ order }: Pick<PayPanelProps, 'order'>) {
  const t = useT();
  const { note = '', method } = order.history.find(({ kind }) => kind === 'PAYMENT_FAILED') ?? {};
  const isManual = isManualMethod(method);
  return (
    <p role="alert" className="flex items-start gap-2 text-danger-text">
      <Icon of={CircleAlert} className="mt-0.5 shrink-0" />
      <span>
        <strong>{t(isManual ? 'orders.pay.notConfirmed' : 'orders.pay.declined')}</strong>{' '}
        {note === '' ? t('orders.pay.declinedText') : <bdi>{note}</bdi>}
      </span>
    </p>
  );
}

/** The last attempt was declined and no other has begun. */
const wasDeclined = ({ payments }: Order): boolean => payments[0]?.status === 'FAILED';

/** How long the order can still be paid: a clock, or the day where it waits for days. */
function PayableUntil({ order, onEnd }: PayPanelProps) {
  const t = useT();
  const format = useFormat();
  const isLong = Date.parse(order.expiresAt) - Date.parse(order.now) > DAY;
  if (!isLong) return <TimeLeft key={order.now} until={order.expiresAt} serverNow={order.now} onEnd={onEnd} />;
  return <p className="text-muted">{t('orders.pay.until', { date: format.dateTime(order.expiresAt) })}</p>;
}

/** The order waits for its payment: how long, how to pay it, and other ways. */
export function PayPanel({ order, onEnd }: PayPanelProps) {
  const t = useT();
  const { canPay, canCancel } = order.abilities;
  if (!canPay && !canCancel) return null;
  const isWaiting = canPay && isManualMethod(order.method);
  const title = isWaiting
    ? order.method === 'Cash'
      ? 'orders.pay.waitsForCash'
      : 'orders.pay.waitsForTransfer'
    : canPay
      ? 'orders.pay.title'
      : 'orders.pay.over';
  return (
    <Card as="section" padding="lg" className="mb-8 space-y-4 rounded-xl! print:border-0">
      {wasDeclined(order) && <Declined order={order} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-panel">{t(title)}</h2>
        {canPay && <PayableUntil order={order} onEnd={onEnd} />}
      </div>
      {isWaiting ? (
        <ManualInstructions order={order} />
      ) : (
        <p className="text-muted">{t(canPay ? 'orders.pay.text' : 'orders.pay.overText')}</p>
      )}
      <div className="space-y-4 print:hidden">
        {canPay &&
          (isWaiting ? (
            <Disclosure title={t('orders.pay.another')}>
              <PayWith order={order} />
            </Disclosure>
          ) : (
            <PayWith order={order} />
          ))}
        {canCancel && <CancelButton order={order} />}
      </div>
    </Card>
  );
}
