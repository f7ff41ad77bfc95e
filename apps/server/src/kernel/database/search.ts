import { foldedWords } from '@sullam/domain/search-folding.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { db, type Tx } from './database.ts';
import { ORGANIZATION } from './organization.ts';

/** What can be searched by its words: migrations/0133-search-by-index.sql makes a function for each. */
export type Searchable =
  | 'courses'
  | 'members'
  | 'questions'
  | 'rubrics'
  | 'sections'
  | 'specializations'
  | 'subsections';

/** Ids one after the other: one value for the statement that reads what was found. */
export type FoundIds = string;

/**
 * What holds every folded word. A statement of its own, whose ids go into the next one: the functions run with the rights of
 * the finder, and a distributed database calls such functions nowhere else.
 */
export async function findByWords(tx: Tx, what: Searchable, words: readonly string[]): Promise<FoundIds> {
  const search = sql<{ id: number }>`${sql.raw(`search_${what}`)}(${ORGANIZATION}::bigint, ${[...words]}::text[])`;
  const row = await tx.one(
    db.selectFrom(search.as('id')).select(sql<string>`coalesce(string_agg(id::text, ','), '')`.as('ids')),
  );
  return row?.ids ?? '';
}

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
