import { spansOfDays } from '@sullam/domain/events/event-days.ts';
import type { MomentFields } from '@sullam/strings/format.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { dayOf } from '../../learning/activities/activities.public.ts';
import type { EventCard } from './events.api.ts';

type Times = Pick<EventCard, 'startTime' | 'endTime' | 'zone' | 'days' | 'format'>;

/** One day of an event as text: its date and hours by the clock that the event is shown by. */
export interface ShownDay {
  readonly startsAt: string;
  readonly day: string;
  readonly hours: string;
  /** The start by the reader's own clock; null where it shows the same. */
  readonly own: string | null;
}

/** The zone by whose clock an event is shown: that of its place, or the reader's (undefined) where it takes place online only. */
const shownZone = ({ format, zone }: Pick<Times, 'format' | 'zone'>): string | undefined =>
  format === 'ONLINE' ? undefined : zone;

/** The dates on which an event has hours, by the clock that it is shown by. */
export const shownDates = ({ format, zone, days }: Times): string[] =>
  spansOfDays(zone, days).map(({ date, startsAt }) => (format === 'ONLINE' ? dayOf(startsAt) : date));

/** Days and hours of an event: by the clock of its place, with the reader's own where that shows others; by the reader's alone where it is online. */
export function useEventTimes() {
  const t = useT();
  const format = useFormat();
  const { fields: shown } = format;
  const hour = (at: string, zone?: string) => shown(at, { timeStyle: 'short' }, zone);
  const day = (at: string, zone?: string) =>
    shown(at, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, zone);
  const shortDay = (at: string, zone?: string) => shown(at, { weekday: 'short', day: 'numeric', month: 'long' }, zone);
  const ownStyle: MomentFields = { weekday: 'short', hour: 'numeric', minute: '2-digit' };
  const own = (at: string, zone: string | undefined): string | null =>
    zone === undefined || !format.isElsewhere(at, zone) ? null : t('events.times.yours', { time: shown(at, ownStyle) });
  /** With the offset of the event's zone where the reader's clock shows another hour: "18:30 GMT+3". */
  const hourWithOffset = (at: string, zone: string | undefined): string =>
    own(at, zone) === null
      ? hour(at, zone)
      : shown(at, { hour: 'numeric', minute: '2-digit', timeZoneName: 'shortOffset' }, zone);
  return {
    /** "Thu 10 December" */
    startDay: (event: Times): string => shortDay(event.startTime, shownZone(event)),
    startHour: (event: Times): string => hourWithOffset(event.startTime, shownZone(event)),
    /** The hour at which an event starts on one of its days, `2026-12-10`. */
    startHourOn: (event: Times, date: string): string => {
      const at = shownDates(event).indexOf(date);
      const span = spansOfDays(event.zone, event.days)[at];
      return hourWithOffset(span?.startsAt.toISOString() ?? event.startTime, shownZone(event));
    },
    /** Every day of the event with its own hours, first day first. */
    dayLines: (event: Times): ShownDay[] => {
      const zone = shownZone(event);
      return spansOfDays(event.zone, event.days).map(({ startsAt, endsAt }) => {
        const [from, to] = [startsAt.toISOString(), endsAt.toISOString()];
        return {
          startsAt: from,
          day: shown(from, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' }, zone),
          hours: t('events.times.span', { from: hour(from, zone), to: hour(to, zone) }),
          own: own(from, zone),
        };
      });
    },
    zoneName: (event: Times) => format.zoneName(event.startTime, shownZone(event)),
    /** The number of the day and its short name, for the tile on a cover. */
    tile: (event: Times) => ({
      day: shown(event.startTime, { day: 'numeric' }, shownZone(event)),
      weekday: shown(event.startTime, { weekday: 'short' }, shownZone(event)),
    }),
    month: (event: Times) => shown(event.startTime, { month: 'long', year: 'numeric' }, shownZone(event)),
    /** "Thursday 10 December 2026", or from which to which day: "Tue 15 December to Thu 17 December 2026". */
    days: (event: Times) => {
      const { startTime, endTime, days } = event;
      const zone = shownZone(event);
      if (days.length === 1) return day(startTime, zone);
      return t('events.times.days', {
        from: shortDay(startTime, zone),
        to: shortDay(endTime, zone),
        year: shown(endTime, { year: 'numeric' }, zone),
      });
    },
    /** "Thu 10 December at 18:30", in one line of a narrow list; with the zone's offset where the reader's clock shows another hour. */
    moment: (event: Times) => {
      const { startTime } = event;
      const zone = shownZone(event);
      const offset: MomentFields = own(startTime, zone) === null ? {} : { timeZoneName: 'shortOffset' };
      return shown(
        startTime,
        { weekday: 'short', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit', ...offset },
        zone,
      );
    },
  };
}
