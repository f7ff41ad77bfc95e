import type { Localized } from '@sullam/domain/localized.ts';
import { foldForSearch } from '@sullam/domain/search-folding.ts';

/** What a course says of itself where the catalogue searches. */
export interface WordedCourse {
  title: Localized;
  subtitle: Localized;
}

/** How many letters have to be added, taken away or replaced to make one word of another. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[to.length]!;
}

/** The words of the course that stand where others were typed, spelled as the course spells them. */
export function wordsInstead(typed: readonly string[], { title, subtitle }: WordedCourse): string {
  const texts = [...Object.values(title), ...Object.values(subtitle)];
  const words = texts.flatMap((text) => text?.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
  const folded = words.map((word) => ({ word, folded: foldForSearch(word) }));
  const closestTo = (wanted: string): string =>
    folded.reduce(
      (best, each) => {
        const away = distance(wanted, each.folded);
        return away < best.away ? { word: each.word, away } : best;
      },
      { word: wanted, away: Number.POSITIVE_INFINITY },
    ).word;
  return typed.map(closestTo).join(' ').toLocaleLowerCase('en');
}
