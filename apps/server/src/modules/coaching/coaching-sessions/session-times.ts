import { instantsOf, isTimeZone, offsetMinutes, wallTimeOf } from '@sullam/domain/lectures/zoned-time.ts';
import { timeZoneData } from '../../../kernel/time-zone-data.ts';
import type { Slot } from '../coach-availability/coach-availability.public.ts';
import type { PromisedTime, SessionRecord } from './coaching-sessions.repository.ts';

/** The zone by whose clock a reader wants times; the organisation's if they name none, or none that this server knows. */
export const readerZone = (
  { configuration }: { configuration: { time_zone: string } },
  zone: string | undefined,
): string => (zone !== undefined && isTimeZone(zone) ? zone : configuration.time_zone);

export function promisedTime(at: Date, timeZone: string): PromisedTime {
  const { date, time } = wallTimeOf(at, timeZone);
  return { timeZone, wallDate: date, wallTime: time, zoneData: timeZoneData().version };
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** As ISO 8601 writes it: +03:00 */
export function offsetText(at: Date, zone: string): string {
  const minutes = offsetMinutes(at, zone);
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
}

/** An instant with the clock of a zone: 2026-12-01T10:00:00+01:00 */
export function zonedInstant(at: Date, zone: string): string {
  const { date, time } = wallTimeOf(at, zone);
  return `${date}T${time}:00${offsetText(at, zone)}`;
}

function occurrenceOf(at: Date, zone: string, wall: { date: string; time: string }): Slot['occurrence'] {
  const [first, second] = instantsOf(wall, zone);
  if (second === undefined) return 'ONLY';
  return first!.getTime() === at.getTime() ? 'FIRST' : 'SECOND';
}

/** When a session takes place, by the clock on which its coach promised it and by the reader's. */
export function presentTimes(
  { startsAt, endsAt, timeZone }: Pick<SessionRecord, 'startsAt' | 'endsAt' | 'timeZone'>,
  zone: string,
): Slot {
  const coachWall = wallTimeOf(startsAt, timeZone);
  const wall = wallTimeOf(startsAt, zone);
  return {
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    coachDate: coachWall.date,
    coachTime: coachWall.time,
    coachOffset: offsetMinutes(startsAt, timeZone),
    coachZone: timeZone,
    zoneDate: wall.date,
    zoneTime: wall.time,
    zoneOffset: offsetMinutes(startsAt, zone),
    zone,
    occurrence: occurrenceOf(startsAt, zone, wall),
  };
}
