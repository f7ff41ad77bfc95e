import { LANGUAGES, type Localized } from '@sullam/domain/localized.ts';
import type { DecimalText, Question } from '@sullam/domain/questions/question.ts';
import { cleanName, truncate } from '@sullam/domain/text-direction.ts';
import { clamped, isPositive, roundedFraction } from '../decimals.ts';
import { isEmpty } from '../markup/html-fields.ts';
import { isMarkedUp, plainLine } from '../markup/plain-text.ts';
import { LeftOut, type Notes } from '../report.ts';

const LONGEST_NAME = 200;
const LONGEST_FIRST_WORDS = 120;
const LONGEST_ID = 100;

/** What questions of all types have. */
export interface Draft {
  name: string;
  prompt: Localized;
  hints?: Localized[];
  explanation?: Localized;
  marks?: DecimalText;
  difficulty?: number | null;
  tags?: string[];
  idNumber?: string | null;
}

export interface DraftChoice {
  text: Localized;
  fraction: DecimalText;
  feedback: Localized;
}

/** A text's words with lines where its gaps are. */
const firstWords = (html: string): string =>
  cleanName(plainLine(html.slice(0, 4000)).replace(/\{\{\w{1,20}\}\}/g, '_____'));

/** A name for a question that has none: its first words. */
function nameOf(title: string, prompt: Localized): string {
  const beginning = title.slice(0, 2000);
  const written = cleanName(isMarkedUp(beginning) ? plainLine(beginning) : beginning);
  const words = written || LANGUAGES.map((code) => firstWords(prompt[code] ?? '')).find(Boolean);
  return truncate(words || '?', written ? LONGEST_NAME : LONGEST_FIRST_WORDS);
}

export const ids = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);

/** A draft with what its type holds. */
export function whole(draft: Draft, content: DistributedContent, key: DistributedKey): Question {
  if (isEmpty(draft.prompt)) throw new LeftOut('no-prompt');
  const { marks = '1', difficulty = null, tags = [], hints = [], explanation = {} } = draft;
  const idNumber = cleanName(draft.idNumber ?? '').slice(0, LONGEST_ID);
  return {
    name: nameOf(draft.name, draft.prompt),
    content: { prompt: draft.prompt, hints: hints.filter((hint) => !isEmpty(hint)), ...content },
    key: { explanation, ...key },
    marks: isPositive(marks) ? marks : '1',
    negativeMarks: '0',
    difficulty,
    tags: [...new Set(tags.map(cleanName).filter((tag) => tag !== ''))],
    ...(idNumber ? { idNumber } : {}),
  };
}
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type DistributedContent = Without<Question['content'], 'prompt' | 'hints'>;
type DistributedKey = Without<Question['key'], 'explanation'>;

/** What one may cost: more is a slip of the hand. */
const DEAREST = '-100';

/** No answer gives more than all marks. */
export function withinBounds<T extends { fraction: DecimalText }>(list: readonly T[], notes: Notes): T[] {
  return list.map((entry) => {
    const fraction = clamped(roundedFraction(entry.fraction), DEAREST, '1');
    if (fraction !== entry.fraction) notes.add('weights-rounded');
    return { ...entry, fraction };
  });
}

export const keyed = <T>(keys: readonly string[], values: readonly T[]): Record<string, T> =>
  Object.fromEntries(keys.map((key, index) => [key, values[index] as T]));
