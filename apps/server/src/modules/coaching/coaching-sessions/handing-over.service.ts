import { coachZone } from '@sullam/domain/coaching/working-hours.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { notAllowed, notFound } from '../../../kernel/problem.ts';
import { noteAvailabilityChange, type SessionTypeRecord } from '../coach-availability/coach-availability.public.ts';
import { checkSlot, preparedAt, type SlotWish, withNearestTimes } from './booking-slots.ts';
import { type AccessedSession, accessSession, changingSession, lockCoachTime } from './coaching-sessions.access.ts';
import { typeClosed } from './coaching-sessions.errors.ts';
import { insertChange, type SessionRecord } from './coaching-sessions.repository.ts';
import type { HandOverBody, TakingCoaches } from './coaching-sessions.schemas.ts';
import { coachingSessionChanged } from './coaching-sessions.signals.ts';
import { setCoach, setKept } from './handing-over.repository.ts';
import { checkMovable } from './moving.service.ts';
import { rulesFor } from './moving-rules.ts';
import { queueReminders } from './session-reminders.ts';
import { promisedTime, readerZone } from './session-times.ts';
import { isFreeAt, listTakers, readTakingType } from './taking-coaches.reads.ts';

/** Coaches decide about their own sessions, and administrators about all. A learner's session isn't the learner's to give away. */
function checkDecides({ side }: AccessedSession): void {
  if (side === 'LEARNER') throw notAllowed();
}

/** Holds a session although it lies outside the coach's hours or in a blocked time: it is affected no more until it is moved. */
export const keepSession = (context: MemberContext, coachingSessionId: number): Promise<void> =>
  changingSession(context, coachingSessionId, async (tx, accessed) => {
    checkDecides(accessed);
    checkMovable(accessed.session, context.clock.now());
    await setKept(tx, coachingSessionId, context.clock.now());
    await audit(context, tx, { action: 'coaching-session.keep', noun: 'coaching-session', nounId: coachingSessionId });
  });

/** Coaches who offer a session of the same length and are free at its time, by name. */
export const listTakingCoaches = (context: MemberContext, coachingSessionId: number): Promise<TakingCoaches> =>
  reading(context, async (tx) => {
    const accessed = await accessSession(context, tx, coachingSessionId);
    checkDecides(accessed);
    const { session } = accessed;
    const data: TakingCoaches['data'] = [];
    for (const { coachId, userId, firstName, lastName } of await listTakers(tx, session)) {
      const type = await readTakingType(tx, coachId, session);
      if (type && (await isFreeAt(context, tx, type, accessed)))
        data.push({ coachId, person: { userId, firstName, lastName } });
    }
    return { data };
  });

/** Locks both coaches, always in the same order, so that two hand-overs in opposite directions don't wait for each other. */
async function lockBoth(context: MemberContext, tx: Tx, one: number, other: number): Promise<void> {
  for (const coachId of [one, other].sort((a, b) => a - b)) await lockCoachTime(context, tx, coachId);
}

async function give(
  context: MemberContext,
  tx: Tx,
  session: SessionRecord,
  type: SessionTypeRecord,
  wish: SlotWish,
): Promise<void> {
  const now = context.clock.now();
  const prepared = await preparedAt(context, tx, wish);
  checkSlot(prepared, wish.rulesOf!(type.rules), wish.at, now);
  await setCoach(tx, session.coachingSessionId, {
    coachId: type.coachId,
    sessionTypeId: type.sessionTypeId,
    promised: promisedTime(wish.at, coachZone(prepared.hours, wish.at.getTime())),
    now,
  });
}

/** Gives a booked session to another coach at the same time. Its calendar entry stays the same one, with another coach. */
export async function handOverSession(
  context: MemberContext,
  coachingSessionId: number,
  { coachId, message }: HandOverBody,
): Promise<void> {
  const { found, type: offered } = await reading(context, async (tx) => {
    const accessed = await accessSession(context, tx, coachingSessionId);
    checkDecides(accessed);
    return { found: accessed, type: await readTakingType(tx, coachId, accessed.session) };
  });
  if (coachId === found.session.coachId) throw notFound();
  if (!offered) throw typeClosed();
  const wish: SlotWish = {
    coachId,
    sessionTypeId: offered.sessionTypeId,
    at: found.session.startsAt,
    rulesOf: rulesFor(found),
    zone: readerZone(context, undefined),
  };
  await withNearestTimes(context, wish, () =>
    transaction(context, async (tx) => {
      await lockBoth(context, tx, found.session.coachId, coachId);
      const { session } = await accessSession(context, tx, coachingSessionId);
      // given away in between: the coach who has it now is not locked
      if (session.coachId !== found.session.coachId) throw notFound();
      checkMovable(session, context.clock.now());
      const type = await readTakingType(tx, coachId, session);
      if (!type) throw typeClosed();
      await give(context, tx, session, type, { ...wish, at: session.startsAt });
      const { userId } = context.caller;
      await insertChange(context, tx, {
        coachingSessionId,
        kind: 'HANDED_OVER',
        userId,
        message: message?.trim() || null,
      });
      await queueReminders(context, tx, [coachingSessionId]);
      await emit(context, tx, coachingSessionChanged, {
        coachingSessionId,
        news: 'handedOver',
        count: 1,
        byUserId: userId,
        formerCoachUserId: session.coachUserId,
      });
      await noteAvailabilityChange(context, tx, session.coachId);
      await noteAvailabilityChange(context, tx, coachId);
      await audit(context, tx, {
        action: 'coaching-session.hand-over',
        noun: 'coaching-session',
        nounId: coachingSessionId,
        changes: { from: String(session.coachId), to: String(coachId) },
      });
    }),
  );
}
