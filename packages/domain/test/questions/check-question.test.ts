import { describe, expect, it } from 'vitest';
import { checkQuestion } from '../../src/questions/check-question.ts';
import { QUESTION_FINDINGS } from '../../src/questions/findings.ts';
import { QUESTION_TYPES, type Question, type QuestionType } from '../../src/questions/question.ts';
import { acceptedNumber, acceptedText, both, choice, SAMPLES } from './samples.ts';

type Parts = Record<string, unknown>;

/** A sound question with some of its parts replaced. */
const changed = (
  type: QuestionType,
  { content = {}, key = {}, ...rest }: { content?: Parts; key?: Parts } & Parts,
): Question => {
  const { question } = SAMPLES[type];
  return {
    ...question,
    ...rest,
    content: { ...question.content, ...content },
    key: { ...question.key, ...key },
  } as Question;
};
const found = (question: Question): string[] => checkQuestion(question).map(({ path, code }) => `${path} ${code}`);

const numbered = [1, 2, 3].map((index) => choice(`c${index}`, `Number ${index}`, `رقم ${index}`));
const blank = (parts: Parts) => ({ weight: '1', texts: [], numbers: [], ...parts });
const rectangle = { shape: 'rectangle', x: 0, y: 0, width: 10, height: 10 };
const area = (shape: Parts) => [{ id: 'r', area: { ...rectangle, ...shape }, feedback: {} }];

const WRONG: [QuestionType, Parts & { content?: Parts; key?: Parts }, string[]][] = [
  ['TRUE_FALSE', { content: { prompt: both('<p>&nbsp;</p>', ' ') } }, ['content.prompt prompt.empty']],
  [
    'TRUE_FALSE',
    { content: { hints: [{}, both('<p>Look up</p>', '')] } },
    ['content.hints.0 hint.empty', 'content.hints.1 text.not-translated'],
  ],
  ['TRUE_FALSE', { key: { explanation: { ar: '<p>نعم</p>' } } }, ['key.explanation text.not-translated']],
  [
    'TRUE_FALSE',
    { marks: '0', negativeMarks: '-1', difficulty: 6 },
    ['marks marks.invalid', 'negativeMarks negative-marks.invalid', 'difficulty difficulty.invalid'],
  ],
  ['TRUE_FALSE', { marks: 'x', negativeMarks: 'y' }, ['marks marks.invalid', 'negativeMarks negative-marks.invalid']],
  ['TRUE_FALSE', { negativeMarks: '3.01' }, ['negativeMarks negative-marks.above-marks']],
  ['TRUE_FALSE', { key: { type: 'ESSAY' } }, ['key.type key.other-type']],
  [
    'SINGLE_CHOICE',
    { content: { choices: [] }, key: { fractions: {} } },
    ['content.choices choices.too-few', 'key.fractions key.none-right'],
  ],
  [
    'SINGLE_CHOICE',
    { key: { fractions: { k7: '0.9', q2: '1.2x', zz: '1' } } },
    ['key.fractions.q2 fraction.invalid', 'key.fractions.zz key.unknown-id', 'key.fractions fraction.never-whole'],
  ],
  ['SINGLE_CHOICE', { key: { fractions: { k7: '1', q2: '-101' } } }, ['key.fractions.q2 fraction.invalid']],
  [
    'SINGLE_CHOICE',
    {
      content: {
        choices: [
          choice('k7', 'Cairo', 'القاهرة'),
          choice('k7', 'Cairo ', 'طنطا'),
          { id: '', text: { en: 'x' } },
          { id: 'e', text: {} },
        ],
      },
      key: { fractions: { k7: '1' } },
    },
    [
      'content.choices.2.id id.empty',
      'content.choices.1.id id.repeated',
      'content.choices.2.text text.not-translated',
      'content.choices.3.text choice.empty',
    ],
  ],
  [
    'SINGLE_CHOICE',
    { content: { choices: [choice('k7', 'Cairo', 'القاهرة'), choice('q2', 'Cairo', 'طنطا')] } },
    ['content.choices.1.text choice.repeated'],
  ],
  ['MULTIPLE_CHOICE', { key: { fractions: { k7: '0.5', q2: '0.25' } } }, ['key.fractions fraction.never-whole']],
  [
    'MULTIPLE_CHOICE',
    { key: { fractions: { k7: '0.33', q2: '0.33', a9: '0.33' } } },
    ['key.fractions fraction.sum-not-whole'],
  ],
  ['MULTIPLE_CHOICE', { key: { fractions: { k7: '0.3333333', q2: '0.3333333', a9: '0.3333333', m4: '-1' } } }, []],
  [
    'MULTIPLE_CHOICE',
    { key: { fractions: { k7: '0.25', q2: '0.25', a9: '0.25', m4: '0.25' } } },
    ['key.fractions key.all-right'],
  ],
  [
    'MULTIPLE_CHOICE',
    { key: { fractions: { m4: '-1.5' } } },
    ['key.fractions.m4 fraction.invalid', 'key.fractions key.none-right'],
  ],
  ['SHORT_TEXT', { key: { accepted: [] } }, ['key.accepted key.none-right']],
  [
    'SHORT_TEXT',
    { content: { maximumLength: 0 }, key: { accepted: [acceptedText('')] } },
    ['content.maximumLength limit.invalid', 'key.accepted.0.text accepted.empty'],
  ],
  [
    'SHORT_TEXT',
    {
      content: { maximumLength: 4 },
      key: { accepted: [acceptedText('Nile'), acceptedText('Nil*e*'), acceptedText('Niger'), acceptedText('*')] },
    },
    ['key.accepted.2.text accepted.too-long', 'key.accepted.3.text accepted.anything'],
  ],
  [
    'SHORT_TEXT',
    { key: { accepted: [acceptedText('القاهرة'), acceptedText('القاهره!'), acceptedText('*', '0')] } },
    ['key.accepted.1.text accepted.repeated'],
  ],
  ['SHORT_TEXT', { key: { isStrict: true, accepted: [acceptedText('القاهرة'), acceptedText('القاهره')] } }, []],
  [
    'NUMERIC',
    { key: { accepted: [acceptedNumber('1e5', '-1')] } },
    ['key.accepted.0.value number.invalid', 'key.accepted.0.tolerance number.tolerance-invalid'],
  ],
  ['NUMERIC', { content: { units: [] }, key: { units: [] } }, ['key.isUnitRequired unit.required-without-any']],
  [
    'NUMERIC',
    {
      content: { units: ['km', 'mile'] },
      key: {
        units: [
          { name: 'km', factor: '1' },
          { name: 'k m', factor: '0' },
          { name: '', factor: 'x' },
        ],
      },
    },
    [
      'key.units.1.factor unit.factor-invalid',
      'key.units.2.name unit.empty',
      'key.units.2.name unit.not-offered',
      'key.units.2.factor unit.factor-invalid',
      'key.units.1.name unit.repeated',
      'content.units.1 unit.unknown',
    ],
  ],
  [
    'MATCHING',
    { key: { pairs: { z3: 'k7', b8: 'nobody', gone: 'k7' } } },
    ['content.stems.2 pair.missing', 'key.pairs.b8 key.unknown-id', 'key.pairs.gone key.unknown-id'],
  ],
  [
    'MATCHING',
    { content: { choices: [choice('k7', 'Same', 'سواء'), choice('q2', 'Same', 'غير'), choice('a9', 'Other', 'آخر')] } },
    ['content.choices.1.text choice.indistinguishable'],
  ],
  [
    'MATCHING',
    {
      content: { stems: numbered.map(({ id, text }) => ({ id: id.replace('c', 's'), text })), choices: numbered },
      key: { pairs: { s1: 'c1', s2: 'c2', s3: 'c3' } },
    },
    ['content.choices id.tells-order'],
  ],
  [
    'ORDERING',
    { key: { order: ['m4', 'k7', 'k7', 'gone'] } },
    ['key.order.3 key.unknown-id', 'key.order order.incomplete'],
  ],
  [
    'ORDERING',
    { content: { choices: numbered.toReversed() }, key: { order: ['c1', 'c2', 'c3'] } },
    ['content.choices id.tells-order'],
  ],
  ['ORDERING', { content: { choices: numbered }, key: { order: ['c1', 'c3', 'c2'] } }, []],
  [
    'FILL_BLANKS',
    { content: { prompt: both('<p>{{g1}} {{g1}} {{g9}}</p>', '<p>{{g2}}</p>') } },
    [
      'content.prompt.en gap.undefined',
      'content.prompt.en gap.repeated',
      'content.blanks.1 gap.not-in-prompt',
      'content.blanks.0 gap.not-in-prompt',
    ],
  ],
  ['FILL_BLANKS', { content: { prompt: both('<p>{{g1}} {{g2}}</p>', '') } }, []],
  [
    'FILL_BLANKS',
    { content: { blanks: [] }, key: { blanks: {} } },
    [
      'content.blanks gap.none',
      'content.prompt.en gap.undefined',
      'content.prompt.en gap.undefined',
      'content.prompt.ar gap.undefined',
      'content.prompt.ar gap.undefined',
    ],
  ],
  [
    'FILL_BLANKS',
    { key: { blanks: { g1: blank({ weight: '0', texts: [acceptedText('a', '0.5')] }), g9: blank({}) } } },
    [
      'key.blanks.g9 key.unknown-id',
      'key.blanks.g1.weight weight.invalid',
      'key.blanks.g1 fraction.never-whole',
      'content.blanks.1 gap.without-key',
    ],
  ],
  [
    'FILL_BLANKS',
    { key: { blanks: { g1: blank({ texts: [acceptedText('a')] }), g2: blank({ texts: [acceptedText('a')] }) } } },
    ['key.blanks.g2 key.none-right'],
  ],
  [
    'DROPDOWN_CLOZE',
    { key: { gaps: { g1: { weight: '-1', fractions: { b8: '1' } } } } },
    [
      'key.gaps.g1.weight weight.invalid',
      'key.gaps.g1.fractions.b8 key.unknown-id',
      'key.gaps.g1.fractions key.none-right',
      'content.gaps.1 gap.without-key',
    ],
  ],
  [
    'HOTSPOT',
    { content: { pictureMediaId: 0, mostPoints: 1 } },
    ['content.pictureMediaId picture.missing', 'content.mostPoints points.too-few'],
  ],
  ['HOTSPOT', { key: { areas: [] } }, ['key.areas key.none-right']],
  ['HOTSPOT', { key: { areas: area({ x: 995 }) } }, ['key.areas.0.area area.outside-picture']],
  ['HOTSPOT', { key: { areas: area({ y: 0.5 }) } }, ['key.areas.0.area area.outside-picture']],
  ['HOTSPOT', { key: { areas: area({ shape: 'ellipse', width: 0 }) } }, ['key.areas.0.area area.empty']],
  [
    'HOTSPOT',
    {
      key: {
        areas: area({
          shape: 'polygon',
          points: [
            { x: 1, y: 1 },
            { x: 2, y: 2 },
            { x: 3, y: 3 },
          ],
        }),
      },
    },
    ['key.areas.0.area area.empty'],
  ],
  ['HOTSPOT', { key: { areas: [...area({}), ...area({ x: 50 })] } }, ['key.areas.1.id id.repeated']],
  [
    'FILE_UPLOAD',
    { content: { mostFiles: 0, mostBytes: -1 } },
    ['content.mostFiles limit.invalid', 'content.mostBytes limit.invalid'],
  ],
  [
    'ESSAY',
    { content: { leastWords: -1, mostWords: 0 } },
    ['content.leastWords limit.invalid', 'content.mostWords limit.invalid'],
  ],
  ['ESSAY', { content: { leastWords: 50, mostWords: 20 } }, ['content.mostWords words.contradict']],
  ['ESSAY', { content: { mostWords: null } }, []],
];

describe('the check of a question', () => {
  it.each(QUESTION_TYPES)('finds nothing in a sound question of type %s', (type) => {
    expect(found(SAMPLES[type].question)).toEqual([]);
  });

  it.each(WRONG.map(([type, parts, expected]) => ({ type, parts, expected })))(
    'finds in a question of type $type: $expected',
    ({ type, parts, expected }) => {
      expect(found(changed(type, parts))).toEqual(expected);
    },
  );

  it('has an example of everything it finds', () => {
    const examples = new Set(WRONG.flatMap(([, , expected]) => expected.map((line) => line.split(' ')[1])));
    expect(Object.keys(QUESTION_FINDINGS).filter((code) => !examples.has(code))).toEqual([]);
  });

  it('says in which language, how bad, and about what', () => {
    const [first] = checkQuestion(
      changed('FILL_BLANKS', { content: { prompt: both('<p>{{g1}} {{g2}}</p>', '<p>{{g1}}</p>') } }),
    );
    expect(first).toEqual({
      path: 'content.blanks.1',
      code: 'gap.not-in-prompt',
      severity: 'ERROR',
      values: { id: 'g2', language: 'ar' },
    });
  });

  it('asks for one language only where the prompt is in one', () => {
    const english = changed('SINGLE_CHOICE', {
      content: {
        prompt: { en: '<p>Which one?</p>' },
        hints: [],
        choices: ['k7', 'q2'].map((id) => ({ id, text: { en: id } })),
      },
      key: { explanation: { en: '<p>So it is.</p>' } },
    });
    expect(found(english)).toEqual([]);
  });

  it('takes two braces of a formula for no gap', () => {
    const formula = both('<p>{{g1}} {{g2}} <span data-formula="\\frac{{a+b}}{c}"></span></p>', '<p>{{g1}} {{g2}}</p>');
    expect(found(changed('FILL_BLANKS', { content: { prompt: formula } }))).toEqual([]);
  });
});
