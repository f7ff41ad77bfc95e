import { AVAILABILITY_LIMITS } from '@sullam/domain/coaching/session-type.ts';
import type { WallSpan } from '@sullam/domain/coaching/working-hours.ts';
import { asciiDigits } from '@sullam/ui/base/digits.ts';
import type { Availability } from './availability.api.ts';

export type HoursForm = Pick<Availability, 'settings' | 'weekly' | 'overrides' | 'travels'>;
export type Weekly = HoursForm['weekly'];

const LAST = 1440;
const STEP = 5;

export const formOf = ({ settings, weekly, overrides, travels }: Availability): HoursForm => ({
  settings,
  weekly,
  overrides,
  travels,
});

export const spansOf = (weekly: Weekly, weekday: number): WallSpan[] =>
  weekly.filter((span) => span.weekday === weekday).map(({ from, until }) => ({ from, until }));

/** The week with other spans on a day. */
export const withDay = (weekly: Weekly, weekday: number, spans: readonly WallSpan[]): Weekly => [
  ...weekly.filter((span) => span.weekday !== weekday),
  ...spans.map((span) => ({ weekday, ...span })),
];

/** The week with the spans of one day on others, too. */
export const withCopies = (weekly: Weekly, from: number, targets: readonly number[]): Weekly =>
  targets.reduce<Weekly>((week, target) => withDay(week, target, spansOf(weekly, from)), weekly);

/** What a day begins with, and what is added after its last span: an hour later, two hours long. */
export function addedSpan(spans: readonly WallSpan[]): WallSpan | null {
  const last = Math.max(0, ...spans.map(({ until }) => until));
  if (spans.length === 0) return { from: 540, until: 1020 };
  if (spans.length >= AVAILABILITY_LIMITS.spansPerDay || last > LAST - 60) return null;
  const from = Math.min(last + 60, LAST - 60);
  return { from, until: Math.min(from + 120, LAST) };
}

/** The minute of what is typed: 9, 9:30, 930, 24. Undefined for what is no time of day. */
export function parseMinute(typed: string): number | undefined {
  const digits = asciiDigits(typed).trim();
  const [, hours, minutes = '0'] = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(digits) ?? [];
  if (hours === undefined) return undefined;
  const minute = Number(hours) * 60 + Math.round(Number(minutes) / STEP) * STEP;
  return Number(minutes) < 60 && minute <= LAST ? minute : undefined;
}

export const minuteText = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Spans that end before they start or overlap an earlier one, by their place. */
export const wrongSpans = (spans: readonly WallSpan[]): number[] =>
  spans.flatMap(({ from, until }, at) => {
    const isDouble = spans.some((other, place) => place < at && from < other.until && other.from < until);
    return until <= from || isDouble ? [at] : [];
  });

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** Days of the week in the organisation's order, 1 for Monday. */
export const weekFrom = (first: number): number[] => WEEKDAYS.map((day) => ((first + day - 2) % 7) + 1);

const overlap = (ranges: readonly { from: string; until: string }[]): boolean =>
  ranges.some(
    ({ from, until }, at) =>
      until < from || ranges.slice(0, at).some((other) => from <= other.until && other.from <= until),
  );

/** Whether the server would take it; what it wouldn't is marked at its field. */
export const isFit = ({ weekly, overrides, travels }: HoursForm): boolean =>
  WEEKDAYS.every((day) => wrongSpans(spansOf(weekly, day)).length === 0) &&
  overrides.every(({ spans }) => wrongSpans(spans).length === 0) &&
  !overlap(overrides) &&
  !overlap(travels);

export const minutesOf = (spans: readonly WallSpan[]): number =>
  spans.reduce((sum, { from, until }) => sum + until - from, 0);

/** A day of which only the weekday matters: the Monday 30 November 2026 for 1. */
export const dayNamed = (weekday: number): string =>
  new Date(Date.UTC(2026, 10, 29 + weekday)).toISOString().slice(0, 10);
