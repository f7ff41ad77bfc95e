import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { EventCard } from './events.api.ts';

type Times = Pick<EventCard, 'startTime' | 'endTime' | 'zone' | 'days'>;

/** Days and hours of an event: in the zone of its place, and in the reader's own where that shows others. */
export function useEventTimes() {
  const t = useT();
  const { locale } = useFormat();
  const shown = (at: string, options: Intl.DateTimeFormatOptions, zone?: string) =>
    new Intl.DateTimeFormat(locale, { ...options, ...(zone === undefined ? {} : { timeZone: zone }) }).format(
      new Date(at),
    );
  const hour = (at: string, zone?: string) => shown(at, { timeStyle: 'short' }, zone);
  const day = (at: string, zone?: string) =>
    shown(at, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, zone);
  const shortDay = (at: string, zone?: string) => shown(at, { weekday: 'short', day: 'numeric', month: 'long' }, zone);
  const zoneName = (at: string, zone: string) =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'long' })
      .formatToParts(new Date(at))
      .find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  return {
    hour,
    day,
    shortDay,
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
    /** "Thu 10 December at 18:30", in one line of a narrow list. */
    moment: ({ startTime, zone }: Times) =>
      shown(startTime, { weekday: 'short', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' }, zone),
    /** "18:30 to 20:30 (Arabian Standard Time)" of the first day. */
    hours: ({ startTime, zone, days }: Times) => {
      const end = new Date(Date.parse(startTime) + (days[0]?.durationMinutes ?? 0) * 60_000).toISOString();
      const span = t('events.times.span', { from: hour(startTime, zone), to: hour(end, zone) });
      return t('events.times.zone', { time: { raw: span }, zone: zoneName(startTime, zone) });
    },
    /** The beginning by the reader's own clock; null where it shows the same. */
    own: ({ startTime, zone }: Times): string | null => {
      const style: Intl.DateTimeFormatOptions = { weekday: 'short', hour: 'numeric', minute: '2-digit' };
      return shown(startTime, style) === shown(startTime, style, zone)
        ? null
        : t('events.times.yours', { time: shown(startTime, style) });
    },
  };
}
