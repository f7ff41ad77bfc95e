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
  // Date.UTC() takes the years before 100 for those of the last century
  return new Date(Date.UTC(2000, month - 1, day, hour, minute, second)).setUTCFullYear(year) + (at % 1000);
}

/** How many minutes a zone is ahead of UTC at an instant. */
export const offsetMinutes = (at: Date, zone: string): number =>
  Math.round((wallClock(at.getTime(), zone) - at.getTime()) / MINUTE);

export function wallTimeOf(at: Date, zone: string): WallTime {
  const text = new Date(wallClock(at.getTime(), zone)).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** Upper bound on starts of days that are cached: a year of days in 50 zones. */
const MOST_STARTS = 20_000;

/** Offsets of a zone during one day of UTC: another one from the change on, if its clock changes on that day. */
interface DayOffsets {
  readonly before: number;
  readonly change: number;
  readonly after: number;
}

/** Upper bound on days whose offsets are cached: four years of a zone take 1,461. */
const MOST_OFFSETS = 50_000;

const offsetsByDay = new Map<string, Map<number, DayOffsets>>();
let cachedOffsets = 0;

/** The minute at which a zone's offset changes between two instants with different offsets, where it changes once. */
export function changeBetween(from: number, until: number, zone: string): number {
  let [low, high] = [from, until];
  const before = offsetMinutes(new Date(low), zone);
  while (high - low > MINUTE) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE) * MINUTE;
    if (offsetMinutes(new Date(middle), zone) === before) low = middle;
    else high = middle;
  }
  return high;
}

function offsetsOf(day: number, zone: string): DayOffsets {
  const [from, until] = [day * DAY, (day + 1) * DAY];
  const [before, after] = [offsetMinutes(new Date(from), zone), offsetMinutes(new Date(until - MINUTE), zone)];
  return { before, change: before === after ? until : changeBetween(from, until, zone), after };
}

/** The same as `offsetMinutes()` for thousands of instants: asking the platform takes 100 times as long as looking a day up. */
export function cachedOffset(at: number, zone: string): number {
  const day = Math.floor(at / DAY);
  let days = offsetsByDay.get(zone);
  let offsets = days?.get(day);
  if (!offsets) {
    offsets = offsetsOf(day, zone);
    if (cachedOffsets >= MOST_OFFSETS) {
      offsetsByDay.clear();
      cachedOffsets = 0;
      days = undefined;
    }
    days ??= new Map();
    offsetsByDay.set(zone, days.set(day, offsets));
    cachedOffsets += 1;
  }
  return at < offsets.change ? offsets.before : offsets.after;
}

const datesByDay = new Map<number, string>();

/** A calendar day by its number since 1970. */
function dateOfDay(day: number): string {
  const known = datesByDay.get(day);
  if (known !== undefined) return known;
  const date = new Date(day * DAY).toISOString().slice(0, 10);
  if (datesByDay.size >= MOST_STARTS) datesByDay.clear();
  datesByDay.set(day, date);
  return date;
}

/** The day that a clock shows, by cached offsets. */
export const cachedDate = (at: number, zone: string): string =>
  dateOfDay(Math.floor((at + cachedOffset(at, zone) * MINUTE) / DAY));

const padded = (value: number): string => (value < 10 ? `0${value}` : String(value));

/** The same as `wallTimeOf()`, by cached offsets. */
export function cachedWallTime(at: number, zone: string): WallTime {
  const wall = at + cachedOffset(at, zone) * MINUTE;
  const day = Math.floor(wall / DAY);
  const minute = Math.floor((wall - day * DAY) / MINUTE);
  return { date: dateOfDay(day), time: `${padded(Math.floor(minute / 60))}:${padded(minute % 60)}` };
}

/** A wall time as if it were UTC. */
const wallOf = ({ date, time }: WallTime): number => Date.parse(`${date}T${time}:00Z`);

function instantsOfWall(wall: number, zone: string): number[] {
  const around = [wall - DAY, wall + DAY].map((at) => wall - offsetMinutes(new Date(at), zone) * MINUTE);
  const fitting = [...new Set(around)].filter((at) => wallClock(at, zone) === wall);
  return fitting.sort((one, other) => one - other);
}

const instantOfWall = (wall: number, zone: string): number =>
  instantsOfWall(wall, zone)[0] ?? wall - offsetMinutes(new Date(wall - DAY), zone) * MINUTE;

/** The instants at which the wall shows a time, the first one first: none where the spring skips it, two where the autumn repeats it. */
export const instantsOf = (wallTime: WallTime, zone: string): Date[] =>
  instantsOfWall(wallOf(wallTime), zone).map((at) => new Date(at));

/**
 * The instant of a wall time. An hour that the spring skips is taken with the offset that held before, as iCalendar does:
 * 2:30 becomes 3:30. Of an hour that the autumn repeats it is the first.
 */
export const instantOf = (wallTime: WallTime, zone: string): Date => new Date(instantOfWall(wallOf(wallTime), zone));

/** The instant so many days later, or earlier if negative, at the same time of day by the clock of a zone. */
export const shiftInstant = (at: Date, days: number, zone: string): Date =>
  new Date(instantOfWall(wallClock(at.getTime(), zone) + days * DAY, zone));

/** The last minute of a day by the clock of a zone: due dates without a time end with it. */
export const lastMinuteOf = (date: string, zone: string): Date => {
  const wallTime = { date, time: '23:59' };
  // where the autumn repeats it, the day ends with the second
  return instantsOf(wallTime, zone).at(-1) ?? instantOf(wallTime, zone);
};

/** Starts of days by zone and day. Working one out takes hundredths of a millisecond, and a year's statistics ask for 371. */
const startsByDay = new Map<string, Date>();

/** The instant at which a day begins by the clock of a zone. */
export function dayStart(date: string, zone: string): Date {
  const key = `${zone} ${date}`;
  const known = startsByDay.get(key);
  if (known) return known;
  const start = instantOf({ date, time: '00:00' }, zone);
  if (startsByDay.size >= MOST_STARTS) startsByDay.clear();
  startsByDay.set(key, start);
  return start;
}

/**
 * Starts of days in ISO 8601, as statements take them. `width_bucket(moment, starts)` then is the number of the day on which a moment
 * lies, 1 for the first; 0 is before it.
 */
export const dayStarts = (dates: readonly string[], zone: string): string[] =>
  dates.map((date) => dayStart(date, zone).toISOString());

/** The days on which moments lie by the clock of a zone, each once, first day first. */
export function daysOf(moments: readonly Date[], zone: string): string[] {
  const days: string[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const at of moments.map((moment) => moment.getTime()).sort((one, other) => one - other)) {
    if (at < end) continue;
    const { date } = wallTimeOf(new Date(at), zone);
    days.push(date);
    end = dayStart(addDays(date, 1), zone).getTime();
  }
  return days;
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

/** First day of the month after the one of a day: 2027-01-01 for 2026-12-09. */
export const nextMonth = (date: string): string => `${addDays(`${date.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;

/** When a month such as 2026-12 begins and ends by the clock of a zone. */
export function monthIn(month: string, timeZone: string): { from: Date; until: Date } {
  const startOf = (date: string) => instantOf({ date, time: '00:00' }, timeZone);
  const first = `${month}-01`;
  return { from: startOf(first), until: startOf(nextMonth(first)) };
}

/** So many days in a row, from the first on. */
export const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => addDays(first, at));

/** 0 is Sunday, as in JavaScript. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** 1 for Monday to 7 for Sunday, as in ISO 8601. */
export const isoWeekdayOf = (date: string): number => weekdayOf(date) || 7;
