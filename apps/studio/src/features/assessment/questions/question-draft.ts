import {
  decimal,
  divideDecimals,
  formatDecimal,
  multiplyDecimals,
  parseDecimal,
  trimDecimal,
} from '@sullam/domain/decimal.ts';
import { MEGABYTE } from '@sullam/domain/file-limits.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import type {
  Choice,
  Of,
  Question,
  QuestionContent,
  QuestionKey,
  QuestionType,
} from '@sullam/domain/questions/question.ts';
import { DEFAULT_SHARING, type Sharing } from '@sullam/domain/sharing.ts';

/** A question as it is being written. */
export interface QuestionDraft extends Question {
  questionCategoryId: number | null;
  sharing: Sharing;
}

/** Content and key of one type together: what the editor of its answers changes. */
export interface Parts<Type extends QuestionType> {
  content: Of<QuestionContent, Type>;
  key: Of<QuestionKey, Type>;
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** An id that says nothing about the order in which things were written: learners see ids. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => LETTERS[byte % LETTERS.length]).join('');

export const newChoice = (): Choice => ({ id: newId(), text: {} });

/** The number of the next gap of a cloze text: it stands in the text, where authors read it. */
export function nextGapId(gaps: readonly { id: string }[]): string {
  const numbers = gaps.map(({ id }) => Number(id)).filter(Number.isSafeInteger);
  return String(Math.max(0, ...numbers) + 1);
}

/** The text without the gap of this id. */
export const withoutGap = (text: Localized, id: string): Localized =>
  Object.fromEntries(Object.entries(text).map(([language, html]) => [language, html?.replaceAll(`{{${id}}}`, '')]));

const START: { readonly [Type in QuestionType]: () => { content: object; key: object } } = {
  SINGLE_CHOICE: () => {
    const choices = [newChoice(), newChoice(), newChoice()];
    return { content: { choices }, key: { fractions: { [choices[0]?.id ?? '']: '1' }, feedback: {} } };
  },
  MULTIPLE_CHOICE: () => {
    const choices = [newChoice(), newChoice(), newChoice(), newChoice()];
    return {
      content: { choices },
      key: { fractions: { [choices[0]?.id ?? '']: '1' }, feedback: {}, isAllOrNothing: false },
    };
  },
  TRUE_FALSE: () => ({ content: {}, key: { isTrue: true, feedback: { true: {}, false: {} } } }),
  SHORT_TEXT: () => ({
    content: { maximumLength: 200 },
    key: { accepted: [{ text: '', fraction: '1', feedback: {} }], isStrict: false },
  }),
  NUMERIC: () => ({
    content: { units: [] },
    key: { accepted: [{ value: '0', tolerance: '0', fraction: '1', feedback: {} }], units: [], isUnitRequired: false },
  }),
  MATCHING: () => {
    const [stems, choices] = [
      [newChoice(), newChoice()],
      [newChoice(), newChoice()],
    ];
    return {
      content: { stems, choices },
      key: { pairs: Object.fromEntries(stems.map(({ id }, index) => [id, choices[index]?.id])) },
    };
  },
  ORDERING: () => {
    const choices = [newChoice(), newChoice(), newChoice()];
    return { content: { choices }, key: { order: choices.map(({ id }) => id) } };
  },
  FILL_BLANKS: () => ({ content: { blanks: [] }, key: { blanks: {}, isStrict: false } }),
  DROPDOWN_CLOZE: () => ({ content: { gaps: [] }, key: { gaps: {} } }),
  HOTSPOT: () => ({ content: { pictureMediaId: 0, mostPoints: 1 }, key: { areas: [] } }),
  FILE_UPLOAD: () => ({
    content: { mostFiles: 1, mostBytes: 10 * MEGABYTE, extensions: ['pdf', 'docx'] },
    key: { guide: {} },
  }),
  ESSAY: () => ({ content: { leastWords: 0, mostWords: null }, key: { guide: {} } }),
};

/** A question of a type with nothing written in it. */
export function emptyDraft(type: QuestionType, questionCategoryId: number | null = null): QuestionDraft {
  const { content, key } = START[type]();
  return {
    name: '',
    content: { ...content, type, prompt: {}, hints: [] } as QuestionContent,
    key: { ...key, type, explanation: {} } as QuestionKey,
    marks: '1',
    negativeMarks: '0',
    difficulty: null,
    tags: [],
    idNumber: null,
    questionCategoryId,
    sharing: DEFAULT_SHARING,
  };
}

const OF_CHOICES: ReadonlySet<QuestionType> = new Set(['SINGLE_CHOICE', 'MULTIPLE_CHOICE']);

/** The question as one of another type: what is asked, why and what it is worth stay, and the choices where both have such. */
export function asType(draft: QuestionDraft, type: QuestionType): QuestionDraft {
  const { content, key, marks, difficulty, tags, sharing } = draft;
  const fresh = emptyDraft(type, draft.questionCategoryId);
  const kept = { prompt: content.prompt, hints: content.hints };
  const own =
    OF_CHOICES.has(type) && OF_CHOICES.has(content.type) && 'choices' in content && 'fractions' in key
      ? {
          content: { choices: content.choices },
          // of several right ones the first is the one that is right
          key: { feedback: key.feedback, fractions: firstRight(key.fractions) },
        }
      : { content: {}, key: {} };
  return {
    ...fresh,
    marks,
    difficulty,
    tags,
    sharing,
    content: { ...fresh.content, ...own.content, ...kept } as QuestionContent,
    key: { ...fresh.key, ...own.key, explanation: key.explanation } as QuestionKey,
  };
}

function firstRight(fractions: Readonly<Record<string, string>>): Record<string, string> {
  const right = Object.keys(fractions).find((id) => Number(fractions[id]) > 0);
  return right === undefined ? {} : { [right]: '1' };
}

/** What a save sends of something that may hold more. */
export const draftOf = (source: QuestionDraft): QuestionDraft => {
  const { name, content, key, marks, negativeMarks, difficulty, tags, questionCategoryId, sharing } = source;
  const { idNumber = null } = source;
  return { name, content, key, marks, negativeMarks, difficulty, tags, questionCategoryId, sharing, idNumber };
};

const SHARE_DIGITS = 10;
const HUNDRED = decimal(100);

/** One of `count` equal shares of the whole. */
export const equalShare = (count: number): string =>
  formatDecimal(trimDecimal(divideDecimals(decimal(1), decimal(count), SHARE_DIGITS)));

/** The shares of choices of which these are right, each alike. */
export const equalFractions = (right: readonly string[]): Record<string, string> =>
  Object.fromEntries(right.map((id) => [id, equalShare(right.length)]));

/** The shares with this choice as the right one: what was right is no more, what is partly so stays. */
export const withRight = (fractions: Readonly<Record<string, string>>, id: string): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(fractions).filter(([, share]) => share !== '0' && share !== '1')),
  [id]: '1',
});

/** Whether a choice gives a part of the marks. */
export const hasPartialShares = (fractions: Readonly<Record<string, string>>): boolean =>
  Object.values(fractions).some((share) => share !== '0' && share !== '1');

/** The shares without those of a part. */
export const withoutPartialShares = (fractions: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fractions).filter(([, share]) => share === '1'));

/** Whether shares are more than "right, each alike". */
export function hasOwnShares(fractions: Readonly<Record<string, string>>): boolean {
  const given = Object.entries(fractions).filter(([, share]) => share !== '0');
  const equal = equalFractions(given.map(([id]) => id));
  return given.some(([id, share]) => share !== equal[id]);
}

/** "0.5" as "50"; what is no number stays as it is, so that its author sees it. */
export function percentOfShare(share: string): string {
  const value = parseDecimal(share);
  return value ? formatDecimal(trimDecimal(multiplyDecimals(value, HUNDRED))) : share;
}

export function shareOfPercent(percent: string): string {
  const value = parseDecimal(percent);
  return value ? formatDecimal(trimDecimal(divideDecimals(value, HUNDRED, SHARE_DIGITS))) : percent;
}

/** A record without an entry. */
export function without<Entry>(entries: Readonly<Record<string, Entry>>, id: string): Record<string, Entry> {
  const { [id]: _, ...others } = entries;
  return others;
}

/** A list with one item changed. */
export const withItem = <Item>(items: readonly Item[], index: number, change: Partial<Item>): Item[] =>
  items.map((item, at) => (at === index ? { ...item, ...change } : item));
