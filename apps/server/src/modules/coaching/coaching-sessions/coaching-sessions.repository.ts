import type { CancellationTier } from '@sullam/domain/commerce/cancellation.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { SystemContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { isAmong, statement } from '../../../kernel/database/statement.ts';
import type { SessionQuestion } from '../coach-availability/coach-availability.public.ts';

export type SessionState = 'HELD' | 'BOOKED' | 'CANCELLED' | 'EXPIRED' | 'DECLINED';
export type SessionSide = 'LEARNER' | 'COACH' | 'ADMINISTRATOR';
export type ChangeKind =
  | 'HELD'
  | 'BOOKED'
  | 'MOVED'
  | 'CANCELLED'
  | 'EXPIRED'
  | 'DECLINED'
  | 'SUGGESTED'
  | 'HANDED_OVER'
  | 'MISSED'
  | 'OBJECTED'
  | 'UPHELD'
  | 'WITHDRAWN';
/** What a hold waits for. */
type HeldFor = 'PAYMENT' | 'REQUEST' | 'OFFER';

/** Sessions as `s` with their only booking as `b`. */
export const sessionsWithBooking = () =>
  db
    .selectFrom('coaching_sessions as s')
    .innerJoin('coaching_bookings as b', 'b.coaching_session_id', 's.coaching_session_id');

export const sessionRows = () =>
  sessionsWithBooking()
    .innerJoin('coach_records as c', 'c.coach_id', 's.coach_id')
    .select([
      's.coaching_session_id as coachingSessionId',
      's.coach_id as coachId',
      'c.user_id as coachUserId',
      's.session_type_id as sessionTypeId',
      's.held_until as heldUntil',
      's.starts_at as startsAt',
      's.ends_at as endsAt',
      's.buffer_before_minutes as bufferBeforeMinutes',
      's.buffer_after_minutes as bufferAfterMinutes',
      's.time_zone as timeZone',
      's.wall_time as wallTime',
      's.zone_data as zoneData',
      's.calendar_uid as calendarUid',
      's.sequence',
      's.by_video as byVideo',
      's.room',
      's.changed_at as changedAt',
      'b.user_id as learnerUserId',
      'b.time_zone as learnerZone',
      'b.note',
      'b.cancelled_at as cancelledAt',
      'b.refund_percent as refundPercent',
      'b.message',
      'b.missed_at as missedAt',
      'b.objected_at as objectedAt',
      'b.objection',
      'b.price_minor as priceMinor',
      'b.currency',
      'b.order_line_id as orderLineId',
    ])
    .select([
      sql<SessionState>`s.state`.as('state'),
      sql<HeldFor | null>`s.held_for`.as('heldFor'),
      sql<string>`s.wall_date::text`.as('wallDate'),
      sql<Localized>`s.place`.as('place'),
      sql<number[]>`s.reminder_minutes`.as('reminderMinutes'),
      sql<SessionQuestion[]>`b.questions`.as('questions'),
      sql<Record<string, string>>`b.answers`.as('answers'),
      sql<CancellationTier[]>`b.cancellation_tiers`.as('cancellationTiers'),
      sql<SessionSide | null>`b.cancelled_by`.as('cancelledBy'),
      sql<'LEARNER' | 'COACH' | null>`b.missed_by`.as('missedBy'),
      sql<'UPHELD' | 'WITHDRAWN' | null>`b.decision`.as('decision'),
    ]);

const sessionById = statement(({ coachingSessionId }: { coachingSessionId: number }) =>
  sessionRows().where('s.coaching_session_id', '=', coachingSessionId),
);

export const findSession = (tx: Tx, coachingSessionId: number) => tx.one(sessionById({ coachingSessionId }));

export type SessionRecord = NonNullable<Awaited<ReturnType<typeof findSession>>>;

export const findRequested = (tx: Tx, userId: number, requestKeys: readonly string[]) =>
  tx.all(
    db
      .selectFrom('coaching_bookings')
      .select('coaching_session_id as coachingSessionId')
      .where('user_id', '=', userId)
      .where(sql<boolean>`request_key = any(${[...requestKeys]}::text[])`)
      .orderBy('coaching_session_id'),
  );

/** A time of a coach without who books it. */
export interface NewSpan {
  coachId: number;
  sessionTypeId: number;
  /** Null: booked at once. */
  held: { for: HeldFor; until: Date } | null;
  startsAt: Date;
  endsAt: Date;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  promised: PromisedTime;
  calendarUid: string;
  byVideo: boolean;
  place: Localized;
  room: string | null;
  reminderMinutes: readonly number[];
  now: Date;
}

export interface NewSession extends NewSpan {
  booking: {
    userId: number;
    timeZone: string;
    note: string | null;
    questions: readonly SessionQuestion[];
    answers: Record<string, string>;
    cancellationTiers: readonly CancellationTier[];
    /** Null: it costs no money. */
    price: { minor: number; currency: string } | null;
    requestKey: string;
  };
}

/** What the clock on the coach's wall is to show, and the zone data by which the instant was computed. */
export interface PromisedTime {
  timeZone: string;
  wallDate: string;
  wallTime: string;
  zoneData: string;
}

export const promisedColumns = ({ timeZone, wallDate, wallTime, zoneData }: PromisedTime) => ({
  time_zone: timeZone,
  wall_date: sql<string>`${wallDate}::date`,
  wall_time: wallTime,
  zone_data: zoneData,
});

const stateOf = ({ held }: NewSpan): 'BOOKED' | 'HELD' => (held === null ? 'BOOKED' : 'HELD');

/** Inserts a time that learners book or take seats in afterwards. */
export async function insertSpan(tx: Tx, session: NewSpan): Promise<number> {
  const { now, held } = session;
  const row = await tx.one(
    db
      .insertInto('coaching_sessions')
      .values({
        coach_id: session.coachId,
        session_type_id: session.sessionTypeId,
        state: stateOf(session),
        held_for: held?.for ?? null,
        held_until: held?.until ?? null,
        starts_at: session.startsAt,
        ends_at: session.endsAt,
        buffer_before_minutes: session.bufferBeforeMinutes,
        buffer_after_minutes: session.bufferAfterMinutes,
        ...promisedColumns(session.promised),
        calendar_uid: session.calendarUid,
        by_video: session.byVideo,
        place: json(session.place),
        room: session.room,
        reminder_minutes: json(session.reminderMinutes),
        changed_at: now,
        created_at: now,
      })
      .returning('coaching_session_id'),
  );
  return row!.coaching_session_id;
}

export async function insertSession(tx: Tx, session: NewSession): Promise<number> {
  const { booking, now } = session;
  const coachingSessionId = await insertSpan(tx, session);
  await tx.run(
    db.insertInto('coaching_bookings').values({
      coaching_session_id: coachingSessionId,
      user_id: booking.userId,
      state: stateOf(session),
      time_zone: booking.timeZone,
      note: booking.note,
      questions: json(booking.questions),
      answers: json(booking.answers),
      cancellation_tiers: json(booking.cancellationTiers),
      price_minor: booking.price?.minor ?? null,
      currency: booking.price?.currency ?? null,
      request_key: booking.requestKey,
      created_at: now,
    }),
  );
  return coachingSessionId;
}

interface Standing {
  state: SessionState;
  held?: { for: HeldFor; until: Date };
  now: Date;
}

/** Puts a session and its booking into a state. */
export async function setState(
  tx: Tx,
  coachingSessionId: number,
  { state, held, now }: Standing,
  { isNews = false } = {},
): Promise<void> {
  await tx.run(
    db
      .updateTable('coaching_sessions')
      .set({
        state,
        held_for: held?.for ?? null,
        held_until: held?.until ?? null,
        changed_at: now,
        ...(isNews ? { sequence: sql<number>`sequence + 1` } : {}),
      })
      .where('coaching_session_id', '=', coachingSessionId),
  );
  await tx.run(
    db
      .updateTable('coaching_bookings')
      .set({ state })
      .where('coaching_session_id', '=', coachingSessionId)
      .where(sql<boolean>`state in ('HELD', 'BOOKED')`),
  );
}

/** Puts a one-to-one session whose hold has ended into a state in which it stands again, with its booking. */
export async function reopen(tx: Tx, coachingSessionId: number, standing: Standing): Promise<void> {
  await setState(tx, coachingSessionId, standing);
  await tx.run(bookingUpdate(coachingSessionId).set({ state: standing.state }));
}

/** Moves the span in place: it may overlap its own old time. */
export const setTime = (
  tx: Tx,
  coachingSessionId: number,
  { startsAt, endsAt, promised, now }: { startsAt: Date; endsAt: Date; promised: PromisedTime; now: Date },
): Promise<number> =>
  tx.run(
    db
      .updateTable('coaching_sessions')
      .set({
        starts_at: startsAt,
        ends_at: endsAt,
        ...promisedColumns(promised),
        kept_at: null,
        sequence: sql<number>`sequence + 1`,
        changed_at: now,
      })
      .where('coaching_session_id', '=', coachingSessionId),
  );

export const setZoneData = (tx: Tx, coachingSessionIds: readonly number[], zoneData: string): Promise<number> =>
  tx.run(
    db
      .updateTable('coaching_sessions')
      .set({ zone_data: zoneData })
      .where(isAmong('coaching_session_id', coachingSessionIds)),
  );

export const bookingUpdate = (coachingSessionId: number) =>
  db.updateTable('coaching_bookings').where('coaching_session_id', '=', coachingSessionId);

interface Change {
  coachingSessionId: number;
  kind: ChangeKind;
  userId: number | null;
  startsBefore?: Date;
  startsAfter?: Date;
  message?: string | null;
}

export const insertChange = ({ clock }: Pick<SystemContext, 'clock'>, tx: Tx, change: Change): Promise<number> =>
  tx.run(
    db.insertInto('coaching_session_changes').values({
      coaching_session_id: change.coachingSessionId,
      kind: change.kind,
      user_id: change.userId,
      starts_before: change.startsBefore ?? null,
      starts_after: change.startsAfter ?? null,
      message: change.message ?? null,
      created_at: clock.now(),
    }),
  );

interface Ended {
  coachingSessionId: number;
  heldFor: HeldFor;
}

/** Ends the holds of a coach that are due, and returns their sessions with what they waited for. */
export async function expireHolds(tx: Tx, coachId: number, now: Date): Promise<Ended[]> {
  const due = await tx.all(
    db
      .selectFrom('coaching_sessions')
      .select(['coaching_session_id as coachingSessionId', sql<HeldFor>`held_for`.as('heldFor')])
      .where('coach_id', '=', coachId)
      .where('state', '=', 'HELD')
      .where('held_until', '<=', now)
      .orderBy('coaching_session_id'),
  );
  const ids = due.map(({ coachingSessionId }) => coachingSessionId);
  if (ids.length === 0) return due;
  await tx.run(
    db
      .updateTable('coaching_sessions')
      .set({ state: 'EXPIRED', held_for: null, held_until: null, changed_at: now })
      .where(isAmong('coaching_session_id', ids)),
  );
  await tx.run(
    db
      .updateTable('coaching_bookings')
      .set({ state: 'EXPIRED' })
      .where(isAmong('coaching_session_id', ids))
      .where('state', '=', 'HELD'),
  );
  return due;
}

export const listCoachesWithDueHolds = (tx: Tx, now: Date) =>
  tx.all(
    db
      .selectFrom('coaching_sessions')
      .select('coach_id')
      .distinct()
      .where('state', '=', 'HELD')
      .where('held_until', '<=', now)
      .orderBy('coach_id'),
  );
