import { describe, expect, it } from 'vitest';
import { decimal } from '../../src/decimal.ts';
import { computeGrade, computeTotal } from '../../src/grading/compute-grade.ts';
import type { Gradebook, Mark, Marks } from '../../src/grading/gradebook.ts';
import { type NeededMark, neededFor, whatIf } from '../../src/grading/what-if.ts';
import {
  ceilRational,
  compareRationals,
  type Rational,
  rational,
  rationalOf,
  subtractRationals,
} from '../../src/rational.ts';
import { category, gradebook, item, marked, marksOf } from './build-gradebook.ts';
import { dice, randomGradebook } from './random-gradebook.ts';

describe('whatIf', () => {
  it('is the calculator with other marks', () => {
    const book = gradebook([item(1, 10), item(2, 10)]);
    const replaced = new Map([[2, marked(10)]]);
    expect(whatIf(book, marksOf(6), replaced, 'LEARNER')).toEqual(computeGrade(book, marksOf(6, 10), 'LEARNER'));
    expect(whatIf(book, marksOf(6), replaced, 'LEARNER').final.text).toBe('80.00');
  });

  it('lets a learner try an item whose mark is hidden without revealing it', () => {
    const book = gradebook([item(1, 10), item(2, 10)]);
    const hidden: Mark = { state: 'HIDDEN', points: rational(1n) };
    const tried = whatIf(book, marksOf(6, hidden), new Map([[2, marked(10)]]), 'LEARNER');
    expect(tried.final.text).toBe('80.00');
  });
});

describe('neededFor', () => {
  const needed = (book: Gradebook, marks: Marks, target: string, itemId = 2, kind: NeededMark['kind'] = 'FINAL') =>
    neededFor(book, marks, { itemId, target: decimal(target), kind }, 'LEARNER');
  const two = gradebook([item(1, 10), item(2, 40)]);

  it('finds the smallest mark that reaches a target', () => {
    expect(needed(two, marksOf(6), '60')).toEqual(rational(24n));
    expect(needed(two, marksOf(6), '60.01')).toEqual(rationalOf('24.005'));
    expect(needed(two, marksOf(6), '92')).toEqual(rational(40n));
    expect(needed(two, marksOf(6), '92.01')).toBeNull();
    expect(needed(two, marksOf(6), '12')).toEqual(rational(0n));
  });

  it('can be rounded up to something that suffices', () => {
    const mean = gradebook([item(1, 10), item(2, 10), item(3, 10)], {
      categories: [category(1, { aggregation: 'MEAN' })],
    });
    const exact = needed(mean, marksOf(6, null, 7), '66.67');
    expect(exact && ceilRational(exact, 1)).toEqual(decimal('7.1'));
  });

  it('answers by pass or fail where there is nothing between', () => {
    const book = gradebook([item(1, 10), item(2, 10, { kind: 'PASS_FAIL' })]);
    expect(needed(book, marksOf(6), '70')).toEqual(rational(10n));
    expect(needed(book, marksOf(6), '81')).toBeNull();
  });

  it('goes through weights and drop rules', () => {
    const book = gradebook([item(1, 10), item(2, 20), item(3, 10), item(4, 10, { categoryId: 2 })], {
      categories: [
        category(1, { weight: decimal(60), aggregation: 'MEAN', dropLowest: 1, dropHighest: 1 }),
        category(2, { weight: decimal(40) }),
      ],
    });
    // 40 % of 8/10 is 32; the middle one of 5/10, 9/10 and the mark has to give the other 40 of 60, which is 2/3.
    expect(needed(book, marksOf(5, null, 9, 8), '72')).toEqual(rational(40n, 3n));
    expect(needed(book, marksOf(5, null, 9, 8), '86')).toEqual(rational(18n));
    expect(needed(book, marksOf(5, null, 9, 8), '86.01')).toBeNull();
  });

  it('refuses an item that is not there, and finds no mark where there is no total', () => {
    expect(() => needed(two, marksOf(6), '60', 9)).toThrow('No such item');
    expect(
      needed(gradebook([item(1, 10), item(2, 10, { isOmitted: true })]), marksOf(null), '1', 2, 'CURRENT'),
    ).toBeNull();
  });

  it('is exact: what it finds reaches the target, a hair less does not', { timeout: 60_000 }, () => {
    const random = dice(21);
    const found = { nothing: 0, impossible: 0, exact: 0 };
    for (let round = 0; round < 1_000; round += 1) {
      const { book, marks } = randomGradebook(random, 7, 2);
      const kind = random.pick(['CURRENT', 'FINAL'] as const);
      const [chosen] = random.shuffled(book.items);
      if (!chosen) continue;
      const target = decimal(random.pick(['40', '50', '60', '66.6', '75', '90']));
      const reaches = (points: Rational): boolean => {
        const given = new Map<number, Mark>(marks).set(chosen.id, { state: 'MARKED', points });
        const { percent } = computeTotal(book, given, kind, 'LEARNER');
        return percent !== null && compareRationals(percent, rationalOf(target)) >= 0;
      };
      const points = neededFor(book, marks, { itemId: chosen.id, target, kind }, 'LEARNER');
      if (points === null) {
        found.impossible += 1;
        expect(reaches(rationalOf(chosen.maximumPoints))).toBe(false);
        continue;
      }
      expect(reaches(points), `round ${round}`).toBe(true);
      if (points.numerator === 0n) {
        found.nothing += 1;
      } else if (chosen.kind === 'POINTS') {
        found.exact += 1;
        expect(reaches(subtractRationals(points, rational(1n, 10n ** 30n))), `round ${round}`).toBe(false);
      }
    }
    expect(Math.min(found.nothing, found.impossible, found.exact)).toBeGreaterThan(50);
  });
});
