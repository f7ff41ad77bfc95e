import type { Decimal } from '../decimal.ts';
import type { Localized } from '../localized.ts';
import type { Rational } from '../rational.ts';

/** Passed or not: such an item gives its whole maximum for any mark above zero and nothing otherwise. */
export type GradeItemKind = 'POINTS' | 'PASS_FAIL';

export interface GradeItem {
  id: number;
  categoryId: number;
  kind: GradeItemKind;
  /** Zero or more. A mark may be above it. */
  maximumPoints: Decimal;
  /** Zero or more; asked for only where the category is weighted. */
  weight: Decimal;
  /** Adds what was achieved without raising what can be achieved; drop rules pass it by. */
  isExtraCredit: boolean;
  /** Is shown, but counts in no total. */
  isOmitted: boolean;
  isNeverDropped: boolean;
  due: Date | null;
}

/** Sum of points by sum of maxima; mean of the items' percentages; mean of the percentages by the items' weights. */
export type Aggregation = 'POINTS' | 'MEAN' | 'WEIGHTED';

export interface GradeCategory {
  id: number;
  /** Of the whole, zero or more; weights need not add up to 100. Not asked for where the whole is a sum of points. */
  weight: Decimal;
  /** Not asked for where the whole is a sum of points. */
  aggregation: Aggregation;
  /** Its weight comes on top of the others' and is never a part of what they are divided by. */
  isExtraCredit: boolean;
  dropLowest: number;
  dropHighest: number;
}

export type GradingScheme = 'WEIGHTED_CATEGORIES' | 'TOTAL_POINTS';

/** A letter and the percentage from which it is given. */
export interface LetterStep {
  letter: Localized;
  from: Decimal;
}

/** All that decides about a course's totals, apart from the marks. Percentages are 0 to 100 and more. */
export interface Gradebook {
  scheme: GradingScheme;
  categories: readonly GradeCategory[];
  items: readonly GradeItem[];
  /** In any order. */
  letterScale: readonly LetterStep[];
  /** Percent; null: nobody passes or fails. */
  passMark: Decimal | null;
  /** Digits after the point that a total is shown with. */
  decimals: number;
}

/**
 * What one learner has on one item. Points may be a fraction (the mean of three attempts), below zero or above the maximum.
 *
 * | state    | current total (graded only) | final total                 |
 * |----------|-----------------------------|-----------------------------|
 * | BLANK    | left out                    | counts as zero              |
 * | MARKED   | counts; zero is a mark      | counts                      |
 * | EXCUSED  | left out                    | left out, uses up no drop   |
 * | MISSING  | counts as zero              | counts as zero              |
 * | PENDING  | left out                    | counts as zero, provisional |
 * | HIDDEN   | as MARKED for staff, as BLANK for the learner, in both totals ||
 */
export type Mark =
  | { state: 'MARKED'; points: Rational }
  | { state: 'HIDDEN'; points: Rational }
  | { state: 'BLANK' }
  | { state: 'EXCUSED' }
  | { state: 'MISSING' }
  | { state: 'PENDING' };

export type MarkState = Mark['state'];

/** Marks by the id of their item; an item that isn't there is BLANK. */
export type Marks = ReadonlyMap<number, Mark>;

/** Of marked items only, or of all items with blanks as zero. */
export type TotalKind = 'CURRENT' | 'FINAL';

/** Whose eyes a total is for. */
export type GradeAudience = 'STAFF' | 'LEARNER';

const BLANK: Mark = { state: 'BLANK' };

/** A mark as its audience may know it: what isn't posted is, for the learner, not there. */
export function seenMark(mark: Mark | undefined, audience: GradeAudience): Mark {
  if (!mark || (mark.state === 'HIDDEN' && audience === 'LEARNER')) return BLANK;
  return mark;
}

const isWhole = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/** Throws when a gradebook contradicts itself: what forms and the database must never let through. */
export function assertGradebook({ categories, items }: Gradebook): void {
  const categoryIds = new Set(categories.map(({ id }) => id));
  const refuse = (what: string): never => {
    throw new RangeError(`Not a gradebook: ${what}`);
  };
  if (categoryIds.size < categories.length) refuse('a category twice');
  if (new Set(items.map(({ id }) => id)).size < items.length) refuse('an item twice');
  for (const { id, weight, dropLowest, dropHighest } of categories) {
    if (weight.units < 0n) refuse(`weight of category ${id}`);
    if (!isWhole(dropLowest) || !isWhole(dropHighest)) refuse(`drop rules of category ${id}`);
  }
  for (const { id, categoryId, maximumPoints, weight } of items) {
    if (!categoryIds.has(categoryId)) refuse(`category of item ${id}`);
    if (maximumPoints.units < 0n || weight.units < 0n) refuse(`maximum or weight of item ${id}`);
  }
}
