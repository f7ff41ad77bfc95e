import { randomUUID } from 'node:crypto';
import { addDays, instantOf, wallTimeOf, weekdayOf } from '@sullam/domain/lectures/zoned-time.ts';
import { DAY, HOUR, MINUTE } from '@sullam/domain/limits.ts';
import type { DemoCoachingSession } from '../../../demo/content/types.ts';
import { DEMO_ZONE } from '../../../demo/days.ts';
import type { DemoLoad } from '../../../demo/demo-content.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import {
  demoSessionTypes,
  readPreparedTime,
  readSlotRules,
  type SessionTypeRecord,
} from '../coach-availability/coach-availability.public.ts';
import { heldBy, newRoom, priceOf } from './booking.service.ts';
import { bookingUpdate, insertChange, insertSession, setState } from './coaching-sessions.repository.ts';
import { queueReminders } from './session-reminders.ts';
import { answerUntil } from './session-states.ts';
import { promisedTime } from './session-times.ts';

/** Days before the start at which sessions of the demo were booked. */
const BOOKED_BEFORE = 6;

/** The day of a session, by the coach's clock. */
function dayOf(now: Date, zone: string, { inDays, weekday, weeks = 0 }: DemoCoachingSession): string {
  const today = wallTimeOf(now, zone).date;
  if (weekday === undefined) return addDays(today, inDays ?? 0);
  const ahead = ((weekday % 7) - weekdayOf(today) + 7) % 7 || 7;
  return addDays(today, ahead + 7 * weeks);
}

const answersOf = ({ questions }: SessionTypeRecord, answers: readonly string[] = []): Record<string, string> =>
  Object.fromEntries(answers.flatMap((answer, at) => (questions[at] ? [[questions[at].key, answer]] : [])));

interface Missed {
  coachingSessionId: number;
  startsAt: Date;
  userId: number;
  coachUserId: number;
}

/** A no-show that the other side reported an hour after the start, and the objection to it. */
async function loadMissed(
  { context, tx }: DemoLoad,
  { missedBy, objection }: DemoCoachingSession,
  { coachingSessionId, startsAt, userId, coachUserId }: Missed,
): Promise<void> {
  if (missedBy === undefined) return;
  const [missing, other] = missedBy === 'LEARNER' ? [userId, coachUserId] : [coachUserId, userId];
  const missedAt = new Date(startsAt.getTime() + HOUR);
  const objectedAt = new Date(missedAt.getTime() + HOUR);
  const objected = objection === undefined ? {} : { objected_at: objectedAt, objection };
  await tx.run(bookingUpdate(coachingSessionId).set({ missed_by: missedBy, missed_at: missedAt, ...objected }));
  const reported = { ...context, clock: { now: () => missedAt } };
  await insertChange(reported, tx, { coachingSessionId, kind: 'MISSED', userId: other });
  if (objection === undefined) return;
  const written = { ...context, clock: { now: () => objectedAt } };
  await insertChange(written, tx, { coachingSessionId, kind: 'OBJECTED', userId: missing, message: objection });
}

async function loadSession(load: DemoLoad, session: DemoCoachingSession, key: number): Promise<void> {
  const { context, tx, loaded } = load;
  const members = loaded.get(demoMembers);
  const [userId, coachUserId] = [members.get(session.learner)!, members.get(session.coach)!];
  const type = await readSlotRules(tx, loaded.get(demoSessionTypes).get(session.coach)![session.type]!);
  const now = context.clock.now();
  const span = { from: now.getTime(), until: now.getTime() + MINUTE };
  const zone = (await readPreparedTime(context, tx, type.coachId, span)).hours.timeZone;
  const startsAt = instantOf({ date: dayOf(now, zone, session), time: session.time }, zone);
  const bookedAt = new Date(Math.min(now.getTime() - HOUR, startsAt.getTime() - BOOKED_BEFORE * DAY));
  const isHeld = session.state === 'HELD';
  const coachingSessionId = await insertSession(tx, {
    coachId: type.coachId,
    sessionTypeId: type.sessionTypeId,
    held: isHeld ? (heldBy(type, now, startsAt) ?? { for: 'REQUEST', until: answerUntil(now, startsAt) }) : null,
    startsAt,
    endsAt: new Date(startsAt.getTime() + type.lengthMinutes * MINUTE),
    bufferBeforeMinutes: type.rules.bufferBeforeMinutes,
    bufferAfterMinutes: type.rules.bufferAfterMinutes,
    promised: promisedTime(startsAt, zone),
    calendarUid: randomUUID(),
    byVideo: type.hasVideo,
    place: type.hasVideo ? {} : type.place,
    room: type.hasVideo ? newRoom() : null,
    reminderMinutes: type.reminderMinutes,
    booking: {
      userId,
      timeZone: session.zone ?? DEMO_ZONE,
      note: session.note ?? null,
      questions: type.questions,
      answers: answersOf(type, session.answers),
      cancellationTiers: type.cancellationTiers,
      price: priceOf('SAR', type),
      requestKey: `demo-${key}`,
    },
    now: bookedAt,
  });
  const change = { coachingSessionId, userId, startsAfter: startsAt };
  const booked = { ...context, clock: { now: () => bookedAt } };
  await insertChange(booked, tx, { ...change, kind: isHeld ? 'HELD' : 'BOOKED' });
  if (session.state === 'BOOKED') await queueReminders(context, tx, [coachingSessionId]);
  await loadMissed(load, session, { coachingSessionId, startsAt, userId, coachUserId });
  if (session.state !== 'CANCELLED') return;
  const cancelledAt = new Date(startsAt.getTime() - DAY);
  const message = session.message ?? null;
  await setState(tx, coachingSessionId, { state: 'CANCELLED', now: cancelledAt }, { isNews: true });
  await tx.run(
    bookingUpdate(coachingSessionId).set({
      cancelled_by: 'COACH',
      cancelled_at: cancelledAt,
      refund_percent: 100,
      message,
    }),
  );
  const cancelled = { ...context, clock: { now: () => cancelledAt } };
  await insertChange(cancelled, tx, { coachingSessionId, kind: 'CANCELLED', userId: coachUserId, message });
}

/** Sessions of the demo: past, to come, requested and cancelled. */
export async function loadDemoSessions(load: DemoLoad): Promise<void> {
  for (const [key, session] of load.demo.coachingSessions.entries()) await loadSession(load, session, key);
}
