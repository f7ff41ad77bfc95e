import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { publish } from '../../../kernel/stream/stream-hub.ts';
import { type LockedKind, lockableWork } from './lockable-work.ts';
import { deleteLocks, findLock, insertLock, type Lock, listOthers, updateLock } from './work-locks.repository.ts';
import type { WorkLock, WorkLockBody } from './work-locks.schemas.ts';

/** So long a lock holds after its window was heard of. */
const HELD = 120_000;

function workOf(context: MemberContext, kind: LockedKind) {
  const work = context.extensions.of(lockableWork).find((each) => each.kind === kind);
  if (!work || !context.features[work.feature]) throw notFound();
  return work;
}

/** Takes a place, or renews it. Of two who take a free one at once the first row stands, and the other one reads it. */
async function take(context: MemberContext, tx: Tx, lock: Lock, takesOver: boolean): Promise<Date> {
  if (await insertLock(tx, lock)) return lock.takenAt;
  const stored = await findLock(tx, lock);
  // let go in this moment: it is free
  if (!stored) return take(context, tx, lock, takesOver);
  const isOwn = stored.userId === lock.userId;
  const isOver = stored.endsAt <= lock.takenAt;
  if (!isOwn && !isOver && !takesOver) return stored.takenAt;
  const takenAt = isOwn && !isOver ? stored.takenAt : lock.takenAt;
  await updateLock(tx, { ...lock, takenAt });
  const { kind, recordId, part } = lock;
  if (!isOwn && !isOver) await publish(context, tx, stored.userId, 'work-lock-taken', { kind, recordId, part });
  return takenAt;
}

/** Lets go of what a window has in hand. */
export const unlockWork = (context: MemberContext, tab: string): Promise<void> =>
  transaction(context, (tx) => deleteLocks(tx, { userId: context.caller.userId, tab, endedBy: context.clock.now() }));

/**
 * Takes a piece of work in hand for this window, which lets go of its other one; where a colleague has it, says who. Asked again
 * and again it stays in hand, and is taken as soon as it is free.
 */
export async function lockWork(context: MemberContext, { tab, takesOver, ...place }: WorkLockBody): Promise<WorkLock> {
  const work = workOf(context, place.kind);
  const { userId } = context.caller;
  // by itself: two windows that change places never wait for each other
  await transaction(context, async (tx) => {
    await work.access(context, tx, place);
    await deleteLocks(tx, { userId, tab, endedBy: context.clock.now(), kept: place });
  });
  return transaction(context, async (tx) => {
    const { listId, isShared } = await work.access(context, tx, place);
    if (isShared) return { holder: null, since: null, others: [] };
    const now = context.clock.now();
    const endsAt = new Date(now.getTime() + HELD);
    const since = await take(context, tx, { ...place, listId, userId, tab, takenAt: now, endsAt }, takesOver);
    const others = (await listOthers(tx, { kind: place.kind, listId, userId, now })).map((row) => ({
      recordId: row.record_id,
      part: row.part,
      holder: { userId: row.user_id, firstName: row.first_name, lastName: row.last_name },
    }));
    const holder = others.find(({ recordId, part }) => recordId === place.recordId && part === place.part)?.holder;
    return { holder: holder ?? null, since: since.toISOString(), others };
  });
}
