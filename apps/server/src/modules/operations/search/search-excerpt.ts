import type { Localized } from '@sullam/domain/localized.ts';
import { findWordOffsets, foldedWords, type TextRange } from '@sullam/domain/search-folding.ts';

/** Characters of an excerpt. */
const LENGTH = 220;
const LEAD = 60;

/** The affixes that `without_arabic_affixes` (migrations/0001-foundation.sql) removes, so that hits are marked inside other forms. */
const PREFIX = /^(?:[وف]?(?:[بك]?ال|لل)|و)(?=[ء-ي]{3})/;
const SUFFIX = /(?<=[ء-ي]{3})(?:هما|كما|تها|ها|ات|ون|ين|ان|هم|هن|نا|يه|ه|ي|ا)$/;

/** The words of a query as they are marked in texts: without affixes, and without the little words that stand everywhere. */
export function markedWords(query: string): string {
  const words = foldedWords(query.replace(/[^\p{L}\p{N}\s]+/gu, ' '));
  const stems = words.map((word) => word.replace(PREFIX, '').replace(SUFFIX, ''));
  const long = stems.filter((word) => word.length > (/[a-z]/.test(word) ? 3 : 2));
  return (long.length > 0 ? long : stems).join(' ');
}

/** The stretch of a text with the most hits, cut at spaces. */
export function excerptOf(text: string, marked: string): string {
  if (text.length <= LENGTH) return text;
  const hits = findWordOffsets(text, marked);
  let best = 0;
  let most = 0;
  for (const hit of hits) {
    const count = hits.filter(({ start }) => start >= hit.start && start < hit.start + LENGTH - LEAD).length;
    if (count > most) [best, most] = [hit.start, count];
  }
  const from = best <= LEAD ? 0 : text.indexOf(' ', best - LEAD) + 1;
  const end = from + LENGTH >= text.length ? text.length : text.lastIndexOf(' ', from + LENGTH);
  const to = end > from ? end : Math.min(from + LENGTH, text.length);
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}

const WORD = /[\p{L}\p{M}\p{N}]/u;

/** A hit inside a word marks the whole word: `erupt` in "erupted", the stem of an Arabic form. */
function wholeWord(text: string, { start, end }: TextRange): TextRange {
  let from = start;
  let to = end;
  while (from > 0 && WORD.test(text[from - 1] as string)) from -= 1;
  while (to < text.length && WORD.test(text[to] as string)) to += 1;
  return { start: from, end: to };
}

function markedRanges(text: string, marked: string): TextRange[] {
  const ranges: TextRange[] = [];
  for (const range of findWordOffsets(text, marked).map((hit) => wholeWord(text, hit))) {
    if (range.start >= (ranges.at(-1)?.end ?? 0)) ranges.push(range);
  }
  return ranges;
}

/** Where the words stand, for each language that there is. */
export function highlightsOf(text: Localized | null, marked: string): { en?: TextRange[]; ar?: TextRange[] } {
  return {
    ...(text?.en ? { en: markedRanges(text.en, marked) } : {}),
    ...(text?.ar ? { ar: markedRanges(text.ar, marked) } : {}),
  };
}
