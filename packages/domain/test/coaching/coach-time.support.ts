import {
  type CoachTime,
  freeStarts,
  type PreparedTime,
  prepareTime,
  type SlotRules,
} from '../../src/coaching/free-times.ts';
import type { CoachHours } from '../../src/coaching/working-hours.ts';
import { DAY } from '../../src/limits.ts';

export const RULES: SlotRules = {
  lengthMinutes: 60,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  noticeMinutes: 0,
  horizonDays: 730,
  mostPerDay: null,
  mostPerWeek: null,
  intervalMinutes: 60,
};

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** 9:30 as minutes since midnight. */
export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The same spans on every day: `['09:00-12:00', '13:00-17:00']`. */
export const daily = (spans: readonly string[]): CoachHours['weekly'] =>
  WEEKDAYS.flatMap((weekday) => spans.map((span) => ({ weekday, ...spanOf(span) })));

export function spanOf(span: string): { from: number; until: number } {
  const [from, until] = span.split('-') as [string, string];
  return { from: minuteOf(from), until: minuteOf(until) };
}

export interface Case {
  readonly zone?: string;
  readonly weekly?: CoachHours['weekly'];
  readonly overrides?: CoachHours['overrides'];
  readonly travels?: CoachHours['travels'];
  readonly time?: Partial<Omit<CoachTime, 'hours'>>;
  readonly rules?: Partial<SlotRules>;
  /** Instants in ISO 8601. */
  readonly from: string;
  readonly until: string;
  readonly now?: string;
}

export function prepared({ zone = 'UTC', weekly = daily(['09:00-12:00']), ...given }: Case): PreparedTime {
  const hours = { timeZone: zone, weekly, overrides: given.overrides ?? [], travels: given.travels ?? [] };
  return prepareTime(
    { hours, blocks: [], sessions: [], busy: [], firstDayOfWeek: 1, ...given.time },
    { from: Date.parse(given.from), until: Date.parse(given.until) },
  );
}

const before = (instant: string): number => Date.parse(instant) - 30 * DAY;

/** Free starts in UTC, as in `2026-12-01T09:00`. */
export const free = (given: Case): string[] =>
  freeStarts(prepared(given), { ...RULES, ...given.rules }, given.now ? Date.parse(given.now) : before(given.from)).map(
    (at) => new Date(at).toISOString().slice(0, 16),
  );

/** The same by the clock of a zone: `09:00`. */
export const shownIn = (zone: string, instants: readonly string[]): string[] =>
  instants.map((instant) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(
      new Date(`${instant}Z`),
    ),
  );
