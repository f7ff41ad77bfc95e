import { Banner } from '@sullam/ui/components/banner.tsx';
import { Spinner } from '@sullam/ui/components/spinner.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useEffect, useRef, useState } from 'react';
import { type Order, useCheckPayments } from './orders.api.ts';
import { paidPath } from './use-pay.ts';

/** Between two questions, and how many there are: what a bank takes to answer in most cases. */
const PAUSE = 2500;
const MOST_CHECKS = 6;

/**
 * Asks how a payment stands when the buyer comes back from the provider's page, until it is known or has taken too long. Returns true
 * while it asks.
 */
export function useChecking(order: Order | undefined, isBack: boolean): boolean {
  const go = useGo();
  const { mutate } = useCheckPayments();
  const [isOver, setOver] = useState(false);
  const asked = useRef(0);
  const orderId = order?.orderId;
  const isOpen = isBack && order?.status === 'PENDING' && order.payments[0]?.status === 'OPEN';
  useEffect(() => {
    if (!isOpen || isOver || orderId === undefined) return;
    const timer = setTimeout(
      () => {
        asked.current += 1;
        mutate(orderId, { onSettled: () => setOver(asked.current >= MOST_CHECKS) });
      },
      asked.current === 0 ? 0 : PAUSE,
    );
    return () => clearTimeout(timer);
  });
  const isPaid = isBack && order?.status === 'PAID';
  useEffect(() => {
    if (isPaid && orderId !== undefined) go(paidPath(orderId), { replace: true });
  }, [isPaid, orderId, go]);
  return isOpen && !isOver;
}

/** Says that the payment is being checked, with nothing to do but wait. */
export function CheckingPayment() {
  const t = useT();
  return (
    <div className="mb-6">
      <Banner title={t('orders.checking.title')}>
        <span className="flex items-center gap-3">
          <Spinner />
          {t('orders.checking.text')}
        </span>
      </Banner>
    </div>
  );
}
