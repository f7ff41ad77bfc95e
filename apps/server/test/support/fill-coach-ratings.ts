import type { Own, Row } from './fill.ts';
import type { TestServer } from './test-server.ts';

interface Filling {
  own: Own;
  marker: string;
  /** What `fillCoachingSessions` returned. */
  booking: Row;
  administratorUserId: number;
}

/** An approved testimonial with a reply, and the totals that belong to it. */
export async function fillCoachRatings(
  server: TestServer,
  { own, marker, booking, administratorUserId }: Filling,
): Promise<void> {
  const now = server.clock.now();
  const { coach_id, coaching_booking_id, user_id } = booking;
  await own('coach_ratings', {
    coaching_booking_id,
    coach_id,
    user_id,
    stars: 5,
    testimonial: marker,
    names_author: true,
    status: 'APPROVED',
    decided_by: administratorUserId,
    decided_at: now,
    reply: marker,
    replied_at: now,
    changed_at: now,
    created_at: now,
  });
  await own('coach_rating_totals', { coach_id, rating_count: 1, star_sum: 5 });
}
