import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { EventEditing } from './events.api.ts';

/** The places of the whole event: taken, offered or held, and what is left; who waits stands beside it. */
export function CapacityBar({ event }: { readonly event: EventEditing }) {
  const t = useT();
  const format = useFormat();
  const { capacity, taken, offered, waiting } = event;
  const whole = Math.max(capacity ?? taken + offered, 1);
  const width = (count: number) => ({ width: `${Math.min(100, (count * 100) / whole)}%` });
  return (
    <div className="space-y-2">
      {capacity !== null && (
        <p aria-hidden="true" className="flex h-3 overflow-hidden rounded-full bg-line">
          <span className="bg-primary" style={width(taken)} />
          <span className="bg-warning" style={width(offered)} />
        </p>
      )}
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <span>{t('event-desk.figures.taken', { count: taken })}</span>
        {offered > 0 && <span>{t('event-desk.figures.offered', { count: offered })}</span>}
        {capacity !== null && (
          <span className="text-muted">{t('event-desk.figures.capacity', { count: format.number(capacity) })}</span>
        )}
        {waiting > 0 && <span>{t('event-desk.figures.waiting', { count: waiting })}</span>}
      </p>
    </div>
  );
}
