import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import type { Pair } from './text-states.ts';

/** The pairs that are known of a course, by the keys of its texts. */
export async function findPairs(tx: Tx, courseId: number): Promise<Map<string, Pair>> {
  const rows = await tx.all(
    db
      .selectFrom('text_pairs')
      .select(['text_key as key', 'en_fingerprint as en', 'ar_fingerprint as ar'])
      .where('course_id', '=', courseId),
  );
  return new Map(rows.map(({ key, en, ar }) => [key, { en, ar }]));
}

/** Rows of one statement: what it is sent has a limit. */
const ROWS = 2000;

export async function savePairs(tx: Tx, courseId: number, pairs: readonly (readonly [string, Pair])[]): Promise<void> {
  for (let at = 0; at < pairs.length; at += ROWS) await insertPairs(tx, courseId, pairs.slice(at, at + ROWS));
}

async function insertPairs(tx: Tx, courseId: number, pairs: readonly (readonly [string, Pair])[]): Promise<void> {
  await tx.run(
    db
      .insertInto('text_pairs')
      .values(
        pairs.map(([text_key, { en, ar }]) => ({
          course_id: courseId,
          text_key,
          en_fingerprint: en,
          ar_fingerprint: ar,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['organization_id', 'course_id', 'text_key']).doUpdateSet((eb) => ({
          en_fingerprint: eb.ref('excluded.en_fingerprint'),
          ar_fingerprint: eb.ref('excluded.ar_fingerprint'),
        })),
      ),
  );
}

/** Forgets texts that are no longer there. */
export async function forgetPairs(tx: Tx, courseId: number, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx.run(
    db
      .deleteFrom('text_pairs')
      .where('course_id', '=', courseId)
      .where(sql<boolean>`text_key = any(${[...keys]}::text[])`),
  );
}
