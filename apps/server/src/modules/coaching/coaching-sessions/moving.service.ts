import { coachZone } from '@sullam/domain/coaching/working-hours.ts';
import { MINUTE } from '@sullam/domain/limits.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading, type Tx } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { noteAvailabilityChange, readSlotRules } from '../coach-availability/coach-availability.public.ts';
import { checkSlot, preparedAt, type SlotWish, withNearestTimes } from './booking-slots.ts';
import { type AccessedSession, accessSession, changingSession } from './coaching-sessions.access.ts';
import { notWaiting, sessionOff, sessionOver, sessionStarted, stillWaiting } from './coaching-sessions.errors.ts';
import { insertChange, type SessionRecord, setState, setTime } from './coaching-sessions.repository.ts';
import type { MoveBody } from './coaching-sessions.schemas.ts';
import { coachingSessionChanged } from './coaching-sessions.signals.ts';
import { minutesOf, rulesFor } from './moving-rules.ts';
import { queueReminders } from './session-reminders.ts';
import { answerUntil } from './session-states.ts';
import { promisedTime, readerZone } from './session-times.ts';

const wishOf = (context: MemberContext, accessed: AccessedSession, body: MoveBody): SlotWish => ({
  coachId: accessed.session.coachId,
  sessionTypeId: accessed.session.sessionTypeId,
  at: new Date(body.startsAt),
  except: accessed.session.coachingSessionId,
  rulesOf: rulesFor(accessed),
  zone: readerZone(context, body.zone),
});

/** A booked session that has not begun: no other can be moved. */
export function checkMovable({ state, startsAt, endsAt }: SessionRecord, now: Date): void {
  if (state === 'HELD') throw stillWaiting();
  if (state !== 'BOOKED') throw sessionOff();
  if (endsAt <= now) throw sessionOver();
  if (startsAt <= now) throw sessionStarted();
}

async function moveSpan(
  context: MemberContext,
  tx: Tx,
  { session, side }: AccessedSession,
  wish: SlotWish,
): Promise<Date> {
  const now = context.clock.now();
  const { rules } = await readSlotRules(tx, session.sessionTypeId);
  const prepared = await preparedAt(context, tx, wish);
  checkSlot(prepared, rulesFor({ session, side })(rules), wish.at, now);
  await setTime(tx, session.coachingSessionId, {
    startsAt: wish.at,
    endsAt: new Date(wish.at.getTime() + minutesOf(session) * MINUTE),
    promised: promisedTime(wish.at, coachZone(prepared.hours, wish.at.getTime())),
    now,
  });
  return now;
}

/** Moves a booked session. Its old time stays booked until the new one is, and may overlap it. */
export async function moveSession(context: MemberContext, coachingSessionId: number, body: MoveBody): Promise<void> {
  const accessed = await reading(context, (tx) => accessSession(context, tx, coachingSessionId));
  const wish = wishOf(context, accessed, body);
  await withNearestTimes(context, wish, () =>
    changingSession(context, coachingSessionId, async (tx, { session, side }) => {
      checkMovable(session, context.clock.now());
      if (session.startsAt.getTime() === wish.at.getTime()) return;
      await moveSpan(context, tx, { session, side }, wish);
      const { userId } = context.caller;
      await insertChange(context, tx, {
        coachingSessionId,
        kind: 'MOVED',
        userId,
        startsBefore: session.startsAt,
        startsAfter: wish.at,
        message: body.message?.trim() || null,
      });
      await queueReminders(context, tx, [coachingSessionId]);
      await emit(context, tx, coachingSessionChanged, { coachingSessionId, news: 'moved', count: 1, byUserId: userId });
      await noteAvailabilityChange(context, tx, session.coachId);
      await audit(context, tx, {
        action: 'coaching-session.move',
        noun: 'coaching-session',
        nounId: coachingSessionId,
        changes: { from: session.startsAt.toISOString(), to: wish.at.toISOString() },
      });
    }),
  );
}

/** The coach answers a request with another time, which is held until the learner answers. */
export async function suggestTime(context: MemberContext, coachingSessionId: number, body: MoveBody): Promise<void> {
  const accessed = await reading(context, (tx) => accessSession(context, tx, coachingSessionId));
  const wish = wishOf(context, accessed, body);
  await withNearestTimes(context, wish, () =>
    changingSession(context, coachingSessionId, async (tx, { session, side }) => {
      if (session.state !== 'HELD' || session.heldFor !== 'REQUEST' || side === 'LEARNER') throw notWaiting();
      const now = await moveSpan(context, tx, { session, side }, wish);
      const { userId } = context.caller;
      const held = { for: 'OFFER' as const, until: answerUntil(now, wish.at) };
      await setState(tx, coachingSessionId, { state: 'HELD', held, now });
      await insertChange(context, tx, {
        coachingSessionId,
        kind: 'SUGGESTED',
        userId,
        startsBefore: session.startsAt,
        startsAfter: wish.at,
        message: body.message?.trim() || null,
      });
      const news = { coachingSessionId, news: 'suggested' as const, count: 1, byUserId: userId };
      await emit(context, tx, coachingSessionChanged, news);
      await noteAvailabilityChange(context, tx, session.coachId);
      await audit(context, tx, {
        action: 'coaching-session.suggest',
        noun: 'coaching-session',
        nounId: coachingSessionId,
        changes: { from: session.startsAt.toISOString(), to: wish.at.toISOString() },
      });
    }),
  );
}
