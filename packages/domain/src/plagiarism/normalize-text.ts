import { foldWithOffsets, type TextRange } from '../search-folding.ts';

/** A text as it is compared: folded letters and digits only, with the original's ranges. */
export interface NormalizedText {
  readonly text: string;
  /** For each unit of `text`: where its source starts and ends in the original. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

const COMPARED = /[\p{L}\p{N}]/u;

/** Drops case, vowel marks, spelling variants, punctuation and spaces. */
export function normalizeText(original: string): NormalizedText {
  const { folded, starts, ends } = foldWithOffsets(original);
  const kept: { text: string[]; starts: number[]; ends: number[] } = { text: [], starts: [], ends: [] };
  let at = 0;
  for (const character of folded) {
    const isCompared = COMPARED.test(character);
    for (let unit = 0; unit < character.length; unit += 1, at += 1) {
      if (!isCompared) continue;
      kept.text.push(character[unit]!);
      kept.starts.push(starts[at]!);
      kept.ends.push(ends[at]!);
    }
  }
  return { text: kept.text.join(''), starts: kept.starts, ends: kept.ends };
}

/** The original's range of units `from` to before `to`. */
export const originalRange = ({ starts, ends }: NormalizedText, from: number, to: number): TextRange => ({
  start: starts[from]!,
  end: ends[to - 1]!,
});

const QUOTATIONS = /“[^”]{1,2000}”|„[^“”]{1,2000}[“”]|«[^»]{1,2000}»|"[^"\n]{1,2000}"/gu;

/** What a text quotes: between quotation marks of English and Arabic, marks included. */
export const quotedRanges = (text: string): TextRange[] =>
  [...text.matchAll(QUOTATIONS)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
