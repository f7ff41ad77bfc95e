import { searchStem } from '@sullam/domain/search-stem.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import {
  type FoundIds,
  findByStems,
  findNearWords,
  wholeWordPatterns,
  wholeWords,
} from '../../../kernel/database/search.ts';

/** The words of a search as its order needs them. */
export interface SearchedWords {
  folded: string;
  patterns: readonly string[];
  stems: readonly string[];
}

export const searchedWords = (words: readonly string[]): SearchedWords => ({
  folded: words.join(' '),
  patterns: wholeWordPatterns(words),
  stems: words.map(searchStem),
});

/** What holds every word or a relative of it. */
export const findExactly = (tx: Tx, words: readonly string[]): Promise<FoundIds> => findByStems(tx, 'courses', words);

/** What holds something like every word. */
export const findNearly = (tx: Tx, words: readonly string[]): Promise<FoundIds> => findNearWords(tx, 'courses', words);

/**
 * The searched text begins with both titles. Folding takes marks away, so that this may reach into the subtitle by a letter or
 * two: folding the titles of everything found again would cost more than that is worth.
 */
const TITLES = sql<string>`left(c.search_text, length(concat_ws(' ', c.title ->> 'en', c.title ->> 'ar')))`;

/** From the best match down: the words in the title as they were typed, their relatives there, the words in the subtitle. */
export const byRelevance = ({ patterns, stems }: SearchedWords): RawBuilder<number>[] => [
  sql<number>`(select count(*) from unnest(${patterns}::text[]) w where ${TITLES} ~ w)`,
  sql<number>`(select count(*) from unnest(${stems}::text[]) w where position(w in ${TITLES}) > 0)`,
  wholeWords('c.search_text', patterns),
];

/** What comes closest to the words that nothing holds. */
export const byCloseness = ({ folded }: SearchedWords): RawBuilder<number>[] => [
  sql<number>`word_similarity(${folded}, c.search_text)`,
];
