import { instantOf } from '@sullam/domain/lectures/zoned-time.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { timeZoneData } from '../../../kernel/time-zone-data.ts';
import { noteAvailabilityChange } from '../coach-availability/coach-availability.public.ts';
import { lockCoachTime } from './coaching-sessions.access.ts';
import { insertChange, setTime, setZoneData } from './coaching-sessions.repository.ts';
import { coachingSessionChanged } from './coaching-sessions.signals.ts';
import { queueReminders } from './session-reminders.ts';
import { outdatedSessions, standingIn, type ZonedSession } from './zone-changes.repository.ts';

const newStart = ({ wallDate, wallTime, timeZone }: ZonedSession): Date =>
  instantOf({ date: wallDate, time: wallTime }, timeZone);

/** Keeps the promised wall time and moves the instant. Where another session stands in the way, both sides are told instead. */
async function settle(context: SystemContext, tx: Tx, session: ZonedSession, startsAt: Date): Promise<void> {
  const { coachingSessionId, timeZone, wallDate, wallTime } = session;
  const endsAt = new Date(startsAt.getTime() + session.endsAt.getTime() - session.startsAt.getTime());
  const conflict = await standingIn(tx, session, startsAt, endsAt);
  const news = conflict ? ('zoneConflict' as const) : ('zoneMoved' as const);
  if (!conflict) {
    const promised = { timeZone, wallDate, wallTime, zoneData: timeZoneData().version };
    await setTime(tx, coachingSessionId, { startsAt, endsAt, promised, now: context.clock.now() });
    await insertChange(context, tx, {
      coachingSessionId,
      kind: 'MOVED',
      userId: null,
      startsBefore: session.startsAt,
      startsAfter: startsAt,
    });
    await queueReminders(context, tx, [coachingSessionId]);
  }
  await emit(context, tx, coachingSessionChanged, { coachingSessionId, news, count: 1, byUserId: null });
}

async function settleCoach(context: SystemContext, tx: Tx, coachId: number): Promise<void> {
  await lockCoachTime(context, tx, coachId);
  const now = context.clock.now();
  const { version } = timeZoneData();
  const sessions = await tx.all(outdatedSessions({ now, version }).where('s.coach_id', '=', coachId));
  const changed = sessions.filter((session) => newStart(session).getTime() !== session.startsAt.getTime());
  // what moves later goes from the last one, what moves earlier from the first, so that neighbours make room for each other
  const later = changed.filter((session) => newStart(session) > session.startsAt).reverse();
  const earlier = changed.filter((session) => newStart(session) < session.startsAt);
  for (const session of [...later, ...earlier]) await settle(context, tx, session, newStart(session));
  await setZoneData(
    tx,
    sessions.map(({ coachingSessionId }) => coachingSessionId),
    version,
  );
  if (changed.length > 0) await noteAvailabilityChange(context, tx, coachId);
}

/**
 * What was promised is the time on the wall. Where a government has changed its rules since, and this server's data with it, sessions
 * to come keep it and their instants move.
 */
export async function settleZones(context: SystemContext): Promise<void> {
  const now = context.clock.now();
  const { version } = timeZoneData();
  const sessions = await reading(context, (tx) => tx.all(outdatedSessions({ now, version })));
  for (const coachId of new Set(sessions.map((session) => session.coachId)))
    await transaction(context, (tx) => settleCoach(context, tx, coachId));
}
