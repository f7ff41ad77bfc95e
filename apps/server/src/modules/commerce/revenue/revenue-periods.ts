import { daysFrom, nextMonth } from '@sullam/domain/lectures/zoned-time.ts';
import { invalidPeriod } from './revenue.errors.ts';
import type { RevenueQuery } from './revenue.schemas.ts';

const MOST_DAYS = 366;
const MOST_YEARS = 10;
const DAY = 86_400_000;

/** The first days of the months after the one of a day, up to another day. */
function laterMonths(from: string, to: string): string[] {
  const months: string[] = [];
  let month = nextMonth(from);
  for (; month <= to; month = nextMonth(month)) months.push(month);
  return months;
}

/**
 * First days of the parts of a period: its days, or its months, the first of which may begin within one. A grouping by something else has
 * one part.
 * @throws Problem revenue.invalid-period
 */
export function partsOf({ from, to, by }: Pick<RevenueQuery, 'from' | 'to' | 'by'>): string[] {
  const length = Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;
  if (length < 1 || length > (by === 'day' ? MOST_DAYS : MOST_YEARS * MOST_DAYS)) throw invalidPeriod();
  if (by === 'day') return daysFrom(from, length);
  return by === 'month' ? [from, ...laterMonths(from, to)] : [from];
}
