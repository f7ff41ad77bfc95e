import { SCHEDULE_KINDS, type ScheduleKind } from '@sullam/domain/lesson-kinds.gen.ts';
import { HOUR } from '@sullam/domain/limits.ts';
import { weekOf } from '@sullam/domain/weekly-goal.ts';

/** Days of the reader's own zone, as addresses write them: "2026-11-22". */

const two = (value: number): string => String(value).padStart(2, '0');

/** The day on which a moment falls where the reader is. */
export function dayOf(moment: Date | string | number): string {
  const at = new Date(moment);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** The moment at which a day begins where the reader is. */
export function startOf(day: string): Date {
  const [year, month, date] = day.split('-').map(Number);
  return new Date(year!, month! - 1, date!);
}

/** So many days later; days have 23 or 25 hours where the clock is put forward or back. */
export function daysAfter(day: string, count: number): string {
  const at = startOf(day);
  at.setDate(at.getDate() + count);
  return dayOf(at);
}

/** A moment as far from this midnight as its day is: on a Sunday evening, Tuesday morning is in two days, not in one. */
export function inWholeDays(moment: string, now: Date): [moment: Date, now: Date] {
  const at = new Date(moment);
  const [day, today] = [startOf(dayOf(at)), startOf(dayOf(now))];
  if (day.getTime() === today.getTime()) return [at, now];
  // two hours more than the days: their clocks may have been put forward
  return [new Date(day.getTime() + (day > today ? 2 : -2) * HOUR), today];
}

/** The day that an address names, if there is such a day in this age. */
export function dayFrom(text: string | undefined): string | null {
  if (!text || !/^20\d\d-\d\d-\d\d$/.test(text)) return null;
  return dayOf(startOf(text)) === text ? text : null;
}

/** The kind that an address names. */
export const kindFrom = (text: string | undefined): ScheduleKind | undefined =>
  SCHEDULE_KINDS.find((kind) => kind === text);

/** Things by the day on which they happen, in their order. */
export function byDay<Entry extends { at: string }>(entries: readonly Entry[]): [day: string, entries: Entry[]][] {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const day = dayOf(entry.at);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days];
}

/** The seven days of the week in which a day lies, beginning with the organisation's first day of the week. */
export const weekWith = (day: string, firstDay: number): string[] => weekOf(day, firstDay);

/** The weeks of the month in which a day lies, with the days of other months that fill them up. */
export function monthWith(day: string, firstDay: number): string[][] {
  const [year, month] = day.split('-').map(Number) as [number, number];
  const last = dayOf(new Date(year, month, 0));
  const weeks: string[][] = [];
  let next = weekWith(`${day.slice(0, 8)}01`, firstDay);
  while (next[0]! <= last) {
    weeks.push(next);
    next = weekWith(daysAfter(next[0]!, 7), firstDay);
  }
  return weeks;
}

/** The first day of a month so many months later. */
export function monthsAfter(day: string, count: number): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return dayOf(new Date(year, month - 1 + count, 1));
}

/** How far into its day a moment is where the reader is, in minutes of the clock on the wall. */
export function minutesInto(moment: string): number {
  const at = new Date(moment);
  return at.getHours() * 60 + at.getMinutes();
}
