import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleAlert, CreditCard } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { type Order, useCancelOrder } from './orders.api.ts';
import { TimeLeft } from './time-left.tsx';
import { usePay } from './use-pay.ts';

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

/** The order waits for its payment: how long, and the way to pay. */
export function PayPanel({ order, onEnd }: PayPanelProps) {
  const t = useT();
  const format = useFormat();
  const { pay, isPending } = usePay();
  const { canPay, canCancel } = order.abilities;
  const wasDeclined = order.payments[0]?.status === 'FAILED';
  const amount = format.money({ amount: order.totalMinor, currency: order.currency });
  if (!canPay && !canCancel) return null;
  return (
    <Card as="section" padding="lg" className="mb-8 space-y-4 rounded-xl! print:hidden">
      {wasDeclined && (
        <p role="alert" className="flex items-start gap-2 text-danger-text">
          <Icon of={CircleAlert} className="mt-0.5 shrink-0" />
          <span>
            <strong>{t('orders.pay.declined')}</strong> {t('orders.pay.declinedText')}
          </span>
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-panel">{t(canPay ? 'orders.pay.title' : 'orders.pay.over')}</h2>
        {canPay && <TimeLeft key={order.now} until={order.expiresAt} serverNow={order.now} onEnd={onEnd} />}
      </div>
      <p className="text-muted">{t(canPay ? 'orders.pay.text' : 'orders.pay.overText')}</p>
      <div className="flex flex-wrap gap-3">
        {canPay && (
          <Button icon={CreditCard} pending={isPending} onClick={() => pay(order.orderId)}>
            {t(wasDeclined ? 'orders.actions.payAgain' : 'orders.actions.payAmount', { amount })}
          </Button>
        )}
        {canCancel && <CancelButton order={order} />}
      </div>
    </Card>
  );
}
