import { firstDayOfWeek } from '@sullam/domain/week-start.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { ChevronLeft, ChevronRight } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { buttonClass } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonBar } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useIsWide } from '@sullam/web-kit/base/use-is-wide.ts';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import type { AddressQuery } from '@sullam/web-kit/router/params.ts';
import type { CSSProperties } from 'react';
import { dayOf, daysAfter, monthsAfter, monthWith, startOf } from '../../learning/activities/activities.public.ts';
import { EventCard } from './event-card.tsx';
import { type EventCard as EventCardData, useMonthEvents, useNextEvent } from './events.api.ts';
import { eventsAsked, firstMonth, monthOf } from './events-query.ts';
import { shownDates, useEventTimes } from './use-event-times.ts';

/** So many of a day are named. */
const NAMED = 2;

const hued = (event: EventCardData): CSSProperties => ({ '--hue': event.category?.hue ?? 215 }) as CSSProperties;

const isOn = (day: string) => (event: EventCardData) => shownDates(event).includes(day);

function Entry({ event, day }: { readonly event: EventCardData; readonly day: string }) {
  const times = useEventTimes();
  return (
    <UiLink
      href={`/event/${event.eventId}`}
      className={cx(
        'hued-edge block rounded-sm px-2 py-1 text-xs leading-tight text-ink no-underline hover:underline',
        event.ownState === null ? 'hued-soft' : 'hued-soft font-semibold',
        event.status === 'CANCELLED' && 'line-through',
      )}
    >
      <span className="text-muted tabular">{times.startHourOn(event, day)} </span>
      <AuthorTextFor text={event.title} unmarked />
    </UiLink>
  );
}

interface DayProps {
  readonly day: string;
  readonly month: string;
  readonly today: string;
  readonly events: readonly EventCardData[];
  readonly isWide: boolean;
}

function Day({ day, month, today, events, isWide }: DayProps) {
  const t = useT();
  const format = useFormat();
  const number = format.fields(startOf(day), { day: 'numeric' });
  const more = events.length - NAMED;
  return (
    <td
      className={cx(
        'h-14 border-s border-t border-line p-1 align-top first:border-s-0 lg:h-31',
        day.slice(0, 7) !== month && 'bg-subtle',
      )}
    >
      <span
        aria-current={day === today ? 'date' : undefined}
        className={cx(
          'inline-grid min-w-7 place-content-center rounded-md px-1 text-sm',
          day === today ? 'forced-edge bg-primary font-semibold text-on-primary' : 'text-ink',
        )}
      >
        {number}
      </span>
      {isWide ? (
        <ul className="mt-1 space-y-1">
          {events.slice(0, NAMED).map((event) => (
            <li key={event.eventId} style={hued(event)}>
              <Entry event={event} day={day} />
            </li>
          ))}
          {more > 0 && <li className="px-2 text-xs text-muted">{t('events.month.more', { count: more })}</li>}
        </ul>
      ) : (
        <span aria-hidden="true" className="mt-1 flex flex-wrap justify-center gap-0.5">
          {events.slice(0, NAMED + 1).map((event) => (
            <span key={event.eventId} className="hued-mark size-2 rounded-xs" style={hued(event)} />
          ))}
        </span>
      )}
    </td>
  );
}

function Steps({ address, month }: { readonly address: AddressQuery; readonly month: string }) {
  const t = useT();
  const to = (count: number) => address.hrefWith({ month: monthsAfter(`${month}-01`, count).slice(0, 7) });
  const look = buttonClass({ variant: 'outline', size: 'sm' });
  return (
    <nav aria-label={t('events.month.nav')} className="flex gap-2 print:hidden">
      <UiLink href={to(-1)} aria-label={t('events.month.previous')} className={look}>
        <Icon of={ChevronLeft} size={18} mirrored />
      </UiLink>
      <UiLink href={to(1)} aria-label={t('events.month.next')} className={look}>
        <Icon of={ChevronRight} size={18} mirrored />
      </UiLink>
    </nav>
  );
}

interface GridProps {
  readonly title: string;
  readonly weeks: string[][];
  readonly month: string;
  readonly events: readonly EventCardData[];
}

function MonthGrid({ title, weeks, month, events }: GridProps) {
  const isWide = useIsWide('lg');
  const format = useFormat();
  const today = dayOf(useKit().now());
  const weekday = (day: string, weekday: 'narrow' | 'long' | 'short') => format.fields(startOf(day), { weekday });
  return (
    <div className="overflow-hidden rounded-xl border border-line bg-surface">
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
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
                  month={month}
                  today={today}
                  isWide={isWide}
                  events={events.filter(isOn(day))}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The month that the address names, else the one in which something takes place next. */
export function EventMonth({ address }: { readonly address: AddressQuery }) {
  const now = useKit().now();
  const named = monthOf(address.value('month'));
  const next = useNextEvent(eventsAsked(address), named === undefined);
  if (named === undefined && next.isPending) return <SkeletonBar className="h-120 w-full" />;
  return <Month address={address} month={named ?? firstMonth(next.data?.data[0], now)} />;
}

/** The month as a calendar; on narrow pages dots stand for events, and the list below names them. */
function Month({ address, month }: { readonly address: AddressQuery; readonly month: string }) {
  const t = useT();
  const kit = useKit();
  const isWide = useIsWide('lg');
  const format = useFormat();
  const weeks = monthWith(`${month}-01`, firstDayOfWeek(kit.configuration));
  const last = weeks.at(-1)?.at(-1) ?? `${month}-28`;
  const asked = eventsAsked(address);
  const { data, isError, isFetching, refetch } = useMonthEvents(
    asked,
    startOf(daysAfter(weeks[0]?.[0] ?? `${month}-01`, -1)),
    startOf(daysAfter(last, 2)),
  );
  const title = format.fields(startOf(`${month}-01`), { month: 'long', year: 'numeric' });
  const inMonth = (data?.data ?? []).filter(({ days }) => days.some(({ date }) => date.startsWith(month)));
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 className="text-panel">{title}</h2>
          <p role="status" className="text-sm text-muted">
            {data && t('events.counts.events', { count: inMonth.length })}
          </p>
        </div>
        <Steps address={address} month={month} />
      </div>
      {isError && !data && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !isError && <SkeletonBar className="h-120 w-full" />}
      {data && <MonthGrid title={title} weeks={weeks} month={month} events={data.data} />}
      {data && inMonth.length === 0 && <EmptyState compact drawing="calendar" title={t('events.empty.month')} />}
      {!isWide && inMonth.length > 0 && (
        <ul>
          {inMonth.map((event) => (
            <li key={event.eventId}>
              <EventCard event={event} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
