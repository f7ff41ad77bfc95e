import { decimal } from '../../src/decimal.ts';
import type { Aggregation, Gradebook, GradeCategory, GradeItem, Mark } from '../../src/grading/gradebook.ts';
import { rational } from '../../src/rational.ts';

/** Numbers that look random and are the same in every run. */
export interface Dice {
  /** A whole number from 0 to `count` − 1. */
  below(count: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly [T, ...T[]]): T;
  shuffled<T>(list: readonly T[]): T[];
}

export function dice(seed: number): Dice {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    below,
    chance: (probability) => next() < probability,
    pick: (list) => list[below(list.length)] ?? list[0],
    shuffled: (list) =>
      list
        .map((value) => ({ value, key: next() }))
        .sort((a, b) => a.key - b.key)
        .map(({ value }) => value),
  };
}

export interface RandomGradebook {
  book: Gradebook;
  marks: Map<number, Mark>;
}

const STATES = ['BLANK', 'EXCUSED', 'MISSING', 'PENDING'] as const;
const AGGREGATIONS: [Aggregation, ...Aggregation[]] = ['POINTS', 'MEAN', 'WEIGHTED'];

/** Few different values, so that ties are frequent; some above the maximum, some below zero, some not decimal. */
export function randomMark({ below, chance, pick }: Dice, maximum: number): Mark {
  if (chance(0.2)) return { state: pick(STATES) };
  const points = chance(0.1)
    ? rational(BigInt(below(60) - 4), pick([3n, 7n]))
    : rational(BigInt(below(Math.ceil(maximum * 4.4) + 3) - 1), pick([1n, 4n, 4n, 8n]));
  return { state: chance(0.1) ? 'HIDDEN' : 'MARKED', points };
}

function randomItem({ chance, pick }: Dice, id: number, categoryId: number): GradeItem {
  return {
    id,
    categoryId,
    kind: chance(0.08) ? 'PASS_FAIL' : 'POINTS',
    maximumPoints: decimal(pick(['0', '5', '7.5', '10', '10', '20', '33.3', '100'])),
    weight: decimal(pick(['0', '1', '1', '2.5', '10'])),
    isExtraCredit: chance(0.1),
    isOmitted: chance(0.05),
    isNeverDropped: chance(0.12),
    due: null,
  };
}

function randomCategory({ below, chance, pick }: Dice, id: number, mostDropped: number): GradeCategory {
  return {
    id,
    weight: decimal(pick(['0', '10', '20', '33.3', '40', '60'])),
    aggregation: pick(AGGREGATIONS),
    isExtraCredit: chance(0.08),
    dropLowest: below(mostDropped + 1),
    dropHighest: below(mostDropped + 1),
  };
}

/** A small gradebook with every rule somewhere in it, and a learner's marks. */
export function randomGradebook(random: Dice, mostItems: number, mostDropped: number): RandomGradebook {
  const { below, chance, pick } = random;
  const isSum = chance(0.4);
  const ids = random.shuffled([...Array(60).keys()]).map((id) => id + 1);
  const categories = random.shuffled([1, 2, 3, 4]).slice(0, 1 + below(isSum ? 3 : 4));
  // Where categories share one total, the ways to drop of one multiply with those of the others.
  const isJoint = isSum && categories.length > 1;
  const items = categories.flatMap((categoryId) =>
    ids.splice(0, chance(0.1) ? 0 : 1 + below(mostItems)).map((id) => randomItem(random, id, categoryId)),
  );
  const steps = pick([['90', '75.5', '60', '0'], ['85', '50'], []]);
  const book: Gradebook = {
    scheme: isSum ? 'TOTAL_POINTS' : 'WEIGHTED_CATEGORIES',
    categories: categories.map((id) => randomCategory(random, id, isJoint ? 1 : mostDropped)),
    items: random.shuffled(items),
    letterScale: random.shuffled(steps.map((from) => ({ letter: { en: `from ${from}` }, from: decimal(from) }))),
    passMark: chance(0.8) ? decimal(pick(['50', '60', '66.6'])) : null,
    decimals: below(4),
  };
  const marks = new Map<number, Mark>();
  for (const { id, maximumPoints } of items) {
    if (!chance(0.1)) marks.set(id, randomMark(random, Number(maximumPoints.units) / 10 ** maximumPoints.scale));
  }
  return { book, marks };
}
