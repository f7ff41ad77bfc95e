import type { MomentFields } from '@sullam/strings/format.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { useEffect, useState } from 'react';
import type { ScheduleEntry } from './activities.api.ts';
import { EntryLink, useEntryWords } from './entry-link.tsx';
import { hueOf } from './kind-hue.ts';
import { dayOf, minutesInto, startOf } from './schedule-days.ts';
import { hoursOf, isSettled, type Placed, placedOn, takesPlace } from './timetable.ts';

/** An hour of the grid, in pixels. */
const HOUR_HEIGHT = 46;
const MINUTE = 60_000;

/** The moment that it is, moved on while the page is open. */
function useMinute(): number {
  const { now } = useKit();
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), MINUTE);
    return () => clearInterval(timer);
  }, [now]);
  return at;
}

interface BlockProps {
  readonly placed: Placed;
  readonly firstHour: number;
  readonly clashes: boolean;
}

/** What takes place, at its hours. */
function Block({ placed: { entry, from, to, lane, lanes }, firstHour, clashes }: BlockProps) {
  const words = useEntryWords();
  const authorText = useAuthorText();
  const says = words(entry);
  const settled = isSettled(entry);
  return (
    <li
      className="absolute p-0.5"
      style={{
        ...hueOf(entry.kind),
        insetBlockStart: ((from - firstHour * 60) / 60) * HOUR_HEIGHT,
        blockSize: Math.max(24, ((to - from) / 60) * HOUR_HEIGHT),
        insetInlineStart: `${(lane / lanes) * 100}%`,
        inlineSize: `${100 / lanes}%`,
      }}
    >
      <UiLink
        href={entry.path}
        title={says}
        className={cx(
          'hued-soft hued-edge flex size-full flex-col overflow-hidden rounded-md px-2 py-1 text-sm leading-heading text-ink no-underline hover:underline',
          settled && 'text-muted',
          clashes && 'ring-2 ring-danger ring-inset',
        )}
      >
        <span className="font-semibold clip-lines-2">{authorText(entry.title)}</span>
        {entry.place && <span className="text-xs text-muted clip-line">{authorText(entry.place)}</span>}
      </UiLink>
    </li>
  );
}

export interface WeekProps {
  readonly days: readonly string[];
  readonly today: string;
  readonly entries: readonly ScheduleEntry[];
}

/** Seven columns: above what is due on the day, below what takes place at its hours. */
export function WeekGrid({ days, today, entries }: WeekProps) {
  const t = useT();
  const format = useFormat();
  const minute = useMinute();
  const on = (day: string) => entries.filter(({ at }) => dayOf(at) === day);
  const placed = new Map(days.map((day) => [day, placedOn(on(day))]));
  const [first, last] = hoursOf([...placed.values()].flat());
  const hours = Array.from({ length: last - first }, (_, index) => first + index);
  const part = (day: string, shown: MomentFields) => format.fields(startOf(day), shown);
  const nowAt = ((minutesInto(new Date(minute).toISOString()) - first * 60) / 60) * HOUR_HEIGHT;
  const height = hours.length * HOUR_HEIGHT;
  return (
    <div className="overflow-hidden rounded-xl border border-line bg-surface">
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">{t('activities.views.week')}</caption>
        <thead>
          <tr>
            <td className="w-20" />
            {days.map((day) => (
              <th key={day} scope="col" className="border-s border-line px-2.5 py-2 text-start font-normal">
                <span className="block text-sm text-muted">{part(day, { weekday: 'short' })}</span>
                <span
                  aria-current={day === today ? 'date' : undefined}
                  className={cx(
                    'inline-block font-display text-xl leading-heading font-semibold',
                    day === today && 'forced-edge -ms-1 rounded-md bg-primary px-1.5 text-on-primary',
                  )}
                >
                  {part(day, { day: 'numeric' })}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="border-t border-line align-top">
            <th scope="row" className="px-2 py-2.5 text-end text-sm font-normal text-muted">
              {t('activities.span.due')}
            </th>
            {days.map((day) => (
              <td key={day} className="border-s border-line p-1">
                <ul className="space-y-1">
                  {on(day)
                    .filter((entry) => !takesPlace(entry))
                    .map((entry) => (
                      <li key={`${entry.path}-${entry.happens}-${entry.at}`} style={hueOf(entry.kind)}>
                        <EntryLink entry={entry} />
                      </li>
                    ))}
                </ul>
              </td>
            ))}
          </tr>
          <tr className="border-t border-line align-top">
            <th scope="row" className="p-0 text-end text-sm font-normal text-muted">
              <span className="sr-only">{t('activities.span.takesPlace')}</span>
              <span aria-hidden="true" className="relative block" style={{ height }}>
                {hours.slice(1).map((hour) => (
                  <span
                    key={hour}
                    className="absolute inset-e-2 -translate-y-1/2 text-xs whitespace-nowrap"
                    style={{ top: (hour - first) * HOUR_HEIGHT }}
                  >
                    {format.time(new Date(2026, 0, 1, hour))}
                  </span>
                ))}
              </span>
            </th>
            {days.map((day) => (
              <td key={day} className={cx('border-s border-line p-0', day === today && 'bg-subtle')}>
                <div className="relative" style={{ height }}>
                  {hours.slice(1).map((hour) => (
                    <span
                      key={hour}
                      aria-hidden="true"
                      className="absolute inset-x-0 border-t border-line"
                      style={{ top: (hour - first) * HOUR_HEIGHT }}
                    />
                  ))}
                  <ul>
                    {placed.get(day)!.map((each) => (
                      <Block
                        key={`${each.entry.path}-${each.entry.at}`}
                        placed={each}
                        firstHour={first}
                        clashes={each.lanes > 1 && !isSettled(each.entry)}
                      />
                    ))}
                  </ul>
                  {day === today && nowAt >= 0 && nowAt < height && (
                    <span
                      aria-hidden="true"
                      className="absolute inset-x-0 border-t-2 border-danger before:absolute before:inset-s-0 before:top-0 before:size-2.5 before:-translate-y-[6px] before:rounded-full before:bg-danger print:hidden"
                      style={{ top: nowAt }}
                    />
                  )}
                </div>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
