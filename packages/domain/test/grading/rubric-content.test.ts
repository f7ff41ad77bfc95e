import { describe, expect, it } from 'vitest';
import { formatDecimal } from '../../src/decimal.ts';
import {
  type CriterionContent,
  checkAssessment,
  checkRubric,
  criterionBounds,
  levelSpan,
  type RubricContent,
  rubricMaximum,
  scoreAssessment,
} from '../../src/grading/rubric-content.ts';

const criterion = (id: number, isRange: boolean, ...points: string[]): CriterionContent => ({
  id,
  name: { en: `Criterion ${id}` },
  description: {},
  isRange,
  levels: points.map((value, index) => ({
    id: id * 10 + index,
    points: value,
    name: { ar: 'مستوى' },
    description: {},
  })),
});
const content: RubricContent = {
  allowsFreePoints: false,
  criteria: [criterion(1, false, '5', '2.5', '0'), criterion(2, true, '10', '6', '0')],
};
const [exact, range] = content.criteria as [CriterionContent, CriterionContent];

describe('checkRubric', () => {
  it('finds nothing in one that can mark', () => expect(checkRubric(content)).toEqual([]));

  it('names every part that is missing or doubled', () => {
    const broken: RubricContent = {
      ...content,
      criteria: [
        { ...exact, name: {}, levels: [] },
        { ...range, levels: [...range.levels, { id: 99, points: '6.0', name: {}, description: {} }] },
      ],
    };
    expect(checkRubric(broken).map(({ path, code }) => [path, code])).toEqual([
      ['content.criteria.0.name', 'oneLanguage'],
      ['content.criteria.0.levels', 'listNotEmpty'],
      ['content.criteria.1.levels.3.name', 'oneLanguage'],
      ['content.criteria.1.levels.3.points', 'unique'],
    ]);
  });

  it.each([
    ['no criteria', [], 'listNotEmpty'],
    ['nothing to gain', [criterion(1, false, '0', '-1')], 'numberGreaterThan'],
    ['the same criterion twice', [exact, exact], 'unique'],
    ['points that are none', [criterion(1, false, 'many')], 'numberInvalid'],
  ] as const)('refuses %s', (_name, criteria, code) => {
    expect(checkRubric({ ...content, criteria })[0]?.code).toBe(code);
  });
});

describe('rubricMaximum', () => {
  it('adds the highest levels, exactly', () => expect(rubricMaximum(content)).toBe('15'));
  it('is nothing where nothing is written yet', () => {
    expect(rubricMaximum({ ...content, criteria: [criterion(1, false)] })).toBe('0');
  });
});

describe('levelSpan and criterionBounds', () => {
  it('say which points a level covers', () => {
    expect(range.levels.map((level) => levelSpan(range, level))).toEqual([
      { above: '6', to: '10' },
      { above: '0', to: '6' },
      { above: null, to: '0' },
    ]);
    expect(exact.levels.map((level) => levelSpan(exact, level).above)).toEqual([null, null, null]);
  });

  it('say what may be given at all', () => {
    const costly = criterion(3, false, '4', '1');
    expect([criterionBounds(costly, false), criterionBounds(costly, true)]).toEqual([
      { from: '1', to: '4' },
      { from: '0', to: '4' },
    ]);
  });
});

describe('scoreAssessment and checkAssessment', () => {
  it('take levels and points', () => {
    const assessment = [
      { criterionId: 1, levelId: 11 },
      { criterionId: 2, points: '7.25', comment: 'Nearly' },
    ];
    expect(checkAssessment(content, assessment)).toEqual([]);
    const { points, criteria } = scoreAssessment(content, assessment);
    expect([formatDecimal(points), criteria[1]?.levelId]).toEqual(['9.75', 20]);
  });

  it('let a draft wait, and name what is missing at the end', () => {
    const draft = [{ criterionId: 1, comment: 'Later' }];
    expect(checkAssessment(content, draft, true)).toEqual([]);
    expect(checkAssessment(content, draft).map(({ code }) => code)).toEqual(['NOT_JUDGED', 'NOT_JUDGED']);
  });

  it.each([
    ['a level of another criterion', { criterionId: 1, levelId: 20 }, 'UNKNOWN_LEVEL'],
    ['a criterion that isn’t there', { criterionId: 9, levelId: 11 }, 'UNKNOWN_CRITERION'],
    ['both', { criterionId: 1, levelId: 11, points: '1' }, 'LEVEL_AND_POINTS'],
    ['more than the highest level', { criterionId: 2, points: '10.5' }, 'OUT_OF_RANGE'],
    ['points between exact levels', { criterionId: 1, points: '3' }, 'BETWEEN_LEVELS'],
    ['what is no number', { criterionId: 2, points: 'ten' }, 'OUT_OF_RANGE'],
  ])('refuse %s', (_name, entry, code) => {
    expect(checkAssessment(content, [entry], true)).toEqual([{ criterionId: entry.criterionId, code }]);
  });

  it('refuse a criterion that is judged twice', () => {
    const twice = [
      { criterionId: 1, levelId: 10 },
      { criterionId: 1, levelId: 11 },
    ];
    expect(checkAssessment(content, twice, true)).toEqual([{ criterionId: 1, code: 'TWICE' }]);
  });
});
