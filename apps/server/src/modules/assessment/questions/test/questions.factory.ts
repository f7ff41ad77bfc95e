import type { Question, QuestionContent, QuestionKey, QuestionType } from '@sullam/domain/questions/question.ts';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';
import type { QuestionBody, QuestionDetail } from '../questions.schemas.ts';

const both = (en: string, ar: string) => ({ en: `<p>${en}</p>`, ar: `<p>${ar}</p>` });
const choice = (id: string, en: string, ar: string) => ({ id, text: { en, ar } });
const rivers = [choice('nile', 'The Nile', 'النيل'), choice('amazon', 'The Amazon', 'الأمازون')];
const common = { prompt: both('Which river is longer?', 'أيّ النهرين أطول؟'), hints: [both('Africa', 'أفريقيا')] };
const explanation = both('About 6,650 km', 'نحو ٦٦٥٠ كم');
const said = both('Well done', 'أحسنت');
const text = { text: 'Nile', fraction: '1', feedback: said };
const number = { value: '6650', tolerance: '50', fraction: '1', feedback: {} };

/** Content and key of one question of each type; a hotspot's picture is `pictureMediaId`. */
export const contentsOf = (pictureMediaId: number): { content: QuestionContent; key: QuestionKey }[] => [
  {
    content: { ...common, type: 'SINGLE_CHOICE', choices: rivers },
    key: { type: 'SINGLE_CHOICE', fractions: { nile: '1' }, feedback: { nile: said }, explanation },
  },
  {
    content: { ...common, type: 'MULTIPLE_CHOICE', choices: rivers },
    key: {
      type: 'MULTIPLE_CHOICE',
      fractions: { nile: '1', amazon: '-0.5' },
      feedback: {},
      isAllOrNothing: false,
      explanation,
    },
  },
  {
    content: { ...common, type: 'TRUE_FALSE' },
    key: { type: 'TRUE_FALSE', isTrue: true, feedback: { true: said, false: {} }, explanation },
  },
  {
    content: { ...common, type: 'SHORT_TEXT', maximumLength: 100 },
    key: { type: 'SHORT_TEXT', accepted: [text], isStrict: false, explanation },
  },
  {
    content: { ...common, type: 'NUMERIC', units: ['km', 'm'] },
    key: {
      type: 'NUMERIC',
      accepted: [number],
      units: [
        { name: 'km', factor: '1' },
        { name: 'm', factor: '0.001' },
      ],
      isUnitRequired: true,
      explanation,
    },
  },
  {
    content: {
      ...common,
      type: 'MATCHING',
      stems: [choice('africa', 'Africa', 'أفريقيا'), choice('america', 'America', 'أمريكا')],
      choices: rivers,
    },
    key: { type: 'MATCHING', pairs: { africa: 'nile', america: 'amazon' }, explanation },
  },
  {
    content: { ...common, type: 'ORDERING', choices: rivers },
    key: { type: 'ORDERING', order: ['nile', 'amazon'], explanation },
  },
  {
    content: {
      ...common,
      prompt: both('The {{a}} has {{b}} km', 'طول {{a}} {{b}} كم'),
      type: 'FILL_BLANKS',
      blanks: [
        { id: 'a', isNumeric: false },
        { id: 'b', isNumeric: true },
      ],
    },
    key: {
      type: 'FILL_BLANKS',
      blanks: { a: { weight: '1', texts: [text], numbers: [] }, b: { weight: '2', texts: [], numbers: [number] } },
      isStrict: false,
      explanation,
    },
  },
  {
    content: {
      ...common,
      prompt: both('{{a}} is longer', '{{a}} أطول'),
      type: 'DROPDOWN_CLOZE',
      gaps: [{ id: 'a', choices: rivers }],
    },
    key: { type: 'DROPDOWN_CLOZE', gaps: { a: { weight: '1', fractions: { nile: '1' } } }, explanation },
  },
  {
    content: { ...common, type: 'HOTSPOT', pictureMediaId, mostPoints: 1 },
    key: {
      type: 'HOTSPOT',
      areas: [
        { id: 'r', area: { shape: 'rectangle', x: 100, y: 100, width: 200, height: 300 }, feedback: said },
        {
          id: 'p',
          area: {
            shape: 'polygon',
            points: [
              { x: 500, y: 500 },
              { x: 700, y: 500 },
              { x: 600, y: 700 },
            ],
          },
          feedback: {},
        },
      ],
      explanation,
    },
  },
  {
    content: { ...common, type: 'FILE_UPLOAD', mostFiles: 2, mostBytes: 1_000_000, extensions: ['pdf'] },
    key: { type: 'FILE_UPLOAD', guide: both('Look at the map', 'انظر إلى الخريطة'), explanation },
  },
  {
    content: { ...common, type: 'ESSAY', leastWords: 50, mostWords: null },
    key: { type: 'ESSAY', guide: both('Two reasons', 'سببان'), explanation },
  },
];

/** The body of a new question of a type. */
export function questionBody(change: Partial<QuestionBody> = {}, type: QuestionType = 'SINGLE_CHOICE'): QuestionBody {
  const parts = contentsOf(1).find(({ content }) => content.type === type) as Pick<Question, 'content' | 'key'>;
  return {
    name: 'Rivers',
    ...parts,
    marks: '2',
    negativeMarks: '0.5',
    difficulty: 2,
    tags: ['Geography', 'أنهار'],
    questionCategoryId: null,
    ...change,
  };
}

export async function givenQuestion(
  server: TestServer,
  as: TestMember,
  change: Partial<QuestionBody> = {},
): Promise<number> {
  const { status, body } = await call<{ questionId: number }>(server, 'POST /api/questions', {
    as,
    body: questionBody(change),
  });
  if (status !== 201) throw new Error(`no question was made: ${JSON.stringify(body)}`);
  return body.questionId;
}

export const readQuestion = async (server: TestServer, as: TestMember, questionId: number): Promise<QuestionDetail> =>
  (await call<QuestionDetail>(server, `GET /api/questions/${questionId}`, { as })).body;

/** What a save of a question sends, with something changed. */
export function changeOf(detail: QuestionDetail, change: Partial<QuestionDetail> = {}) {
  const { name, content, key, marks, negativeMarks, difficulty, tags, questionCategoryId, version } = {
    ...detail,
    ...change,
  };
  return { name, content, key, marks, negativeMarks, difficulty, tags, questionCategoryId, version };
}

export async function givenCategory(
  server: TestServer,
  as: TestMember,
  name: string,
  parentCategoryId: number | null = null,
): Promise<number> {
  const { body } = await call<{ questionCategoryId: number }>(server, 'POST /api/question-categories', {
    as,
    body: { name: { en: name }, parentCategoryId },
  });
  return body.questionCategoryId;
}
