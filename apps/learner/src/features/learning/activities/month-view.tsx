import { cx } from '@sullam/ui/base/cx.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { useIsWide } from '@sullam/web-kit/base/use-is-wide.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { ScheduleEntry } from './activities.api.ts';
import { EntryLink } from './entry-link.tsx';
import { hueOf } from './kind-hue.ts';
import { dayOf, monthsAfter, monthWith, startOf } from './schedule-days.ts';
import { SpanPart } from './span-part.tsx';
import type { Asked } from './use-schedule-address.ts';

/** So many of a day are named; what is more is behind the day. */
const NAMED = 3;

interface DayProps {
  readonly day: string;
  readonly asked: Asked;
  readonly entries: readonly ScheduleEntry[];
  readonly isWide: boolean;
}

function Day({ day, asked: { address, from, today }, entries, isWide }: DayProps) {
  const t = useT();
  const format = useFormat();
  const href = address.hrefWith({ view: null, from: day === today ? null : day, page: null });
  const number = format.fields(startOf(day), { day: 'numeric' });
  const more = entries.length - NAMED;
  return (
    <td
      className={cx(
        'relative h-16 border-s border-t border-line p-1 align-top first:border-s-0 lg:h-24',
        day.slice(0, 7) !== from.slice(0, 7) && 'bg-subtle',
      )}
    >
      <UiLink
        href={href}
        aria-current={day === today ? 'date' : undefined}
        aria-label={t('activities.span.dayOf', { day: format.date(startOf(day), 'full'), count: entries.length })}
        className={cx(
          'inline-grid min-w-7 place-content-center rounded-md px-1 text-sm no-underline hover:underline touch:after:absolute touch:after:inset-0',
          day === today ? 'forced-edge bg-primary font-semibold text-on-primary' : 'text-ink',
        )}
      >
        {number}
      </UiLink>
      {isWide ? (
        <ul className="mt-1 space-y-1">
          {entries.slice(0, NAMED).map((entry) => (
            <li key={`${entry.path}-${entry.happens}-${entry.at}`} style={hueOf(entry.kind)}>
              <EntryLink entry={entry} />
            </li>
          ))}
          {more > 0 && (
            <li>
              <UiLink href={href} className="block px-2 text-xs text-muted no-underline hover:underline">
                {t('activities.span.others', { count: more })}
              </UiLink>
            </li>
          )}
        </ul>
      ) : (
        <span aria-hidden="true" className="mt-1 flex flex-wrap justify-center gap-0.5">
          {entries.slice(0, NAMED + 1).map((entry) => (
            <span
              key={`${entry.path}-${entry.happens}-${entry.at}`}
              className={cx(
                'hued-mark size-2 rounded-xs',
                entry.state === 'OVERDUE' && 'outline-2 outline-offset-1 outline-danger',
              )}
              style={hueOf(entry.kind)}
            />
          ))}
        </span>
      )}
    </td>
  );
}

/** The month in which a day lies, in weeks; each day leads to its week. */
export function MonthView({ asked }: { readonly asked: Asked }) {
  const t = useT();
  const format = useFormat();
  const isWide = useIsWide('lg');
  const { from, firstDay } = asked;
  const weeks = monthWith(from, firstDay);
  const title = format.fields(startOf(from), { month: 'long', year: 'numeric' });
  const weekday = (day: string, length: 'narrow' | 'long' | 'short') =>
    format.fields(startOf(day), { weekday: length });
  return (
    <SpanPart
      asked={asked}
      from={weeks[0]![0]!}
      count={weeks.length * 7}
      title={title}
      earlier={monthsAfter(from, -1)}
      later={monthsAfter(from, 1)}
      emptyTitle={t('activities.empty.month')}
    >
      {(entries) => (
        <div className="overflow-hidden rounded-xl border border-line bg-surface">
          <table className="w-full table-fixed border-collapse">
            <caption className="sr-only">{title}</caption>
            <thead>
              <tr>
                {weeks[0]!.map((day) => (
                  <th
                    key={day}
                    scope="col"
                    className="px-2 py-2 text-start text-sm font-normal text-muted max-lg:text-center"
                  >
                    <span className="sr-only">{weekday(day, 'long')}</span>
                    <span aria-hidden="true">{weekday(day, isWide ? 'short' : 'narrow')}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((week) => (
                <tr key={week[0]}>
                  {week.map((day) => (
                    <Day
                      key={day}
                      day={day}
                      asked={asked}
                      isWide={isWide}
                      entries={entries.filter(({ at }) => dayOf(at) === day)}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </SpanPart>
  );
}
