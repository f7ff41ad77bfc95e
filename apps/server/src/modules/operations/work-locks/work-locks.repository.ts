import { db, type Tx } from '../../../kernel/database/database.ts';
import type { LockedKind, WorkPlace } from './lockable-work.ts';

export interface Lock extends WorkPlace {
  listId: number;
  userId: number;
  tab: string;
  takenAt: Date;
  endsAt: Date;
}

/** Gives a free place to somebody; false where a row stands there already, of whomever. */
export async function insertLock(tx: Tx, lock: Lock): Promise<boolean> {
  const rows = await tx.all(
    db
      .insertInto('work_locks')
      .values({
        kind: lock.kind,
        record_id: lock.recordId,
        part: lock.part,
        list_id: lock.listId,
        user_id: lock.userId,
        tab: lock.tab,
        taken_at: lock.takenAt,
        ends_at: lock.endsAt,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id'),
  );
  return rows.length > 0;
}

/** The lock of a place, held against everybody who asks at the same time. */
export const findLock = (tx: Tx, { kind, recordId, part }: WorkPlace) =>
  tx.one(
    db
      .selectFrom('work_locks')
      .select(['user_id as userId', 'taken_at as takenAt', 'ends_at as endsAt'])
      .where('kind', '=', kind)
      .where('record_id', '=', recordId)
      .where('part', '=', part)
      .forUpdate(),
  );

export async function updateLock(tx: Tx, { kind, recordId, part, ...lock }: Lock): Promise<void> {
  await tx.run(
    db
      .updateTable('work_locks')
      .set({
        list_id: lock.listId,
        user_id: lock.userId,
        tab: lock.tab,
        taken_at: lock.takenAt,
        ends_at: lock.endsAt,
      })
      .where('kind', '=', kind)
      .where('record_id', '=', recordId)
      .where('part', '=', part),
  );
}

/**
 * What a window of somebody has in hand is free again, and so is what they left by going away; but for the place that it goes on with,
 * which would be anybody's for a moment.
 */
export async function deleteLocks(
  tx: Tx,
  { userId, tab, endedBy, kept }: { userId: number; tab: string; endedBy: Date; kept?: WorkPlace },
): Promise<void> {
  const left = db
    .deleteFrom('work_locks')
    .where('user_id', '=', userId)
    .where((either) => either.or([either('tab', '=', tab), either('ends_at', '<=', endedBy)]));
  await tx.run(
    kept
      ? left.where(({ and, eb, not }) =>
          not(and([eb('kind', '=', kept.kind), eb('record_id', '=', kept.recordId), eb('part', '=', kept.part)])),
        )
      : left,
  );
}

/** What others have in hand of a queue. */
export const listOthers = (tx: Tx, of: { kind: LockedKind; listId: number; userId: number; now: Date }) =>
  tx.all(
    db
      .selectFrom('work_locks as l')
      .innerJoin('member_names as p', 'p.user_id', 'l.user_id')
      .select(['l.record_id', 'l.part', 'l.taken_at', 'p.user_id', 'p.first_name', 'p.last_name'])
      .where('l.kind', '=', of.kind)
      .where('l.list_id', '=', of.listId)
      .where('l.user_id', '<>', of.userId)
      .where('l.ends_at', '>', of.now)
      .orderBy('l.taken_at')
      .limit(MOST_OTHERS),
  );

/** More colleagues than these don't mark one queue at a time. */
const MOST_OTHERS = 100;
