import { foldedWords } from '@sullam/domain/search-folding.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { db, type Tx } from './database.ts';
import { ORGANIZATION } from './organization.ts';

/** What is found by the words of its title or name. */
export type Searchable = 'courses' | 'members' | 'sections' | 'subsections' | 'specializations' | 'questions';

/**
 * The ids of what holds every folded word. A statement of its own, whose ids go into the next one: the functions run with the
 * rights of the finder, and a distributed database calls such functions nowhere else.
 */
export async function findByWords(tx: Tx, what: Searchable, words: readonly string[]): Promise<number[]> {
  const found = sql<number>`${sql.raw(`search_${what}`)}(${ORGANIZATION}::bigint, ${[...words]}::text[])`;
  return (await tx.all(db.selectNoFrom(found.as('id')))).map(({ id }) => id);
}

/** That an id is of what holds every word of a search; no condition where nothing was searched for. */
export async function holdsWords(
  tx: Tx,
  what: Searchable,
  column: string,
  search: string | undefined,
): Promise<RawBuilder<SqlBool>[]> {
  const words = foldedWords(search ?? '');
  if (words.length === 0) return [];
  return [sql<SqlBool>`${sql.ref(column)} = any(${await findByWords(tx, what, words)}::bigint[])`];
}
