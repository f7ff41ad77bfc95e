import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { notAllowed } from '../../../kernel/problem.ts';
import { readMeetingTools } from '../../organization/video-conferencing/video-conferencing.public.ts';
import { accessSession, changingSession } from './coaching-sessions.access.ts';
import {
  alreadyMissed,
  noObjection,
  nothingToDecide,
  notOpenYet,
  notStarted,
  sessionOff,
  sessionOver,
  stillWaiting,
  withoutRoom,
} from './coaching-sessions.errors.ts';
import { bookingUpdate, insertChange } from './coaching-sessions.repository.ts';
import { coachingSessionChanged } from './coaching-sessions.signals.ts';
import { abilitiesOf, joinOpensAt } from './session-states.ts';

/** Where the video room is. The address leaves the server only while the room is open. */
export const joinSession = (context: MemberContext, coachingSessionId: number): Promise<{ address: string }> =>
  reading(context, async (tx) => {
    const { session, side } = await accessSession(context, tx, coachingSessionId);
    if (side === 'ADMINISTRATOR') throw notAllowed();
    const now = context.clock.now();
    if (session.state === 'HELD') throw stillWaiting();
    if (session.state !== 'BOOKED') throw sessionOff();
    if (session.endsAt <= now) throw sessionOver();
    if (joinOpensAt(session) > now) throw notOpenYet();
    const { tools, jitsiUrl } = await readMeetingTools(context, tx);
    if (!session.byVideo || session.room === null || !tools.includes('JITSI')) throw withoutRoom();
    return { address: `${jitsiUrl}/${session.room}` };
  });

/** One side reports that the other did not come. */
export const reportMissed = (context: MemberContext, coachingSessionId: number): Promise<void> =>
  changingSession(context, coachingSessionId, async (tx, { session, side }) => {
    if (side === 'ADMINISTRATOR') throw notAllowed();
    const now = context.clock.now();
    if (session.state !== 'BOOKED') throw sessionOff();
    if (session.startsAt > now) throw notStarted();
    // what an administrator has withdrawn isn't reported again
    if (session.missedAt !== null || session.decision !== null) throw alreadyMissed();
    const { userId } = context.caller;
    const missedBy = side === 'LEARNER' ? 'COACH' : 'LEARNER';
    await tx.run(bookingUpdate(coachingSessionId).set({ missed_by: missedBy, missed_at: now }));
    await insertChange(context, tx, { coachingSessionId, kind: 'MISSED', userId });
    await emit(context, tx, coachingSessionChanged, { coachingSessionId, news: 'missed', count: 1, byUserId: userId });
    await audit(context, tx, {
      action: 'coaching-session.report-missed',
      noun: 'coaching-session',
      nounId: coachingSessionId,
      changes: { missedBy },
    });
  });

/** The side that is said to have missed a session objects, within 48 hours. Administrators see the objection. */
export const objectToMissed = (context: MemberContext, coachingSessionId: number, text: string): Promise<void> =>
  changingSession(context, coachingSessionId, async (tx, { session, side }) => {
    const now = context.clock.now();
    if (!abilitiesOf(session, side, now).object) throw noObjection();
    const { userId } = context.caller;
    const objection = text.trim();
    await tx.run(bookingUpdate(coachingSessionId).set({ objected_at: now, objection }));
    await insertChange(context, tx, { coachingSessionId, kind: 'OBJECTED', userId, message: objection });
    await emit(context, tx, coachingSessionChanged, {
      coachingSessionId,
      news: 'objected',
      count: 1,
      byUserId: userId,
    });
    await audit(context, tx, {
      action: 'coaching-session.object',
      noun: 'coaching-session',
      nounId: coachingSessionId,
    });
  });

/**
 * An administrator decides an objection once: the no-show stands, or it is withdrawn as if it had never been reported. Administrators
 * who are a side of the session leave it to others.
 */
export const decideMissed = (
  context: MemberContext,
  coachingSessionId: number,
  decision: 'UPHELD' | 'WITHDRAWN',
): Promise<void> =>
  changingSession(context, coachingSessionId, async (tx, { session, side }) => {
    if (side !== 'ADMINISTRATOR') throw notAllowed();
    if (session.objectedAt === null || session.decision !== null) throw nothingToDecide();
    const now = context.clock.now();
    const { userId } = context.caller;
    const withdrawn = decision === 'WITHDRAWN' ? { missed_by: null, missed_at: null } : {};
    await tx.run(bookingUpdate(coachingSessionId).set({ decision, decided_at: now, ...withdrawn }));
    await insertChange(context, tx, { coachingSessionId, kind: decision, userId });
    await emit(context, tx, coachingSessionChanged, {
      coachingSessionId,
      news: decision === 'UPHELD' ? 'upheld' : 'withdrawn',
      count: 1,
      byUserId: userId,
    });
    await audit(context, tx, {
      action: 'coaching-session.decide',
      noun: 'coaching-session',
      nounId: coachingSessionId,
      changes: { decision },
    });
  });
