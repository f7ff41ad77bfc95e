import type { Localized } from '../../src/localized.ts';
import type {
  AcceptedNumber,
  AcceptedText,
  Choice,
  Question,
  QuestionAnswer,
  QuestionContent,
  QuestionKey,
  QuestionType,
} from '../../src/questions/question.ts';

export const both = (en: string, ar: string): Localized => ({ en, ar });
export const choice = (id: string, en: string, ar: string): Choice => ({
  id,
  text: both(`<p>${en}</p>`, `<p>${ar}</p>`),
});

export const acceptedText = (text: string, fraction = '1', feedback: Localized = {}): AcceptedText => ({
  text,
  fraction,
  feedback,
});

export const acceptedNumber = (value: string, tolerance = '0', fraction = '1'): AcceptedNumber => ({
  value,
  tolerance,
  fraction,
  feedback: {},
});

const PROMPT = both('<p>Which one?</p>', '<p>أيّها؟</p>');
const EXPLANATION = { explanation: both('<p>Because it has been so.</p>', '<p>لأنه كان كذلك.</p>') };

type Without<Union, Fields extends PropertyKey> = Union extends unknown ? Omit<Union, Fields> : never;

/** A question of the parts that a test is about. */
export function question(
  content: Without<QuestionContent, 'prompt' | 'hints'> & { prompt?: Localized; hints?: Localized[] },
  key: Without<QuestionKey, 'explanation'>,
  rest: Partial<Question> = {},
): Question {
  return {
    name: 'Rivers, second term',
    content: { prompt: PROMPT, hints: [], ...content } as QuestionContent,
    key: { ...EXPLANATION, ...key } as QuestionKey,
    marks: '3',
    negativeMarks: '1',
    difficulty: 2,
    tags: ['rivers'],
    ...rest,
  };
}

const CITIES = [
  choice('k7', 'Cairo', 'القاهرة'),
  choice('q2', 'Muscat', 'مسقط'),
  choice('a9', 'Amman', 'عمّان'),
  choice('m4', 'Tunis', 'تونس'),
];

const COUNTRIES = [choice('z3', 'Egypt', 'مصر'), choice('b8', 'Oman', 'عُمان'), choice('t1', 'Jordan', 'الأردن')];

const CLOZE = both('<p>From {{g1}} to {{g2}}.</p>', '<p>من {{g1}} إلى {{g2}}.</p>');

export interface Sample {
  question: Question;
  /** The answer that is right in every part. */
  full: QuestionAnswer;
  /** One that is wrong in every part. */
  wrong: QuestionAnswer;
}

/** A sound question of each type, in both languages. */
export const SAMPLES: Record<QuestionType, Sample> = {
  SINGLE_CHOICE: {
    question: question(
      { type: 'SINGLE_CHOICE', choices: CITIES, hints: [both('<p>On the Nile.</p>', '<p>على النيل.</p>')] },
      {
        type: 'SINGLE_CHOICE',
        fractions: { k7: '1', q2: '0.5' },
        feedback: { k7: both('<p>Well seen.</p>', '<p>أحسنت.</p>'), a9: both('<p>Too far north.</p>', '') },
      },
    ),
    full: { type: 'SINGLE_CHOICE', choiceId: 'k7' },
    wrong: { type: 'SINGLE_CHOICE', choiceId: 'm4' },
  },
  MULTIPLE_CHOICE: {
    question: question(
      { type: 'MULTIPLE_CHOICE', choices: CITIES },
      {
        type: 'MULTIPLE_CHOICE',
        fractions: { k7: '0.5', q2: '0.5', a9: '-0.5', m4: '-0.5' },
        feedback: { a9: both('<p>No harbour there.</p>', '<p>لا ميناء هناك.</p>') },
        isAllOrNothing: false,
      },
    ),
    full: { type: 'MULTIPLE_CHOICE', choiceIds: ['k7', 'q2'] },
    wrong: { type: 'MULTIPLE_CHOICE', choiceIds: ['a9', 'm4'] },
  },
  TRUE_FALSE: {
    question: question(
      { type: 'TRUE_FALSE' },
      { type: 'TRUE_FALSE', isTrue: true, feedback: { true: both('<p>Yes indeed.</p>', ''), false: {} } },
    ),
    full: { type: 'TRUE_FALSE', isTrue: true },
    wrong: { type: 'TRUE_FALSE', isTrue: false },
  },
  SHORT_TEXT: {
    question: question(
      { type: 'SHORT_TEXT', maximumLength: 40 },
      {
        type: 'SHORT_TEXT',
        accepted: [
          acceptedText('Alexandria', '1', both('<p>Founded in 331.</p>', '')),
          acceptedText('الإسكندرية'),
          acceptedText('Alex*', '0.5'),
        ],
        isStrict: false,
      },
    ),
    full: { type: 'SHORT_TEXT', text: 'Alexandria' },
    wrong: { type: 'SHORT_TEXT', text: 'Aswan' },
  },
  NUMERIC: {
    question: question(
      { type: 'NUMERIC', units: ['km', 'm'] },
      {
        type: 'NUMERIC',
        accepted: [acceptedNumber('6.650', '0.05'), acceptedNumber('6.6', '0.5', '0.5')],
        units: [
          { name: 'km', factor: '1' },
          { name: 'm', factor: '0.001' },
        ],
        isUnitRequired: true,
      },
    ),
    full: { type: 'NUMERIC', number: '6.65', unit: 'km' },
    wrong: { type: 'NUMERIC', number: '9', unit: 'km' },
  },
  MATCHING: {
    question: question(
      { type: 'MATCHING', stems: COUNTRIES, choices: CITIES },
      { type: 'MATCHING', pairs: { z3: 'k7', b8: 'q2', t1: 'a9' } },
    ),
    full: { type: 'MATCHING', pairs: { z3: 'k7', b8: 'q2', t1: 'a9' } },
    wrong: { type: 'MATCHING', pairs: { z3: 'm4', b8: 'k7', t1: 'm4' } },
  },
  ORDERING: {
    question: question({ type: 'ORDERING', choices: CITIES }, { type: 'ORDERING', order: ['m4', 'k7', 'a9', 'q2'] }),
    full: { type: 'ORDERING', order: ['m4', 'k7', 'a9', 'q2'] },
    wrong: { type: 'ORDERING', order: ['q2', 'a9', 'k7', 'm4'] },
  },
  FILL_BLANKS: {
    question: question(
      {
        type: 'FILL_BLANKS',
        prompt: CLOZE,
        blanks: [
          { id: 'g1', isNumeric: false },
          { id: 'g2', isNumeric: true },
        ],
      },
      {
        type: 'FILL_BLANKS',
        isStrict: false,
        blanks: {
          g1: { weight: '2', texts: [acceptedText('Luxor'), acceptedText('الأقصر')], numbers: [] },
          g2: { weight: '1', texts: [], numbers: [acceptedNumber('1869', '1')] },
        },
      },
    ),
    full: { type: 'FILL_BLANKS', blanks: { g1: 'luxor', g2: '١٨٦٩' } },
    wrong: { type: 'FILL_BLANKS', blanks: { g1: 'Aswan', g2: '12' } },
  },
  DROPDOWN_CLOZE: {
    question: question(
      {
        type: 'DROPDOWN_CLOZE',
        prompt: CLOZE,
        gaps: [
          { id: 'g1', choices: CITIES },
          { id: 'g2', choices: COUNTRIES },
        ],
      },
      {
        type: 'DROPDOWN_CLOZE',
        gaps: { g1: { weight: '1', fractions: { k7: '1' } }, g2: { weight: '1', fractions: { b8: '1', t1: '0.5' } } },
      },
    ),
    full: { type: 'DROPDOWN_CLOZE', gaps: { g1: 'k7', g2: 'b8' } },
    wrong: { type: 'DROPDOWN_CLOZE', gaps: { g1: 'm4', g2: 'z3' } },
  },
  HOTSPOT: {
    question: question(
      { type: 'HOTSPOT', pictureMediaId: 12, mostPoints: 3 },
      {
        type: 'HOTSPOT',
        areas: [
          {
            id: 'r1',
            area: { shape: 'rectangle', x: 0, y: 0, width: 100, height: 100 },
            feedback: both('<p>The delta.</p>', ''),
          },
          { id: 'e1', area: { shape: 'ellipse', x: 400, y: 400, width: 200, height: 100 }, feedback: {} },
        ],
      },
    ),
    full: {
      type: 'HOTSPOT',
      points: [
        { x: 500, y: 450 },
        { x: 100, y: 0 },
      ],
    },
    wrong: { type: 'HOTSPOT', points: [{ x: 900, y: 900 }] },
  },
  FILE_UPLOAD: {
    question: question(
      { type: 'FILE_UPLOAD', mostFiles: 2, mostBytes: 1_000_000, extensions: ['pdf'] },
      { type: 'FILE_UPLOAD', guide: both('<p>Look for the sketch.</p>', '') },
    ),
    full: { type: 'FILE_UPLOAD', mediaIds: [4, 7] },
    wrong: { type: 'FILE_UPLOAD', mediaIds: [9] },
  },
  ESSAY: {
    question: question(
      { type: 'ESSAY', leastWords: 10, mostWords: 200 },
      { type: 'ESSAY', guide: both('<p>Two causes at least.</p>', '<p>سببان على الأقل.</p>') },
    ),
    full: { type: 'ESSAY', html: '<p>The canal was dug…</p>' },
    wrong: { type: 'ESSAY', html: '<p>No idea.</p>' },
  },
};
