import type { OrderSummary } from '@sullam/api-client/schema.gen.ts';
import { Ban, Check, FlaskConical, Gavel, Hourglass, type LucideIcon, Undo2, X } from '@sullam/ui/base/icons.ts';
import { Badge, type Tone } from '@sullam/ui/components/badge.tsx';
import { useFormat, useT } from '../kit-context.tsx';

type Facts = Pick<
  OrderSummary,
  'status' | 'totalMinor' | 'refundedMinor' | 'currency' | 'isTest' | 'isDisputed' | 'method'
>;

const LOOKS: Record<OrderSummary['status'], { tone: Tone; icon: LucideIcon }> = {
  PENDING: { tone: 'warning', icon: Hourglass },
  PAID: { tone: 'success', icon: Check },
  CANCELLED: { tone: 'neutral', icon: X },
  EXPIRED: { tone: 'neutral', icon: Ban },
};

/** An unpaid order says what it waits for, a free one that it is free. */
function wordOf({ status, totalMinor, method }: Facts) {
  if (status === 'PAID' && totalMinor === 0) return 'common.labels.free';
  if (status === 'PENDING' && method === 'Wire Transfer') return 'orders.status.WAITS_FOR_TRANSFER';
  if (status === 'PENDING' && method === 'Cash') return 'orders.status.WAITS_FOR_CASH';
  return `orders.status.${status}` as const;
}

/** How an order stands: its state, what was refunded, whether it is disputed, and whether it is a test. */
export function OrderChips({ order }: { readonly order: Facts }) {
  const t = useT();
  const format = useFormat();
  const { status, totalMinor, refundedMinor, currency, isTest, isDisputed } = order;
  const { tone, icon } = LOOKS[status];
  const isWhole = refundedMinor > 0 && refundedMinor === totalMinor;
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <Badge tone={tone} icon={icon}>
        {t(wordOf(order))}
      </Badge>
      {refundedMinor > 0 && (
        <Badge tone="warning" icon={Undo2}>
          {isWhole
            ? t('orders.chips.refunded')
            : t('orders.chips.partRefunded', { amount: format.money({ amount: refundedMinor, currency }) })}
        </Badge>
      )}
      {isDisputed && (
        <Badge tone="danger" icon={Gavel}>
          {t('orders.chips.disputed')}
        </Badge>
      )}
      {isTest && (
        <Badge tone="warning" icon={FlaskConical}>
          {t('orders.test.badge')}
        </Badge>
      )}
    </span>
  );
}
