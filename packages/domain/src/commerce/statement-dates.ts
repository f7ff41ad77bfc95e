import { toLatinDigits } from '../latin-digits.ts';

/** How days are written in a table: 28/11/2026 or 11/28/2026. */
export const DATE_ORDERS = ['DMY', 'MDY'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

const MONTHS: Readonly<Record<string, number>> = {
  jan: 1,
  feb: 2,
  mar: 3,
  apr: 4,
  may: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  oct: 10,
  nov: 11,
  dec: 12,
  يناير: 1,
  فبراير: 2,
  مارس: 3,
  أبريل: 4,
  ابريل: 4,
  مايو: 5,
  يونيو: 6,
  يوليو: 7,
  أغسطس: 8,
  اغسطس: 8,
  سبتمبر: 9,
  أكتوبر: 10,
  اكتوبر: 10,
  نوفمبر: 11,
  ديسمبر: 12,
};

const YEARS = { from: 2000, until: 2100 };

const fullYear = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year));

/** A day as 2026-11-28; null where there is no such day. */
export function calendarDay(year: number, month: number, day: number): string | null {
  if (year < YEARS.from || year > YEARS.until) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null;
}

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/u;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/u;
const NUMERIC = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/u;
const NAMED = /^(\d{1,2})[-/\s]+([\p{L}]{3,10})\.?[-/\s,]+(\d{4}|\d{2})(?!\d)/u;

/** A cell that holds a day is no longer; the time of day that may follow it is left out. */
const LONGEST = 40;

const clean = (text: string): string => toLatinDigits(text.slice(0, LONGEST)).trim();

/** Reads the day in a cell, in any usual form and in digits of either language; null where it holds none. */
export function readStatementDay(text: string, order: DateOrder): string | null {
  const cell = clean(text);
  const years = ISO.exec(cell) ?? COMPACT.exec(cell);
  if (years) return calendarDay(Number(years[1]), Number(years[2]), Number(years[3]));
  const numbers = NUMERIC.exec(cell);
  if (numbers) {
    const [one, two] = [Number(numbers[1]), Number(numbers[2])];
    const [day, month] = order === 'DMY' ? [one, two] : [two, one];
    return calendarDay(fullYear(numbers[3]!), month, day);
  }
  const named = NAMED.exec(cell);
  if (!named) return null;
  const word = named[2]!.toLowerCase();
  const month = MONTHS[word] ?? MONTHS[word.slice(0, 3)];
  return month === undefined ? null : calendarDay(fullYear(named[3]!), month, Number(named[1]));
}

/** Which part of 28/11/2026 is the day: as a day above 12 tells, otherwise the first one. */
export function guessDateOrder(cells: readonly string[]): DateOrder {
  for (const text of cells) {
    const numbers = NUMERIC.exec(clean(text));
    if (!numbers) continue;
    if (Number(numbers[1]) > 12) return 'DMY';
    if (Number(numbers[2]) > 12) return 'MDY';
  }
  return 'DMY';
}
