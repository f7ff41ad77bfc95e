import type { Decimal } from '../decimal.ts';
import type { Rational } from '../rational.ts';
import type { Aggregation, GradingScheme, MarkState } from './gradebook.ts';

/**
 * What became of an item: it counted; it counted as a bonus (over no maximum); it was dropped; it is excused; it has no
 * mark yet and the total is of marked items only; it is omitted from totals; it has no percentage, for its maximum is zero.
 */
export type ItemEffect =
  | 'COUNTED'
  | 'BONUS'
  | 'DROPPED_LOWEST'
  | 'DROPPED_HIGHEST'
  | 'EXCUSED'
  | 'NOT_MARKED'
  | 'OMITTED'
  | 'NO_MAXIMUM';

/** One item's line. All percentages are exact, 100 is the whole; null stands for "nothing", never for zero. */
export interface ItemLine {
  itemId: number;
  /** As the audience may know it. */
  state: MarkState;
  effect: ItemEffect;
  /** The points that count, dropped ones too. */
  points: Rational | null;
  maximumPoints: Decimal;
  /** Points by maximum. */
  percent: Rational | null;
  /** Its part of what the total is divided by; zero for a bonus. */
  weightPercent: Rational | null;
  /** Percentage points that it adds; those of all items add up to the total above them. */
  contribution: Rational | null;
  /**
   * Why it was dropped or not: what it gained, less what the total makes of its size. Of all that may be dropped, those
   * with the lowest and highest surplus are. In points where points are summed up, in hundredths of the weight elsewhere.
   */
  surplus: Rational | null;
}

export interface CategoryLine {
  categoryId: number;
  /** How its items became a number; in a sum of points always POINTS. */
  aggregation: Aggregation;
  isExtraCredit: boolean;
  /** As it was set. */
  weight: Decimal;
  /** Of the whole, after categories without a total were left out. */
  weightPercent: Rational | null;
  /** Its own total; null where it has none, and in a sum of points, which knows totals of the whole only. */
  percent: Rational | null;
  /** Percentage points that it adds to the whole. */
  contribution: Rational | null;
  /** How many were dropped, after the rules shrank. */
  droppedLowest: number;
  droppedHighest: number;
  items: ItemLine[];
}

/** A whole total, line by line, in the order of the gradebook. */
export interface Derivation {
  scheme: GradingScheme;
  /** Sum of the weights as they were set, bonus categories apart; need not be 100. */
  weightSum: Decimal;
  /** Sum of those of the weights whose category has a total: what the whole was divided by; zero in a sum of points. */
  weightUsed: Decimal;
  categories: CategoryLine[];
}
