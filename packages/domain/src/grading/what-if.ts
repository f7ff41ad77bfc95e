import type { Decimal } from '../decimal.ts';
import {
  compareRationals,
  divideRationals,
  HUNDRED,
  type Rational,
  rationalOf,
  subtractRationals,
  ZERO_RATIONAL,
} from '../rational.ts';
import { computeGrade, computeTotal, type Grade, type Total } from './compute-grade.ts';
import { spareAt } from './drop-rules.ts';
import { entriesOf, quotientOf } from './grade-entries.ts';
import type { GradeAudience, Gradebook, GradeItem, Mark, Marks, TotalKind } from './gradebook.ts';

const withMark = (marks: Marks, itemId: number, points: Rational): Marks =>
  new Map<number, Mark>(marks).set(itemId, { state: 'MARKED', points });

/** The grade as it would be with some marks replaced: the same calculator, other marks. */
export function whatIf(book: Gradebook, marks: Marks, replaced: Marks, audience: GradeAudience): Grade {
  return computeGrade(book, new Map([...marks, ...replaced]), audience);
}

/** The value that the quotient with the item has to reach for the whole to reach the target (1 is full marks). */
function neededValue(book: Gradebook, item: GradeItem, total: Total, target: Rational): Rational {
  const category = total.derivation.categories.find(({ categoryId }) => categoryId === item.categoryId);
  if (book.scheme === 'TOTAL_POINTS' || !total.percent || !category?.contribution || !category.weightPercent) {
    return divideRationals(target, HUNDRED);
  }
  const others = subtractRationals(total.percent, category.contribution);
  return divideRationals(subtractRationals(target, others), category.weightPercent);
}

export interface NeededMark {
  itemId: number;
  /** Percent of the whole. */
  target: Decimal;
  kind: TotalKind;
}

/**
 * The smallest mark on an item, from zero to its maximum, with which a total reaches the target, all other marks being
 * as they are; null when even full marks don't reach it. Exact: round it up (`ceilRational`) to show it.
 */
export function neededFor(book: Gradebook, marks: Marks, needed: NeededMark, audience: GradeAudience): Rational | null {
  const item = book.items.find(({ id }) => id === needed.itemId);
  if (!item) throw new RangeError(`No such item: ${needed.itemId}`);
  const target = rationalOf(needed.target);
  const full = rationalOf(item.maximumPoints);
  const totalWith = (points: Rational) => computeTotal(book, withMark(marks, item.id, points), needed.kind, audience);
  const reaches = ({ percent }: Total): boolean => percent !== null && compareRationals(percent, target) >= 0;
  if (reaches(totalWith(ZERO_RATIONAL))) return ZERO_RATIONAL;
  const best = totalWith(full);
  if (!reaches(best)) return null;
  if (item.kind === 'PASS_FAIL') return full;

  const categories = entriesOf(book, withMark(marks, item.id, full), needed.kind, audience).filter(
    ({ category }) => book.scheme === 'TOTAL_POINTS' || category.id === item.categoryId,
  );
  const part = categories.flatMap(({ entries }) => entries).find((entry) => entry.item.id === item.id)?.part;
  if (!part) return null;
  const spare = spareAt(quotientOf(categories), neededValue(book, item, best, target), part.id);
  const perPoint = divideRationals(part.gained, full);
  return subtractRationals(full, divideRationals(spare, perPoint));
}
