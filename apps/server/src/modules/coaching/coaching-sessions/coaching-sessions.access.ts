import { isAdministrator } from '../../../kernel/access/access.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { notFound } from '../../../kernel/problem.ts';
import { lockCoach } from '../coaches/coaches.public.ts';
import {
  expireHolds,
  findSession,
  insertChange,
  type SessionRecord,
  type SessionSide,
} from './coaching-sessions.repository.ts';
import { coachingSessionChanged } from './coaching-sessions.signals.ts';
import { releasePayments } from './session-payers.ts';

export interface AccessedSession {
  session: SessionRecord;
  side: SessionSide;
}

function sideOf({ caller }: MemberContext, session: SessionRecord): SessionSide | null {
  if (caller.userId === session.learnerUserId) return 'LEARNER';
  if (caller.userId === session.coachUserId) return 'COACH';
  return isAdministrator(caller) ? 'ADMINISTRATOR' : null;
}

/**
 * The only way to a session: for its learner, its coach and administrators.
 * @throws Problem not-found for everyone else
 */
export async function accessSession(
  context: MemberContext,
  tx: Tx,
  coachingSessionId: number,
): Promise<AccessedSession> {
  const session = await findSession(tx, coachingSessionId);
  const side = session ? sideOf(context, session) : null;
  if (!session || side === null) throw notFound();
  return { session, side };
}

/** Makes other changes of a coach's sessions wait, and ends holds that are due: they refuse nobody, even if no job runs. */
export async function lockCoachTime(context: SystemContext, tx: Tx, coachId: number): Promise<void> {
  await lockCoach(tx, coachId);
  const ended = await expireHolds(tx, coachId, context.clock.now());
  const coachingSessionIds = ended.map((one) => one.coachingSessionId);
  if (ended.length > 0) await releasePayments(context, tx, { coachingSessionIds }, 100);
  for (const { coachingSessionId, heldFor } of ended) {
    await insertChange(context, tx, { coachingSessionId, kind: 'EXPIRED', userId: null });
    // the coach never heard of a slot that was not paid, and the learner sees it in the cart
    if (heldFor === 'PAYMENT') continue;
    await emit(context, tx, coachingSessionChanged, { coachingSessionId, news: 'expired', count: 1, byUserId: null });
  }
}

/** Runs a change of a session under the lock of its coach, with the session as it stands then. */
export const changingSession = <R>(
  context: MemberContext,
  coachingSessionId: number,
  work: (tx: Tx, accessed: AccessedSession) => Promise<R>,
): Promise<R> =>
  transaction(context, async (tx) => {
    const { session } = await accessSession(context, tx, coachingSessionId);
    await lockCoachTime(context, tx, session.coachId);
    return work(tx, await accessSession(context, tx, coachingSessionId));
  });
