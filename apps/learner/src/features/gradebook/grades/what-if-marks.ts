import { decimal, formatDecimal, parseDecimal, trimDecimal } from '@sullam/domain/decimal.ts';
import { normalizeDecimal } from '@sullam/domain/digits.ts';
import { computeGrade, type Grade, type Total } from '@sullam/domain/grading/compute-grade.ts';
import type { Gradebook, Mark } from '@sullam/domain/grading/gradebook.ts';
import { gradebookOf, markOf } from '@sullam/domain/grading/gradebook-data.ts';
import { neededFor, whatIf } from '@sullam/domain/grading/what-if.ts';
import { ceilRational, rationalOf, rationalText } from '@sullam/domain/rational.ts';
import type { OwnGrades } from './grades.api.ts';

/** What somebody typed into the fields, by item. */
export type Tried = Readonly<Record<number, string>>;

const marksOf = ({ items }: OwnGrades): Map<number, Mark> =>
  new Map(items.map(({ gradeItemId, grade }) => [gradeItemId, markOf(grade.state, grade.points)]));

/** A typed number as a mark; null where it is none. */
export function triedMark(text: string): Mark | null {
  const plain = normalizeDecimal(text);
  const value = plain === null ? null : parseDecimal(plain);
  return value && { state: 'MARKED', points: rationalOf(value) };
}

function replaced(tried: Tried): Map<number, Mark> {
  return new Map(
    Object.entries(tried).flatMap(([id, text]) => {
      const mark = triedMark(text);
      return mark ? [[Number(id), mark] as const] : [];
    }),
  );
}

export interface TriedGrade {
  readonly book: Gradebook;
  readonly grade: Grade;
  /** The points on an item with which the final total reaches a percentage; see `neededFor`. */
  readonly neededOn: (gradeItemId: number, target: string) => string | null;
}

/** The grade as it would be, by the same calculator that makes the real one. */
export function tryOut(grades: OwnGrades, tried: Tried): TriedGrade {
  const book = gradebookOf(grades);
  const marks = marksOf(grades);
  const changes = replaced(tried);
  return {
    book,
    grade: changes.size > 0 ? whatIf(book, marks, changes, 'LEARNER') : computeGrade(book, marks, 'LEARNER'),
    neededOn(gradeItemId, target) {
      const given = new Map([...marks, ...changes]);
      const needed = neededFor(book, given, { itemId: gradeItemId, target: decimal(target), kind: 'FINAL' }, 'LEARNER');
      return needed && formatDecimal(trimDecimal(ceilRational(needed, 2)));
    },
  };
}

/** A total as the cards show it. */
export const shownTotal = ({ text, letter, passed }: Total) => ({ percent: null, text, letter, passed });

/** What was tried, as a verdict is made of it. */
export const triedTotals = ({ grade: { current, final, isProvisional } }: TriedGrade) => ({
  current: { percent: current.percent && rationalText(current.percent) },
  final: { percent: final.percent && rationalText(final.percent), passed: final.passed },
  isProvisional,
});
