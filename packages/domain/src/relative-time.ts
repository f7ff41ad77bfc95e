import { DAY, HOUR, MINUTE } from './limits.ts';

export type RelativeUnit = 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute';

export interface RelativeCount {
  unit: RelativeUnit;
  count: number;
  /** True when the moment lies ahead. */
  isFuture: boolean;
}

export type RelativeTime = RelativeCount | 'fewMinutes' | 'inFewMinutes' | 'now';

const WEEK = 7 * DAY;
const MONTH = 30 * DAY;
const YEAR = 365 * DAY;
const TEN_MINUTES = 10 * MINUTE;

/** The steps of the specification, literally: "over" is strictly more; months begin after two of them. */
const STEPS: readonly { unit: RelativeUnit; over: number; length: number }[] = [
  { unit: 'year', over: YEAR, length: YEAR },
  { unit: 'month', over: 2 * MONTH, length: MONTH },
  { unit: 'week', over: WEEK, length: WEEK },
  { unit: 'day', over: DAY, length: DAY },
  { unit: 'hour', over: HOUR, length: HOUR },
];

/** How long ago (or ahead) a moment lies, in whole units rounded down. */
export function relativeTime(moment: Date, now: Date): RelativeTime {
  const difference = now.getTime() - moment.getTime();
  const isFuture = difference < 0;
  const distance = Math.abs(difference);
  const step = STEPS.find(({ over }) => distance > over);
  if (step) return { unit: step.unit, count: Math.floor(distance / step.length), isFuture };
  if (distance > TEN_MINUTES) return isFuture ? 'inFewMinutes' : 'fewMinutes';
  const minutes = Math.floor(distance / MINUTE);
  return minutes === 0 ? 'now' : { unit: 'minute', count: minutes, isFuture };
}
