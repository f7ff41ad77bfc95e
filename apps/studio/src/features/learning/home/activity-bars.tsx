import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';

export interface ActivityBarsProps {
  /** Days as "2026-11-22", today last. */
  readonly days: readonly string[];
  readonly counts: readonly number[];
}

/** A small column a day; the numbers are read out, and said on pointing. */
export function ActivityBars({ days, counts }: ActivityBarsProps) {
  const t = useT();
  const format = useFormat();
  const most = Math.max(1, ...counts);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const words = days.map((day, at) =>
    t('studio.pulse.onDay', { day: format.date(`${day}T12:00:00Z`), count: counts[at] ?? 0 }),
  );
  return (
    <span
      className="flex items-center gap-3"
      role="img"
      aria-label={total === 0 ? t('studio.pulse.quiet') : format.list(words)}
    >
      <span className="flex h-6 items-end gap-0.5">
        {days.map((day, at) => (
          <span
            key={day}
            title={words[at]}
            className={`w-2 rounded-t-sm ${at === days.length - 1 ? 'bg-primary' : 'bg-primary/25'}`}
            style={{ height: `${Math.max(8, Math.round(((counts[at] ?? 0) / most) * 100))}%` }}
          />
        ))}
      </span>
      {/* such pale bars never stand without their number */}
      {total > 0 && <span className="text-sm text-muted tabular">{format.number(total)}</span>}
    </span>
  );
}
