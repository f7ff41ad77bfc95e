/** Days and hours as clocks on the wall show them in a time zone, and the instants that they are. */

/** A day and an hour on the wall: `2026-12-05` and `18:30`. */
export interface WallTime {
  date: string;
  time: string;
}

const MINUTE = 60_000;
const DAY = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(zone, format);
  return format;
}

/** Is it the name of a zone of the IANA's list, as this platform knows it? Offsets and abbreviations are none. */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z]+(?:[/_+-][A-Za-z0-9_+-]+)*$/.test(zone)) return false;
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** What the wall shows at an instant, as if it were UTC: the one number with which wall times are reckoned. */
function wallClock(at: number, zone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(at)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) + (at % 1000);
}

/** How many minutes a zone is ahead of UTC at an instant. */
export const offsetMinutes = (at: Date, zone: string): number =>
  Math.round((wallClock(at.getTime(), zone) - at.getTime()) / MINUTE);

export function wallTimeOf(at: Date, zone: string): WallTime {
  const text = new Date(wallClock(at.getTime(), zone)).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** The instants at which the wall shows a time, the first one first: none where the spring skips it, two where the autumn repeats it. */
export function instantsOf({ date, time }: WallTime, zone: string): Date[] {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const around = [wall - DAY, wall + DAY].map((at) => wall - offsetMinutes(new Date(at), zone) * MINUTE);
  const fitting = [...new Set(around)].filter((at) => wallClock(at, zone) === wall);
  return fitting.sort((one, other) => one - other).map((at) => new Date(at));
}

/**
 * The instant of a wall time. An hour that the spring skips is taken with the offset that held before, as iCalendar does:
 * 2:30 becomes 3:30. Of an hour that the autumn repeats it is the first.
 */
export function instantOf(wallTime: WallTime, zone: string): Date {
  const [first] = instantsOf(wallTime, zone);
  if (first) return first;
  const wall = Date.parse(`${wallTime.date}T${wallTime.time}:00Z`);
  return new Date(wall - offsetMinutes(new Date(wall - DAY), zone) * MINUTE);
}

/** Whether the clock of a zone skips a wall time: it goes forward over it on that day. */
export const isSkipped = (wallTime: WallTime, zone: string): boolean => instantsOf(wallTime, zone).length === 0;

/** A day that the calendar has, of the years 2 to 9998: a month before and after it can be written too. */
export function isDay(date: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || date < '0002' || date >= '9999') return false;
  const at = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date);
}

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** 0 is Sunday, as in JavaScript. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();
