import { addDays, isoWeekdayOf, nextMonth } from '../lectures/zoned-time.ts';

/** Periods for which administrators read figures and lists of coaching. */
export const FIGURE_PERIODS = ['week', 'month', 'year'] as const;
export type FigurePeriod = (typeof FIGURE_PERIODS)[number];

/** Days of a calendar: the first one, and the one after the last. */
export interface DayRange {
  readonly from: string;
  readonly until: string;
}

/** First day of the week in which a day lies. `firstDay` is that of the organisation, 1 for Monday to 7 for Sunday. */
export const weekStartOf = (day: string, firstDay: number): string =>
  addDays(day, -((isoWeekdayOf(day) - firstDay + 7) % 7));

/** The week, month or year in which a day lies. */
export function periodOf(period: FigurePeriod, day: string, firstDay: number): DayRange {
  if (period === 'week') {
    const from = weekStartOf(day, firstDay);
    return { from, until: addDays(from, 7) };
  }
  if (period === 'month') {
    const from = `${day.slice(0, 7)}-01`;
    return { from, until: nextMonth(from) };
  }
  const year = Number(day.slice(0, 4));
  return { from: `${year}-01-01`, until: `${year + 1}-01-01` };
}

/** The week, month or year before the one in which a day lies. */
export const periodBefore = (period: FigurePeriod, day: string, firstDay: number): DayRange =>
  periodOf(period, addDays(periodOf(period, day, firstDay).from, -1), firstDay);
