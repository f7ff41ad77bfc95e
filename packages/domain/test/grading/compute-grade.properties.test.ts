import { describe, expect, it } from 'vitest';
import { decimal } from '../../src/decimal.ts';
import { computeGrade, computeTotal, type Total } from '../../src/grading/compute-grade.ts';
import type { Gradebook, Mark, Marks } from '../../src/grading/gradebook.ts';
import { addRationals, compareRationals, type Rational, rational, sumRationals } from '../../src/rational.ts';
import { category, gradebook, item } from './build-gradebook.ts';
import { type Dice, dice, randomGradebook } from './random-gradebook.ts';

const KINDS = ['CURRENT', 'FINAL'] as const;
const ROUNDS = 1_000;

function eachGradebook(seed: number, check: (book: Gradebook, marks: Map<number, Mark>, random: Dice) => void): void {
  const random = dice(seed);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { book, marks } = randomGradebook(random, 10, 4);
    check(book, marks, random);
  }
}

/** The whole and, where they have totals of their own, the categories. */
const percentsOf = (total: Total): (Rational | null)[] => [
  total.percent,
  ...total.derivation.categories.map(({ percent }) => percent),
];

const fallen = (before: Total, after: Total): boolean =>
  percentsOf(before).some((percent, index) => {
    const next = percentsOf(after)[index] ?? null;
    return percent === null || next === null ? percent !== next : compareRationals(next, percent) < 0;
  });

const byId = (total: Total) =>
  total.derivation.categories
    .map((line) => ({ ...line, items: line.items.toSorted((a, b) => a.itemId - b.itemId) }))
    .toSorted((a, b) => a.categoryId - b.categoryId);

describe('a total', { timeout: 60_000 }, () => {
  it('never falls when a mark rises, nor does that of a category', () => {
    let raised = 0;
    eachGradebook(11, (book, marks, random) => {
      for (const [id, mark] of marks) {
        if (mark.state !== 'MARKED') continue;
        const better: Mark = { ...mark, points: addRationals(mark.points, rational(BigInt(1 + random.below(30)), 3n)) };
        const after = new Map(marks).set(id, better);
        for (const kind of KINDS) {
          const [before, then] = [marks, after].map((given) => computeTotal(book, given, kind, 'STAFF'));
          expect(before && then && fallen(before, then), `item ${id}`).toBe(false);
        }
        raised += 1;
        if (random.chance(0.4)) break;
      }
    });
    expect(raised).toBeGreaterThan(ROUNDS);
  });

  it('is the same in whatever order items, categories and marks come', () => {
    eachGradebook(12, (book, marks, { shuffled }) => {
      const mixed = { ...book, items: shuffled(book.items), categories: shuffled(book.categories) };
      const [one, two] = [
        computeGrade(book, marks, 'STAFF'),
        computeGrade(mixed, new Map(shuffled([...marks])), 'STAFF'),
      ];
      expect({ ...two.current, derivation: byId(two.current) }).toEqual({
        ...one.current,
        derivation: byId(one.current),
      });
      expect(byId(two.final)).toEqual(byId(one.final));
    });
  });

  it('shows a learner nothing of a hidden mark', () => {
    eachGradebook(13, (book, marks) => {
      const posted: Marks = new Map([...marks].filter(([, { state }]) => state !== 'HIDDEN'));
      expect(computeGrade(book, marks, 'LEARNER')).toEqual(computeGrade(book, posted, 'STAFF'));
    });
  });
});

/** What a person would check with a pencil. */
function checkDerivation(book: Gradebook, total: Total): void {
  const { categories } = total.derivation;
  const contributions = categories.flatMap(({ contribution }) => contribution ?? []);
  if (total.percent) expect(sumRationals(contributions)).toEqual(total.percent);
  else expect(contributions).toEqual([]);
  for (const line of categories) {
    const rules = book.categories.find(({ id }) => id === line.categoryId);
    expect(line.droppedLowest).toBeLessThanOrEqual(rules?.dropLowest ?? 0);
    expect(line.droppedHighest).toBeLessThanOrEqual(rules?.dropHighest ?? 0);
    if (line.percent) {
      expect(sumRationals(line.items.flatMap(({ contribution }) => contribution ?? []))).toEqual(line.percent);
      expect(sumRationals(line.items.flatMap(({ weightPercent }) => weightPercent ?? []))).toEqual(rational(100n));
    }
    const droppable = line.items
      .flatMap(({ itemId, effect, surplus }) => (surplus ? { itemId, effect, surplus } : []))
      .toSorted((a, b) => compareRationals(a.surplus, b.surplus) || a.itemId - b.itemId);
    expect(droppable.map(({ effect }) => effect)).toEqual(
      droppable.map((_, index) => {
        if (index < line.droppedLowest) return 'DROPPED_LOWEST';
        return index >= droppable.length - line.droppedHighest ? 'DROPPED_HIGHEST' : 'COUNTED';
      }),
    );
  }
}

describe('a derivation', { timeout: 60_000 }, () => {
  it('adds up exactly, and drops the lowest and highest surplus', () => {
    eachGradebook(14, (book, marks) => {
      for (const kind of KINDS) checkDerivation(book, computeTotal(book, marks, kind, 'LEARNER'));
    });
  });

  it('holds for 60 items of all sizes with many of them dropped', () => {
    const random = dice(15);
    for (let round = 0; round < 100; round += 1) {
      const book = gradebook(
        [...Array(60).keys()].map((id) => item(id, 1 + random.below(10 ** random.below(5)), { weight: decimal(id) })),
        {
          scheme: random.pick(['TOTAL_POINTS', 'WEIGHTED_CATEGORIES']),
          categories: [
            category(1, {
              aggregation: random.pick(['POINTS', 'MEAN', 'WEIGHTED']),
              dropLowest: random.below(30),
              dropHighest: random.below(30),
            }),
          ],
        },
      );
      const marks = new Map(
        book.items.map(({ id, maximumPoints }): [number, Mark] => [
          id,
          { state: 'MARKED', points: rational(BigInt(random.below(Number(maximumPoints.units) * 100)), 100n) },
        ]),
      );
      const total = computeTotal(book, marks, 'FINAL', 'STAFF');
      expect(total.percent).not.toBeNull();
      checkDerivation(book, total);
    }
  });
});
