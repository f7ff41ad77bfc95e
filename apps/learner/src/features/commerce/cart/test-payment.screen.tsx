import '../../../app.css';
import { ApiError } from '@sullam/api-client/api-error.ts';
import type { TestPayment } from '@sullam/api-client/schema.gen.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import {
  BellOff,
  CircleCheck,
  CircleX,
  Clock,
  Coins,
  Copy,
  FlaskConical,
  Gavel,
  type LucideIcon,
  Undo2,
} from '@sullam/ui/base/icons.ts';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orderPath, paidPath, TestStrip, TimeLeft } from '../orders/orders.public.ts';
import { type Outcome, testPaymentQuery, useChooseOutcome } from './cart.api.ts';

const isOver = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** The payment has ended: paid, declined, replaced, or out of time. */
function Over({ orderId }: { readonly orderId?: number }) {
  const t = useT();
  return (
    <EmptyState
      drawing="done"
      title={t('cart.test.over')}
      description={t('cart.test.overText')}
      action={
        <LinkButton href={orderId === undefined ? '/profile/payment-history' : orderPath(orderId)}>
          {t(orderId === undefined ? 'orders.menu.history' : 'cart.test.toOrder')}
        </LinkButton>
      }
    />
  );
}

/** In the order of the page. */
const OUTCOMES: readonly { outcome: Outcome; icon: LucideIcon }[] = [
  { outcome: 'PAID', icon: CircleCheck },
  { outcome: 'DECLINED', icon: CircleX },
  { outcome: 'PAID_LATE', icon: Clock },
  { outcome: 'PAID_TWICE', icon: Coins },
  { outcome: 'NOTIFIED_TWICE', icon: Copy },
  { outcome: 'NEVER_NOTIFIED', icon: BellOff },
  { outcome: 'REFUND_FAILED_LATER', icon: Undo2 },
  { outcome: 'DISPUTED', icon: Gavel },
];

/** After these the order is paid and open; after the others its page says how it stands. */
const OPENS: ReadonlySet<Outcome> = new Set(['PAID', 'PAID_TWICE', 'NOTIFIED_TWICE', 'REFUND_FAILED_LATER']);

interface ChoiceProps {
  readonly payment: TestPayment;
}

function Choice({ payment }: ChoiceProps) {
  const t = useT();
  const go = useGo();
  const format = useFormat();
  const { mutate, isPending, error } = useChooseOutcome(payment);
  const [isEnded, setEnded] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>('PAID');
  const { orderId, orderNumber, amountMinor, currency, expiresAt } = payment;
  const run = () =>
    mutate(outcome, {
      onSuccess: () => go(OPENS.has(outcome) ? paidPath(orderId) : orderPath(orderId), { replace: true }),
    });
  if (isEnded || isOver(error)) return <Over orderId={orderId} />;
  const amount = format.money({ amount: amountMinor, currency });
  const labels: Partial<Record<Outcome, string>> = {
    PAID: t('cart.test.pay', { amount }),
    DECLINED: t('cart.test.decline'),
  };
  return (
    <div className="space-y-6 p-6 sm:p-8">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h1 className="text-page">{t('cart.test.title')}</h1>
        <TimeLeft until={expiresAt} onEnd={() => setEnded(true)} />
      </div>
      <p className="text-muted">{t('cart.test.text')}</p>
      <p className="font-display text-page font-semibold tabular">{amount}</p>
      <RadioGroup
        label={t('cart.test.choose', { number: { raw: format.number(orderNumber) } })}
        cards
        value={outcome}
        options={OUTCOMES.map(({ outcome: value, icon }) => ({
          value,
          label: (
            <span className="inline-flex items-center gap-2 font-medium">
              <Icon of={icon} size={18} className="shrink-0 text-muted" />
              {t(`cart.outcomes.${value}`)}
            </span>
          ),
          description: t(`cart.outcomeTexts.${value}`),
        }))}
        onChange={(value) => setOutcome(value as Outcome)}
      />
      {error && (
        <Banner tone="danger" live="assertive">
          {error.message}
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button size="lg" icon={FlaskConical} pending={isPending} onClick={run}>
          {labels[outcome] ?? t('cart.test.run')}
        </Button>
        <BackLink href={orderPath(orderId)}>{t('cart.test.toOrder')}</BackLink>
      </div>
    </div>
  );
}

/** `/cart/test-payment/{paymentId}`: the page of the test provider. Its buyer decides how the payment ends. */
export function TestPaymentScreen() {
  const t = useT();
  const { data, isPending, isError, error, isFetching, refetch } = useQuery(testPaymentQuery(usePathId('paymentId')));
  return (
    <div className="page-width page-gutter py-8">
      <section className="mx-auto max-w-2xl overflow-hidden rounded-xl border-2 border-dashed border-[#c98a00] bg-surface">
        <TestStrip />
        {isPending && (
          <div className="p-8">
            <SkeletonText lines={5} />
          </div>
        )}
        {isError && isOver(error) && <Over {...(data ? { orderId: data.orderId } : {})} />}
        {isError && !isOver(error) && (
          <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {data && !isError && <Choice payment={data} />}
      </section>
    </div>
  );
}
