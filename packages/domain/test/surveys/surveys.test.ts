import { describe, expect, it } from 'vitest';
import { changesOnlyWords, checkSurvey, checkSurveyKeys } from '../../src/surveys/check-survey.ts';
import { checkSurveyAnswers, plainAnswer } from '../../src/surveys/check-survey-answers.ts';
import { emptyQuestion, plainQuestion, type SurveyQuestion, scaleValues } from '../../src/surveys/survey.ts';
import { questionResult } from '../../src/surveys/survey-results.ts';

const option = (id: string) => ({ id, label: { en: id } });
const question = (kind: SurveyQuestion['kind'], changes: Partial<SurveyQuestion> = {}): SurveyQuestion => ({
  ...emptyQuestion(kind, 'q'),
  title: { en: 'Why?' },
  ...(['CHOICE', 'MATRIX', 'RANKING'].includes(kind) ? { options: ['a', 'b'].map(option) } : {}),
  ...(kind === 'MATRIX' ? { rows: [option('r')] } : {}),
  ...changes,
});
const faults = (asked: SurveyQuestion, answer?: object) =>
  checkSurveyAnswers([asked], answer ? [{ questionKey: 'q', ...answer }] : []).map(({ rule }) => rule);

describe('a survey', () => {
  it('can be asked when every question has its words and its parts', () => {
    const fine = (['CHOICE', 'SCALE', 'MATRIX', 'RANKING', 'TEXT'] as const).map((kind, at) =>
      question(kind, { questionKey: `q${at}` }),
    );
    expect(checkSurvey('SURVEY', fine)).toEqual([]);
    expect(checkSurvey('POLL', fine.slice(1, 2))).toEqual([]);
    expect(checkSurvey('POLL', fine)).toEqual([{ path: 'questions', rule: 'listMaximum', values: { count: 1 } }]);
    expect(checkSurvey('SURVEY', [])).toEqual([{ path: 'questions', rule: 'listNotEmpty', values: {} }]);
  });

  it('gives its questions and options distinct keys', () => {
    const twice = question('CHOICE', { options: [option('a'), option('a')] });
    expect(checkSurveyKeys([twice, twice]).map(({ path }) => path)).toEqual([
      'questions',
      'questions.0.options',
      'questions.1.options',
    ]);
  });

  it('lets an own answer stand beside a single option', () => {
    expect(checkSurvey('POLL', [question('CHOICE', { options: [option('a')], hasOther: true })])).toEqual([]);
  });

  it('keeps of a question what its kind has', () => {
    const disguised = question('TEXT', { options: [option('a')], isMultiple: true, to: 9 });
    expect(plainQuestion(disguised)).toEqual(question('TEXT'));
    expect(scaleValues({ from: 2, to: 4 })).toEqual([2, 3, 4]);
  });

  it('knows better words from another meaning', () => {
    const asked = question('CHOICE');
    const reworded = { ...asked, title: { ar: 'لماذا؟' }, options: asked.options.map(({ id }) => ({ id, label: {} })) };
    expect(changesOnlyWords([asked], [reworded])).toBe(true);
    expect(changesOnlyWords([asked], [{ ...asked, options: asked.options.toReversed() }])).toBe(false);
    expect(changesOnlyWords([asked], [{ ...asked, isRequired: false }])).toBe(false);
    expect(changesOnlyWords([asked], [])).toBe(false);
  });
});

describe('an answer', () => {
  it.each<[string, SurveyQuestion, object | undefined, string[]]>([
    ['nothing to a required question', question('TEXT'), undefined, ['required']],
    ['blanks to a required question', question('TEXT'), { text: '  ' }, ['required']],
    ['nothing to an optional one', question('TEXT', { isRequired: false }), undefined, []],
    ['one option', question('CHOICE'), { options: ['a'] }, []],
    ['two options of one', question('CHOICE'), { options: ['a', 'b'] }, ['choice']],
    ['two options of several', question('CHOICE', { isMultiple: true }), { options: ['a', 'b'] }, []],
    ['the same option twice', question('CHOICE', { isMultiple: true }), { options: ['a', 'a'] }, ['choice']],
    ['an own text', question('CHOICE', { hasOther: true }), { options: [], other: 'mine' }, []],
    [
      'an own text that is missing',
      question('CHOICE', { hasOther: true, isMultiple: true }),
      { options: ['a'], other: ' ' },
      ['required'],
    ],
    ['an own text too many', question('CHOICE', { hasOther: true }), { options: ['a'], other: 'mine' }, ['choice']],
    ['a number', question('SCALE'), { value: 5 }, []],
    ['a number outside', question('SCALE'), { value: 6 }, ['choice']],
    ['half a number', question('SCALE'), { value: 1.5 }, ['choice']],
    ['a whole order', question('RANKING'), { options: ['b', 'a'] }, []],
    ['half an order', question('RANKING'), { options: ['b'] }, ['choice']],
    ['every row', question('MATRIX'), { cells: [{ row: 'r', option: 'a' }] }, []],
    ['an unknown row', question('MATRIX'), { cells: [{ row: 'x', option: 'a' }] }, ['choice']],
    ['a text too long', question('TEXT'), { text: 'a'.repeat(5001) }, ['textMaximum']],
  ])('with %s', (_, asked, answer, expected) => {
    expect(faults(asked, answer)).toEqual(expected);
  });

  it('is kept without what its question does not ask', () => {
    const answer = { questionKey: 'q', options: ['a'], text: 'hidden', other: ' ' };
    expect(plainAnswer(question('CHOICE'), answer)).toEqual({ questionKey: 'q', options: ['a'] });
    expect(plainAnswer(question('TEXT'), { questionKey: 'q', text: ' x ' })).toEqual({ questionKey: 'q', text: 'x' });
    expect(plainAnswer(question('TEXT'), undefined)).toBeNull();
  });
});

describe('results', () => {
  it('say nothing below the smallest group, of each question for itself', () => {
    const answers = [1, 2, 3].map((value) => ({ questionKey: 'q', value }));
    expect(questionResult(question('SCALE'), answers, 4)).toMatchObject({
      isHidden: true,
      answered: 0,
      values: [],
      mean: null,
    });
    expect(questionResult(question('SCALE'), answers, 3)).toMatchObject({ isHidden: false, answered: 3, mean: 2 });
  });

  it('put the option with the smallest sum of places first', () => {
    const orders = [
      ['b', 'a'],
      ['b', 'a'],
      ['a', 'b'],
    ].map((options) => ({ questionKey: 'q', options }));
    expect(questionResult(question('RANKING'), orders, 0).ranks).toEqual([
      { id: 'b', rankSum: 4, meanRank: 4 / 3 },
      { id: 'a', rankSum: 5, meanRank: 5 / 3 },
    ]);
  });
});
