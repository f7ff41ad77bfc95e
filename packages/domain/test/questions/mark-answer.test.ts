import { describe, expect, it } from 'vitest';
import { formatDecimal } from '../../src/decimal.ts';
import { type MarkedAnswer, markAnswer, sumScores } from '../../src/questions/mark-answer.ts';
import { QUESTION_TYPES, type Question, type QuestionAnswer } from '../../src/questions/question.ts';
import { acceptedNumber, acceptedText, both, choice, question, SAMPLES } from './samples.ts';

const mark = ({ content, key, ...worth }: Question, answer: QuestionAnswer): MarkedAnswer =>
  markAnswer(content, key, answer, worth);
const scoreOf = (asked: Question, answer: QuestionAnswer): string | null => {
  const { score } = mark(asked, answer);
  return score && formatDecimal(score);
};
const partsOf = (asked: Question, answer: QuestionAnswer): string =>
  mark(asked, answer)
    .parts.map(({ id, result }) => `${id} ${result}`)
    .join(', ');

const letters = (count: number) =>
  Array.from({ length: count }, (_, index) => choice(`c${index}`, `Letter ${index}`, `حرف ${index}`));

describe('a question of any type', () => {
  const byRule = QUESTION_TYPES.filter((type) => type !== 'ESSAY' && type !== 'FILE_UPLOAD');

  it.each(byRule)(
    '%s gives all marks for its own answer, nothing for a blank, the negative marks for a wrong one',
    (type) => {
      const { question: asked, full, wrong } = SAMPLES[type];
      expect(mark(asked, full)).toMatchObject({
        outcome: 'CORRECT',
        score: { units: 3n, scale: 0 },
        fraction: { units: 1n },
      });
      expect(mark(asked, null)).toMatchObject({ outcome: 'BLANK', score: { units: 0n }, parts: [], feedback: [] });
      expect(mark(asked, wrong)).toMatchObject({
        outcome: 'WRONG',
        score: { units: -1n, scale: 0 },
        fraction: { units: 0n },
      });
      expect(scoreOf({ ...asked, negativeMarks: '0' }, wrong)).toBe('0');
    },
  );

  it.each(['ESSAY', 'FILE_UPLOAD'] as const)('%s waits for a person, unless it is blank', (type) => {
    const { question: asked, full } = SAMPLES[type];
    expect(mark(asked, full)).toMatchObject({ outcome: 'PENDING', score: null, fraction: null });
    expect(mark(asked, null)).toMatchObject({ outcome: 'BLANK', score: { units: 0n } });
  });

  it.each<QuestionAnswer>([
    { type: 'SINGLE_CHOICE', choiceId: '' },
    { type: 'MULTIPLE_CHOICE', choiceIds: [] },
    { type: 'SHORT_TEXT', text: ' \n' },
    { type: 'NUMERIC', number: ' ', unit: 'km' },
    { type: 'MATCHING', pairs: { z3: '' } },
    { type: 'ORDERING', order: [] },
    { type: 'FILL_BLANKS', blanks: { g1: ' ' } },
    { type: 'DROPDOWN_CLOZE', gaps: {} },
    { type: 'HOTSPOT', points: [] },
    { type: 'FILE_UPLOAD', mediaIds: [] },
    { type: 'ESSAY', html: '<p>&nbsp;<br></p>' },
  ])('takes an empty answer for a blank: $type', (answer) => {
    const asked = SAMPLES[answer?.type ?? 'ESSAY'].question;
    expect(mark(asked, answer).outcome).toBe('BLANK');
  });

  it('takes an essay of a formula or a picture alone for an answer', () => {
    const asked = SAMPLES.ESSAY.question;
    expect(mark(asked, { type: 'ESSAY', html: '<p><img data-media-id="4"></p>' }).outcome).toBe('PENDING');
    expect(mark(asked, { type: 'ESSAY', html: '<span data-formula="x^2"></span>' }).outcome).toBe('PENDING');
  });

  it('gives nothing for an answer of another type and leaves a foreign key to a person', () => {
    const asked = SAMPLES.TRUE_FALSE.question;
    expect(mark(asked, { type: 'ESSAY', html: 'yes' }).outcome).toBe('BLANK');
    expect(mark({ ...asked, key: SAMPLES.ORDERING.question.key }, { type: 'TRUE_FALSE', isTrue: true }).outcome).toBe(
      'PENDING',
    );
  });

  it('is total: marks that can not be read are none', () => {
    expect(scoreOf({ ...SAMPLES.TRUE_FALSE.question, marks: 'many' }, SAMPLES.TRUE_FALSE.full)).toBe('0');
    expect(scoreOf({ ...SAMPLES.TRUE_FALSE.question, negativeMarks: '-4' }, SAMPLES.TRUE_FALSE.wrong)).toBe('0');
  });
});

describe('choice', () => {
  const { question: single } = SAMPLES.SINGLE_CHOICE;

  it('gives the share of the choice and says what belongs to it', () => {
    expect(scoreOf(single, { type: 'SINGLE_CHOICE', choiceId: 'q2' })).toBe('1.5');
    expect(partsOf(single, { type: 'SINGLE_CHOICE', choiceId: 'q2' })).toBe('q2 PARTIAL, k7 MISSED');
    expect(mark(single, { type: 'SINGLE_CHOICE', choiceId: 'a9' }).feedback).toEqual([
      { partId: 'a9', text: { en: '<p>Too far north.</p>', ar: '' } },
    ]);
  });

  it('says of true or false which one was right', () => {
    const { question, full, wrong } = SAMPLES.TRUE_FALSE;
    expect(partsOf(question, full)).toMatch(/^(true|false) RIGHT$/);
    expect(partsOf(question, wrong)).toMatch(/^(true|false) WRONG, (true|false) MISSED$/);
  });

  it.each(['constructor', '__proto__', 'toString'])('is not taken in by an id like %s', (choiceId) => {
    expect(mark(single, { type: 'SINGLE_CHOICE', choiceId }).outcome).toBe('WRONG');
  });

  const multiple = (fractions: Record<string, string>, isAllOrNothing = false, negativeMarks = '0'): Question =>
    question(
      { type: 'MULTIPLE_CHOICE', choices: letters(5) },
      { type: 'MULTIPLE_CHOICE', fractions, feedback: {}, isAllOrNothing },
      { marks: '1', negativeMarks },
    );
  const ticking = (...ids: number[]): QuestionAnswer => ({
    type: 'MULTIPLE_CHOICE',
    choiceIds: ids.map((id) => `c${id}`),
  });
  const thirds = { c0: '0.3333333', c1: '0.3333333', c2: '0.3333333' };
  const halves = { c0: '0.5', c1: '0.5' };
  const priced = { ...halves, c2: '-0.25', c3: '-0.25', c4: '-1' };

  it.each([
    ['three thirds are the whole', thirds, ticking(0, 1, 2), '1'],
    ['one third', thirds, ticking(1), '0.3333333333'],
    ['rough thirds are the whole too', { c0: '0.33', c1: '0.33', c2: '0.33' }, ticking(0, 1, 2), '1'],
    ['everything ticked', thirds, ticking(0, 1, 2, 3, 4), '0'],
    ['a wrong one without a price costs its part', thirds, ticking(0, 1, 2, 3), '0.5'],
    ['a wrong one costs its price', priced, ticking(0, 1, 2), '0.75'],
    ['never below zero', priced, ticking(0, 4), '0'],
    ['ticked twice counts once', halves, { type: 'MULTIPLE_CHOICE', choiceIds: ['c0', 'c0'] } as QuestionAnswer, '0.5'],
    [
      'unknown choices count nothing',
      halves,
      { type: 'MULTIPLE_CHOICE', choiceIds: ['c0', 'x'] } as QuestionAnswer,
      '0.5',
    ],
    ['no right one', {}, ticking(0, 1), '0'],
  ])('%s', (_, fractions, answer, expected) => {
    expect(scoreOf(multiple(fractions), answer)).toBe(expected);
  });

  it('costs negative marks only when nothing is left of it', () => {
    expect(scoreOf(multiple(priced, false, '0.25'), ticking(0, 1, 4))).toBe('-0.25');
    expect(scoreOf(multiple(priced, false, '0.25'), ticking(0, 2))).toBe('0.25');
    expect(scoreOf(multiple(priced, false, '0.25'), ticking())).toBe('0');
  });

  it('gives all or nothing where the key says so', () => {
    expect(scoreOf(multiple(halves, true), ticking(1, 0))).toBe('1');
    expect(scoreOf(multiple(halves, true), ticking(0))).toBe('0');
    expect(scoreOf(multiple(halves, true), ticking(0, 1, 2))).toBe('0');
  });

  it('reports correct, wrong and missed choices', () => {
    expect(partsOf(multiple(halves), ticking(0, 3))).toBe('c0 RIGHT, c1 MISSED, c3 WRONG');
  });
});

describe('short text', () => {
  const asking = (accepted: string, isStrict = false): Question =>
    question(
      { type: 'SHORT_TEXT', maximumLength: 100 },
      { type: 'SHORT_TEXT', accepted: [acceptedText(accepted)], isStrict },
    );
  const isRight = (accepted: string, text: string, isStrict = false): boolean =>
    mark(asking(accepted, isStrict), { type: 'SHORT_TEXT', text }).outcome === 'CORRECT';

  it.each([
    ['القاهرة', 'القاهره'],
    ['الإسكندرية', 'الاسكندريه'],
    ['مُحَمَّد', 'محمد'],
    ['مستشفى', 'مستشفي'],
    ['عام 1869', 'عام ١٨٦٩'],
    ['سؤال', 'سوال'],
    ['كتـــاب', 'كتاب'],
    ['Café', '  cafe. '],
    ['Sana’a', "sana'a"],
    ['the Nile', 'The   Nile!'],
    ['10²', '10^2'],
    ['"Yes"', 'yes'],
    ['نعم', '«نعم»؟'],
    ['ء', 'ء'],
    ['colo*r', 'Colour'],
    ['colo*r', 'color'],
    ['*river*', 'The river Nile'],
    ['*القناة', 'حفر القناه'],
    ['5 \\* 3', '5 * 3'],
    ['*!', 'Stop!'],
    ['Nile*', 'nile.'],
  ])('takes for %s: %s', (accepted, text) => {
    expect(isRight(accepted, text)).toBe(true);
  });

  it.each([
    ['القاهرة', 'القاهر'],
    ['10²', '102'],
    ['ء', 'ـ'],
    ['ء', 'أ'],
    ['5 \\* 3', '5 and 3'],
    ['a*a', 'a'],
    ['a*b*a', 'aba b'],
    ['the * sea', 'thesea'],
    ['C++', 'C'],
    ['C#', 'C'],
    ['', 'anything'],
  ])('does not take for %s: %s', (accepted, text) => {
    expect(isRight(accepted, text)).toBe(false);
  });

  it.each([
    ['القاهرة', 'القاهره', false],
    ['مُحَمَّد', 'محمد', false],
    ['Cairo', 'cairo', false],
    ['Cairo', 'Cairo.', false],
    ['1869', '١٨٦٩', false],
    ['Cairo', ' \u200FCairo ', true],
    ['the Nile', 'the  Nile', true],
    ['Café', 'Cafe\u0301', true],
    ['Port *', 'Port Said', true],
    ['Port *', 'port Said', false],
    ['القاهرة', 'القاهرة', true],
  ])('strictly, %s against %s: %s', (accepted, text, expected) => {
    expect(isRight(accepted, text, true)).toBe(expected);
  });

  it('gives the best of the accepted texts, with its feedback', () => {
    const { question: asked } = SAMPLES.SHORT_TEXT;
    expect(mark(asked, { type: 'SHORT_TEXT', text: 'ALEXANDRIA' })).toMatchObject({
      outcome: 'CORRECT',
      feedback: [{ partId: null, text: { en: '<p>Founded in 331.</p>' } }],
    });
    expect(scoreOf(asked, { type: 'SHORT_TEXT', text: 'Alexander’s town' })).toBe('1.5');
  });

  it('comes to an end with any pattern and any answer', () => {
    expect(isRight('*a'.repeat(200), `${'a'.repeat(5000)}b`)).toBe(false);
    expect(isRight('x', `${'.'.repeat(20_000)}x${'.'.repeat(20_000)}y`)).toBe(false);
  });
});

describe('numbers', () => {
  const asking = (value: string, tolerance = '0', units: [string, string][] = [], isUnitRequired = false): Question =>
    question(
      { type: 'NUMERIC', units: units.map(([name]) => name) },
      {
        type: 'NUMERIC',
        accepted: [acceptedNumber(value, tolerance)],
        units: units.map(([name, factor]) => ({ name, factor })),
        isUnitRequired,
      },
    );
  const outcome = (asked: Question, number: string, unit: string | null = null): string =>
    mark(asked, { type: 'NUMERIC', number, unit }).outcome;

  it.each([
    ['3.14', '0.01', '3,15'],
    ['3.14', '0.01', '٣٫١٣'],
    ['3.14', '0', '3.140'],
    ['0.1', '0', ',1'],
    ['1234', '0', '1,234'],
    ['1.234', '0', '1,234'],
    ['1234.5', '0', '١٬٢٣٤٫٥'],
    ['-5', '0', '−5'],
    ['-5', '0', '5-'],
    ['1500', '0', '1.5e3'],
    ['1500', '0', '1.5 × 10^3'],
    ['1500', '0', '١٫٥×١٠³'],
    ['0.0015', '0', '1.5·10⁻³'],
    ['0.0015', '0', '1,5E−3'],
    ['0.01', '0', '10^(-2)'],
    ['-100', '0', '-10^2'],
    ['602214076000000000000000', '0', '6.02214076e23'],
    ['0.3', '0', '0.30000000000000000000'],
  ])('takes for %s within %s: %s', (value, tolerance, number) => {
    expect(outcome(asking(value, tolerance), number)).toBe('CORRECT');
  });

  it.each([
    ['3.14', '0.01', '3.1501'],
    ['3.14', '0.01', 'three'],
    ['0.3', '0', '0.30000000000000000001'],
    ['10', '0', '1e'],
    ['1', '0', '1e9999999999'],
    ['103', '0', '10³'],
    ['12', '0', '12 kg'],
    ['1', '0', '1'.repeat(5000)],
    ['x', '0', '0'],
    ['5', '-1', '5.5'],
  ])('does not take for %s within %s: %s', (value, tolerance, number) => {
    expect(outcome(asking(value, tolerance), number)).toBe('WRONG');
  });

  const units: [string, string][] = [
    ['km', '1'],
    ['m', '0.001'],
    ['كم', '1'],
  ];

  it.each([
    ['6.65', 'km', 'CORRECT'],
    ['6650', 'm', 'CORRECT'],
    ['6650 m', null, 'CORRECT'],
    ['٦٫٦٥ كم', '', 'CORRECT'],
    ['6.65', 'm', 'WRONG'],
    ['6.65', 'miles', 'WRONG'],
    ['6.65', 'KM', 'WRONG'],
    ['6.65 miles', null, 'WRONG'],
  ])('takes %s %s for 6.65 km: %s', (number, unit, expected) => {
    expect(outcome(asking('6.65', '0', units), number, unit)).toBe(expected);
    expect(outcome(asking('6.65', '0', units, true), number, unit)).toBe(expected);
  });

  it('takes a number alone unless the unit is required, and reports which part was wrong', () => {
    expect(outcome(asking('6.65', '0', units), '6.65')).toBe('CORRECT');
    expect(outcome(asking('6.65', '0', units, true), '6.65')).toBe('WRONG');
    expect(outcome(asking('6.65', '0', [], true), '6.65')).toBe('CORRECT');
    expect(partsOf(asking('6.65', '0', units, true), { type: 'NUMERIC', number: '6.65', unit: null })).toBe(
      'number RIGHT, unit MISSED',
    );
    expect(partsOf(asking('6.65', '0', units), { type: 'NUMERIC', number: '6.65', unit: 'miles' })).toBe(
      'number RIGHT, unit WRONG',
    );
    expect(partsOf(asking('6.65', '0', units), { type: 'NUMERIC', number: '6.65', unit: null })).toBe('');
  });

  it('gives a share within the wider tolerance', () => {
    expect(scoreOf(SAMPLES.NUMERIC.question, { type: 'NUMERIC', number: '6,9', unit: 'km' })).toBe('1.5');
  });
});

describe('matching and ordering', () => {
  it('gives the share of the right pairs', () => {
    const { question: asked } = SAMPLES.MATCHING;
    const answer: QuestionAnswer = { type: 'MATCHING', pairs: { z3: 'k7', b8: 'a9' } };
    expect(scoreOf(asked, answer)).toBe('1');
    expect(partsOf(asked, answer)).toBe('z3 RIGHT, b8 WRONG, t1 MISSED');
    expect(scoreOf({ ...asked, marks: '1' }, answer)).toBe('0.3333333333');
  });

  const ordering = question(
    { type: 'ORDERING', choices: letters(5) },
    { type: 'ORDERING', order: ['c0', 'c1', 'c2', 'c3', 'c4'] },
  );

  it.each([
    ['01234', '3'],
    ['12340', '1.8'],
    ['02134', '1.2'],
    ['43210', '0'],
    ['01', '1.2'],
    ['0101010101', '1.2'],
    ['x01234', '2.4'],
  ])('gives for the order %s of 3 marks %s', (order, expected) => {
    const answer: QuestionAnswer = { type: 'ORDERING', order: [...order].map((letter) => `c${letter}`) };
    expect(scoreOf({ ...ordering, negativeMarks: '0' }, answer)).toBe(expected);
  });

  it('reports which items follow the right one', () => {
    expect(partsOf(ordering, { type: 'ORDERING', order: ['c0', 'c2', 'c3', 'c1'] })).toBe(
      'c0 RIGHT, c1 WRONG, c2 WRONG, c3 RIGHT, c4 MISSED',
    );
  });
});

describe('cloze', () => {
  it('weighs the blanks', () => {
    const { question: asked } = SAMPLES.FILL_BLANKS;
    const answer: QuestionAnswer = { type: 'FILL_BLANKS', blanks: { g1: 'الاقصر', g2: '1871' } };
    expect(scoreOf(asked, answer)).toBe('2');
    expect(partsOf(asked, answer)).toBe('g1 RIGHT, g2 WRONG');
    expect(scoreOf(asked, { type: 'FILL_BLANKS', blanks: { g2: '1,870' } })).toBe('1');
  });

  it('counts blanks alike whose weights say nothing', () => {
    const blank = { weight: '0', texts: [acceptedText('a')], numbers: [] };
    const asked = question(
      {
        type: 'FILL_BLANKS',
        blanks: ['x', 'y', 'z'].map((id) => ({ id, isNumeric: false })),
      },
      { type: 'FILL_BLANKS', isStrict: true, blanks: { x: blank, y: blank, z: blank } },
    );
    expect(scoreOf(asked, { type: 'FILL_BLANKS', blanks: { x: 'a', y: 'A', z: 'a' } })).toBe('2');
  });

  it('gives the shares of the chosen entries', () => {
    const { question: asked } = SAMPLES.DROPDOWN_CLOZE;
    const answer: QuestionAnswer = { type: 'DROPDOWN_CLOZE', gaps: { g1: 'k7', g2: 't1' } };
    expect(scoreOf(asked, answer)).toBe('2.25');
    expect(partsOf(asked, answer)).toBe('g1 RIGHT, g2 PARTIAL');
    expect(scoreOf(asked, { type: 'DROPDOWN_CLOZE', gaps: { g2: 'b8' } })).toBe('1.5');
  });
});

describe('hotspot', () => {
  const { question: asked } = SAMPLES.HOTSPOT;
  const at = (...points: [number, number][]): QuestionAnswer => ({
    type: 'HOTSPOT',
    points: points.map(([x, y]) => ({ x, y })),
  });

  it.each([
    ['one of two areas', at([50, 50]), '1.5'],
    ['the corner of the ellipse is outside', at([400, 400]), '-1'],
    ['the border belongs to it', at([400, 450]), '1.5'],
    ['a point outside takes away what an area gives', at([50, 50], [450, 450], [900, 900]), '1.5'],
    ['an area counts once', at([50, 50], [60, 60]), '1.5'],
    ['as much outside as inside', at([50, 50], [900, 900]), '-1'],
    ['points beyond the allowed ones', at([900, 900], [901, 901], [902, 902], [50, 50], [450, 450]), '-1'],
  ])('%s', (_, answer, expected) => {
    expect(scoreOf(asked, answer)).toBe(expected);
  });

  it('reports areas hit and missed and points outside', () => {
    expect(partsOf(asked, at([50, 50], [900, 900]))).toBe('r1 RIGHT, e1 MISSED, point:1 WRONG');
    expect(mark(asked, at([50, 50])).feedback).toEqual([{ partId: 'r1', text: both('<p>The delta.</p>', '') }]);
  });

  const polygon = question(
    { type: 'HOTSPOT', pictureMediaId: 1, mostPoints: 1 },
    {
      type: 'HOTSPOT',
      areas: [
        {
          id: 'l',
          feedback: {},
          // An L lying on its back, with corners at the height of points to the left of it.
          area: {
            shape: 'polygon',
            points: [
              { x: 100, y: 100 },
              { x: 200, y: 100 },
              { x: 200, y: 300 },
              { x: 400, y: 300 },
              { x: 400, y: 400 },
              { x: 100, y: 400 },
            ],
          },
        },
      ],
    },
  );

  it.each([
    [150, 200, 'CORRECT'],
    [300, 350, 'CORRECT'],
    [300, 200, 'WRONG'],
    [50, 300, 'WRONG'],
    [50, 100, 'WRONG'],
    [50, 400, 'WRONG'],
    [100, 250, 'CORRECT'],
    [300, 300, 'CORRECT'],
    [400, 400, 'CORRECT'],
    [401, 400, 'WRONG'],
    [300, 299, 'WRONG'],
  ])('knows whether (%d, %d) lies in a polygon: %s', (x, y, expected) => {
    expect(mark(polygon, at([x, y])).outcome).toBe(expected);
  });

  it('has no point in an area without extent', () => {
    const flat = question(
      { type: 'HOTSPOT', pictureMediaId: 1, mostPoints: 1 },
      {
        type: 'HOTSPOT',
        areas: [{ id: 'e', feedback: {}, area: { shape: 'ellipse', x: 5, y: 5, width: 0, height: 0 } }],
      },
    );
    expect(mark(flat, at([700, 700])).outcome).toBe('WRONG');
  });
});

describe('sums of scores', () => {
  it('make three thirds of three questions a whole', () => {
    const { score } = mark({ ...SAMPLES.MATCHING.question, marks: '1' }, { type: 'MATCHING', pairs: { z3: 'k7' } });
    const scores = score ? [score, score, score] : [];
    expect(formatDecimal(sumScores(scores))).toBe('1');
    expect(formatDecimal(sumScores([]))).toBe('0');
  });
});
