import { decimal } from '../decimal.ts';
import type { Localized } from '../localized.ts';
import { parseRational } from '../rational.ts';
import type { Aggregation, Gradebook, GradeItemKind, GradingScheme, Mark, MarkState } from './gradebook.ts';

/** A gradebook as it travels and is stored: decimals are text, dates too. */
export interface GradebookData {
  scheme: GradingScheme;
  letterScale: readonly { letter: Localized; from: string }[];
  passMark: string | null;
  places: number;
  categories: readonly GradeCategoryData[];
  items: readonly GradeItemData[];
}

export interface GradeCategoryData {
  gradeCategoryId: number;
  weight: string;
  aggregation: Aggregation;
  isExtraCredit: boolean;
  dropLowest: number;
  dropHighest: number;
}

export interface GradeItemData {
  gradeItemId: number;
  /** Null: in no category. */
  gradeCategoryId: number | null;
  kind: GradeItemKind;
  maximumPoints: string;
  weight: string;
  isExtraCredit: boolean;
  isOmitted: boolean;
  isNeverDropped: boolean;
  dueAt: string | null;
}

/** Stands for "in no category": it weighs nothing where categories are weighted, and is like any other in a sum of points. */
export const NO_CATEGORY = 0;

const withoutCategory = {
  id: NO_CATEGORY,
  weight: decimal(0),
  aggregation: 'POINTS',
  isExtraCredit: false,
  dropLowest: 0,
  dropHighest: 0,
} as const;

/** What the calculator takes. */
export function gradebookOf({ categories, items, letterScale, passMark, scheme, places }: GradebookData): Gradebook {
  const own = categories.map(({ gradeCategoryId, weight, ...rules }) => ({
    ...rules,
    id: gradeCategoryId,
    weight: decimal(weight),
  }));
  const isComplete = items.every(({ gradeCategoryId }) => gradeCategoryId !== null);
  return {
    scheme,
    decimals: places,
    letterScale: letterScale.map(({ letter, from }) => ({ letter, from: decimal(from) })),
    passMark: passMark === null ? null : decimal(passMark),
    categories: isComplete ? own : [...own, withoutCategory],
    items: items.map(({ gradeItemId, gradeCategoryId, maximumPoints, weight, dueAt, ...rules }) => ({
      ...rules,
      id: gradeItemId,
      categoryId: gradeCategoryId ?? NO_CATEGORY,
      maximumPoints: decimal(maximumPoints),
      weight: decimal(weight),
      due: dueAt === null ? null : new Date(dueAt),
    })),
  };
}

/** A mark from its state and its points; throws when they contradict each other. */
export function markOf(state: MarkState, points: string | null): Mark {
  if (state !== 'MARKED' && state !== 'HIDDEN') return { state };
  const exact = points === null ? null : parseRational(points);
  if (!exact) throw new RangeError(`Not points: ${points}`);
  return { state, points: exact };
}
