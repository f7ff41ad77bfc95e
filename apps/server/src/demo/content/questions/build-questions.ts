/** Short hands for the questions of the demo. Texts come in pairs, English and Arabic; the first choice is the right one. */
import type {
  AcceptedNumber,
  AcceptedText,
  Area,
  Choice,
  QuestionContent,
  QuestionKey,
} from '@sullam/domain/questions/question.ts';
import { seededRandom } from '@sullam/domain/seeded-random.ts';
import { toHtml } from '../markup.ts';
import type { DemoQuestion, LocalizedText } from '../types.ts';

export type Pair = readonly [en: string, ar: string];

interface Options {
  tags: Pair[];
  marks?: string;
  negativeMarks?: string;
  difficulty: 1 | 2 | 3 | 4 | 5;
  why?: Pair;
  hint?: Pair;
}

type Shape = (QuestionContent extends infer Content
  ? Content extends unknown
    ? Omit<Content, 'prompt' | 'hints'>
    : never
  : never) & {
  type: string;
};
type KeyShape = QuestionKey extends infer Key ? (Key extends unknown ? Omit<Key, 'explanation'> : never) : never;

const html = ([en, ar]: Pair): LocalizedText => ({ en: toHtml(en), ar: toHtml(ar) });
const line = ([en, ar]: Pair): LocalizedText => ({ en, ar });

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Ids that are the same at every start and say nothing about the order. */
const idFor = (name: string, index: number): string => {
  const random = seededRandom(`${name} ${index}`);
  return Array.from({ length: 6 }, () => LETTERS[random.below(LETTERS.length)]).join('');
};

const choicesFor = (name: string, texts: readonly Pair[]): Choice[] =>
  texts.map((text, index) => ({ id: idFor(`${name} ${text[0]}`, index), text: line(text) }));

function question(name: string, prompt: Pair, content: Shape, key: KeyShape, options: Options): DemoQuestion {
  const { tags, marks = '1', negativeMarks = '0', difficulty, why, hint } = options;
  return {
    name,
    content: { ...content, prompt: html(prompt), hints: hint ? [html(hint)] : [] } as QuestionContent,
    key: { ...key, explanation: why ? html(why) : {} } as QuestionKey,
    marks,
    negativeMarks,
    difficulty,
    tags: tags.flat(),
  };
}

export function single(
  name: string,
  prompt: Pair,
  texts: readonly Pair[],
  options: Options,
  said?: Pair,
): DemoQuestion {
  const choices = choicesFor(name, texts);
  const right = choices[0]?.id ?? '';
  return question(
    name,
    prompt,
    { type: 'SINGLE_CHOICE', choices: inMixedOrder(name, choices) },
    { type: 'SINGLE_CHOICE', fractions: { [right]: '1' }, feedback: said ? { [right]: html(said) } : {} },
    options,
  );
}

/** As an author would put them: not always the right one first. */
const inMixedOrder = (name: string, choices: readonly Choice[]): Choice[] => {
  const from = seededRandom(name).below(choices.length);
  return [...choices.slice(from), ...choices.slice(0, from)];
};

export function multiple(
  name: string,
  prompt: Pair,
  right: readonly Pair[],
  wrong: readonly Pair[],
  options: Options & { isAllOrNothing?: boolean },
): DemoQuestion {
  const choices = choicesFor(name, [...right, ...wrong]);
  const share = ['1', '0.5', '0.3333333333', '0.25'][right.length - 1] ?? '1';
  return question(
    name,
    prompt,
    { type: 'MULTIPLE_CHOICE', choices: inMixedOrder(name, choices) },
    {
      type: 'MULTIPLE_CHOICE',
      fractions: Object.fromEntries(choices.slice(0, right.length).map(({ id }) => [id, share])),
      feedback: {},
      isAllOrNothing: options.isAllOrNothing ?? false,
    },
    options,
  );
}

export const trueFalse = (name: string, prompt: Pair, isTrue: boolean, options: Options): DemoQuestion =>
  question(
    name,
    prompt,
    { type: 'TRUE_FALSE' },
    { type: 'TRUE_FALSE', isTrue, feedback: { true: {}, false: {} } },
    options,
  );

const accepted = (texts: readonly string[]): AcceptedText[] =>
  texts.map((text) => ({ text, fraction: '1', feedback: {} }));
const number = (value: string, tolerance = '0'): AcceptedNumber => ({ value, tolerance, fraction: '1', feedback: {} });

export const shortText = (name: string, prompt: Pair, texts: readonly string[], options: Options): DemoQuestion =>
  question(
    name,
    prompt,
    { type: 'SHORT_TEXT', maximumLength: 100 },
    { type: 'SHORT_TEXT', accepted: accepted(texts), isStrict: false },
    options,
  );

export const numeric = (
  name: string,
  prompt: Pair,
  value: string,
  options: Options & { tolerance?: string; units?: { name: string; factor: string }[] },
): DemoQuestion => {
  const units = options.units ?? [];
  return question(
    name,
    prompt,
    { type: 'NUMERIC', units: units.map((unit) => unit.name) },
    { type: 'NUMERIC', accepted: [number(value, options.tolerance)], units, isUnitRequired: units.length > 0 },
    options,
  );
};

export function matching(
  name: string,
  prompt: Pair,
  pairs: readonly (readonly [stem: Pair, choice: Pair])[],
  options: Options,
): DemoQuestion {
  const stems = choicesFor(
    `${name} stems`,
    pairs.map(([stem]) => stem),
  );
  const choices = choicesFor(
    `${name} choices`,
    pairs.map(([, choice]) => choice),
  );
  return question(
    name,
    prompt,
    { type: 'MATCHING', stems, choices },
    { type: 'MATCHING', pairs: Object.fromEntries(stems.map(({ id }, index) => [id, choices[index]?.id ?? ''])) },
    options,
  );
}

export function ordering(name: string, prompt: Pair, items: readonly Pair[], options: Options): DemoQuestion {
  const choices = choicesFor(name, items);
  return question(
    name,
    prompt,
    { type: 'ORDERING', choices },
    { type: 'ORDERING', order: choices.map(({ id }) => id) },
    options,
  );
}

/** Gaps are numbered in the text: {{1}}, {{2}} … A gap takes words, or one number. */
export const blanks = (
  name: string,
  prompt: Pair,
  gaps: readonly (readonly string[] | { value: string; tolerance?: string })[],
  options: Options,
): DemoQuestion =>
  question(
    name,
    prompt,
    { type: 'FILL_BLANKS', blanks: gaps.map((gap, index) => ({ id: String(index + 1), isNumeric: 'value' in gap })) },
    {
      type: 'FILL_BLANKS',
      isStrict: false,
      blanks: Object.fromEntries(
        gaps.map((gap, index) => [
          String(index + 1),
          'value' in gap
            ? { weight: '1', texts: [], numbers: [number(gap.value, gap.tolerance)] }
            : { weight: '1', texts: accepted(gap), numbers: [] },
        ]),
      ),
    },
    options,
  );

export function dropdowns(
  name: string,
  prompt: Pair,
  lists: readonly (readonly Pair[])[],
  options: Options,
): DemoQuestion {
  const gaps = lists.map((texts, index) => ({ id: String(index + 1), choices: choicesFor(`${name} ${index}`, texts) }));
  return question(
    name,
    prompt,
    {
      type: 'DROPDOWN_CLOZE',
      gaps: gaps.map(({ id, choices }) => ({ id, choices: inMixedOrder(name + id, choices) })),
    },
    {
      type: 'DROPDOWN_CLOZE',
      gaps: Object.fromEntries(
        gaps.map(({ id, choices }) => [id, { weight: '1', fractions: { [choices[0]?.id ?? '']: '1' } }]),
      ),
    },
    options,
  );
}

/** The picture is an asset; its number is known when the demo is loaded. */
export const hotspot = (
  name: string,
  prompt: Pair,
  picture: string,
  areas: readonly Area[],
  options: Options,
): DemoQuestion => ({
  ...question(
    name,
    prompt,
    { type: 'HOTSPOT', pictureMediaId: 0, mostPoints: areas.length },
    { type: 'HOTSPOT', areas: areas.map((area, index) => ({ id: idFor(name, index), area, feedback: {} })) },
    options,
  ),
  picture,
});

export const fileUpload = (
  name: string,
  prompt: Pair,
  extensions: string[],
  guide: Pair,
  options: Options,
): DemoQuestion =>
  question(
    name,
    prompt,
    { type: 'FILE_UPLOAD', mostFiles: 2, mostBytes: 10_485_760, extensions },
    { type: 'FILE_UPLOAD', guide: html(guide) },
    options,
  );

export const essay = (
  name: string,
  prompt: Pair,
  words: readonly [least: number, most: number],
  guide: Pair,
  options: Options,
): DemoQuestion =>
  question(
    name,
    prompt,
    { type: 'ESSAY', leastWords: words[0], mostWords: words[1] },
    { type: 'ESSAY', guide: html(guide) },
    options,
  );
