import type {
  AcceptedNumber,
  AcceptedText,
  Choice,
  QuestionContent,
  QuestionKey,
} from '@sullam/domain/questions/question.ts';
import { seededRandom } from '@sullam/domain/seeded-random.ts';
import type { Static } from 'typebox';
import { YamlFile } from './content-file.ts';
import { questionSchemas, questionsFile } from './question.schemas.ts';
import type { DemoQuestion, DemoQuestionCategory, LocalizedText } from './types.ts';

type QuestionType = keyof typeof questionSchemas;
type Written<Type extends QuestionType> = Static<(typeof questionSchemas)[Type]>;
type Common = Pick<
  Written<'TRUE_FALSE'>,
  'name' | 'difficulty' | 'marks' | 'negativeMarks' | 'tags' | 'prompt' | 'hint' | 'explanation'
>;
type Place = (string | number)[];

/** What a question asks, and what is right. */
type Parts = {
  content: QuestionContent extends infer Content
    ? Content extends unknown
      ? Omit<Content, 'prompt' | 'hints'>
      : never
    : never;
  key: QuestionKey extends infer Key ? (Key extends unknown ? Omit<Key, 'explanation'> : never) : never;
};

/** Reads a category of the question bank with the categories in it. */
export function readQuestions(path: string): DemoQuestionCategory {
  const file = new YamlFile(path);
  const { name, questions, children } = file.read(questionsFile);
  const readAll = (typed: readonly { type: QuestionType }[], place: Place): DemoQuestion[] =>
    typed.map(({ type }, at) => readQuestion(file, type, [...place, at]));
  return {
    name,
    questions: readAll(questions, ['questions']),
    ...(children && {
      children: children.map((child, at) => ({
        name: child.name,
        questions: readAll(child.questions, ['children', at, 'questions']),
      })),
    }),
  };
}

function readQuestion(file: YamlFile, type: QuestionType, place: Place): DemoQuestion {
  const html = (text: LocalizedText, field: string): LocalizedText => file.html(text, [...place, field]);
  const written = file.read(questionSchemas[type], place) as Common & { picture?: string };
  const { name, prompt, hint, explanation, tags, difficulty, marks = 1, negativeMarks = 0, picture } = written;
  const { content, key } = READERS[type](written as never, html);
  return {
    name,
    content: { ...content, prompt: html(prompt, 'prompt'), hints: hint ? [html(hint, 'hint')] : [] } as QuestionContent,
    key: { ...key, explanation: explanation ? html(explanation, 'explanation') : {} } as QuestionKey,
    marks: String(marks),
    negativeMarks: String(negativeMarks),
    difficulty,
    tags,
    ...(picture && { picture }),
  };
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Ids that are the same at every start and say nothing about the order. */
const idFor = (name: string, index: number): string => {
  const random = seededRandom(`${name} ${index}`);
  return Array.from({ length: 6 }, () => LETTERS[random.below(LETTERS.length)]).join('');
};

const choicesFor = (name: string, texts: readonly LocalizedText[]): Choice[] =>
  texts.map((text, index) => ({ id: idFor(`${name} ${text.en}`, index), text }));

/** As an author would put them: not always the right one first. */
const inMixedOrder = (name: string, choices: readonly Choice[]): Choice[] => {
  const from = seededRandom(name).below(choices.length);
  return [...choices.slice(from), ...choices.slice(0, from)];
};

const acceptedTexts = (texts: readonly string[]): AcceptedText[] =>
  texts.map((text) => ({ text, fraction: '1', feedback: {} }));
const acceptedNumber = (value: number, tolerance = 0): AcceptedNumber => ({
  value: String(value),
  tolerance: String(tolerance),
  fraction: '1',
  feedback: {},
});

type ToHtml = (text: LocalizedText, field: string) => LocalizedText;

const READERS: { [Type in QuestionType]: (written: Written<Type>, html: ToHtml) => Parts } = {
  SINGLE_CHOICE({ name, right, wrong, feedback }, html) {
    const choices = choicesFor(name, [right, ...wrong]);
    const { id } = choices[0]!;
    return {
      content: { type: 'SINGLE_CHOICE', choices: inMixedOrder(name, choices) },
      key: {
        type: 'SINGLE_CHOICE',
        fractions: { [id]: '1' },
        feedback: feedback ? { [id]: html(feedback, 'feedback') } : {},
      },
    };
  },

  MULTIPLE_CHOICE({ name, right, wrong, isAllOrNothing = false }) {
    const choices = choicesFor(name, [...right, ...wrong]);
    const share = ['1', '0.5', '0.3333333333', '0.25'][right.length - 1] ?? '1';
    const fractions = Object.fromEntries(choices.slice(0, right.length).map(({ id }) => [id, share]));
    return {
      content: { type: 'MULTIPLE_CHOICE', choices: inMixedOrder(name, choices) },
      key: { type: 'MULTIPLE_CHOICE', fractions, feedback: {}, isAllOrNothing },
    };
  },

  TRUE_FALSE: ({ isTrue }) => ({
    content: { type: 'TRUE_FALSE' },
    key: { type: 'TRUE_FALSE', isTrue, feedback: { true: {}, false: {} } },
  }),

  SHORT_TEXT: ({ accepted }) => ({
    content: { type: 'SHORT_TEXT', maximumLength: 100 },
    key: { type: 'SHORT_TEXT', accepted: acceptedTexts(accepted), isStrict: false },
  }),

  NUMERIC: ({ value, tolerance, units = [] }) => ({
    content: { type: 'NUMERIC', units: units.map((unit) => unit.name) },
    key: {
      type: 'NUMERIC',
      accepted: [acceptedNumber(value, tolerance)],
      units: units.map(({ name, factor }) => ({ name, factor: String(factor) })),
      isUnitRequired: units.length > 0,
    },
  }),

  MATCHING({ name, pairs }) {
    const stems = choicesFor(
      `${name} stems`,
      pairs.map(({ stem }) => stem),
    );
    const choices = choicesFor(
      `${name} choices`,
      pairs.map(({ choice }) => choice),
    );
    return {
      content: { type: 'MATCHING', stems, choices },
      key: { type: 'MATCHING', pairs: Object.fromEntries(stems.map(({ id }, at) => [id, choices[at]!.id])) },
    };
  },

  ORDERING({ name, items }) {
    const choices = choicesFor(name, items);
    return {
      content: { type: 'ORDERING', choices },
      key: { type: 'ORDERING', order: choices.map(({ id }) => id) },
    };
  },

  FILL_BLANKS({ blanks }) {
    const gaps = blanks.map((blank, at) => ({ id: String(at + 1), blank }));
    return {
      content: { type: 'FILL_BLANKS', blanks: gaps.map(({ id, blank }) => ({ id, isNumeric: 'value' in blank })) },
      key: {
        type: 'FILL_BLANKS',
        isStrict: false,
        blanks: Object.fromEntries(
          gaps.map(({ id, blank }) => [
            id,
            'value' in blank
              ? { weight: '1', texts: [], numbers: [acceptedNumber(blank.value, blank.tolerance)] }
              : { weight: '1', texts: acceptedTexts(blank.accepted), numbers: [] },
          ]),
        ),
      },
    };
  },

  DROPDOWN_CLOZE({ name, gaps }) {
    const lists = gaps.map(({ right, wrong }, at) => ({
      id: String(at + 1),
      choices: choicesFor(`${name} ${at}`, [right, ...wrong]),
    }));
    return {
      content: {
        type: 'DROPDOWN_CLOZE',
        gaps: lists.map(({ id, choices }) => ({ id, choices: inMixedOrder(name + id, choices) })),
      },
      key: {
        type: 'DROPDOWN_CLOZE',
        gaps: Object.fromEntries(
          lists.map(({ id, choices }) => [id, { weight: '1', fractions: { [choices[0]!.id]: '1' } }]),
        ),
      },
    };
  },

  /** The picture is an asset; its number is known when the demo is loaded. */
  HOTSPOT: ({ name, areas }) => ({
    content: { type: 'HOTSPOT', pictureMediaId: 0, mostPoints: areas.length },
    key: { type: 'HOTSPOT', areas: areas.map((area, at) => ({ id: idFor(name, at), area, feedback: {} })) },
  }),

  FILE_UPLOAD: ({ extensions, guide }, html) => ({
    content: { type: 'FILE_UPLOAD', mostFiles: 2, mostBytes: 10_485_760, extensions },
    key: { type: 'FILE_UPLOAD', guide: html(guide, 'guide') },
  }),

  ESSAY: ({ leastWords, mostWords, guide }, html) => ({
    content: { type: 'ESSAY', leastWords, mostWords },
    key: { type: 'ESSAY', guide: html(guide, 'guide') },
  }),
};
