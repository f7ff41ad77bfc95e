import { spansOfDays } from '@sullam/domain/events/event-days.ts';
import type { MomentFields } from '@sullam/strings/format.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { EventCard } from './events.api.ts';

type Times = Pick<EventCard, 'startTime' | 'endTime' | 'zone' | 'days'>;

/** One day of an event as text: its date and hours by the clock of its place. */
export interface ShownDay {
  readonly startsAt: string;
  readonly day: string;
  readonly hours: string;
  /** The start by the reader's own clock; null where it shows the same. */
  readonly own: string | null;
}

/** Days and hours of an event: in the zone of its place, and in the reader's own where that shows others. */
export function useEventTimes() {
  const t = useT();
  const format = useFormat();
  const { fields: shown } = format;
  const hour = (at: string, zone?: string) => shown(at, { timeStyle: 'short' }, zone);
  const day = (at: string, zone?: string) =>
    shown(at, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, zone);
  const shortDay = (at: string, zone?: string) => shown(at, { weekday: 'short', day: 'numeric', month: 'long' }, zone);
  const ownStyle: MomentFields = { weekday: 'short', hour: 'numeric', minute: '2-digit' };
  const own = (at: string, zone: string): string | null =>
    !format.isElsewhere(at, zone) ? null : t('events.times.yours', { time: shown(at, ownStyle) });
  /** The offset of the event's zone where the reader's clock shows another hour: "18:30 GMT+3". */
  const hourWithOffset = (at: string, zone: string): string =>
    own(at, zone) === null
      ? hour(at, zone)
      : shown(at, { hour: 'numeric', minute: '2-digit', timeZoneName: 'shortOffset' }, zone);
  return {
    hourWithOffset,
    day,
    shortDay,
    /** Every day of the event with its own hours, first day first. */
    dayLines: ({ zone, days }: Times): ShownDay[] =>
      spansOfDays(zone, days).map(({ startsAt, endsAt }) => {
        const [from, to] = [startsAt.toISOString(), endsAt.toISOString()];
        return {
          startsAt: from,
          day: shown(from, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' }, zone),
          hours: t('events.times.span', { from: hour(from, zone), to: hour(to, zone) }),
          own: own(from, zone),
        };
      }),
    /** When the event starts on one of its days, `2026-12-10`. */
    startOn: ({ startTime, zone, days }: Times, date: string): string =>
      spansOfDays(zone, days)
        .find((span) => span.date === date)
        ?.startsAt.toISOString() ?? startTime,
    zoneName: ({ startTime, zone }: Times) => format.zoneName(startTime, zone),
    /** The number of the day and its short name, for the tile on a cover. */
    tile: ({ startTime, zone }: Times) => ({
      day: shown(startTime, { day: 'numeric' }, zone),
      weekday: shown(startTime, { weekday: 'short' }, zone),
    }),
    month: ({ startTime, zone }: Times) => shown(startTime, { month: 'long', year: 'numeric' }, zone),
    /** "Thursday 10 December 2026", or from which to which day: "Tue 15 December to Thu 17 December 2026". */
    days: ({ startTime, endTime, zone, days }: Times) =>
      days.length > 1
        ? t('events.times.days', {
            from: shortDay(startTime, zone),
            to: shortDay(endTime, zone),
            year: shown(endTime, { year: 'numeric' }, zone),
          })
        : day(startTime, zone),
    /** "Thu 10 December at 18:30", in one line of a narrow list; with the zone's offset where the reader's clock shows another hour. */
    moment: ({ startTime, zone }: Times) =>
      shown(
        startTime,
        {
          weekday: 'short',
          day: 'numeric',
          month: 'long',
          hour: 'numeric',
          minute: '2-digit',
          ...(own(startTime, zone) === null ? {} : { timeZoneName: 'shortOffset' }),
        },
        zone,
      ),
  };
}
