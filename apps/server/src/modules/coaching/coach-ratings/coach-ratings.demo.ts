import { DAY, HOUR } from '@sullam/domain/limits.ts';
import type { DemoLoad } from '../../../demo/demo-content.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { findPastBooking } from '../coaching-sessions/coaching-sessions.public.ts';
import { addToTotals, insertRating, ratingUpdate } from './coach-ratings.repository.ts';

/** Hours after the end of a session at which learners of the demo rate it. */
const RATED_AFTER = 3;

/** Ratings of past sessions of the demo, oldest session first for each pair of coach and learner. */
export async function loadDemoRatings({ context, tx, demo, loaded }: DemoLoad): Promise<void> {
  const members = loaded.get(demoMembers);
  const now = context.clock.now();
  for (const { learner, coach, session, status, reply, ...given } of demo.coachRatings) {
    const userId = members.get(learner)!;
    const coachUserId = members.get(coach)!;
    const booking = await findPastBooking(tx, { learnerUserId: userId, coachUserId, place: session, now });
    const ratedAt = new Date(Math.min(booking.endsAt.getTime() + RATED_AFTER * HOUR, now.getTime()));
    const { coachingBookingId, coachId } = booking;
    const { stars, testimonial = null, namesAuthor = false } = given;
    const rating = { coachingBookingId, coachId, userId, stars, testimonial, namesAuthor, now: ratedAt };
    const coachRatingId = await insertRating(tx, rating);
    await addToTotals(tx, coachId, 1, stars);
    if (status !== 'APPROVED') continue;
    const decidedAt = new Date(Math.min(ratedAt.getTime() + DAY, now.getTime()));
    await tx.run(
      ratingUpdate(coachRatingId).set({
        status,
        decided_by: members.get('admin')!,
        decided_at: decidedAt,
        ...(reply ? { reply, replied_at: decidedAt } : {}),
      }),
    );
  }
}
