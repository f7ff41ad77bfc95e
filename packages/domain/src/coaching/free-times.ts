import { addDays, cachedDate, cachedOffset, dayStart } from '../lectures/zoned-time.ts';
import { DAY, MINUTE } from '../limits.ts';

/**
 * When a coach can be booked. Instants are milliseconds since 1970, wall times minutes since midnight. Lists of free times, holds and
 * confirmations all ask `slotProblem()`, so what is offered can be booked.
 */

/** Hours of one day by the clock on the wall, at most until 24:00 (1440). */
export interface WallSpan {
  readonly from: number;
  readonly until: number;
}

/** Instants from `from` up to `until`, which is not part of it. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

export interface CoachHours {
  /** The coach's IANA zone. */
  readonly timeZone: string;
  /** Weekdays are those of ISO 8601: 1 for Monday to 7 for Sunday. */
  readonly weekly: readonly (WallSpan & { readonly weekday: number })[];
  /** Days, first and last included, whose hours replace those of the week. No spans: not available. */
  readonly overrides: readonly { readonly from: string; readonly until: string; readonly spans: readonly WallSpan[] }[];
  /** Days, first and last included, that the coach spends in another zone. Hours are then meant by its clock. */
  readonly travels: readonly { readonly from: string; readonly until: string; readonly timeZone: string }[];
}

/** A session that is held or booked, without its buffers. */
export interface BookedSpan extends Span {
  readonly bufferBeforeMinutes: number;
  readonly bufferAfterMinutes: number;
}

/** Rules of a session type, after those of the coach have filled what it leaves open. */
export interface SlotRules {
  readonly lengthMinutes: number;
  readonly bufferBeforeMinutes: number;
  readonly bufferAfterMinutes: number;
  /** Elapsed minutes between booking and start. */
  readonly noticeMinutes: number;
  /** How many days after today, by the coach's calendar, can be booked. */
  readonly horizonDays: number;
  /** Sessions of all types on one day of the coach's calendar, holds included; null: any number. */
  readonly mostPerDay: number | null;
  readonly mostPerWeek: number | null;
  /** Minutes between two starts that are offered. */
  readonly intervalMinutes: number;
}

/** What decides about a coach's times within a span. */
export interface CoachTime {
  readonly hours: CoachHours;
  /** Times that the coach has blocked. They need no buffer. */
  readonly blocks: readonly Span[];
  readonly sessions: readonly BookedSpan[];
  /** Lectures, events and calendars: the buffers of a session keep clear of them, too. */
  readonly busy: readonly Span[];
  /** 1 for Monday to 7 for Sunday. */
  readonly firstDayOfWeek: number;
}

export const SLOT_PROBLEMS = [
  'TOO_SOON',
  'TOO_FAR',
  'OUTSIDE_HOURS',
  'BLOCKED',
  'TAKEN',
  'BUSY',
  'DAY_FULL',
  'WEEK_FULL',
] as const;
export type SlotProblem = (typeof SLOT_PROBLEMS)[number];

/** Days around a span of which sessions, busy times and hours are needed to judge it: a week for caps, and its neighbours' buffers. */
export const DAYS_AROUND = 8;

/** Working days between two instants, each with its zone and its hours. */
interface WorkingDay {
  readonly date: string;
  readonly timeZone: string;
  readonly spans: readonly WallSpan[];
}

const covers = (date: string) => (range: { readonly from: string; readonly until: string }) =>
  range.from <= date && date <= range.until;

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

const zoneOn = ({ timeZone, travels }: CoachHours, date: string): string =>
  travels.find(covers(date))?.timeZone ?? timeZone;

/** Where and on which day a coach is at an instant. */
export interface CoachPlace {
  /** Day of the coach's calendar. */
  readonly date: string;
  /** Zone by whose clock the day is meant. */
  readonly timeZone: string;
}

/**
 * The coach's day at an instant. Days of a journey begin and end by another clock than those around it: where two days overlap, the
 * earlier one lasts until its end, and an instant that no day covers counts by the clock at home.
 */
export function coachPlace(hours: CoachHours, at: number): CoachPlace {
  const date = cachedDate(at, hours.timeZone);
  if (hours.travels.length === 0) return { date, timeZone: hours.timeZone };
  for (let days = -2; days <= 2; days += 1) {
    const day = addDays(date, days);
    const timeZone = zoneOn(hours, day);
    if (cachedDate(at, timeZone) === day) return { date: day, timeZone };
  }
  return { date, timeZone: hours.timeZone };
}

/** The coach's calendar day on which an instant lies, by the clock of the place where the coach is. */
export const coachDay = (hours: CoachHours, at: number): string => coachPlace(hours, at).date;

/** The zone of the place where the coach is at an instant. */
export const coachZone = (hours: CoachHours, at: number): string => coachPlace(hours, at).timeZone;

/** Zones are up to 26 hours apart: a day of a journey can lie so many days from the same day at home. */
const DAYS_APART = 2;

function workingDays(hours: CoachHours, { from, until }: Span): WorkingDay[] {
  const days: WorkingDay[] = [];
  const last = cachedDate(until + DAYS_APART * DAY, hours.timeZone);
  const first = cachedDate(from - DAYS_APART * DAY, hours.timeZone);
  for (let date = first; date <= last; date = addDays(date, 1)) {
    const weekday = weekdayOf(date);
    const override = hours.overrides.find(covers(date));
    const spans = override?.spans ?? hours.weekly.filter((span) => span.weekday === weekday);
    if (spans.length > 0) days.push({ date, timeZone: zoneOn(hours, date), spans });
  }
  return days;
}

/** A part of a day during which the clock runs evenly: what to subtract from a wall time to get the instant. */
interface Stretch extends Span {
  readonly offset: number;
}

/** The minute at which a zone's offset changes between two instants. */
function changeBetween(from: number, until: number, zone: string): number {
  const before = cachedOffset(from, zone);
  let [low, high] = [from, until];
  while (high - low > MINUTE) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE) * MINUTE;
    if (cachedOffset(middle, zone) === before) low = middle;
    else high = middle;
  }
  return high;
}

function stretchesOf(date: string, zone: string): Stretch[] {
  const from = dayStart(date, zone).getTime();
  const until = dayStart(addDays(date, 1), zone).getTime();
  if (until <= from) return [];
  const first = cachedOffset(from, zone) * MINUTE;
  const last = cachedOffset(until - MINUTE, zone) * MINUTE;
  if (first === last) return [{ from, until, offset: first }];
  const change = changeBetween(from, until - MINUTE, zone);
  return [
    { from, until: change, offset: first },
    { from: change, until, offset: last },
  ];
}

/** Sorted spans without those that touch or overlap. */
export function mergedSpans(spans: readonly Span[]): Span[] {
  const merged: { from: number; until: number }[] = [];
  for (const { from, until } of [...spans].sort((one, other) => one.from - other.from)) {
    const last = merged.at(-1);
    if (last && from <= last.until) last.until = Math.max(last.until, until);
    else merged.push({ from, until });
  }
  return merged;
}

const overlaps = (one: Span, other: Span): boolean => one.from < other.until && other.from < one.until;

/** Index of the first element whose `from` is later than an instant. */
function firstAfter(spans: readonly Span[], at: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (spans[middle]!.from > at) high = middle;
    else low = middle + 1;
  }
  return low;
}

const overlapsAny = (merged: readonly Span[], span: Span): boolean => {
  const before = merged[firstAfter(merged, span.until - 1) - 1];
  return before !== undefined && overlaps(before, span);
};

/** What was worked out of a coach's time once for all starts within a span. */
export interface PreparedTime {
  readonly hours: CoachHours;
  readonly working: readonly Span[];
  /** Starts at which hours begin and every interval after, before anything else is asked. */
  readonly startsEvery: (minutes: number) => number[];
  readonly blocks: readonly Span[];
  readonly busy: readonly Span[];
  readonly sessions: readonly BookedSpan[];
  /** Upper bound on the minutes by which a session in the list reaches beyond its start. */
  readonly longestReach: number;
  readonly sessionsByDay: ReadonlyMap<string, number>;
  readonly sessionsByWeek: ReadonlyMap<string, number>;
  readonly firstDayOfWeek: number;
}

const weekOf = (date: string, firstDayOfWeek: number): string =>
  addDays(date, -((weekdayOf(date) - firstDayOfWeek + 7) % 7));

function counted(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function countedByWeek(byDay: ReadonlyMap<string, number>, firstDayOfWeek: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [day, count] of byDay) {
    const week = weekOf(day, firstDayOfWeek);
    counts.set(week, (counts.get(week) ?? 0) + count);
  }
  return counts;
}

/** Prepares a coach's time for the starts within a span. Sessions and busy times must reach DAYS_AROUND days beyond it. */
export function prepareTime(time: CoachTime, within: Span): PreparedTime {
  const { hours, firstDayOfWeek } = time;
  const days = workingDays(hours, within).map((day) => ({ ...day, stretches: stretchesOf(day.date, day.timeZone) }));
  const instantsIn = (date: string, stretch: Stretch, minute: number): number =>
    Date.parse(`${date}T00:00:00Z`) + minute * MINUTE - stretch.offset;
  const working = days.flatMap(({ date, spans, stretches }) =>
    stretches.flatMap((stretch) =>
      spans
        .map((span) => ({
          from: Math.max(instantsIn(date, stretch, span.from), stretch.from),
          until: Math.min(instantsIn(date, stretch, span.until), stretch.until),
        }))
        .filter(({ from, until }) => from < until),
    ),
  );
  const startsEvery = (minutes: number): number[] => {
    const starts = new Set<number>();
    for (const { date, spans, stretches } of days)
      for (const span of spans)
        for (let minute = span.from; minute < span.until; minute += minutes)
          for (const stretch of stretches) {
            const at = instantsIn(date, stretch, minute);
            if (at >= stretch.from && at < stretch.until && at >= within.from && at < within.until) starts.add(at);
          }
    return [...starts].sort((one, other) => one - other);
  };
  const sessions = [...time.sessions].sort((one, other) => one.from - other.from);
  const sessionsByDay = counted(sessions.map(({ from }) => coachDay(hours, from)));
  return {
    hours,
    working: mergedSpans(working),
    startsEvery,
    blocks: mergedSpans(time.blocks),
    busy: mergedSpans(time.busy),
    sessions,
    longestReach: sessions.reduce(
      (longest, { from, until, bufferAfterMinutes }) => Math.max(longest, until - from + bufferAfterMinutes * MINUTE),
      0,
    ),
    sessionsByDay,
    sessionsByWeek: countedByWeek(sessionsByDay, firstDayOfWeek),
    firstDayOfWeek,
  };
}

/** Whether a slot keeps clear of a session. Their buffers add up, and may lie outside the coach's hours. */
function isClear(slot: Span, rules: SlotRules, session: BookedSpan): boolean {
  if (session.until <= slot.from)
    return slot.from - session.until >= (session.bufferAfterMinutes + rules.bufferBeforeMinutes) * MINUTE;
  if (session.from >= slot.until)
    return session.from - slot.until >= (rules.bufferAfterMinutes + session.bufferBeforeMinutes) * MINUTE;
  return false;
}

/** Why a session that is booked no longer fits the coach's hours, or null if it does. Other rules are those of its booking. */
export function hoursProblem(prepared: PreparedTime, session: Span): 'OUTSIDE_HOURS' | 'BLOCKED' | null {
  const working = prepared.working[firstAfter(prepared.working, session.from) - 1];
  if (!working || session.until > working.until) return 'OUTSIDE_HOURS';
  return overlapsAny(prepared.blocks, session) ? 'BLOCKED' : null;
}

/** The longest buffer that a session may have: how far after a slot a session can still be too near. */
export const MOST_BUFFER_MINUTES = 180;

function isTaken({ sessions, longestReach }: PreparedTime, slot: Span, rules: SlotRules): boolean {
  const reach = MOST_BUFFER_MINUTES * MINUTE;
  const end = slot.until + rules.bufferAfterMinutes * MINUTE + reach;
  for (let index = firstAfter(sessions, slot.from - longestReach - reach); index < sessions.length; index += 1) {
    const session = sessions[index]!;
    if (session.from > end) return false;
    if (!isClear(slot, rules, session)) return true;
  }
  return false;
}

/** The last day that can be booked, by the coach's calendar. */
const lastDay = ({ hours }: PreparedTime, { horizonDays }: SlotRules, now: number): string =>
  addDays(coachDay(hours, now), horizonDays);

interface Asked {
  readonly start: number;
  readonly now: number;
  readonly last: string;
}

function problemOf(prepared: PreparedTime, rules: SlotRules, { start, now, last }: Asked): SlotProblem | null {
  const slot = { from: start, until: start + rules.lengthMinutes * MINUTE };
  if (start - now < rules.noticeMinutes * MINUTE || start <= now) return 'TOO_SOON';
  const day = coachDay(prepared.hours, start);
  if (day > last) return 'TOO_FAR';
  const outside = hoursProblem(prepared, slot);
  if (outside) return outside;
  if (isTaken(prepared, slot, rules)) return 'TAKEN';
  const kept = {
    from: slot.from - rules.bufferBeforeMinutes * MINUTE,
    until: slot.until + rules.bufferAfterMinutes * MINUTE,
  };
  if (overlapsAny(prepared.busy, kept)) return 'BUSY';
  const { mostPerDay, mostPerWeek } = rules;
  if (mostPerDay !== null && (prepared.sessionsByDay.get(day) ?? 0) >= mostPerDay) return 'DAY_FULL';
  if (mostPerWeek === null) return null;
  const week = weekOf(day, prepared.firstDayOfWeek);
  return (prepared.sessionsByWeek.get(week) ?? 0) >= mostPerWeek ? 'WEEK_FULL' : null;
}

/**
 * Why a session can't start at an instant, or null if it can. `now` decides about notice and horizon.
 * The session itself, if it is moved, must not be among the sessions.
 */
export const slotProblem = (prepared: PreparedTime, rules: SlotRules, start: number, now: number): SlotProblem | null =>
  problemOf(prepared, rules, { start, now, last: lastDay(prepared, rules, now) });

/** Starts within the prepared span at which a session of these rules can be booked, first one first. */
export function freeStarts(prepared: PreparedTime, rules: SlotRules, now: number): number[] {
  const last = lastDay(prepared, rules, now);
  return prepared
    .startsEvery(rules.intervalMinutes)
    .filter((start) => problemOf(prepared, rules, { start, now, last }) === null);
}

/** Free starts nearest to an instant, in the order of time: what is offered in place of a time that can't be had. */
export function nearestFree(prepared: PreparedTime, rules: SlotRules, at: number, now: number, count = 3): number[] {
  return freeStarts(prepared, rules, now)
    .filter((start) => start !== at)
    .sort((one, other) => Math.abs(one - at) - Math.abs(other - at) || one - other)
    .slice(0, count)
    .sort((one, other) => one - other);
}
