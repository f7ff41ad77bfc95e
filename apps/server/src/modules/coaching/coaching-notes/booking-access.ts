import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';

/**
 * Bookings of a session that are the caller's, as its learner or its coach. What belongs to cancelled bookings stays readable.
 * @throws Problem not-found for everyone but learner and coach
 */
export async function accessBookings({ caller }: MemberContext, tx: Tx, coachingSessionId: number) {
  const bookings = await tx.all(
    db
      .selectFrom('coaching_booking_records as b')
      .innerJoin('coach_records as c', 'c.coach_id', 'b.coach_id')
      .innerJoin('member_names as cn', 'cn.user_id', 'c.user_id')
      .innerJoin('member_names as ln', 'ln.user_id', 'b.user_id')
      .select(['cn.first_name as coachFirstName', 'cn.last_name as coachLastName'])
      .select(['ln.first_name as firstName', 'ln.last_name as lastName'])
      .select([
        sql<number>`b.coaching_booking_id`.as('coachingBookingId'),
        sql<number>`b.user_id`.as('learnerUserId'),
        sql<number>`c.user_id`.as('coachUserId'),
      ])
      .where('b.coaching_session_id', '=', coachingSessionId)
      .where(sql<boolean>`${caller.userId} in (b.user_id, c.user_id)`)
      .orderBy(sql`b.state = 'BOOKED'`, 'desc')
      .orderBy('b.coaching_booking_id'),
  );
  if (bookings.length === 0) throw notFound();
  return bookings;
}

/** The booking of a learner, of the first without one. @throws Problem not-found for learners who are not in the session */
export async function accessBooking(
  context: MemberContext,
  tx: Tx,
  coachingSessionId: number,
  learnerUserId: number | undefined,
) {
  const bookings = await accessBookings(context, tx, coachingSessionId);
  const booking =
    learnerUserId === undefined ? bookings[0] : bookings.find((one) => one.learnerUserId === learnerUserId);
  if (!booking) throw notFound();
  return booking;
}
