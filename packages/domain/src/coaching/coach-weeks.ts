import { addDays, nextMonth } from '../lectures/zoned-time.ts';
import { MINUTE } from '../limits.ts';
import { mergedSpans, type Span } from './spans.ts';

/** From this share of the offered hours on a coach counts as well booked. */
export const WELL_BOOKED = 0.6;

/** Part of a week that lies in one month: a week that two months share has two parts. */
export interface WeekPart {
  readonly weekStart: string;
  readonly monthStart: string;
  /** First day, and the day after the last. */
  readonly from: string;
  readonly until: string;
}

/** The parts of the week that begins with a day, in their order. */
export function weekParts(weekStart: string): WeekPart[] {
  const end = addDays(weekStart, 7);
  const monthStart = `${weekStart.slice(0, 7)}-01`;
  const next = nextMonth(monthStart);
  if (next >= end) return [{ weekStart, monthStart, from: weekStart, until: end }];
  return [
    { weekStart, monthStart, from: weekStart, until: next },
    { weekStart, monthStart: next, from: next, until: end },
  ];
}

/** What is left of sorted spans without other sorted ones. */
function without(spans: readonly Span[], others: readonly Span[]): Span[] {
  return spans.flatMap((span) => {
    const left: Span[] = [];
    let { from } = span;
    for (const other of others) {
      if (other.until <= from || other.from >= span.until) continue;
      if (other.from > from) left.push({ from, until: other.from });
      from = Math.max(from, other.until);
    }
    if (from < span.until) left.push({ from, until: span.until });
    return left;
  });
}

const minutesIn = (spans: readonly Span[], within: Span): number =>
  spans.reduce(
    (sum, { from, until }) => sum + Math.max(0, Math.min(until, within.until) - Math.max(from, within.from)),
    0,
  ) / MINUTE;

export interface OfferedTime {
  readonly offeredMinutes: number;
  readonly bookedMinutes: number;
  /** Sessions that begin within the span. */
  readonly sessionCount: number;
}

interface CoachSpans {
  /** Hours of the coach, sorted; empty for a coach who takes no bookings. */
  readonly working: readonly Span[];
  readonly blocks: readonly Span[];
  /** Held and booked sessions, without buffers. */
  readonly sessions: readonly Span[];
}

/**
 * Offered and booked time within a span. Offered are hours that are not blocked; a session that takes place outside of them was offered,
 * too, so that never more is booked than offered.
 */
export function offeredTime({ working, blocks, sessions }: CoachSpans, within: Span): OfferedTime {
  const booked = mergedSpans(sessions);
  const offered = mergedSpans([...without(working, mergedSpans(blocks)), ...booked]);
  return {
    offeredMinutes: minutesIn(offered, within),
    bookedMinutes: minutesIn(booked, within),
    sessionCount: sessions.filter(({ from }) => from >= within.from && from < within.until).length,
  };
}

/** Booked as a share of offered, 0 to 1; null: nothing was offered. */
export const utilisationOf = ({
  offeredMinutes,
  bookedMinutes,
}: Pick<OfferedTime, 'offeredMinutes' | 'bookedMinutes'>): number | null =>
  offeredMinutes === 0 ? null : bookedMinutes / offeredMinutes;
