import { MINUTE } from '@sullam/domain/limits.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Timer } from '@sullam/ui/base/icons.ts';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { useEffect, useEffectEvent, useState } from 'react';

interface TimeLeftProps {
  readonly until: string;
  /** Server time of the response that named the end; the clock of this device may be wrong. */
  readonly serverNow?: string;
  /** Called once, when the time is over. */
  readonly onEnd?: () => void;
}

/** Screen readers hear of the time at 5 minutes, at 1 minute and at the end, not each second. */
const announcementOf = (left: number) =>
  left <= 0
    ? 'orders.timeLeft.end'
    : left <= MINUTE
      ? 'orders.timeLeft.minute'
      : left <= 5 * MINUTE
        ? 'orders.timeLeft.fiveMinutes'
        : null;

/** How long an order can still be paid. */
export function TimeLeft({ until, serverNow, onEnd }: TimeLeftProps) {
  const t = useT();
  const format = useFormat();
  const { now } = useKit();
  const [ahead] = useState(() => (serverNow === undefined ? 0 : Date.parse(serverNow) - now()));
  const leftNow = () => Math.max(0, Date.parse(until) - now() - ahead);
  const [left, setLeft] = useState(leftNow);
  const tick = useEffectEvent(() => {
    const next = leftNow();
    setLeft(next);
    if (next === 0 && left > 0) onEnd?.();
  });
  useEffect(() => {
    const timer = setInterval(() => tick(), 1000);
    return () => clearInterval(timer);
  }, []);
  const announcement = announcementOf(left);
  return (
    <>
      <span className="inline-flex items-center gap-1.5 rounded-md bg-warning-soft px-2.5 py-1 text-sm font-semibold text-warning-text print:hidden">
        <Icon of={Timer} size={16} />
        <span className="tabular">{t('orders.timeLeft.label', { time: format.clock(left) })}</span>
      </span>
      <span role="status" className="sr-only">
        {announcement && t(announcement)}
      </span>
    </>
  );
}
