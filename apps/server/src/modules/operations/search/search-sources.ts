import type { Feature } from '@sullam/domain/features.ts';
import type { SearchKind } from '@sullam/domain/search-kinds.gen.ts';
import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import {
  type FoundIds,
  findByStems,
  findNearWords,
  type SearchedTitles,
  wholeWordPatterns,
  wholeWords,
} from '../../../kernel/database/search.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';

/** One thing that was found, before it is presented. */
export interface Found {
  id: number;
  title: unknown;
  courseTitle: unknown;
  courseId: number | null;
  /** HTML of what is cut into an excerpt. */
  html: unknown;
  /** Of all that were found of the kind. */
  total: number;
}

/** What is looked for: the folded query, its words, and which page. */
export interface Wanted {
  folded: string;
  words: string[];
  /** Nothing holds the words: what is close to them is looked for. */
  isNear: boolean;
  skip: number;
  take: number;
}

/** A kind of thing that can be found, brought by whoever owns it: only what the caller may see is answered. */
export interface SearchSource {
  kind: SearchKind;
  /** Has titles that can be found by what is close to them. */
  findsNear?: boolean;
  /** Nobody finds any of it while this is off. */
  feature?: Feature;
  /** Visitors find none of it. */
  isForMembers?: boolean;
  find(context: RequestContext, tx: Tx, wanted: Wanted): Promise<Found[]>;
  /** The page of what was found. */
  path(found: Found, context: RequestContext): string;
  /** Unless noted, the learner application's page. */
  application?(context: RequestContext): 'learner' | 'studio';
}

export const searchSources = extensionPoint<SearchSource>('search-sources');

/** Titles that hold every word or a relative of it; of a near search those that hold something like it. */
export const findTitles = (tx: Tx, what: SearchedTitles, { words, isNear }: Wanted): Promise<FoundIds> =>
  isNear ? findNearWords(tx, what, words) : findByStems(tx, what, words);

/** Better matches of a title first: those that hold the words whole, then begin with what was typed, then the closest ones. */
export const closeness = (column: string, { folded, words }: Wanted): RawBuilder<number> =>
  sql<number>`(2 * ${wholeWords(column, wholeWordPatterns(words))} + starts_with(${sql.ref(column)}, ${folded})::int + word_similarity(${folded}, ${sql.ref(column)}))`;

/** How many were found, beside each of them. */
export const foundTotal = sql<number>`count(*) over ()::int`.as('total');

export const nothing = sql<unknown>`null::jsonb`;

/** What the words of a text were found in, and how well they fit. */
export interface Hit {
  id: number;
  language: string;
  score: number;
}

/** What was found before, for the statement that reads it: the search itself is a statement of its own. */
export const hits = (found: readonly Hit[]) =>
  sql<Hit>`(select * from unnest(${found.map(({ id }) => id)}::bigint[], ${found.map(({ language }) => language)}::text[],
    ${found.map(({ score }) => score)}::float8[]) as u (id, language, score))`.as('f');
