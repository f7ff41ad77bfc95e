import { addDays, cachedDate, cachedOffset, changeBetween, dayStart, isoWeekdayOf } from '../lectures/zoned-time.ts';
import { DAY, MINUTE } from '../limits.ts';
import { mergedSpans, type Span } from './spans.ts';

/** When a coach works, by the clock on the wall and as instants in milliseconds since 1970. Wall times are minutes since midnight. */

/** Hours of one day by the clock on the wall, at most until 24:00 (1440). */
export interface WallSpan {
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

/** Working days between two instants, each with its zone and its hours. */
interface WorkingDay {
  readonly date: string;
  readonly timeZone: string;
  readonly spans: readonly WallSpan[];
}

const covers = (date: string) => (range: { readonly from: string; readonly until: string }) =>
  range.from <= date && date <= range.until;

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
    const weekday = isoWeekdayOf(date);
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

/** The hours of a coach as instants. */
export interface WorkingTime {
  /** Sorted, without those that touch. */
  readonly working: readonly Span[];
  /** Starts at which hours begin and every interval after, before anything else is asked. */
  readonly startsEvery: (minutes: number) => number[];
}

/** When a coach works within a span: a skipped hour is left out, a repeated one is there twice. */
export function workingTime(hours: CoachHours, within: Span): WorkingTime {
  const days = workingDays(hours, within).map((day) => ({ ...day, stretches: stretchesOf(day.date, day.timeZone) }));
  const instantsIn = (date: string, stretch: Stretch, minute: number): number =>
    Date.parse(`${date}T00:00:00Z`) + minute * MINUTE - stretch.offset;
  const working = mergedSpans(
    days.flatMap(({ date, spans, stretches }) =>
      stretches.flatMap((stretch) =>
        spans
          .map((span) => ({
            from: Math.max(instantsIn(date, stretch, span.from), stretch.from),
            until: Math.min(instantsIn(date, stretch, span.until), stretch.until),
          }))
          .filter(({ from, until }) => from < until),
      ),
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
  return { working, startsEvery };
}
