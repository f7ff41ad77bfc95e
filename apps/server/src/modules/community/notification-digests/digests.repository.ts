import type { BundledPace } from '@sullam/domain/notification-pace.ts';
import { type SqlBool, sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';

export interface DigestOf {
  pace: BundledPace;
  /** In the organisation's zone. */
  day: string;
}

/** Which of these members have had theirs. */
export async function listServed(tx: Tx, { pace, day }: DigestOf, userIds: readonly number[]): Promise<Set<number>> {
  const rows = await tx.all(
    db
      .selectFrom('notification_digests')
      .select('user_id as userId')
      .where('pace', '=', pace)
      .where('day', '=', day)
      .where(sql<SqlBool>`user_id = any(${[...userIds]}::bigint[])`),
  );
  return new Set(rows.map(({ userId }) => userId));
}

/** Up to when the mails of a member have told; undefined before the first. */
export async function findCovered(tx: Tx, userId: number, pace: BundledPace): Promise<Date | undefined> {
  const row = await tx.one(
    db
      .selectFrom('notification_digests')
      .select('covers_until')
      .where('user_id', '=', userId)
      .where('pace', '=', pace)
      .orderBy('day', 'desc')
      .limit(1),
  );
  return row?.covers_until;
}

/** Takes the day for one job. Another that comes at the same time waits here, and finds it taken. */
export async function takeDay(tx: Tx, userId: number, { pace, day }: DigestOf, until: Date): Promise<boolean> {
  const touched = await tx.run(
    db
      .insertInto('notification_digests')
      .values({ user_id: userId, pace, day, covers_until: until, item_count: 0 })
      .onConflict((at) => at.columns(['organization_id', 'user_id', 'pace', 'day']).doNothing()),
  );
  return touched === 1;
}

export const noteCount = (tx: Tx, userId: number, { pace, day }: DigestOf, count: number): Promise<number> =>
  tx.run(
    db
      .updateTable('notification_digests')
      .set({ item_count: count })
      .where('user_id', '=', userId)
      .where('pace', '=', pace)
      .where('day', '=', day),
  );

/** Older rows say nothing that the newest doesn't. */
export const forgetBefore = (day: string) => db.deleteFrom('notification_digests').where('day', '<', day);
