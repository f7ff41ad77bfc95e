import { randomBytes, randomUUID } from 'node:crypto';
import type { PreparedTime } from '@sullam/domain/coaching/free-times.ts';
import { weeklyStarts } from '@sullam/domain/coaching/series.ts';
import { coachZone } from '@sullam/domain/coaching/working-hours.ts';
import { MINUTE } from '@sullam/domain/limits.ts';
import { isWritten } from '@sullam/domain/localized.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { invalidField } from '../../../kernel/problem.ts';
import {
  noteAvailabilityChange,
  readPreparedTime,
  type SessionTypeRecord,
} from '../coach-availability/coach-availability.public.ts';
import { accessCoach } from '../coaches/coaches.public.ts';
import { checkSlot, withNearestTimes } from './booking-slots.ts';
import { lockCoachTime } from './coaching-sessions.access.ts';
import { ownSession, seriesRefused } from './coaching-sessions.errors.ts';
import { findRequested, insertChange, insertSession, type NewSession } from './coaching-sessions.repository.ts';
import type { BookBody } from './coaching-sessions.schemas.ts';
import { coachingSessionChanged } from './coaching-sessions.signals.ts';
import { readOfferedType } from './offered-type.ts';
import { checkAnswers } from './session-answers.ts';
import { payFor } from './session-payers.ts';
import { queueReminders } from './session-reminders.ts';
import { checkRepeatable, seriesConflicts } from './session-series.ts';
import { answerUntil, payUntil } from './session-states.ts';
import { promisedTime, readerZone } from './session-times.ts';

/** Whoever knows the name of a video room may enter it. */
export const newRoom = (): string => randomBytes(15).toString('base64url').replaceAll(/[-_]/g, 'x');

function checkPlace(type: SessionTypeRecord, byVideo: boolean): void {
  if (byVideo ? !type.hasVideo : !isWritten(type.place)) throw invalidField('byVideo', 'choice');
}

const keyOf = (requestKey: string, week: number): string => (week === 0 ? requestKey : `${requestKey}:${week}`);

interface Booked {
  coachingSessionIds: number[];
}

/**
 * Books a time, or the same time on the wall in several weeks, all or none. A type that is booked on request is held until the coach
 * answers, one that costs money until it is paid. Repeating a request with its key books nothing more.
 */
export function bookSession(context: MemberContext, body: BookBody): Promise<Booked> {
  const at = new Date(body.startsAt);
  const wish = { coachId: body.coachId, sessionTypeId: body.sessionTypeId, at, zone: readerZone(context, body.zone) };
  return withNearestTimes(context, wish, () => transaction(context, (tx) => book(context, tx, body)));
}

async function book(context: MemberContext, tx: Tx, body: BookBody): Promise<Booked> {
  const { coachId, weeks = 1 } = body;
  const { userId } = context.caller;
  const coach = await accessCoach(context, tx, coachId, 'book');
  if (coach.userId === userId) throw ownSession();
  await lockCoachTime(context, tx, coachId);
  const keys = Array.from({ length: weeks }, (_, week) => keyOf(body.requestKey, week));
  const earlier = await findRequested(tx, userId, keys);
  if (earlier.length > 0) return { coachingSessionIds: earlier.map(({ coachingSessionId }) => coachingSessionId) };
  const type = await readOfferedType(context, tx, coachId, body.sessionTypeId);
  checkPlace(type, body.byVideo);
  if (weeks > 1) checkRepeatable(type);
  const answers = checkAnswers(type.questions, body.answers ?? [], { mustBeComplete: true });
  const { starts, prepared } = await checkTimes(context, tx, type, { at: new Date(body.startsAt), weeks });
  const coachingSessionIds: number[] = [];
  for (const [week, startsAt] of starts.entries())
    coachingSessionIds.push(
      await insertBooked(context, tx, { body, type, answers, startsAt, prepared, requestKey: keys[week]! }),
    );
  await payFor(context, tx, type, { userId, coachingSessionIds });
  await told(context, tx, type, coachingSessionIds);
  return { coachingSessionIds };
}

/** The starts of all weeks, each free. */
async function checkTimes(
  context: MemberContext,
  tx: Tx,
  type: SessionTypeRecord,
  { at, weeks }: { at: Date; weeks: number },
): Promise<{ starts: Date[]; prepared: PreparedTime }> {
  const now = context.clock.now();
  const first = { from: at.getTime(), until: at.getTime() + MINUTE };
  const prepared = await readPreparedTime(context, tx, type.coachId, first);
  checkSlot(prepared, type.rules, at, now);
  if (weeks === 1) return { starts: [at], prepared };
  const zone = coachZone(prepared.hours, at.getTime());
  const conflicts = await seriesConflicts(context, tx, type, { at, weeks, zone });
  if (conflicts.length > 0) throw seriesRefused(conflicts);
  return { starts: weeklyStarts(at, weeks, zone).map((start) => start!), prepared };
}

interface Insertion {
  body: BookBody;
  type: SessionTypeRecord;
  answers: Record<string, string>;
  startsAt: Date;
  prepared: PreparedTime;
  requestKey: string;
}

/** What a session of a type costs; null: no money. */
export const priceOf = (
  currency: string,
  { payment, priceMinor }: SessionTypeRecord,
): NewSession['booking']['price'] =>
  payment === 'PAID' && priceMinor !== null ? { minor: priceMinor, currency } : null;

/** What a new session of a type waits for; null: it is booked at once. */
export function heldBy({ booking, payment }: SessionTypeRecord, now: Date, startsAt: Date): NewSession['held'] {
  if (payment === 'PAID') return { for: 'PAYMENT', until: payUntil(now, startsAt) };
  return booking === 'REQUEST' ? { for: 'REQUEST', until: answerUntil(now, startsAt) } : null;
}

async function insertBooked(
  context: MemberContext,
  tx: Tx,
  { body, type, answers, startsAt, prepared, requestKey }: Insertion,
): Promise<number> {
  const { userId } = context.caller;
  const now = context.clock.now();
  const { rules } = type;
  const held = heldBy(type, now, startsAt);
  const coachingSessionId = await insertSession(tx, {
    coachId: type.coachId,
    sessionTypeId: type.sessionTypeId,
    held,
    startsAt,
    endsAt: new Date(startsAt.getTime() + rules.lengthMinutes * MINUTE),
    bufferBeforeMinutes: rules.bufferBeforeMinutes,
    bufferAfterMinutes: rules.bufferAfterMinutes,
    promised: promisedTime(startsAt, coachZone(prepared.hours, startsAt.getTime())),
    calendarUid: randomUUID(),
    byVideo: body.byVideo,
    place: body.byVideo ? {} : type.place,
    room: body.byVideo ? newRoom() : null,
    reminderMinutes: type.reminderMinutes,
    booking: {
      userId,
      timeZone: readerZone(context, body.zone),
      note: body.note?.trim() || null,
      questions: type.questions,
      answers,
      cancellationTiers: type.cancellationTiers,
      price: priceOf(context.configuration.currency, type),
      requestKey,
    },
    now,
  });
  const kind = held ? 'HELD' : 'BOOKED';
  await insertChange(context, tx, { coachingSessionId, kind, userId, startsAfter: startsAt });
  return coachingSessionId;
}

async function told(
  context: MemberContext,
  tx: Tx,
  type: SessionTypeRecord,
  coachingSessionIds: readonly number[],
): Promise<void> {
  const [coachingSessionId] = coachingSessionIds as [number];
  const { userId: byUserId } = context.caller;
  const isRequest = type.booking === 'REQUEST';
  const isPaid = type.payment === 'PAID';
  const count = coachingSessionIds.length;
  const news = isRequest ? 'requested' : 'booked';
  // the coach hears of a session with a price once it is paid
  if (!isPaid) {
    if (!isRequest) await queueReminders(context, tx, coachingSessionIds);
    await emit(context, tx, coachingSessionChanged, { coachingSessionId, news, count, byUserId });
  }
  await noteAvailabilityChange(context, tx, type.coachId);
  await audit(context, tx, {
    action: isPaid ? 'coaching-session.hold' : isRequest ? 'coaching-session.request' : 'coaching-session.book',
    noun: 'coaching-session',
    nounId: coachingSessionId,
    changes: { coachId: type.coachId, sessions: count },
  });
}
