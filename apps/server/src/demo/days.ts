import { addDays, instantOf, wallTimeOf } from '@sullam/domain/lectures/zoned-time.ts';

/** Where the demo's organisations are: their days end by its clocks. */
export const DEMO_ZONE = 'Asia/Riyadh';

const DAY = 86_400_000;

export const daysAgo = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);

/** A wall time of a day so many days from now, as people set dates: due at the end of a day, open from its morning. */
function onDay(now: Date, days: number, time: string): Date {
  const date = addDays(wallTimeOf(now, DEMO_ZONE).date, days);
  return instantOf({ date, time }, DEMO_ZONE);
}

export const endOfDay = (now: Date, days: number): Date => onDay(now, days, '23:59');

export const morningOf = (now: Date, days: number): Date => onDay(now, days, '08:00');
