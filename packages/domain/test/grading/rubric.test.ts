import { describe, expect, it } from 'vitest';
import { type Decimal, decimal, formatDecimal } from '../../src/decimal.ts';
import {
  type CriterionMark,
  type Rubric,
  type RubricAssessment,
  type RubricCriterion,
  reconcile,
  rubricScore,
} from '../../src/grading/rubric.ts';

const criterion = (id: number, isRange: boolean, ...points: (string | number)[]): RubricCriterion => ({
  id,
  name: { en: `Criterion ${id}`, ar: `معيار ${id}` },
  description: {},
  isRange,
  levels: points.map((value, index) => ({
    id: id * 10 + index,
    points: decimal(value),
    name: { en: `Level ${index}`, ar: `مستوى ${index}` },
    description: {},
  })),
});

const rubric: Rubric = {
  allowsFreePoints: false,
  criteria: [criterion(1, false, 0, '2.5', 5), criterion(2, true, 10, 6, 0)],
};
const free: Rubric = { ...rubric, allowsFreePoints: true };
const assessment = (...marks: (CriterionMark | null)[]): RubricAssessment =>
  new Map(marks.flatMap((mark, index): [number, CriterionMark][] => (mark ? [[index + 1, mark]] : [])));
const level = (levelId: number): CriterionMark => ({ levelId });
const points = (value: string | number): CriterionMark => ({ points: decimal(value) });
const textOf = (value: Decimal | null) => value && formatDecimal(value);

describe('rubricScore', () => {
  it('adds up the levels chosen', () => {
    const score = rubricScore(rubric, assessment(level(11), level(20)));
    expect([textOf(score.points), textOf(score.maximum), score.isComplete]).toEqual(['12.5', '15', true]);
  });

  it('says what has not been judged and scores the rest', () => {
    const score = rubricScore(rubric, assessment(null, level(21)));
    expect([textOf(score.points), score.isComplete]).toEqual(['6', false]);
    expect(score.criteria.map(({ problem }) => problem)).toEqual(['NOT_JUDGED', null]);
  });

  it.each<[string, Rubric, CriterionMark, number | null, string | null]>([
    ['a level as points', rubric, points('2.5'), 11, null],
    ['between levels', rubric, points(3), null, 'BETWEEN_LEVELS'],
    ['between levels, freely', free, points(3), null, null],
    ['above all', free, points('5.01'), null, 'OUT_OF_RANGE'],
    ['below all', free, points(-1), null, 'OUT_OF_RANGE'],
    ['no level of the criterion', rubric, level(99), null, 'UNKNOWN_LEVEL'],
  ])('judges exact levels: %s', (_, given, mark, levelId, problem) => {
    expect(rubricScore(given, assessment(mark)).criteria[0]).toMatchObject({ levelId, problem });
  });

  it.each([
    ['10', 20],
    ['6.01', 20],
    ['6', 21],
    ['0.01', 21],
    ['0', 22],
  ])('lets a level of a range cover all points down to the next lower one: %s', (value, levelId) => {
    expect(rubricScore(rubric, assessment(null, points(value))).criteria[1]).toMatchObject({ levelId, problem: null });
  });

  it('lets free points begin at zero, or lower where a level does', () => {
    const above: Rubric = { allowsFreePoints: true, criteria: [criterion(1, false, 2, 5)] };
    const penalty: Rubric = { allowsFreePoints: true, criteria: [criterion(1, false, -4, 0)] };
    const problems = [
      rubricScore(above, assessment(points(0))),
      rubricScore({ ...above, allowsFreePoints: false }, assessment(points(0))),
      rubricScore(penalty, assessment(points(-3))),
      rubricScore(penalty, assessment(points(1))),
    ].map(({ criteria }) => criteria[0]?.problem);
    expect(problems).toEqual([null, 'OUT_OF_RANGE', null, 'OUT_OF_RANGE']);
  });
});

describe('reconcile', () => {
  const between = (first: RubricAssessment, second: RubricAssessment, decision: RubricAssessment | null = null) => {
    const result = reconcile(free, [first, second], decimal(2), decision);
    return { ...result, points: textOf(result.points), difference: textOf(result.difference) };
  };
  const base = assessment(points(4), points(8));

  it('takes what both say', () => {
    expect(between(base, assessment(points('4.0'), points(8)))).toMatchObject({ state: 'AGREED', points: '12' });
  });

  it('takes the exact mean of sums that are near enough', () => {
    const result = between(base, assessment(points('2.5'), points('8.5')));
    expect(result).toMatchObject({ state: 'AVERAGED', points: '11.5', difference: '-1.0' });
    expect(result.criteria.map(({ difference }) => textOf(difference))).toEqual(['-1.5', '0.5']);
    expect(between(base, assessment(points(4), points(10)))).toMatchObject({ state: 'AVERAGED' });
    expect(between(base, assessment(points(2), points(10)))).toMatchObject({ state: 'AVERAGED', difference: '0' });
  });

  it('leaves sums too far apart, and unfinished ones, to a decision', () => {
    const far = assessment(points(4), points('5.9'));
    expect(between(base, far)).toMatchObject({ state: 'APART', points: null });
    expect(between(base, far, assessment(points(4)))).toMatchObject({ state: 'APART', points: null });
    expect(between(base, far, assessment(points(4), points(7)))).toMatchObject({ state: 'DECIDED', points: '11' });
    const open = between(base, assessment(points(4)));
    expect(open).toMatchObject({ state: 'INCOMPLETE', points: null });
    expect(open.criteria[1]).toMatchObject({ second: null, difference: null });
  });
});
