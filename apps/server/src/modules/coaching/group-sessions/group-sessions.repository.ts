import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';

type SeatState = 'BOOKED' | 'WAITING' | 'CANCELLED';

/** Group sessions as `g` with their time as `s` and their coach as `c`. */
export const groupRows = () =>
  db
    .selectFrom('group_sessions as g')
    .innerJoin('coaching_session_times as s', 's.coaching_session_id', 'g.group_session_id')
    .innerJoin('coach_records as c', 'c.coach_id', 's.coach_id')
    .select([
      'g.group_session_id as groupSessionId',
      'g.place_pool_id as placePoolId',
      'g.message',
      's.coach_id as coachId',
      'c.user_id as coachUserId',
      's.session_type_id as sessionTypeId',
      's.starts_at as startsAt',
      's.ends_at as endsAt',
      's.buffer_before_minutes as bufferBeforeMinutes',
      's.buffer_after_minutes as bufferAfterMinutes',
      's.time_zone as timeZone',
      's.calendar_uid as calendarUid',
      's.sequence',
      's.by_video as byVideo',
      's.room',
      's.changed_at as changedAt',
    ])
    .select([
      sql<'BOOKED' | 'CANCELLED'>`s.state`.as('state'),
      sql<Localized>`s.place`.as('place'),
      sql<number[]>`s.reminder_minutes`.as('reminderMinutes'),
    ]);

export const findGroup = (tx: Tx, groupSessionId: number) =>
  tx.one(groupRows().where('g.group_session_id', '=', groupSessionId));

export type GroupRecord = NonNullable<Awaited<ReturnType<typeof findGroup>>>;

export const insertGroup = (tx: Tx, groupSessionId: number, placePoolId: number): Promise<number> =>
  tx.run(db.insertInto('group_sessions').values({ group_session_id: groupSessionId, place_pool_id: placePoolId }));

export const setMessage = (tx: Tx, groupSessionId: number, message: string | null): Promise<number> =>
  tx.run(db.updateTable('group_sessions').set({ message }).where('group_session_id', '=', groupSessionId));

interface NewSeat {
  groupSessionId: number;
  userId: number;
  placeId: number;
  state: SeatState;
  timeZone: string;
  now: Date;
}

export async function insertSeat(tx: Tx, seat: NewSeat): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('group_seats')
      .values({
        group_session_id: seat.groupSessionId,
        user_id: seat.userId,
        place_id: seat.placeId,
        state: seat.state,
        time_zone: seat.timeZone,
        changed_at: seat.now,
        created_at: seat.now,
      })
      .returning('group_seat_id'),
  );
  return row!.group_seat_id;
}

const seats = () =>
  db
    .selectFrom('group_seats')
    .select(['group_seat_id as groupSeatId', 'group_session_id as groupSessionId', 'user_id as userId'])
    .select(['place_id as placeId', 'missed_at as missedAt', sql<SeatState>`state`.as('state')]);

const isLive = sql<boolean>`state in ('BOOKED', 'WAITING')`;

/** The seat of a learner in a session, or the learner's wait for one. */
export const findOwnSeat = (tx: Tx, groupSessionId: number, userId: number) =>
  tx.one(seats().where('group_session_id', '=', groupSessionId).where('user_id', '=', userId).where(isLive));

export const findSeat = (tx: Tx, groupSessionId: number, groupSeatId: number) =>
  tx.one(seats().where('group_session_id', '=', groupSessionId).where('group_seat_id', '=', groupSeatId));

export const findSeatOfPlace = (tx: Tx, placeId: number) =>
  tx.one(seats().where('place_id', '=', placeId).where(isLive));

export const setSeat = (
  tx: Tx,
  groupSeatId: number,
  { state, now }: { state: SeatState; now: Date },
): Promise<number> =>
  tx.run(db.updateTable('group_seats').set({ state, changed_at: now }).where('group_seat_id', '=', groupSeatId));

export const setMissed = (tx: Tx, groupSeatId: number, missedAt: Date | null): Promise<number> =>
  tx.run(db.updateTable('group_seats').set({ missed_at: missedAt }).where('group_seat_id', '=', groupSeatId));
