import { addDays, isoWeekdayOf } from '../lectures/zoned-time.ts';
import { MINUTE } from '../limits.ts';
import { firstAfter, mergedSpans, overlapsAny, type Span } from './spans.ts';
import { type CoachHours, coachDay, type WorkingTime, workingTime } from './working-hours.ts';

/**
 * When a coach can be booked. Instants are milliseconds since 1970, wall times minutes since midnight. Lists of free times, holds and
 * confirmations all ask `slotProblem()`, so what is offered can be booked.
 */

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

/** What was worked out of a coach's time once for all starts within a span. */
export interface PreparedTime extends WorkingTime {
  readonly hours: CoachHours;
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
  addDays(date, -((isoWeekdayOf(date) - firstDayOfWeek + 7) % 7));

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
  const sessions = [...time.sessions].sort((one, other) => one.from - other.from);
  const sessionsByDay = counted(sessions.map(({ from }) => coachDay(hours, from)));
  return {
    hours,
    ...workingTime(hours, within),
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
