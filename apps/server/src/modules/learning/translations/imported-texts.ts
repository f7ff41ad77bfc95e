import type { Language } from '@sullam/domain/localized.ts';
import { fingerprintOf } from './text-states.ts';
import type { KeyedText } from './translations.reads.ts';

/**
 * What a row of a file would do: `CONFLICT`: something else stands there than when the file was written; `PLACEHOLDER`: one of the
 * text was lost; `UNFINISHED`: part of it isn't translated yet.
 */
export const OUTCOMES = ['CHANGES', 'SAME', 'CONFLICT', 'UNKNOWN', 'PLACEHOLDER', 'UNFINISHED', 'REFUSED'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** One side of a text as a file has it, and what it would do today. */
export interface BroughtText {
  key: string;
  language: Language;
  text: string;
  /** Fingerprint of what stood there when the file was written. */
  was: string;
  /** Where it stands in the file. */
  line: number | null;
  /** Placeholders that aren't where they belong. */
  lost: string[];
  outcome: Outcome;
}

export function outcomeOf(
  { now, mostCharacters }: KeyedText,
  { language, text, was }: Pick<BroughtText, 'language' | 'text' | 'was'>,
): Outcome {
  if (fingerprintOf(text) === now[language]) return 'SAME';
  if (now[language] !== was) return 'CONFLICT';
  return text.length > mostCharacters ? 'REFUSED' : 'CHANGES';
}
