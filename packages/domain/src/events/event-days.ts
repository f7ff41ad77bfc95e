import { instantOf } from '../lectures/zoned-time.ts';

/** A day of an event by the clock of its place. */
export interface EventDayHours {
  date: string;
  time: string;
  durationMinutes: number;
}

export interface EventSpan {
  date: string;
  startsAt: Date;
  endsAt: Date;
}

const MINUTE = 60_000;

/** Start and end of every day of an event, first day first. A day may end after midnight. */
export function spansOfDays(zone: string, days: readonly EventDayHours[]): EventSpan[] {
  const spans = days.map(({ date, time, durationMinutes }) => {
    const startsAt = instantOf({ date, time }, zone);
    return { date, startsAt, endsAt: new Date(startsAt.getTime() + durationMinutes * MINUTE) };
  });
  return spans.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

/** The span that is running or comes next; undefined once all are over. */
export const nextSpan = (spans: readonly EventSpan[], now: Date): EventSpan | undefined =>
  spans.find(({ endsAt }) => endsAt > now);

/**
 * When check-in moves on to the next day: halfway between the end of one day and the start of the next, so that early arrivals count for
 * the day they came for. Several spans on one date share one check-in. Sorted; one instant fewer than there are dates.
 */
export function checkInTurns(spans: readonly EventSpan[]): Date[] {
  const turns: Date[] = [];
  let ended = 0;
  for (const [at, { date, startsAt, endsAt }] of spans.entries()) {
    if (at > 0 && date !== spans[at - 1]?.date) {
      const halfway = Math.floor((ended + startsAt.getTime()) / 2);
      turns.push(new Date(Math.max(halfway, turns.at(-1)?.getTime() ?? 0)));
    }
    ended = Math.max(ended, endsAt.getTime());
  }
  return turns;
}

/** The number of the check-in day that an instant belongs to, counted from 0. */
export const checkInDayAt = (turns: readonly Date[], at: Date): number => turns.filter((turn) => turn <= at).length;
