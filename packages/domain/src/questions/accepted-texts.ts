import { foldForSearch } from '../search-folding.ts';
import type { AcceptedText } from './question.ts';
import { type Accepted, bestOf } from './shares.ts';

/** Stands for `*` while a text is folded: a private character that folding leaves alone. */
const ANYTHING = '\uE000';
/** Stands for an asterisk that is meant (`\*`). */
const ASTERISK = '\uE001';

const SUPERSCRIPTS = /[\u2070\u00B9\u00B2\u00B3\u2074-\u207B]+/g;

/** "10²" as "10^2": folding would make it 102. */
export const spellSuperscripts = (text: string): string =>
  text.replace(SUPERSCRIPTS, (run) => `^${run.normalize('NFKD').replaceAll('−', '-')}`);

/** To the letter, but for what nobody can see: direction marks, the number of spaces, how an accent is encoded. */
const toTheLetter = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** Folded as searches are. What folding would make vanish altogether (a lone hamza, a vowel sign) stays as it is. */
const fold = (text: string): string => foldForSearch(spellSuperscripts(text)) || toTheLetter(text);

/** Without quotation marks around it and the punctuation that ends a sentence; a mark alone stays. */
const withoutPunctuation = (folded: string): string =>
  folded.replace(/^["'\s]+|(?<!["'\s.,;:!?])["'\s.,;:!?]+$/gu, '') || folded;

/** The form of an answer that is compared: two texts of the same form are one answer. */
export const comparedText = (text: string, isStrict: boolean): string =>
  isStrict ? toTheLetter(text) : withoutPunctuation(fold(text));

/** An accepted text that is these letters and nothing else: an asterisk in it is one. */
export const acceptedLetters = (text: string): string => text.replaceAll('*', '\\*');

const withMarkedWildcards = (pattern: string): string =>
  pattern.replace(/\\\*|\*/g, (found) => (found === '*' ? ANYTHING : ASTERISK));

const isInOrder = (text: string, pieces: readonly string[]): boolean => {
  const [first = '', ...rest] = pieces;
  const last = rest.pop() ?? '';
  if (!text.startsWith(first)) return false;
  let position = first.length;
  for (const piece of rest) {
    const found = text.indexOf(piece, position);
    if (found === -1) return false;
    position = found + piece.length;
  }
  return text.length - last.length >= position && text.endsWith(last);
};

/** Whether an answer is an accepted text. `*` in the accepted one stands for any letters or none, `\*` for an asterisk. */
export function isAcceptedText(accepted: string, answer: string, isStrict: boolean): boolean {
  const marked = withMarkedWildcards(accepted);
  if (!marked.includes(ANYTHING)) {
    return comparedText(marked.replaceAll(ASTERISK, '*'), isStrict) === comparedText(answer, isStrict);
  }
  const normalize = isStrict ? toTheLetter : fold;
  const pieces = normalize(marked)
    .split(ANYTHING)
    .map((piece) => piece.replaceAll(ASTERISK, '*'));
  // Punctuation may be what the pattern asks for, so that the answer is tried with it and without.
  return [normalize(answer), comparedText(answer, isStrict)].some((text) => isInOrder(text, pieces));
}

/** The accepted text that gives an answer the most; null when it is none of them. */
export function bestAcceptedText(
  accepted: readonly AcceptedText[],
  answer: string,
  isStrict: boolean,
): Accepted<AcceptedText> | null {
  return bestOf(accepted.filter(({ text }) => isAcceptedText(text, answer, isStrict)));
}
