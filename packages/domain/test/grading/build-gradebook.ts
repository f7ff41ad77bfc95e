import { decimal } from '../../src/decimal.ts';
import type { Total } from '../../src/grading/compute-grade.ts';
import type { ItemLine } from '../../src/grading/derivation.ts';
import type { Gradebook, GradeCategory, GradeItem, Mark, Marks } from '../../src/grading/gradebook.ts';
import { rationalOf } from '../../src/rational.ts';

export const category = (id: number, values: Partial<GradeCategory> = {}): GradeCategory => ({
  id,
  weight: decimal(100),
  aggregation: 'POINTS',
  isExtraCredit: false,
  dropLowest: 0,
  dropHighest: 0,
  ...values,
});

export const item = (id: number, maximum: string | number, values: Partial<GradeItem> = {}): GradeItem => ({
  id,
  categoryId: 1,
  kind: 'POINTS',
  maximumPoints: decimal(maximum),
  weight: decimal(1),
  isExtraCredit: false,
  isOmitted: false,
  isNeverDropped: false,
  due: null,
  ...values,
});

/** One category of plain points unless said otherwise. */
export const gradebook = (items: GradeItem[], values: Partial<Gradebook> = {}): Gradebook => ({
  scheme: 'WEIGHTED_CATEGORIES',
  categories: [category(1)],
  items,
  letterScale: [],
  passMark: decimal(60),
  decimals: 2,
  ...values,
});

export const marked = (points: string | number): Mark => ({ state: 'MARKED', points: rationalOf(points) });

/** Points of the items 1, 2, 3 ... or their whole marks; null is left out. */
export const marksOf = (...marks: (string | number | Mark | null)[]): Marks =>
  new Map(
    marks.flatMap((mark, index): [number, Mark][] =>
      mark === null ? [] : [[index + 1, typeof mark === 'object' ? mark : marked(mark)]],
    ),
  );

export function lineOf(total: Total, itemId: number): ItemLine {
  const line = total.derivation.categories.flatMap(({ items }) => items).find((found) => found.itemId === itemId);
  if (!line) throw new Error(`No line for item ${itemId}`);
  return line;
}

export const effectsOf = (total: Total) =>
  Object.fromEntries(
    total.derivation.categories.flatMap(({ items }) => items).map(({ itemId, effect }) => [itemId, effect]),
  );
