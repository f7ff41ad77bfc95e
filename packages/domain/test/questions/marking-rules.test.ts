import { describe, expect, it } from 'vitest';
import { formatDecimal } from '../../src/decimal.ts';
import { checkQuestion } from '../../src/questions/check-question.ts';
import { markAnswer } from '../../src/questions/mark-answer.ts';
import type { Of, Question, QuestionAnswer, QuestionKey } from '../../src/questions/question.ts';
import { rightAnswer } from '../../src/questions/right-answer.ts';
import { acceptedText, choice, question } from './samples.ts';

/** How parts count together: every rule that a key can hold, by the marks that answers get. */
const scoreOf = (asked: Question, answer: QuestionAnswer): string => {
  const { score } = markAnswer(asked.content, asked.key, answer, asked);
  return score === null ? '?' : formatDecimal(score);
};
const errorsOf = (asked: Question): string[] =>
  checkQuestion(asked)
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ code }) => code);
const listed = (...ids: string[]) => ids.map((id) => choice(id, `English ${id}`, `عربي ${id}`));
const worth = { marks: '4', negativeMarks: '0' };

type Rules<Type> = Partial<Of<QuestionKey, Type>>;

describe('choices in a sum', () => {
  const asked = (fractions: Record<string, string>, least: string | null): Question =>
    question(
      { type: 'MULTIPLE_CHOICE', choices: listed('ax', 'by', 'cz') },
      { type: 'MULTIPLE_CHOICE', fractions, feedback: {}, isAllOrNothing: false, sum: { least } },
      worth,
    );
  const ticking = (...choiceIds: string[]): QuestionAnswer => ({ type: 'MULTIPLE_CHOICE', choiceIds });
  const halves = { ax: '0.5', by: '0.5' };

  it.each([
    ['a wrong one without a share costs nothing', halves, null, ticking('ax', 'by', 'cz'), '4'],
    ['each gives its share', halves, null, ticking('ax', 'cz'), '2'],
    ['one that costs takes its share away', { ...halves, cz: '-0.25' }, null, ticking('ax', 'cz'), '1'],
    ['and may take the sum below nothing', { ...halves, cz: '-0.25' }, null, ticking('cz'), '-1'],
    ['as far as the floor', { ...halves, cz: '-2' }, '-0.5', ticking('cz'), '-2'],
    ['which may be nothing', { ...halves, cz: '-2' }, '0', ticking('cz'), '0'],
    ['never above the marks', { ax: '1', by: '1' }, null, ticking('ax', 'by'), '4'],
  ] as const)('%s', (_, fractions, least, answer, score) => {
    expect(scoreOf(asked(fractions, least), answer)).toBe(score);
  });

  it('is sound, and a floor has to be a share', () => {
    expect(errorsOf(asked(halves, '-0.5'))).toEqual([]);
    expect(errorsOf(asked(halves, 'low'))).toEqual(['fraction.invalid']);
  });
});

it('takes away what a single choice costs, and nothing besides', () => {
  const asked = question(
    { type: 'SINGLE_CHOICE', choices: listed('ax', 'by', 'cz') },
    { type: 'SINGLE_CHOICE', fractions: { ax: '1', by: '-0.25' }, feedback: {} },
    { marks: '4', negativeMarks: '3' },
  );
  expect(['ax', 'by', 'cz'].map((choiceId) => scoreOf(asked, { type: 'SINGLE_CHOICE', choiceId }))).toEqual([
    '4',
    '-1',
    '-3',
  ]);
});

describe('pairs', () => {
  const asked = (rules: Rules<'MATCHING'>): Question =>
    question(
      { type: 'MATCHING', stems: listed('sa', 'tb'), choices: listed('cx', 'dy', 'ez') },
      { type: 'MATCHING', pairs: { sa: 'cx', tb: 'dy' }, ...rules },
      worth,
    );
  const giving = (sa: string, tb: string): QuestionAnswer => ({ type: 'MATCHING', pairs: { sa, tb } });

  it.each([
    ['share the whole', {}, ['4', '2', '0']],
    ['count together', { isAllOrNothing: true }, ['4', '0', '0']],
    ['cost where they are wrong', { sum: { least: null }, otherShare: '-0.25' }, ['4', '1', '-2']],
    ['cost down to a floor', { sum: { least: '0' }, otherShare: '-0.25' }, ['4', '1', '0']],
    [
      'give what is said of each',
      { sum: { least: null }, shares: { sa: { cx: '0.75' }, tb: { dy: '0.25', ez: '0.125' } } },
      ['4', '3.5', '0'],
    ],
  ] as [string, Rules<'MATCHING'>, string[]][])('%s', (_, rules, scores) => {
    const key = asked(rules);
    expect([giving('cx', 'dy'), giving('cx', 'ez'), giving('dy', 'cx')].map((answer) => scoreOf(key, answer))).toEqual(
      scores,
    );
    expect(errorsOf(key)).toEqual([]);
  });
});

describe('an order', () => {
  const asked = (rule?: Of<QuestionKey, 'ORDERING'>['rule']): Question =>
    question(
      { type: 'ORDERING', choices: listed('cc', 'aa', 'dd', 'bb') },
      { type: 'ORDERING', order: ['aa', 'bb', 'cc', 'dd'], ...(rule ? { rule } : {}) },
      worth,
    );
  const giving = (letters: string): QuestionAnswer => ({
    type: 'ORDERING',
    order: [...letters].map((letter) => letter.repeat(2)),
  });
  const answers = ['abcd', 'bcda', 'abdc', 'dcba'];

  it.each([
    [undefined, ['4', '2', '2', '0']],
    ['NEIGHBOURS', ['4', '2', '2', '0']],
    ['NEIGHBOURS_TO_END', ['4', '2', '1', '0']],
    ['NEIGHBOURS_ALONE', ['4', '2.6666666667', '1.3333333333', '0']],
    ['PLACES', ['4', '0', '2', '0']],
    ['PAIRS', ['4', '2', '3.3333333333', '0']],
    ['ALL_OR_NOTHING', ['4', '0', '0', '0']],
  ] as const)('by %s', (rule, scores) => {
    expect(answers.map((letters) => scoreOf(asked(rule), giving(letters)))).toEqual(scores);
  });

  it('of some of the items is never the whole', () => {
    for (const rule of ['NEIGHBOURS', 'PLACES', 'PAIRS', 'ALL_OR_NOTHING'] as const)
      expect(Number(scoreOf(asked(rule), giving('abc')))).toBeLessThan(4);
  });
});

describe('gaps', () => {
  const blank = (weight: string, right: string, other: string) => ({
    weight,
    texts: [acceptedText(right), acceptedText('*', other)],
    numbers: [],
  });
  const asked = (rules: Rules<'FILL_BLANKS'>, other = '0'): Question =>
    question(
      {
        type: 'FILL_BLANKS',
        prompt: { en: '{{p}} and {{q}}' },
        blanks: [
          { id: 'p', isNumeric: false },
          { id: 'q', isNumeric: false },
        ],
      },
      {
        type: 'FILL_BLANKS',
        blanks: { p: blank('1', 'one', other), q: blank('3', 'two', other) },
        isStrict: false,
        ...rules,
      },
      worth,
    );
  const giving = (p: string, q: string): QuestionAnswer => ({ type: 'FILL_BLANKS', blanks: { p, q } });

  it.each([
    ['count by weight', {}, '0', ['4', '1', '0']],
    ['count together', { isAllOrNothing: true }, '0', ['4', '0', '0']],
    ['cost nothing unless they are a sum', {}, '-1', ['4', '1', '0']],
    ['cost in a sum', { sum: { least: null } }, '-1', ['4', '-2', '-4']],
    ['cost down to a floor', { sum: { least: '-0.25' } }, '-1', ['4', '-1', '-1']],
  ] as [string, Rules<'FILL_BLANKS'>, string, string[]][])('%s', (_, rules, other, scores) => {
    const key = asked(rules, other);
    expect([giving('one', 'two'), giving('one', 'x'), giving('y', 'x')].map((answer) => scoreOf(key, answer))).toEqual(
      scores,
    );
    expect(errorsOf(key)).toEqual([]);
  });
});

describe('areas', () => {
  const box = (id: string, x: number, share?: string) => ({
    id,
    area: { shape: 'rectangle' as const, x, y: 0, width: 100, height: 100 },
    feedback: {},
    ...(share === undefined ? {} : { share }),
  });
  const asked = (shares: readonly (string | undefined)[], rules: Rules<'HOTSPOT'>): Question =>
    question(
      { type: 'HOTSPOT', pictureMediaId: 3, mostPoints: 3 },
      { type: 'HOTSPOT', areas: shares.map((share, index) => box(`a${index}`, index * 200, share)), ...rules },
      worth,
    );
  const hitting = (...xs: number[]): QuestionAnswer => ({ type: 'HOTSPOT', points: xs.map((x) => ({ x, y: 50 })) });

  it.each([
    ['share the whole', [undefined, undefined], {}, ['4', '2', '0']],
    ['count together', [undefined, undefined], { isAllOrNothing: true }, ['4', '0', '0']],
    ['cost nothing outside in a sum', [undefined, undefined], { sum: { least: null } }, ['4', '2', '2']],
    ['cost what is said', ['0.25', '0.75'], { sum: { least: null }, otherShare: '-0.5' }, ['4', '1', '-1']],
  ] as [string, (string | undefined)[], Rules<'HOTSPOT'>, string[]][])('%s', (_, shares, rules, scores) => {
    const key = asked(shares, rules);
    expect([hitting(50, 250), hitting(50), hitting(50, 900)].map((answer) => scoreOf(key, answer))).toEqual(scores);
    expect(errorsOf(key)).toEqual([]);
  });

  it('that are wrong ones cost and are no part of the right answer', () => {
    const key = asked(['1', '-0.5'], { sum: { least: null } });
    expect(scoreOf(key, hitting(50, 250))).toBe('2');
    expect(rightAnswer(key.key)).toEqual({ type: 'HOTSPOT', points: [{ x: 50, y: 50 }] });
    expect(scoreOf(asked(['1', '0'], { isAllOrNothing: true }), hitting(50, 250))).toBe('0');
  });
});
