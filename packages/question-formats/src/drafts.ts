import { LANGUAGES, type Localized } from '@sullam/domain/localized.ts';
import type {
  AcceptedNumber,
  AcceptedText,
  Area,
  Choice,
  DecimalText,
  Question,
  TextRule,
  Unit,
} from '@sullam/domain/questions/question.ts';
import { cleanName, truncate } from '@sullam/domain/text-direction.ts';
import { clamped, equalShares, isOne, isPositive, isZero, roundedFraction, settledShares, sum } from './decimals.ts';
import { isEmpty } from './markup/html-fields.ts';
import { hasTags, plainLine } from './markup/plain-text.ts';
import { LeftOut, type Notes } from './report.ts';

const LONGEST_NAME = 200;
const LONGEST_FIRST_WORDS = 120;
/** What a short text may hold where the file doesn't say. */
export const USUAL_LENGTH = 255;

/** What questions of all types have. */
export interface Draft {
  name: string;
  prompt: Localized;
  hints?: Localized[];
  explanation?: Localized;
  marks?: DecimalText;
  difficulty?: number | null;
  tags?: string[];
}

export interface DraftChoice {
  text: Localized;
  fraction: DecimalText;
  feedback: Localized;
}

/** A gap of a cloze text: typed when it has no choices. */
export interface DraftGap {
  weight: DecimalText;
  texts: AcceptedText[];
  numbers: AcceptedNumber[];
  choices: DraftChoice[];
}

/** A name for a question that has none: its first words. */
export function nameOf(title: string, prompt: Localized): string {
  const beginning = title.slice(0, 2000);
  const written = cleanName(hasTags(beginning) ? plainLine(beginning) : beginning);
  const words =
    written || LANGUAGES.map((code) => cleanName(plainLine((prompt[code] ?? '').slice(0, 4000)))).find(Boolean);
  return truncate(words || '?', written ? LONGEST_NAME : LONGEST_FIRST_WORDS);
}

const ids = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);

function whole(draft: Draft, content: DistributedContent, key: DistributedKey): Question {
  if (isEmpty(draft.prompt)) throw new LeftOut('no-prompt');
  const { marks = '1', difficulty = null, tags = [], hints = [], explanation = {} } = draft;
  return {
    name: nameOf(draft.name, draft.prompt),
    content: { prompt: draft.prompt, hints: hints.filter((hint) => !isEmpty(hint)), ...content },
    key: { explanation, ...key },
    marks: isPositive(marks) ? marks : '1',
    negativeMarks: '0',
    difficulty,
    tags: [...new Set(tags.map(cleanName).filter((tag) => tag !== ''))],
  };
}
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type DistributedContent = Without<Question['content'], 'prompt' | 'hints'>;
type DistributedKey = Without<Question['key'], 'explanation'>;

/** No answer gives more than all marks, and none of the accepted ones takes any away. */
function withinBounds<T extends { fraction: DecimalText }>(list: readonly T[], least: '0' | '-1', notes: Notes): T[] {
  return list.map((entry) => {
    const fraction = clamped(roundedFraction(entry.fraction), least, '1');
    if (fraction !== entry.fraction) notes.add('weights-rounded');
    return { ...entry, fraction };
  });
}

function checkedShares(choices: readonly DraftChoice[], isSingle: boolean, notes: Notes): DecimalText[] {
  const bounded = withinBounds(choices, '-1', notes);
  const { fractions, isRounded } = settledShares(bounded.map(({ fraction }) => fraction));
  if (isRounded) notes.add('weights-rounded');
  const positive = fractions.filter(isPositive);
  if (positive.length === 0) throw new LeftOut('no-right-answer');
  const isWhole = isSingle ? positive.some(isOne) : isOne(sum(positive));
  if (!isWhole) notes.add('weights-not-whole', { sum: sum(positive) });
  return fractions;
}

const keyed = <T>(keys: readonly string[], values: readonly T[]): Record<string, T> =>
  Object.fromEntries(keys.map((key, index) => [key, values[index] as T]));

function feedbackOf(keys: readonly string[], choices: readonly DraftChoice[]): Record<string, Localized> {
  const pairs = keys.map((key, index) => [key, choices[index]?.feedback ?? {}] as const);
  return Object.fromEntries(pairs.filter(([, feedback]) => !isEmpty(feedback)));
}

/** A wrong choice without a share of its own costs its part of the marks here, and nothing in other systems. */
export function noteFreeChoices(fractions: Record<string, DecimalText>, notes: Notes): void {
  if (Object.values(fractions).some(isZero)) notes.add('wrong-choices-cost');
}

export interface ChoiceRule {
  isSingle: boolean;
  isAllOrNothing: boolean;
}

export function choiceQuestion(draft: Draft, choices: DraftChoice[], rule: ChoiceRule, notes: Notes): Question {
  if (choices.length < 2) throw new LeftOut('no-choices', { count: choices.length });
  if (choices.some(({ text }) => isEmpty(text))) throw new LeftOut('text-missing');
  const keys = ids('c', choices.length);
  const fractions = keyed(keys, checkedShares(choices, rule.isSingle, notes));
  const feedback = feedbackOf(keys, choices);
  const listed = keys.map((id, index) => ({ id, text: choices[index]?.text ?? {} }));
  if (rule.isSingle)
    return whole(draft, { type: 'SINGLE_CHOICE', choices: listed }, { type: 'SINGLE_CHOICE', fractions, feedback });
  const { isAllOrNothing } = rule;
  if (!isAllOrNothing) noteFreeChoices(fractions, notes);
  return whole(
    draft,
    { type: 'MULTIPLE_CHOICE', choices: listed },
    { type: 'MULTIPLE_CHOICE', fractions, feedback, isAllOrNothing },
  );
}

/** Shares for choices of which it is only known whether they are right. */
export function sharesOf(areRight: readonly boolean[]): DecimalText[] {
  const count = areRight.filter(Boolean).length;
  const shares = count === 0 ? [] : equalShares(count);
  return areRight.map((isRight) => (isRight ? (shares.shift() ?? '0') : '0'));
}

export function trueFalseQuestion(
  draft: Draft,
  isTrue: boolean,
  feedback: { true: Localized; false: Localized },
): Question {
  return whole(draft, { type: 'TRUE_FALSE' }, { type: 'TRUE_FALSE', isTrue, feedback });
}

function checkedTexts(accepted: readonly AcceptedText[], notes: Notes): AcceptedText[] {
  const texts = withinBounds(accepted, '0', notes).map((entry) => ({ ...entry, text: entry.text.trim() }));
  if (!texts.some(({ text, fraction }) => text !== '' && isPositive(fraction))) throw new LeftOut('no-right-answer');
  return texts.filter(({ text }) => text !== '');
}

export function shortTextQuestion(
  draft: Draft,
  accepted: readonly AcceptedText[],
  rule: TextRule & { maximumLength?: number },
  notes: Notes,
): Question {
  const { isStrict, maximumLength = USUAL_LENGTH } = rule;
  const texts = checkedTexts(accepted, notes);
  const length = Math.max(maximumLength, ...texts.map(({ text }) => text.length));
  return whole(draft, { type: 'SHORT_TEXT', maximumLength: length }, { type: 'SHORT_TEXT', accepted: texts, isStrict });
}

function checkedNumbers(accepted: readonly AcceptedNumber[], notes: Notes): AcceptedNumber[] {
  const numbers = withinBounds(accepted, '0', notes);
  if (!numbers.some(({ fraction }) => isPositive(fraction))) throw new LeftOut('no-right-answer');
  return numbers;
}

export function numericQuestion(
  draft: Draft,
  accepted: readonly AcceptedNumber[],
  units: { list: Unit[]; isRequired: boolean },
  notes: Notes,
): Question {
  const numbers = checkedNumbers(accepted, notes);
  return whole(
    draft,
    { type: 'NUMERIC', units: units.list.map(({ name }) => name) },
    {
      type: 'NUMERIC',
      accepted: numbers,
      units: units.list,
      isUnitRequired: units.isRequired && units.list.length > 0,
    },
  );
}

/** Texts in an order that says nothing about which belongs to which or which comes first. */
const byText = (a: Localized, b: Localized): number => {
  const [x, y] = [a, b].map((text) => `${text.en ?? ''}\n${text.ar ?? ''}`) as [string, string];
  return x < y ? -1 : x > y ? 1 : 0;
};

const same = (a: Localized, b: Localized): boolean => byText(a, b) === 0;

/** Pairs as they belong together; choices of the same words are one, those of `others` belong to nothing. */
export function matchingQuestion(
  draft: Draft,
  pairs: { stem: Localized; choice: Localized }[],
  others: Localized[],
): Question {
  if (pairs.length === 0) throw new LeftOut('no-right-answer');
  const texts = [...pairs.map(({ choice }) => choice), ...others].sort(byText);
  if (texts.some(isEmpty) || pairs.some(({ stem }) => isEmpty(stem))) throw new LeftOut('text-missing');
  const different = texts.filter((text, index) => index === 0 || !same(text, texts[index - 1] ?? {}));
  if (different.length < 2) throw new LeftOut('no-choices', { count: different.length });
  const choices: Choice[] = different.map((text, index) => ({ id: `c${index + 1}`, text }));
  const stems: Choice[] = pairs.map(({ stem }, index) => ({ id: `s${index + 1}`, text: stem }));
  const idOf = (text: Localized): string => choices.find((choice) => same(choice.text, text))?.id ?? '';
  const right = Object.fromEntries(pairs.map(({ choice }, index) => [`s${index + 1}`, idOf(choice)]));
  return whole(draft, { type: 'MATCHING', stems, choices }, { type: 'MATCHING', pairs: right });
}

/** Things as they belong in order. What learners get is sorted by its words, so that it tells nothing. */
export function orderingQuestion(draft: Draft, inOrder: Localized[]): Question {
  if (inOrder.length < 2) throw new LeftOut('no-choices', { count: inOrder.length });
  if (inOrder.some(isEmpty)) throw new LeftOut('text-missing');
  const sorted = inOrder.map((text, place) => ({ text, place })).sort((a, b) => byText(a.text, b.text));
  const choices = sorted.map(({ text }, index) => ({ id: `c${index + 1}`, text }));
  const order = inOrder.map((_, place) => `c${sorted.findIndex((choice) => choice.place === place) + 1}`);
  return whole(draft, { type: 'ORDERING', choices }, { type: 'ORDERING', order });
}

/** How gap number `index` (from 0) is written in a cloze text. */
export const gapMark = (index: number): string => `{{${gapId(index)}}}`;
const gapId = (index: number): string => `b${index + 1}`;

/** Braces in a file's text that would be read as a gap of ours. */
export function withoutGapMarks(html: string, notes: Notes): string {
  if (!html.includes('{{')) return html;
  notes.add('braces-split');
  return html.replaceAll('{{', '{ {').replaceAll('{{', '{ {');
}

/** A cloze text: gaps to type in, or gaps to choose in; where both occur, choices become what may be typed. */
export function clozeQuestion(draft: Draft, gaps: DraftGap[], rule: TextRule, notes: Notes): Question {
  if (gaps.length === 0) throw new LeftOut('no-gaps');
  if (gaps.every(({ choices }) => choices.length > 0)) return dropdownQuestion(draft, gaps, notes);
  const keys = gaps.map((_, index) => gapId(index));
  const blanks = gaps.map(({ weight, texts, numbers }) => {
    if (numbers.length === 0) return { weight, texts: checkedTexts(texts, notes), numbers };
    return { weight, texts: [], numbers: checkedNumbers(numbers, notes) };
  });
  const listed = keys.map((id, index) => ({ id, isNumeric: (blanks[index]?.numbers.length ?? 0) > 0 }));
  return whole(
    draft,
    { type: 'FILL_BLANKS', blanks: listed },
    { type: 'FILL_BLANKS', blanks: keyed(keys, blanks), ...rule },
  );
}

function dropdownQuestion(draft: Draft, gaps: DraftGap[], notes: Notes): Question {
  const keys = gaps.map((_, index) => gapId(index));
  const shares = gaps.map(({ choices }) => {
    if (choices.length < 2) throw new LeftOut('no-choices', { count: choices.length });
    if (choices.some(({ text }) => isEmpty(text))) throw new LeftOut('text-missing');
    if (choices.some(({ feedback }) => !isEmpty(feedback))) notes.add('feedback-left');
    return checkedShares(choices, true, notes);
  });
  const listed = gaps.map(({ choices }, index) => ({
    id: gapId(index),
    choices: choices.map(({ text }, place) => ({ id: `c${place + 1}`, text })),
  }));
  const right = gaps.map(({ weight, choices }, index) => ({
    weight,
    fractions: keyed(ids('c', choices.length), shares[index] ?? []),
  }));
  return whole(draft, { type: 'DROPDOWN_CLOZE', gaps: listed }, { type: 'DROPDOWN_CLOZE', gaps: keyed(keys, right) });
}

export function hotspotQuestion(
  draft: Draft,
  pictureMediaId: number,
  areas: { area: Area; feedback: Localized }[],
  mostPoints: number,
): Question {
  if (areas.length === 0) throw new LeftOut('no-right-answer');
  return whole(
    draft,
    { type: 'HOTSPOT', pictureMediaId, mostPoints },
    { type: 'HOTSPOT', areas: areas.map((area, index) => ({ id: `a${index + 1}`, ...area })) },
  );
}

export const essayQuestion = (
  draft: Draft,
  words: { least: number; most: number | null },
  guide: Localized,
): Question =>
  whole(draft, { type: 'ESSAY', leastWords: words.least, mostWords: words.most }, { type: 'ESSAY', guide });

export const fileUploadQuestion = (
  draft: Draft,
  limits: { mostFiles: number; mostBytes: number; extensions: string[] },
  guide: Localized,
): Question => whole(draft, { type: 'FILE_UPLOAD', ...limits }, { type: 'FILE_UPLOAD', guide });

/** Weights of gaps that are all nothing would divide by nothing. */
export const checkedWeight = (weight: DecimalText): DecimalText => (isZero(weight) ? '1' : weight);
