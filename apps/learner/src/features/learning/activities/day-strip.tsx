import type { MomentFields } from '@sullam/strings/format.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { hueOf } from './kind-hue.ts';
import { dayOf, startOf } from './schedule-days.ts';
import type { WeekProps } from './week-grid.tsx';

/** At most so many squares below a day. */
const SQUARES = 4;

/** Seven days side by side, each with squares of what is in it; a press leads down to the day. */
export function DayStrip({ days, today, entries }: WeekProps) {
  const t = useT();
  const format = useFormat();
  return (
    <ol className="grid grid-cols-7 gap-1.5 print:hidden">
      {days.map((day) => {
        const on = entries.filter(({ at }) => dayOf(at) === day);
        const part = (shown: MomentFields) => format.fields(startOf(day), shown);
        const isToday = day === today;
        return (
          <li key={day}>
            <button
              type="button"
              aria-current={isToday ? 'date' : undefined}
              onClick={() => document.querySelector(`[id="day-${day}"]`)?.scrollIntoView({ block: 'start' })}
              className={cx(
                'flex w-full flex-col items-center gap-1 rounded-xl border px-0.5 py-2',
                isToday ? 'forced-edge border-primary bg-primary text-on-primary' : 'border-line bg-surface text-ink',
              )}
            >
              <span className={cx('text-xs', !isToday && 'text-muted')}>{part({ weekday: 'narrow' })}</span>
              <span className="font-display text-lg leading-none font-semibold">{part({ day: 'numeric' })}</span>
              <span className="sr-only">
                {t('activities.span.dayOf', { day: format.date(startOf(day), 'full'), count: on.length })}
              </span>
              <span className="flex h-2 gap-0.5">
                {on.slice(0, SQUARES).map((entry) => (
                  <span
                    key={`${entry.path}-${entry.happens}-${entry.at}`}
                    className={cx('size-2 rounded-xs', isToday ? 'bg-on-primary' : 'hued-mark')}
                    style={hueOf(entry.kind)}
                  />
                ))}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
