import { decimal } from '@sullam/domain/decimal.ts';
import { normalizeDecimal } from '@sullam/domain/digits.ts';
import type { GradeCell } from '@sullam/domain/grading/grade-row.ts';
import { percentIn, pointsOfPercent } from '@sullam/domain/grading/percent-points.ts';
import { toLatinDigits } from '@sullam/domain/latin-digits.ts';
import { compareRationals, parseRational, rationalOf, rationalText } from '@sullam/domain/rational.ts';
import type { Item } from './gradebook.api.ts';

/** What somebody gives by hand; AUTOMATIC: what came by itself stands again. */
export type GivenGrade =
  | { readonly state: 'MARKED'; readonly points: string }
  | { readonly state: 'BLANK' | 'EXCUSED' | 'MISSING' | 'AUTOMATIC' };

const EXCUSED = new Set(['e', 'ex', 'excused', 'م', 'معفى', 'معفي']);
const MISSING = new Set(['m', 'missing', 'غ', 'غائب', 'لم يُسلَّم', 'لم يسلم']);
const PASSED = new Set(['p', 'pass', 'passed', 'ن', 'ناجح']);
const FAILED = new Set(['f', 'fail', 'failed', 'ر', 'راسب', 'لم ينجح', 'لم يجتز']);

type Graded = Pick<Item, 'kind' | 'maximumPoints'>;

const marked = (points: string): GivenGrade => ({ state: 'MARKED', points });

/** Reads what was typed or pasted into a cell, in either language's digits and letters; null: it is no grade. */
export function readGrade(typed: string, item: Graded): GivenGrade | null {
  const text = typed.trim().toLocaleLowerCase('en');
  if (text === '' || text === '-' || text === '–') return { state: 'BLANK' };
  if (EXCUSED.has(text)) return { state: 'EXCUSED' };
  if (MISSING.has(text)) return { state: 'MISSING' };
  if (PASSED.has(text)) return marked(item.maximumPoints === '0' ? '1' : item.maximumPoints);
  if (FAILED.has(text)) return marked('0');
  const percent = percentIn(text);
  const number = normalizeDecimal(percent ?? text);
  if (number !== null)
    return marked(percent ? pointsOfPercent(number, item.maximumPoints) : rationalText(rationalOf(number)));
  const fraction = parseRational(toLatinDigits(text));
  return fraction && marked(rationalText(fraction));
}

/** Points that nobody gives without a reason: above the maximum, or less than nothing; they are saved, and said. */
export function unusual(points: string | null, { kind, maximumPoints }: Graded): 'ABOVE' | 'BELOW' | null {
  const value = points === null || kind === 'PASS_FAIL' ? null : parseRational(points);
  if (!value) return null;
  if (value.numerator < 0n) return 'BELOW';
  const maximum = rationalOf(decimal(maximumPoints));
  return maximum.numerator > 0n && compareRationals(value, maximum) > 0 ? 'ABOVE' : null;
}

/** What editing a cell begins with, and what copying it takes: read back it is the same grade. */
export function writtenGrade({ state, points }: GradeCell, language: 'en' | 'ar'): string {
  if (points !== null) return points;
  if (state === 'EXCUSED') return language === 'ar' ? 'م' : 'E';
  if (state === 'MISSING') return language === 'ar' ? 'غ' : 'M';
  return '';
}

/** What has to be given for a grade to be again what it was. */
export function givenBefore(cell: GradeCell, item: Pick<Item, 'source'>): GivenGrade {
  if (item.source !== 'MANUAL' && !cell.isOverridden) return { state: 'AUTOMATIC' };
  if (cell.state === 'MARKED' && cell.points !== null) return marked(cell.points);
  return { state: cell.state === 'EXCUSED' || cell.state === 'MISSING' ? cell.state : 'BLANK' };
}

/** The cell as it will be when what was given is saved. */
export function cellAfter(cell: GradeCell, given: GivenGrade, item: Pick<Item, 'source' | 'isPosted'>): GradeCell {
  if (given.state === 'AUTOMATIC') return { ...cell, isOverridden: false };
  return {
    ...cell,
    state: given.state,
    points: given.state === 'MARKED' ? given.points : null,
    isPosted: cell.isPosted || item.isPosted,
    isOverridden: item.source !== 'MANUAL',
  };
}
