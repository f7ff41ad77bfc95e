import { cachedOffset, instantOf, isTimeZone, offsetMinutes } from '@sullam/domain/lectures/zoned-time.ts';
import { DAY, MINUTE, SECOND } from '@sullam/domain/limits.ts';
import ical from 'node-ical';
import { type RawProperty, UnreadableCalendar } from './calendar-lines.ts';

/** A time of a calendar: what the clock of a zone shows. */
export interface Moment {
  /** As if it were UTC. */
  wall: number;
  zone: string;
  /** A whole day, by the clock of the coach. */
  isDate: boolean;
}

/** Days by the clock and elapsed milliseconds, as iCalendar counts a duration. */
export interface Duration {
  days: number;
  elapsed: number;
}

/** Names that Outlook gives to rules of its own. The library would read them by the zone of the server. */
const NAMELESS = /^(?:customized time zone|\(no tz description\)|tzone:\/\/microsoft\/(?!utc$))/i;

/** The zone by a name of Windows, which the library's list knows. */
function windowsZone(name: string): string | undefined {
  const lines = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:zone', `DTSTART;TZID="${name}":20260101T000000`];
  const read = ical.sync.parseICS([...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\n'));
  const zone: unknown = (read.zone as { start?: { tz?: string } } | undefined)?.start?.tz;
  return typeof zone === 'string' && isTimeZone(zone) ? zone : undefined;
}

/** Some programs put their own address before the name: `/mozilla.org/20050126_1/Europe/Berlin`. */
function nameAfterAddress(name: string): string | undefined {
  if (!name.startsWith('/')) return undefined;
  const parts = name.split('/');
  return [3, 2, 1].map((count) => parts.slice(-count).join('/')).find(isTimeZone);
}

/** Reads the times of one calendar. Without a zone, or with an unknown one, they are meant by the clock of the coach. */
export class Moments {
  readonly #coachZone: string;
  readonly #zones = new Map<string, string>();

  constructor(coachZone: string) {
    this.#coachZone = coachZone;
  }

  #zoneOf(name: string | undefined): string {
    if (name === undefined || name === '') return this.#coachZone;
    let zone = this.#zones.get(name);
    if (zone === undefined) {
      const known = isTimeZone(name) ? name : nameAfterAddress(name);
      zone = known ?? (NAMELESS.test(name) ? undefined : windowsZone(name)) ?? this.#coachZone;
      this.#zones.set(name, zone);
    }
    return zone;
  }

  /** @throws UnreadableCalendar */
  read(text: string, tzid?: string): Moment {
    const [, date, time, utc] = /^(\d{8})(?:T(\d{6})(Z)?)?$/.exec(text) ?? [];
    if (date === undefined) throw new UnreadableCalendar('a time that is none');
    const day = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;
    const midnight = Date.parse(`${day}T00:00:00Z`);
    if (Number.isNaN(midnight)) throw new UnreadableCalendar('a day that the calendar does not have');
    if (time === undefined) return { wall: midnight, zone: this.#coachZone, isDate: true };
    const [hours = 0, minutes = 0, seconds = 0] = (time.match(/\d\d/g) ?? []).map(Number);
    const wall = midnight + (hours * 60 + minutes) * MINUTE + seconds * SECOND;
    return { wall, zone: utc ? 'UTC' : this.#zoneOf(tzid), isDate: false };
  }

  /** The times of a property, which may list several. @throws UnreadableCalendar */
  readAll({ params, value }: RawProperty): Moment[] {
    const tzid = params.get('TZID');
    // a zone whose name has colons and stands without quotes reaches into the value
    const end = value.lastIndexOf(':');
    if (end < 0) return value.split(',').map((each) => this.read(each.trim(), tzid));
    return [this.read(value.slice(end + 1), `${tzid ?? ''}:${value.slice(0, end)}`)];
  }
}

/** The instant at which the wall shows a time. A skipped hour is taken with the offset before, of a repeated one the first. */
export function instantOfWall(wall: number, zone: string): number {
  const [before, after] = [cachedOffset(wall - DAY, zone), cachedOffset(wall + DAY, zone)];
  if (before === after) return wall - before * MINUTE;
  const text = new Date(wall).toISOString();
  const minute = instantOf({ date: text.slice(0, 10), time: text.slice(11, 16) }, zone).getTime();
  return minute + (wall % MINUTE);
}

export const instantOfMoment = ({ wall, zone }: Moment): number => instantOfWall(wall, zone);

/** What the clock of a zone shows at an instant, as if it were UTC. */
export const wallAt = (at: number, zone: string): number => at + offsetMinutes(new Date(at), zone) * MINUTE;

const DURATION = /^\+?P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:(\d{1,8})S)?)?$/i;

/** @throws UnreadableCalendar */
export function readDuration(text: string): Duration {
  const parts = DURATION.exec(text);
  if (!parts) throw new UnreadableCalendar('a duration that is none');
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0));
  return { days: weeks * 7 + days, elapsed: (hours * 60 + minutes) * MINUTE + seconds * SECOND };
}
