import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';

export interface PastBooking {
  coachingBookingId: number;
  coachingSessionId: number;
  coachId: number;
  endsAt: Date;
}

/**
 * A past session of two people of the demo by its place, 0 for the oldest.
 * @throws if the demo has no such session
 */
export async function findPastBooking(
  tx: Tx,
  { learnerUserId, coachUserId, place, now }: { learnerUserId: number; coachUserId: number; place: number; now: Date },
): Promise<PastBooking> {
  const booking = await tx.one(
    db
      .selectFrom('coaching_bookings as b')
      .innerJoin('coaching_sessions as s', 's.coaching_session_id', 'b.coaching_session_id')
      .innerJoin('coach_records as c', 'c.coach_id', 's.coach_id')
      .select(['b.coaching_booking_id as coachingBookingId', 's.coaching_session_id as coachingSessionId'])
      .select(['s.coach_id as coachId', 's.ends_at as endsAt'])
      .where('b.user_id', '=', learnerUserId)
      .where('c.user_id', '=', coachUserId)
      .where(sql<boolean>`s.state = 'BOOKED' and b.state = 'BOOKED'`)
      .where('s.ends_at', '<', now)
      .orderBy('s.ends_at')
      .offset(place)
      .limit(1),
  );
  if (!booking) throw new Error(`the demo has no past coaching session ${place} of these two`);
  return booking;
}
