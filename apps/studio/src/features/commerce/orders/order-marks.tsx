import { Ban, Check, Hourglass, type LucideIcon, Undo2, X } from '@sullam/ui/base/icons.ts';
import { Badge, type Tone } from '@sullam/ui/components/badge.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { ManagedOrder } from './orders.api.ts';

type Facts = Pick<ManagedOrder, 'status' | 'totalMinor' | 'refundedMinor' | 'currency' | 'isTest'>;

const LOOKS: Record<ManagedOrder['status'], { tone: Tone; icon: LucideIcon }> = {
  PENDING: { tone: 'warning', icon: Hourglass },
  PAID: { tone: 'success', icon: Check },
  CANCELLED: { tone: 'neutral', icon: X },
  EXPIRED: { tone: 'neutral', icon: Ban },
};

/** Status of an order, what was refunded of it, and whether no money moved. */
export function OrderMarks({ order }: { readonly order: Facts }) {
  const t = useT();
  const format = useFormat();
  const { status, totalMinor, refundedMinor, currency, isTest } = order;
  const isFree = status === 'PAID' && totalMinor === 0;
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <Badge tone={LOOKS[status].tone} icon={LOOKS[status].icon}>
        {t(isFree ? 'common.labels.free' : `orders.status.${status}`)}
      </Badge>
      {refundedMinor > 0 && (
        <Badge tone="warning" icon={Undo2}>
          {refundedMinor === totalMinor
            ? t('orders.chips.refunded')
            : t('orders.chips.partRefunded', { amount: format.money({ amount: refundedMinor, currency }) })}
        </Badge>
      )}
      {isTest && <Badge tone="warning">{t('orders.test.badge')}</Badge>}
    </span>
  );
}
