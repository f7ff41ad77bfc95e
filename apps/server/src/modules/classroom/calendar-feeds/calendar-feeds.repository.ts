import type { Language } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { upsert } from '../../../kernel/database/upsert.ts';

export const findFeed = (tx: Tx, userId: number) =>
  tx.one(db.selectFrom('calendar_feeds').select(['created_at', 'fetched_at']).where('user_id', '=', userId));

export const findFeedByHash = (tx: Tx, tokenHash: string) =>
  tx.one(
    db
      .selectFrom('calendar_feeds')
      .select(['user_id', 'fetched_at', sql<Language>`language`.as('language')])
      .where('token_hash', '=', tokenHash),
  );

interface NewFeed {
  userId: number;
  tokenHash: string;
  language: Language;
  at: Date;
}

/** The address that there was is none any more. */
export async function upsertFeed(tx: Tx, { userId, tokenHash, language, at }: NewFeed): Promise<void> {
  const made = { token_hash: tokenHash, language, created_at: at, fetched_at: null };
  await tx.run(upsert(db.insertInto('calendar_feeds'), { user_id: userId }, made));
}

export const deleteFeed = (tx: Tx, userId: number): Promise<number> =>
  tx.run(db.deleteFrom('calendar_feeds').where('user_id', '=', userId));

export const noteFetch = (tx: Tx, userId: number, at: Date): Promise<number> =>
  tx.run(db.updateTable('calendar_feeds').set({ fetched_at: at }).where('user_id', '=', userId));

/** What calendars were last told of an entry. */
export interface ToldEntry {
  key: string;
  fingerprint: string;
  sequence: number;
  changedAt: Date;
}

export const listTold = (tx: Tx, userId: number): Promise<ToldEntry[]> =>
  tx.all(
    db
      .selectFrom('calendar_feed_entries')
      .select(['entry_key as key', 'fingerprint', 'sequence', 'changed_at as changedAt'])
      .where('user_id', '=', userId),
  );

export async function upsertTold(tx: Tx, userId: number, told: readonly ToldEntry[]): Promise<void> {
  if (told.length === 0) return;
  await tx.run(
    db
      .insertInto('calendar_feed_entries')
      .values(
        told.map(({ key, fingerprint, sequence, changedAt }) => ({
          user_id: userId,
          entry_key: key,
          fingerprint,
          sequence,
          changed_at: changedAt,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['organization_id', 'user_id', 'entry_key']).doUpdateSet((set) => ({
          fingerprint: set.ref('excluded.fingerprint'),
          sequence: set.ref('excluded.sequence'),
          changed_at: set.ref('excluded.changed_at'),
        })),
      ),
  );
}
