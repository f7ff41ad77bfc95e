import { type Decimal, sumDecimals } from '../decimal.ts';
import type { Localized } from '../localized.ts';
import {
  compareRationals,
  divideRationals,
  formatRational,
  HUNDRED,
  multiplyRationals,
  type Rational,
  rationalOf,
  sumRationals,
} from '../rational.ts';
import type { CategoryLine, Derivation, ItemEffect, ItemLine } from './derivation.ts';
import { type Kept, keptOf, surplusOf } from './drop-rules.ts';
import {
  aggregationOf,
  type CategoryEntries,
  type Entry,
  entriesOf,
  isDroppable,
  partsOf,
  quotientOf,
} from './grade-entries.ts';
import {
  assertGradebook,
  type GradeAudience,
  type Gradebook,
  type GradeCategory,
  type LetterStep,
  type Marks,
  type TotalKind,
} from './gradebook.ts';

/** One total; everything but the derivation is null where nothing counts yet: blank, not 0 %. */
export interface Total {
  /** Exact; 100 is full marks. */
  percent: Rational | null;
  /** Rounded once, half away from zero ("87.50"). */
  text: string | null;
  /** By the unrounded value. */
  letter: Localized | null;
  /** By the unrounded value; null without a pass mark too. */
  passed: boolean | null;
  /** Made when it is first asked for. */
  readonly derivation: Derivation;
}

export interface Grade {
  current: Total;
  final: Total;
  /** Something that counts still waits for marking. */
  isProvisional: boolean;
}

const percentOf = (value: Rational | null): Rational | null => value && multiplyRationals(value, HUNDRED);
const shareOf = (value: Rational, whole: Rational): Rational =>
  multiplyRationals(divideRationals(value, whole), HUNDRED);

/** What a total is divided by: the sizes of the parts that are left. */
function keptSize(entries: readonly Entry[], kept: Kept): Rational {
  return sumRationals(partsOf(entries).flatMap(({ id, size }) => (kept.dropped.has(id) ? [] : size)));
}

function itemLine(entry: Entry, kept: Kept, size: Rational): ItemLine {
  const { item, mark, points, part } = entry;
  const maximum = rationalOf(item.maximumPoints);
  const dropped = kept.dropped.get(item.id);
  const counts = part !== null && !dropped && kept.value !== null;
  return {
    itemId: item.id,
    state: mark.state,
    effect: dropped ? `DROPPED_${dropped}` : entry.effect,
    points,
    maximumPoints: item.maximumPoints,
    percent: points && maximum.numerator > 0n ? shareOf(points, maximum) : null,
    weightPercent: counts ? shareOf(part.size, size) : null,
    contribution: counts ? shareOf(part.gained, size) : null,
    surplus: part && kept.value && isDroppable(entry) ? surplusOf(part, kept.value) : null,
  };
}

/** A category with its items; `size` is what the total that they add up to is divided by. */
function categoryLine(
  book: Gradebook,
  { category, entries }: CategoryEntries,
  kept: Kept,
  size: Rational,
): CategoryLine {
  const items = entries.map((entry) => itemLine(entry, kept, size));
  const countOf = (effect: ItemEffect): number => items.filter((item) => item.effect === effect).length;
  return {
    categoryId: category.id,
    aggregation: aggregationOf(book, category),
    isExtraCredit: category.isExtraCredit,
    weight: category.weight,
    weightPercent: null,
    percent: null,
    contribution: null,
    droppedLowest: countOf('DROPPED_LOWEST'),
    droppedHighest: countOf('DROPPED_HIGHEST'),
    items,
  };
}

interface Whole {
  percent: Rational | null;
  weightUsed: Decimal;
  /** Lines are many times the work of the total, and most totals are asked for without them. */
  lines(): CategoryLine[];
}

const sumOf = (values: readonly (Rational | null)[]): Rational => sumRationals(values.flatMap((value) => value ?? []));

/** All items in one quotient, whatever their category; categories only group what may be dropped. */
function sumOfPoints(book: Gradebook, groups: readonly CategoryEntries[]): Whole {
  const kept = keptOf(quotientOf(groups));
  const lines = (): CategoryLine[] => {
    const all = groups.flatMap(({ entries }) => entries);
    const size = keptSize(all, kept);
    return groups.map((group) => {
      const line = categoryLine(book, group, kept, size);
      const counts = line.items.some(({ contribution }) => contribution !== null);
      return {
        ...line,
        weightPercent: counts ? sumOf(line.items.map(({ weightPercent }) => weightPercent)) : null,
        contribution: counts ? sumOf(line.items.map(({ contribution }) => contribution)) : null,
      };
    });
  };
  return { percent: percentOf(kept.value), weightUsed: sumDecimals([]), lines };
}

const ordinaryWeights = (categories: readonly { isExtraCredit: boolean; weight: Decimal }[]): Decimal =>
  sumDecimals(categories.flatMap(({ isExtraCredit, weight }) => (isExtraCredit ? [] : weight)));

/** Each category has a total of its own; those without one are left out, and the weights of the others fill the whole. */
function weightedCategories(book: Gradebook, groups: readonly CategoryEntries[]): Whole {
  const totals = groups.map((group) => {
    const kept = keptOf(quotientOf([group]));
    return { group, kept, category: group.category, percent: percentOf(kept.value) };
  });
  const counting = totals.filter(({ percent }) => percent !== null).map(({ category }) => category);
  const weightUsed = ordinaryWeights(counting);
  const used = rationalOf(weightUsed);
  const all = rationalOf(ordinaryWeights(book.categories));
  const shareOfWhole = ({ isExtraCredit, weight }: GradeCategory): Rational | null =>
    used.numerator === 0n ? null : divideRationals(rationalOf(weight), isExtraCredit ? all : used);
  const contributions = totals.map(({ category, percent }) => {
    const share = percent && shareOfWhole(category);
    return share && percent && multiplyRationals(share, percent);
  });
  const lines = () =>
    totals.map(({ group, kept, category, percent }, index) => ({
      ...categoryLine(book, group, kept, keptSize(group.entries, kept)),
      percent,
      weightPercent: percent && percentOf(shareOfWhole(category)),
      contribution: contributions[index] ?? null,
    }));
  return { percent: used.numerator === 0n ? null : sumOf(contributions), weightUsed, lines };
}

/** The letter of a percentage: the highest step that it reaches; null below all of them. */
export function letterOf(scale: readonly LetterStep[], percent: Rational): Localized | null {
  let best: LetterStep | null = null;
  for (const step of scale) {
    const isReached = compareRationals(percent, rationalOf(step.from)) >= 0;
    if (isReached && (!best || compareRationals(rationalOf(step.from), rationalOf(best.from)) > 0)) best = step;
  }
  return best?.letter ?? null;
}

/** One of a learner's totals, with the way it came about. */
export function computeTotal(book: Gradebook, marks: Marks, kind: TotalKind, audience: GradeAudience): Total {
  assertGradebook(book);
  const groups = entriesOf(book, marks, kind, audience);
  const whole = book.scheme === 'TOTAL_POINTS' ? sumOfPoints(book, groups) : weightedCategories(book, groups);
  const { percent, weightUsed } = whole;
  const { scheme, passMark, letterScale, decimals } = book;
  let derivation: Derivation | undefined;
  return {
    percent,
    text: percent && formatRational(percent, decimals),
    letter: percent && letterOf(letterScale, percent),
    passed: percent && passMark && compareRationals(percent, rationalOf(passMark)) >= 0,
    get derivation() {
      derivation ??= { scheme, weightSum: ordinaryWeights(book.categories), weightUsed, categories: whole.lines() };
      return derivation;
    },
  };
}

/**
 * A learner's grade of a whole course: the one calculator of screens, API and files. Nothing is rounded before the end,
 * and raising a mark never lowers a total (README.md has the rules in words).
 */
export function computeGrade(book: Gradebook, marks: Marks, audience: GradeAudience): Grade {
  return {
    current: computeTotal(book, marks, 'CURRENT', audience),
    final: computeTotal(book, marks, 'FINAL', audience),
    isProvisional: book.items.some(({ id, isOmitted }) => !isOmitted && marks.get(id)?.state === 'PENDING'),
  };
}
