import { addDays, isDay } from '@sullam/domain/lectures/zoned-time.ts';

export const PERIODS = ['month', 'last', 'year', 'free'] as const;
export type PeriodChoice = (typeof PERIODS)[number];

export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Longest period that is plotted by days and not by months. */
const MOST_DAYS = 62;
const DAYS_BEFORE = 29;

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** The days of a choice. One's own days are used where they are days in their order; otherwise the last 30. */
export function periodOf(choice: PeriodChoice, today: string, own: Partial<Period>): Period {
  if (choice === 'month') return { from: monthOf(today), to: today };
  if (choice === 'year') return { from: `${today.slice(0, 4)}-01-01`, to: today };
  if (choice === 'last') {
    const to = addDays(monthOf(today), -1);
    return { from: monthOf(to), to };
  }
  const to = isDay(own.to ?? '') ? own.to! : today;
  const from = isDay(own.from ?? '') ? own.from! : addDays(to, -DAYS_BEFORE);
  return from <= to ? { from, to } : { from: to, to: from };
}

/** How a period is plotted. */
export const plottedBy = ({ from, to }: Period): 'day' | 'month' => (addDays(from, MOST_DAYS) > to ? 'day' : 'month');
