import { audit } from '../../../kernel/audit.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { isAmong } from '../../../kernel/database/statement.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { noteAvailabilityChange } from '../coach-availability/coach-availability.public.ts';
import {
  bookingUpdate,
  coachingSessionChanged,
  findSession,
  insertChange,
  lockCoachTime,
  queueReminders,
  readRefunded,
  reopen,
  type SessionRecord,
  sessionRows,
  setState,
} from '../coaching-sessions/coaching-sessions.public.ts';
import { isStillFree } from './slot-check.ts';

/** A session of an order line. */
interface SoldSession {
  orderLineId: number;
  userId: number;
  coachingSessionId: number;
}

/** Locks the coaches of sessions that are ordered together, always in the same order, so that two buyers never wait for each other. */
export async function lockSessions(
  context: SystemContext,
  tx: Tx,
  coachingSessionIds: readonly number[],
): Promise<void> {
  const rows = await tx.all(sessionRows().where(isAmong('s.coaching_session_id', coachingSessionIds)));
  const coachIds = [...new Set(rows.map(({ coachId }) => coachId))].sort((one, other) => one - other);
  for (const coachId of coachIds) await lockCoachTime(context, tx, coachId);
}

/** The buyer's session as it stands under the lock of its coach; undefined for another learner's. */
async function lockSession(
  context: SystemContext,
  tx: Tx,
  { coachingSessionId, userId }: SoldSession,
): Promise<SessionRecord | undefined> {
  const found = await findSession(tx, coachingSessionId);
  if (found?.learnerUserId !== userId || found.priceMinor === null) return undefined;
  await lockCoachTime(context, tx, found.coachId);
  return findSession(tx, coachingSessionId);
}

/** Whether an order line can have a session: it holds it, or none does while the time is free. */
async function canTake(context: SystemContext, tx: Tx, session: SessionRecord, orderLineId: number): Promise<boolean> {
  const { state, heldFor } = session;
  if (session.startsAt <= context.clock.now()) return false;
  if (state === 'HELD')
    return heldFor === 'PAYMENT' && (session.orderLineId === null || session.orderLineId === orderLineId);
  return state === 'EXPIRED' && (await isStillFree(context, tx, session));
}

/**
 * Holds a session for an order line while it is paid, at most until it begins; again with a later time, it is held longer. A hold that has
 * ended is renewed if the time is still free. Returns false if the learner can't have the time any more.
 */
export async function holdSession(
  context: SystemContext,
  tx: Tx,
  { until, ...sold }: SoldSession & { until: Date },
): Promise<boolean> {
  const { coachingSessionId, orderLineId, userId } = sold;
  const session = await lockSession(context, tx, sold);
  if (!session || !(await canTake(context, tx, session, orderLineId))) return false;
  const now = context.clock.now();
  const held = { for: 'PAYMENT' as const, until: until < session.startsAt ? until : session.startsAt };
  await reopen(tx, coachingSessionId, { state: 'HELD', held, now });
  await tx.run(bookingUpdate(coachingSessionId).set({ order_line_id: orderLineId }));
  if (session.state === 'HELD') return true;
  await insertChange(context, tx, { coachingSessionId, kind: 'HELD', userId, startsAfter: session.startsAt });
  await noteAvailabilityChange(context, tx, session.coachId);
  return true;
}

/**
 * Books the session of an order line that was paid, also where notice has run out or the hold has ended and the time is still free. Twice is
 * once. Returns false if the time is gone, so that the line is refunded.
 */
export async function bookPaidSession(context: SystemContext, tx: Tx, sold: SoldSession): Promise<boolean> {
  const { coachingSessionId, orderLineId, userId } = sold;
  const session = await lockSession(context, tx, sold);
  if (session?.state === 'BOOKED') return session.orderLineId === orderLineId;
  if (!session || !(await canTake(context, tx, session, orderLineId))) return false;
  await reopen(tx, coachingSessionId, { state: 'BOOKED', now: context.clock.now() });
  await tx.run(bookingUpdate(coachingSessionId).set({ order_line_id: orderLineId }));
  await insertChange(context, tx, { coachingSessionId, kind: 'BOOKED', userId, startsAfter: session.startsAt });
  await queueReminders(context, tx, [coachingSessionId]);
  const news = { coachingSessionId, news: 'booked' as const, count: 1, byUserId: userId };
  await emit(context, tx, coachingSessionChanged, news);
  await noteAvailabilityChange(context, tx, session.coachId);
  await audit(context, tx, {
    action: 'coaching-session.book',
    noun: 'coaching-session',
    nounId: coachingSessionId,
    changes: { coachId: session.coachId, sessions: 1 },
  });
  return true;
}

/** Gives a time back that was held for an order line which ended unpaid. */
export async function releaseSession(context: SystemContext, tx: Tx, sold: SoldSession): Promise<void> {
  const { coachingSessionId, orderLineId } = sold;
  const session = await lockSession(context, tx, sold);
  if (session?.state !== 'HELD' || session.orderLineId !== orderLineId) return;
  await setState(tx, coachingSessionId, { state: 'EXPIRED', now: context.clock.now() });
  await tx.run(bookingUpdate(coachingSessionId).set({ order_line_id: null }));
  await insertChange(context, tx, { coachingSessionId, kind: 'EXPIRED', userId: null });
  await noteAvailabilityChange(context, tx, session.coachId);
}

/** Cancels a session to come whose order line was refunded, unless that followed from its cancellation. */
export async function cancelPaidSession(context: SystemContext, tx: Tx, sold: SoldSession): Promise<void> {
  const { coachingSessionId, orderLineId } = sold;
  const session = await lockSession(context, tx, sold);
  const now = context.clock.now();
  if (session?.state !== 'BOOKED' || session.orderLineId !== orderLineId || session.startsAt <= now) return;
  const { byBuyer, percent } = await readRefunded(context, tx, orderLineId);
  const userId = byBuyer ? sold.userId : null;
  await setState(tx, coachingSessionId, { state: 'CANCELLED', now }, { isNews: true });
  await tx.run(
    bookingUpdate(coachingSessionId).set({
      cancelled_by: byBuyer ? 'LEARNER' : 'ADMINISTRATOR',
      cancelled_at: now,
      refund_percent: percent,
    }),
  );
  await insertChange(context, tx, { coachingSessionId, kind: 'CANCELLED', userId });
  const news = { coachingSessionId, news: 'cancelled' as const, count: 1, byUserId: userId };
  await emit(context, tx, coachingSessionChanged, news);
  await noteAvailabilityChange(context, tx, session.coachId);
  await audit(context, tx, {
    action: 'coaching-session.cancel',
    noun: 'coaching-session',
    nounId: coachingSessionId,
    changes: { by: byBuyer ? 'LEARNER' : 'ADMINISTRATOR', refundPercent: percent },
  });
}
