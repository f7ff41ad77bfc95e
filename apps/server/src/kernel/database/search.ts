import { foldedWords } from '@sullam/domain/search-folding.ts';
import { searchStem } from '@sullam/domain/search-stem.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { db, type Tx } from './database.ts';
import { ORGANIZATION } from './organization.ts';

/** What can be searched by its words: `make_searchable` (migrations/0001-foundation.sql) creates a function for each. */
export type Searchable =
  | 'attachments'
  | 'coaches'
  | 'comments'
  | 'courses'
  | 'discussions'
  | 'groups'
  | 'events'
  | 'members'
  | 'posts'
  | 'questions'
  | 'rubrics'
  | 'sections'
  | 'specializations'
  | 'subsections';

/** Titles that everybody searches: by stems, and by what is near. */
export type SearchedTitles = Extract<Searchable, 'courses' | 'sections' | 'specializations' | 'subsections'>;

/** Ids one after the other: one value for the statement that reads what was found. */
export type FoundIds = string;

/**
 * What holds every folded word. A statement of its own, whose ids go into the next one: the functions run with the rights of
 * the finder, and a distributed database calls such functions nowhere else.
 */
export const findByWords = (tx: Tx, what: Searchable, words: readonly string[]): Promise<FoundIds> =>
  idsOf(tx, `search_${what}`, words);

/** A statement that finds has to go by itself, whatever else is asked at that moment. */
export const isFinding = (text: string): boolean => /\b(?:search|near)_\w+\(/.test(text);

/** What holds every word or a relative of it: القيادة finds قيادة, planning plans. */
export const findByStems = (tx: Tx, what: SearchedTitles, words: readonly string[]): Promise<FoundIds> =>
  findByWords(tx, what, words.map(searchStem));

/** What holds something like every word: for a search that has found nothing. */
export const findNearWords = (tx: Tx, what: SearchedTitles, words: readonly string[]): Promise<FoundIds> =>
  idsOf(tx, `near_${what}`, words);

async function idsOf(tx: Tx, search: string, words: readonly string[]): Promise<FoundIds> {
  const found = sql<{ id: number }>`${sql.raw(search)}(${ORGANIZATION}::bigint, ${[...words]}::text[])`;
  const row = await tx.one(
    db.selectFrom(found.as('id')).select(sql<string>`coalesce(string_agg(id::text, ','), '')`.as('ids')),
  );
  return row?.ids ?? '';
}

/** Patterns that find words where they stand whole, for `wholeWords`. */
export const wholeWordPatterns = (words: readonly string[]): string[] =>
  words.map((word) => `(^|[^[:alnum:]])${word.replaceAll(/[.*+?^$()|[\]{}\\]/g, String.raw`\$&`)}($|[^[:alnum:]])`);

/** How many of some words stand whole in a folded text, and not only as part of a relative. */
export const wholeWords = (column: string, patterns: readonly string[]): RawBuilder<number> =>
  sql<number>`(select count(*) from unnest(${patterns}::text[]) w where ${sql.ref(column)} ~ w)`;

/**
 * Is an id among those that were found? Not an array: by its length every plan looks better than the one that is kept for all
 * calls, so that each would plan anew, which takes longer than the statement.
 */
export const isFound = (column: string, found: FoundIds): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} in (select string_to_table(${found}, ',')::bigint)`;

/** That an id is of what holds every word of a search; no condition where nothing was searched for. */
export async function holdsWords(
  tx: Tx,
  what: Searchable,
  column: string,
  search: string | undefined,
): Promise<RawBuilder<SqlBool>[]> {
  const words = foldedWords(search ?? '');
  return words.length === 0 ? [] : [isFound(column, await findByWords(tx, what, words))];
}
