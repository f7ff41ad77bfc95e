import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { noteAvailabilityChange } from '../coach-availability/coach-availability.public.ts';
import { type AccessedSession, accessSession, changingSession } from './coaching-sessions.access.ts';
import { sessionOff, sessionOver, sessionStarted } from './coaching-sessions.errors.ts';
import { bookingUpdate, insertChange, setState } from './coaching-sessions.repository.ts';
import type { AnswersBody, CancellationPreview } from './coaching-sessions.schemas.ts';
import { coachingSessionChanged } from './coaching-sessions.signals.ts';
import { checkAnswers } from './session-answers.ts';
import { previewRefund } from './session-orders.ts';
import { previewCredit, releasePayments } from './session-payers.ts';
import { presentPolicy } from './session-policy.ts';
import { refundPercentAt, stateAt } from './session-states.ts';
import { readerZone } from './session-times.ts';

/** Only what is held or booked and has not begun can be cancelled or prepared for. */
function checkAhead({ session }: AccessedSession, now: Date): void {
  const state = stateAt(session, now);
  if (state !== 'HELD' && state !== 'BOOKED') throw sessionOff();
  if (session.endsAt <= now) throw sessionOver();
  if (session.startsAt <= now) throw sessionStarted();
}

/** Learners get back what the terms of their booking say. Coaches and administrators always give back everything. */
const percentFor = ({ session, side }: AccessedSession, now: Date): number =>
  side === 'LEARNER' ? refundPercentAt(session, now) : 100;

/** What cancelling now would mean. */
export const previewCancellation = (
  context: MemberContext,
  coachingSessionId: number,
  zone: string | undefined,
): Promise<CancellationPreview> =>
  reading(context, async (tx) => {
    const accessed = await accessSession(context, tx, coachingSessionId);
    const now = context.clock.now();
    checkAhead(accessed, now);
    const policy = presentPolicy(accessed.session, now, readerZone(context, zone));
    const refundPercent = percentFor(accessed, now);
    return {
      ...policy,
      refundPercent,
      credit: await previewCredit(context, tx, accessed.session, refundPercent),
      refund: await previewRefund(context, tx, accessed.session, refundPercent),
    };
  });

export const cancelSession = (
  context: MemberContext,
  coachingSessionId: number,
  message: string | null | undefined,
): Promise<void> =>
  changingSession(context, coachingSessionId, async (tx, accessed) => {
    const now = context.clock.now();
    checkAhead(accessed, now);
    const { session, side } = accessed;
    const { userId } = context.caller;
    const text = message?.trim() || null;
    const refundPercent = percentFor(accessed, now);
    const isUnpaid = session.heldFor === 'PAYMENT';
    await setState(tx, coachingSessionId, { state: 'CANCELLED', now }, { isNews: session.state === 'BOOKED' });
    await tx.run(
      bookingUpdate(coachingSessionId).set({
        cancelled_by: side,
        cancelled_at: now,
        refund_percent: refundPercent,
        message: text,
      }),
    );
    await releasePayments(context, tx, { coachingSessionIds: [coachingSessionId] }, refundPercent);
    await insertChange(context, tx, { coachingSessionId, kind: 'CANCELLED', userId, message: text });
    // a coach who never heard of a slot that was not paid isn't told that it is free again
    if (!isUnpaid || side !== 'LEARNER')
      await emit(context, tx, coachingSessionChanged, {
        coachingSessionId,
        news: 'cancelled',
        count: 1,
        byUserId: userId,
      });
    await noteAvailabilityChange(context, tx, session.coachId);
    await audit(context, tx, {
      action: 'coaching-session.cancel',
      noun: 'coaching-session',
      nounId: coachingSessionId,
      changes: { by: side, refundPercent },
    });
  });

/** Changes what the learner wrote for the coach, until the session begins. */
export const saveAnswers = (context: MemberContext, coachingSessionId: number, body: AnswersBody): Promise<void> =>
  changingSession(context, coachingSessionId, async (tx, accessed) => {
    const now = context.clock.now();
    checkAhead(accessed, now);
    if (accessed.side !== 'LEARNER') throw sessionOff();
    const answers = checkAnswers(accessed.session.questions, body.answers, { mustBeComplete: false });
    await tx.run(bookingUpdate(coachingSessionId).set({ note: body.note?.trim() || null, answers: json(answers) }));
  });
