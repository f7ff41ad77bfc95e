import type { CoachingMoment, Slot } from '@sullam/api-client/schema.gen.ts';
import { wallTimeOf } from '@sullam/domain/lectures/zoned-time.ts';
import type { MomentFields } from '@sullam/strings/format.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';

const LONG: MomentFields = { weekday: 'long', day: 'numeric', month: 'long' };
const SHORT: MomentFields = { weekday: 'short', day: 'numeric', month: 'short' };

/** Minutes from the start to the end. */
const minutesOf = ({ startsAt, endsAt }: Slot): number => (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;

/** A wall time so many minutes later, on whichever day. */
function laterBy(time: string, minutes: number): string {
  const at = Date.parse(`2000-01-01T${time}:00Z`) + minutes * 60_000;
  return wallTimeOf(new Date(at), 'UTC').time;
}

/** How times of sessions are said. All come from the wall texts of the server: a browser's own zone data can be old. */
export function useSlotWords() {
  const t = useT();
  const format = useFormat();
  const raw = (text: string) => ({ raw: text });
  const day = (date: string, shown: MomentFields = LONG) => format.day(date, shown);
  const time = (wall: string) => format.wallHour(wall);
  const range = (from: string, minutes: number) =>
    t('coaching-sessions.times.range', { from: raw(time(from)), to: raw(time(laterBy(from, minutes))) });
  /** "Arabian Standard Time" */
  const zoneName = (at: string, zone: string) => format.zoneName(at, zone);
  const isElsewhere = ({ zoneDate, zoneTime, coachDate, coachTime }: Slot): boolean =>
    zoneDate !== coachDate || zoneTime !== coachTime;
  return {
    day,
    time,
    zoneName,
    isElsewhere,
    /** "Tue 1 Dec, 10:00" */
    short: ({ date, time: wall }: { date: string; time: string }) =>
      t('coaching-sessions.times.at', { day: raw(day(date, SHORT)), time: raw(time(wall)) }),
    /** "Tuesday 1 December, 10:00" */
    moment: ({ date, time: wall }: { date: string; time: string }) =>
      t('coaching-sessions.times.at', { day: raw(day(date)), time: raw(time(wall)) }),
    own: (slot: Slot) =>
      t('coaching-sessions.times.at', { day: raw(day(slot.zoneDate)), time: raw(time(slot.zoneTime)) }),
    ownRange: (slot: Slot) =>
      t('coaching-sessions.times.at', {
        day: raw(day(slot.zoneDate)),
        time: raw(range(slot.zoneTime, minutesOf(slot))),
      }),
    /** "12:00 to 12:50 (Arabian Standard Time)", with the day where it is another. */
    theirs: (slot: Slot): string => {
      const hours = range(slot.coachTime, minutesOf(slot));
      const text =
        slot.coachDate === slot.zoneDate
          ? hours
          : t('coaching-sessions.times.at', { day: raw(day(slot.coachDate, SHORT)), time: raw(hours) });
      return t('coaching-sessions.times.inZone', { time: raw(text), zone: zoneName(slot.startsAt, slot.coachZone) });
    },
    /** What a button of a time is called for those who hear it. */
    label: (slot: Slot): string => {
      const own = t('coaching-sessions.times.at', { day: raw(day(slot.zoneDate)), time: raw(time(slot.zoneTime)) });
      const occurrence =
        slot.occurrence === 'ONLY' ? own : `${own} (${t(`coaching-sessions.times.${slot.occurrence}`)})`;
      if (!isElsewhere(slot)) return occurrence;
      const theirs = t('coaching-sessions.times.inZone', {
        time: raw(time(slot.coachTime)),
        zone: zoneName(slot.startsAt, slot.coachZone),
      });
      return t('coaching-sessions.times.both', { own: raw(occurrence), theirs: raw(theirs) });
    },
    offset: (minutes: number) => {
      const size = Math.abs(minutes);
      const text = `${Math.floor(size / 60)}${size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`}`;
      return `UTC${minutes < 0 ? '−' : '+'}${text}`;
    },
    until: ({ date, time: wall }: CoachingMoment) =>
      t('coaching-sessions.times.at', { day: raw(day(date)), time: raw(time(wall)) }),
  };
}
