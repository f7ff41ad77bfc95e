import { normalizeDecimal } from '@sullam/domain/digits.ts';
import { percentIn, pointsOfPercent } from '@sullam/domain/grading/percent-points.ts';
import { toLatinDigits } from '@sullam/domain/latin-digits.ts';
import { parseRational, rationalText } from '@sullam/domain/rational.ts';
import type { Separator } from '@sullam/domain/tables/table-text.ts';
import type { WordOf } from './file-words.ts';

type State = 'BLANK' | 'MARKED' | 'EXCUSED' | 'MISSING' | 'PENDING';

/** What a cell of a file says; `null`: nothing, so the grade stays. */
export type CellMeaning = { state: Exclude<State, 'PENDING'>; points: string | null } | null | 'UNKNOWN';

/** Clears a grade; an empty cell leaves it as it is. */
const CLEARED = new Set(['-', '–', '—']);

const STATES = ['grade-files.states.excused', 'grade-files.states.missing', 'grade-files.states.pending'] as const;

/** A spreadsheet takes "10/3" for the tenth of March; with this slash it stays a text. */
const FRACTION_SLASH = '\u2044';

/** A fraction as a cell holds it. */
export const cellOfPoints = (points: string): string => points.replace('/', FRACTION_SLASH);

/** In files that separate cells by semicolons a comma is a decimal sign, even before three digits. */
const withDecimalComma = (text: string): string => (/^[^.,]*,[^.,]*$/.test(text) ? text.replace(',', '٫') : text);

/** How a file writes numbers, and what the points are of. */
export interface CellWorld {
  /** Null: not a text file. */
  separator: Separator | null;
  maximumPoints: string;
  wordOf: WordOf;
}

function pointsOf(text: string, { separator, maximumPoints }: CellWorld): string | null {
  const fraction = toLatinDigits(text).replace(/\s*[\u2044\u2215/]\s*/, '/');
  const exact = fraction.includes('/') ? parseRational(fraction) : null;
  if (exact) return rationalText(exact);
  const percent = percentIn(text);
  const number = percent ?? text;
  const plain = normalizeDecimal(separator === ';' || separator === '؛' ? withDecimalComma(number) : number);
  if (plain !== null && percent !== null) return pointsOfPercent(plain, maximumPoints);
  const value = plain === null ? null : parseRational(plain);
  return value && rationalText(value);
}

/** Longer numbers than anybody gives would not fit. */
const LONGEST = 60;

/** Reads a cell: points in either language's digits and decimal sign, a fraction, percent of the maximum, or a state. */
export function meaningOf(cell: string, world: CellWorld): CellMeaning {
  const text = cell.trim().replace(/^'/, '');
  if (text === '') return null;
  if (CLEARED.has(text)) return { state: 'BLANK', points: null };
  if (text.length > LONGEST) return 'UNKNOWN';
  // nearly all cells are points, and comparing words takes ten times as long
  const points = pointsOf(text, world);
  if (points !== null) return { state: 'MARKED', points };
  const word = world.wordOf(text, STATES);
  if (word === 'grade-files.states.pending') return null;
  if (word) return { state: word === 'grade-files.states.excused' ? 'EXCUSED' : 'MISSING', points: null };
  return 'UNKNOWN';
}
