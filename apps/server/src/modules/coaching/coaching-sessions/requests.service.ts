import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { noteAvailabilityChange } from '../coach-availability/coach-availability.public.ts';
import { type AccessedSession, changingSession } from './coaching-sessions.access.ts';
import { notWaiting } from './coaching-sessions.errors.ts';
import { bookingUpdate, insertChange, setState } from './coaching-sessions.repository.ts';
import { coachingSessionChanged } from './coaching-sessions.signals.ts';
import { releasePayments } from './session-payers.ts';
import { queueReminders } from './session-reminders.ts';
import { abilitiesOf } from './session-states.ts';

function checkAwaited(context: MemberContext, { session, side }: AccessedSession): void {
  if (!abilitiesOf(session, side, context.clock.now()).accept) throw notWaiting();
}

/** Accepts a request as its coach, or a suggested time as its learner. A slot that was held in time is booked at any notice. */
export const acceptSession = (context: MemberContext, coachingSessionId: number): Promise<void> =>
  changingSession(context, coachingSessionId, async (tx, accessed) => {
    checkAwaited(context, accessed);
    const { userId } = context.caller;
    const { startsAt } = accessed.session;
    await setState(tx, coachingSessionId, { state: 'BOOKED', now: context.clock.now() });
    await insertChange(context, tx, { coachingSessionId, kind: 'BOOKED', userId, startsAfter: startsAt });
    await queueReminders(context, tx, [coachingSessionId]);
    await emit(context, tx, coachingSessionChanged, {
      coachingSessionId,
      news: 'accepted',
      count: 1,
      byUserId: userId,
    });
    await audit(context, tx, {
      action: 'coaching-session.accept',
      noun: 'coaching-session',
      nounId: coachingSessionId,
    });
  });

/** Declines a request as its coach, or a suggested time as its learner, with a message. */
export const declineSession = (
  context: MemberContext,
  coachingSessionId: number,
  message: string | null | undefined,
): Promise<void> =>
  changingSession(context, coachingSessionId, async (tx, accessed) => {
    checkAwaited(context, accessed);
    const { userId } = context.caller;
    const text = message?.trim() || null;
    await setState(tx, coachingSessionId, { state: 'DECLINED', now: context.clock.now() });
    await tx.run(bookingUpdate(coachingSessionId).set({ message: text }));
    await releasePayments(context, tx, { coachingSessionIds: [coachingSessionId] }, 100);
    await insertChange(context, tx, { coachingSessionId, kind: 'DECLINED', userId, message: text });
    await emit(context, tx, coachingSessionChanged, {
      coachingSessionId,
      news: 'declined',
      count: 1,
      byUserId: userId,
    });
    await noteAvailabilityChange(context, tx, accessed.session.coachId);
    await audit(context, tx, {
      action: 'coaching-session.decline',
      noun: 'coaching-session',
      nounId: coachingSessionId,
    });
  });
