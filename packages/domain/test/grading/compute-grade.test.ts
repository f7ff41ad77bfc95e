import { describe, expect, it } from 'vitest';
import { decimal } from '../../src/decimal.ts';
import { computeGrade } from '../../src/grading/compute-grade.ts';
import type { GradeAudience, Gradebook, Mark, Marks } from '../../src/grading/gradebook.ts';
import { rational, rationalOf } from '../../src/rational.ts';
import { category, effectsOf, gradebook, item, lineOf, marked, marksOf } from './build-gradebook.ts';

const texts = (book: Gradebook, marks: Marks, audience: GradeAudience = 'STAFF') => {
  const { current, final } = computeGrade(book, marks, audience);
  return { current: current.text, final: final.text };
};
const PENDING: Mark = { state: 'PENDING' };
const EXCUSED: Mark = { state: 'EXCUSED' };
const MISSING: Mark = { state: 'MISSING' };
const BLANK: Mark = { state: 'BLANK' };
const hidden = (points: number): Mark => ({ state: 'HIDDEN', points: rationalOf(points) });

describe('the states of a mark', () => {
  const book = gradebook([item(1, 10), item(2, 10)]);

  it.each<[string, Mark, string, string]>([
    ['blank', BLANK, '80.00', '40.00'],
    ['zero', marked(0), '40.00', '40.00'],
    ['excused', EXCUSED, '80.00', '80.00'],
    ['missing', MISSING, '40.00', '40.00'],
    ['pending', PENDING, '80.00', '40.00'],
    ['hidden, for staff', hidden(6), '70.00', '70.00'],
  ])('%s beside 8 of 10', (_, mark, current, final) => {
    expect(texts(book, marksOf(8, mark))).toEqual({ current, final });
  });

  it('hidden is blank to the learner, in every number and line', () => {
    expect(computeGrade(book, marksOf(8, hidden(6)), 'LEARNER')).toEqual(computeGrade(book, marksOf(8), 'LEARNER'));
    expect(lineOf(computeGrade(book, marksOf(8, hidden(6)), 'LEARNER').final, 2).state).toBe('BLANK');
  });

  it('is provisional while something that counts is pending', () => {
    expect(computeGrade(book, marksOf(8, PENDING), 'LEARNER').isProvisional).toBe(true);
    expect(computeGrade(book, marksOf(8), 'LEARNER').isProvisional).toBe(false);
    const omitted = gradebook([item(1, 10), item(2, 10, { isOmitted: true })]);
    expect(computeGrade(omitted, marksOf(8, PENDING), 'LEARNER').isProvisional).toBe(false);
  });
});

describe('totals that are undefined', () => {
  it('are blank, not 0 %', () => {
    const blank = { percent: null, text: null, letter: null, passed: null };
    expect(computeGrade(gradebook([item(1, 10)]), new Map(), 'STAFF').current).toMatchObject(blank);
    expect(computeGrade(gradebook([]), new Map(), 'STAFF').final).toMatchObject(blank);
    expect(computeGrade(gradebook([item(1, 0)]), marksOf(5), 'STAFF').final).toMatchObject(blank);
    expect(computeGrade(gradebook([item(1, 10)]), marksOf(EXCUSED), 'STAFF').final).toMatchObject(blank);
    const weightless = gradebook([item(1, 10)], { categories: [category(1, { weight: decimal(0) })] });
    expect(computeGrade(weightless, marksOf(5), 'STAFF').final).toMatchObject(blank);
  });

  it('leave a category without a total out, and the weights of the others fill the whole', () => {
    const book = gradebook([item(1, 10), item(2, 10, { categoryId: 2 })], {
      categories: [category(1, { weight: decimal(60) }), category(2, { weight: decimal(30) })],
    });
    const { current, final } = computeGrade(book, marksOf(9), 'STAFF');
    expect([current.text, final.text]).toEqual(['90.00', '60.00']);
    expect(current.derivation.categories.map(({ percent, weightPercent }) => [percent, weightPercent])).toEqual([
      [rational(90n), rational(100n)],
      [null, null],
    ]);
    expect(current.derivation).toMatchObject({ weightSum: decimal(90), weightUsed: decimal(60) });
    expect(final.derivation.categories[0]?.weightPercent).toEqual(rational(200n, 3n));
  });
});

describe('how categories add up', () => {
  const items = [item(1, 10, { weight: decimal(1) }), item(2, 40, { weight: decimal(3) })];
  it.each([
    ['POINTS', '44.00'],
    ['MEAN', '60.00'],
    ['WEIGHTED', '45.00'],
  ] as const)('%s of 9/10 and 12/40 (weights 1 and 3) becomes %s', (aggregation, expected) => {
    const marks = marksOf(9, aggregation === 'POINTS' ? 13 : 12);
    expect(texts(gradebook(items, { categories: [category(1, { aggregation })] }), marks).final).toBe(expected);
  });

  it('sums up all points whatever the categories where the whole is a sum', () => {
    const book = gradebook([item(1, 10), item(2, 90, { categoryId: 2 })], {
      scheme: 'TOTAL_POINTS',
      categories: [category(1, { weight: decimal(90), aggregation: 'MEAN' }), category(2, { weight: decimal(10) })],
    });
    const { final } = computeGrade(book, marksOf(10, 45), 'STAFF');
    expect(final.text).toBe('55.00');
    expect(final.derivation.categories.map(({ contribution, percent }) => [contribution, percent])).toEqual([
      [rational(10n), null],
      [rational(45n), null],
    ]);
  });

  it('divides by the weights there are, 100 or not', () => {
    const book = gradebook([item(1, 10), item(2, 10, { categoryId: 2 })], {
      categories: [category(1, { weight: decimal(80) }), category(2, { weight: decimal(40) })],
    });
    const { final } = computeGrade(book, marksOf(9, 6), 'STAFF');
    expect(final.text).toBe('80.00');
    expect(final.derivation.weightSum).toEqual(decimal(120));
  });

  it('shows the total of a category without weight, which adds nothing', () => {
    const book = gradebook([item(1, 10), item(2, 10, { categoryId: 2 })], {
      categories: [category(1), category(2, { weight: decimal(0) })],
    });
    const { final } = computeGrade(book, marksOf(9, 6), 'STAFF');
    expect(final.text).toBe('90.00');
    expect(final.derivation.categories[1]).toMatchObject({ percent: rational(60n), contribution: rational(0n) });
  });
});

describe('extra credit', () => {
  it('may lead beyond 100 %', () => {
    const book = gradebook([item(1, 10), item(2, 5, { isExtraCredit: true })]);
    expect(texts(book, marksOf(10, 3))).toEqual({ current: '130.00', final: '130.00' });
    expect(texts(book, marksOf(10, null))).toEqual({ current: '100.00', final: '100.00' });
    expect(effectsOf(computeGrade(book, marksOf(10, 3), 'STAFF').final)).toEqual({ 1: 'COUNTED', 2: 'BONUS' });
    expect(texts(gradebook([item(1, 10)]), marksOf(12)).final).toBe('120.00');
  });

  it('is neither dropped nor counted by drop rules', () => {
    const book = gradebook([item(1, 10), item(2, 10), item(3, 5, { isExtraCredit: true })], {
      categories: [category(1, { dropLowest: 1 })],
    });
    expect(texts(book, marksOf(9, 5, 1)).final).toBe('100.00');
  });

  it('of a mean adds its share as a whole item would', () => {
    const book = gradebook([item(1, 10), item(2, 10), item(3, 5, { isExtraCredit: true })], {
      categories: [category(1, { aggregation: 'MEAN' })],
    });
    expect(texts(book, marksOf(9, 5, 1)).final).toBe('80.00');
  });

  it('as a category comes on top by its share of all weights, also while others are blank', () => {
    const book = gradebook([item(1, 10), item(2, 10, { categoryId: 2 }), item(3, 10, { categoryId: 3 })], {
      categories: [
        category(1, { weight: decimal(60) }),
        category(2, { weight: decimal(40) }),
        category(3, { weight: decimal(5), isExtraCredit: true }),
      ],
    });
    expect(texts(book, marksOf(8, 9, 10))).toEqual({ current: '89.00', final: '89.00' });
    expect(texts(book, marksOf(8, null, 10))).toEqual({ current: '85.00', final: '53.00' });
    expect(texts(book, marksOf(null, null, 10))).toEqual({ current: null, final: '5.00' });
  });

  it('alone makes no total, also where everything else is excused', () => {
    const book = gradebook([item(1, 10), item(2, 5, { isExtraCredit: true })]);
    const marks = marksOf(EXCUSED, 5);
    for (const { percent } of [computeGrade(book, marks, 'STAFF').current, computeGrade(book, marks, 'STAFF').final])
      expect(percent).toBeNull();
  });
});

describe('items without a maximum', () => {
  const items = [item(1, 10), item(2, 0)];
  it('add their points to a sum of points and nothing to percentages', () => {
    expect(texts(gradebook(items), marksOf(8, 1)).final).toBe('90.00');
    const mean = gradebook(items, { categories: [category(1, { aggregation: 'MEAN' })] });
    expect(texts(mean, marksOf(8, 1)).final).toBe('80.00');
    expect(effectsOf(computeGrade(mean, marksOf(8, 1), 'STAFF').final)).toEqual({ 1: 'COUNTED', 2: 'NO_MAXIMUM' });
  });
});

describe('omitted and pass/fail items', () => {
  it('leaves omitted items out and says so', () => {
    const book = gradebook([item(1, 10), item(2, 10, { isOmitted: true })]);
    expect(texts(book, marksOf(8, 1)).final).toBe('80.00');
    expect(lineOf(computeGrade(book, marksOf(8, 1), 'STAFF').final, 2)).toMatchObject({
      effect: 'OMITTED',
      points: null,
      contribution: null,
    });
  });

  it('gives all or nothing where it is passed or not', () => {
    const book = gradebook([item(1, 10, { kind: 'PASS_FAIL' }), item(2, 10)]);
    expect(texts(book, marksOf(1, 5)).final).toBe('75.00');
    expect(texts(book, marksOf(0, 5)).final).toBe('25.00');
  });
});

describe('drop rules', () => {
  const dropping = (dropLowest: number, dropHighest = 0) => ({
    categories: [category(1, { dropLowest, dropHighest })],
  });
  const droppedBy = (book: Gradebook, marks: Marks) => effectsOf(computeGrade(book, marks, 'STAFF').current);

  it('drops what is best to drop, which need not be the lowest percentage', () => {
    const book = gradebook([item(1, 5), item(2, 100), item(3, 40)], dropping(1));
    const { current } = computeGrade(book, marksOf(2, 45, 40), 'STAFF');
    // 40 %, 45 % and 100 %: without the first 85/140 = 60.71 %, without the second 42/45 = 93.33 %.
    expect(current.percent).toEqual(rational(280n, 3n));
    expect(effectsOf(current)).toEqual({ 1: 'COUNTED', 2: 'DROPPED_LOWEST', 3: 'COUNTED' });
    expect([1, 2, 3].map((id) => lineOf(current, id).surplus)).toEqual([
      rational(-8n, 3n),
      rational(-145n, 3n),
      rational(8n, 3n),
    ]);
  });

  it('drops lowest and highest at once', () => {
    const book = gradebook([item(1, 10), item(2, 10), item(3, 10), item(4, 10)], dropping(1, 1));
    expect(droppedBy(book, marksOf(3, 9, 5, 8))).toEqual({
      1: 'DROPPED_LOWEST',
      2: 'DROPPED_HIGHEST',
      3: 'COUNTED',
      4: 'COUNTED',
    });
    expect(texts(book, marksOf(3, 9, 5, 8)).current).toBe('65.00');
  });

  it('settles ties by id: the lower id counts as the lower', () => {
    const book = gradebook([item(4, 10), item(2, 10), item(1, 10), item(3, 10)], dropping(1, 1));
    const effects = droppedBy(book, marksOf(7, 7, 7, 7));
    expect(effects).toEqual({ 1: 'DROPPED_LOWEST', 2: 'COUNTED', 3: 'COUNTED', 4: 'DROPPED_HIGHEST' });
  });

  it('shrinks when there are too few, the highest first, and always keeps one', () => {
    const book = gradebook([item(1, 10), item(2, 10), item(3, 10)], dropping(2, 2));
    expect(Object.values(droppedBy(book, marksOf(5, 7, 9)))).toEqual(['DROPPED_LOWEST', 'DROPPED_LOWEST', 'COUNTED']);
    expect(Object.values(droppedBy(book, marksOf(5, 7)))).toEqual(['DROPPED_LOWEST', 'COUNTED', 'NOT_MARKED']);
    expect(Object.values(droppedBy(book, marksOf(5)))).toEqual(['COUNTED', 'NOT_MARKED', 'NOT_MARKED']);
  });

  it('never drops what must count, and spends no drop on excused items', () => {
    const items = [item(1, 10, { isNeverDropped: true }), item(2, 10), item(3, 10), item(4, 10)];
    const book = gradebook(items, dropping(1));
    expect(droppedBy(book, marksOf(2, EXCUSED, 5, 9))).toEqual({
      1: 'COUNTED',
      2: 'EXCUSED',
      3: 'DROPPED_LOWEST',
      4: 'COUNTED',
    });
  });

  it('counts blanks as the lowest of the final total', () => {
    const book = gradebook([item(1, 10), item(2, 10), item(3, 10)], dropping(1));
    expect(texts(book, marksOf(8, 6))).toEqual({ current: '80.00', final: '70.00' });
  });

  it('drops for the good of the whole where the whole is a sum of points', () => {
    const book = gradebook([item(1, 10), item(2, 50), item(3, 100, { categoryId: 2 })], {
      scheme: 'TOTAL_POINTS',
      categories: [category(1, { dropLowest: 1 }), category(2)],
    });
    // By its own percentages the category would keep the 9/10; the whole is better off with the 40/50.
    const { current } = computeGrade(book, marksOf(9, 40, 20), 'STAFF');
    expect(effectsOf(current)).toEqual({ 1: 'DROPPED_LOWEST', 2: 'COUNTED', 3: 'COUNTED' });
    expect(current.percent).toEqual(rational(40n));
  });
});

describe('what is shown', () => {
  const percentOf = (points: string, decimals: number, passMark: string | null = '60') =>
    computeGrade(
      gradebook([item(1, 100)], {
        decimals,
        passMark: passMark === null ? null : decimal(passMark),
        letterScale: [
          { letter: { en: 'F', ar: 'راسب' }, from: decimal(0) },
          { letter: { en: 'A', ar: 'ممتاز' }, from: decimal(90) },
          { letter: { en: 'C', ar: 'جيد' }, from: decimal('59.5') },
        ],
      }),
      marksOf(points),
      'STAFF',
    ).final;

  it.each([
    ['87.5', 0, '88'],
    ['86.5', 0, '87'],
    ['1.005', 2, '1.01'],
    ['-2.5', 0, '-3'],
    ['-0.4', 0, '0'],
    ['66.665', 2, '66.67'],
  ])('rounds %s to %d places, half away from zero: %s', (points, decimals, expected) => {
    expect(percentOf(points, decimals).text).toBe(expected);
  });

  it('compares pass mark and letters with the unrounded value', () => {
    expect(percentOf('59.9999', 0)).toMatchObject({ text: '60', passed: false, letter: { en: 'C' } });
    expect(percentOf('60', 0)).toMatchObject({ text: '60', passed: true });
    expect(percentOf('89.99', 0)).toMatchObject({ text: '90', letter: { en: 'C' } });
    expect(percentOf('90', 0)).toMatchObject({ letter: { en: 'A' } });
    expect(percentOf('-1', 0).letter).toBeNull();
    expect(percentOf('60', 0, null).passed).toBeNull();
  });

  it('rounds once, at the end', () => {
    const book = gradebook([item(1, 3), item(2, 3), item(3, 3)], {
      categories: [category(1, { aggregation: 'MEAN' })],
    });
    const { final } = computeGrade(book, marksOf(1, 1, 1), 'STAFF');
    expect(final.percent).toEqual(rational(100n, 3n));
    expect(final.text).toBe('33.33');
    expect(texts(book, marksOf(2, 2, 3)).final).toBe('77.78');
  });
});

describe('a gradebook that contradicts itself', () => {
  it.each([
    ['a category twice', gradebook([], { categories: [category(1), category(1)] })],
    ['an item twice', gradebook([item(1, 1), item(1, 1)])],
    ['category of item', gradebook([item(1, 1, { categoryId: 9 })])],
    ['maximum or weight', gradebook([item(1, -1)])],
    ['weight of category', gradebook([], { categories: [category(1, { weight: decimal(-1) })] })],
    ['drop rules', gradebook([], { categories: [category(1, { dropLowest: 0.5 })] })],
  ])('is refused: %s', (what, book) => {
    expect(() => computeGrade(book, new Map(), 'STAFF')).toThrow(what);
  });
});
