import { LECTURE_LIMITS } from './lecture.ts';
import { addDays, weekdayOf } from './zoned-time.ts';

/** On which days the lectures of a series are, before any of them is moved or cancelled. */
export interface SeriesRule {
  /** 0 is Sunday; each once. */
  weekdays: readonly number[];
  /** 2: in every second week, counted from the first day. */
  everyWeeks: number;
  /** The first day that may have a lecture. */
  startDate: string;
  count: number;
}

/** The first days that follow the rule, as many as asked for. */
export function seriesDates({ weekdays, everyWeeks, startDate, count }: SeriesRule): string[] {
  const dates: string[] = [];
  if (weekdays.length === 0) return dates;
  const wanted = Math.min(count, LECTURE_LIMITS.series * 2);
  for (let week = 0; dates.length < wanted; week += Math.max(1, everyWeeks))
    for (let day = 0; day < 7 && dates.length < wanted; day++) {
      const date = addDays(startDate, week * 7 + day);
      if (weekdays.includes(weekdayOf(date))) dates.push(date);
    }
  return dates;
}

/** The next day of the rule that lies after all of these: where a lecture goes that is added at the end. */
export function dateAfter(rule: Omit<SeriesRule, 'count'>, dates: readonly string[]): string {
  const last = [rule.startDate, ...dates].sort().at(-1)!;
  const found = seriesDates({ ...rule, count: dates.length + LECTURE_LIMITS.series }).find((date) => date > last);
  return found ?? addDays(last, 7 * rule.everyWeeks);
}
