import type { OrderLine } from '@sullam/api-client/schema.gen.ts';
import { deadlineOf } from '@sullam/domain/commerce/cancellation.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { CalendarClock } from '@sullam/ui/base/icons.ts';
import { useFormat, useT } from '../kit-context.tsx';

export interface CancellationTermsProps {
  readonly item: Pick<OrderLine, 'start' | 'cancellationTiers'>;
  readonly now: Date;
}

/** Until when an item can be cancelled, and how much comes back: dates, never hours. Nothing for what has no terms. */
export function CancellationTerms({ item: { start, cancellationTiers }, now }: CancellationTermsProps) {
  const t = useT();
  const format = useFormat();
  if (!start || cancellationTiers.length === 0) return null;
  const startsAt = new Date(start.at);
  const open = cancellationTiers.filter((tier) => deadlineOf(tier, startsAt) >= now);
  const lines = open.map((tier) => ({
    key: tier.hoursBeforeStart,
    text: t(tier.refundPercent === 100 ? 'refunds.terms.free' : 'refunds.terms.part', {
      date: format.dateTime(deadlineOf(tier, startsAt).toISOString()),
      percent: format.percent(tier.refundPercent / 100),
    }),
  }));
  return (
    <ul className="space-y-0.5 text-sm text-muted">
      {(lines.length > 0 ? lines : [{ key: -1, text: t('refunds.terms.over') }]).map(({ key, text }) => (
        <li key={key} className="flex items-start gap-1.5">
          <Icon of={CalendarClock} size={16} className="mt-0.5 shrink-0" />
          <span className="min-w-0">{text}</span>
        </li>
      ))}
    </ul>
  );
}
