import { divideRationals, multiplyRationals, type Rational, rational, rationalOf, ZERO_RATIONAL } from '../rational.ts';
import type { ItemEffect } from './derivation.ts';
import type { Part, Quotient } from './drop-rules.ts';
import {
  type Aggregation,
  type GradeAudience,
  type Gradebook,
  type GradeCategory,
  type GradeItem,
  type Mark,
  type Marks,
  seenMark,
  type TotalKind,
} from './gradebook.ts';

/** One item on its way into a total: what becomes of it before drop rules, and its part of the quotient. */
export interface Entry {
  item: GradeItem;
  mark: Mark;
  effect: ItemEffect;
  points: Rational | null;
  part: Part | null;
}

/** A category and what is in it. */
export interface CategoryEntries {
  category: GradeCategory;
  entries: Entry[];
}

/** The points that a mark stands for in a total; null where it stands for none. */
function pointsOf(item: GradeItem, mark: Mark, kind: TotalKind): Rational | null {
  if (mark.state === 'EXCUSED') return null;
  if (mark.state === 'BLANK' || mark.state === 'PENDING') return kind === 'FINAL' ? ZERO_RATIONAL : null;
  if (mark.state === 'MISSING') return ZERO_RATIONAL;
  if (item.kind === 'POINTS') return mark.points;
  return mark.points.numerator > 0n ? rationalOf(item.maximumPoints) : ZERO_RATIONAL;
}

/** How the items of a category become a number. */
export const aggregationOf = (book: Gradebook, category: GradeCategory): Aggregation =>
  book.scheme === 'TOTAL_POINTS' ? 'POINTS' : category.aggregation;

/** Adds without being divided by: bonus items, all of a bonus category in a sum of points, and points over no maximum. */
function isBonus(book: Gradebook, category: GradeCategory, item: GradeItem): boolean {
  if (item.isExtraCredit || (book.scheme === 'TOTAL_POINTS' && category.isExtraCredit)) return true;
  return aggregationOf(book, category) === 'POINTS' && item.maximumPoints.units === 0n;
}

/** An item's part of its total; null where it has a percentage to give and its maximum is zero. */
function partOf(book: Gradebook, category: GradeCategory, item: GradeItem, points: Rational): Part | null {
  const maximum = rationalOf(item.maximumPoints);
  const sizeOf = (size: Rational): Rational => (isBonus(book, category, item) ? ZERO_RATIONAL : size);
  const aggregation = aggregationOf(book, category);
  if (aggregation === 'POINTS') return { id: item.id, gained: points, size: sizeOf(maximum) };
  if (maximum.numerator === 0n) return null;
  const weight = aggregation === 'MEAN' ? rational(1n) : rationalOf(item.weight);
  return { id: item.id, gained: multiplyRationals(weight, divideRationals(points, maximum)), size: sizeOf(weight) };
}

/** What becomes of one item before drop rules. */
function entryOf(book: Gradebook, category: GradeCategory, item: GradeItem, mark: Mark, kind: TotalKind): Entry {
  const entry = { item, mark, points: null, part: null };
  if (item.isOmitted) return { ...entry, effect: 'OMITTED' };
  const points = pointsOf(item, mark, kind);
  if (!points) return { ...entry, effect: mark.state === 'EXCUSED' ? 'EXCUSED' : 'NOT_MARKED' };
  const part = partOf(book, category, item, points);
  if (!part) return { ...entry, points, effect: 'NO_MAXIMUM' };
  return { item, mark, points, part, effect: isBonus(book, category, item) ? 'BONUS' : 'COUNTED' };
}

/** The items by their category, both in the order of the gradebook. */
export function entriesOf(book: Gradebook, marks: Marks, kind: TotalKind, audience: GradeAudience): CategoryEntries[] {
  const byCategory = new Map(book.categories.map((category) => [category.id, { category, entries: [] as Entry[] }]));
  for (const item of book.items) {
    const group = byCategory.get(item.categoryId);
    group?.entries.push(entryOf(book, group.category, item, seenMark(marks.get(item.id), audience), kind));
  }
  return [...byCategory.values()];
}

/** Bonus items, those without a size and those never dropped stand outside the drop rules. */
export const isDroppable = ({ item, part }: Entry): boolean =>
  part !== null && part.size.numerator > 0n && !item.isNeverDropped;

/** What of the entries takes part in a total. */
export const partsOf = (entries: readonly Entry[]): Part[] => entries.flatMap(({ part }) => part ?? []);

/** One total over the items of the given categories. */
export function quotientOf(categories: readonly CategoryEntries[]): Quotient {
  return {
    fixed: partsOf(categories.flatMap(({ entries }) => entries.filter((entry) => !isDroppable(entry)))),
    groups: categories.map(({ category: { dropLowest, dropHighest }, entries }) => ({
      parts: partsOf(entries.filter(isDroppable)),
      dropLowest,
      dropHighest,
    })),
  };
}
