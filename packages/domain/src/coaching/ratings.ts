import { DAY } from '../limits.ts';

export const STARS = [1, 2, 3, 4, 5] as const;

/** Days after the first rating in which its author can change it. */
export const RATING_DAYS = 14;

export const RATING_LIMITS = { testimonial: 1000, reason: 1000, reply: 1000 } as const;

export const TESTIMONIAL_STATUSES = ['WAITING', 'APPROVED', 'REJECTED'] as const;
export type TestimonialStatus = (typeof TESTIMONIAL_STATUSES)[number];

export type RatingProblem = 'OFF' | 'NOT_OVER' | 'MISSED' | 'CLOSED';

export interface RatedBooking {
  /** State of the booking. */
  state: string;
  endsAt: Date;
  missedBy: string | null;
}

/** When the author's time to change a rating ends. */
export const ratingClosesAt = (ratedAt: Date): Date => new Date(ratedAt.getTime() + RATING_DAYS * DAY);

/** Why a booking can't be rated now; null: it can. `ratedAt` is when it was rated first, null before that. */
export function ratingProblem(booking: RatedBooking, ratedAt: Date | null, now: Date): RatingProblem | null {
  if (booking.state !== 'BOOKED') return 'OFF';
  if (booking.endsAt > now) return 'NOT_OVER';
  if (booking.missedBy === 'LEARNER') return 'MISSED';
  return ratedAt !== null && ratingClosesAt(ratedAt) <= now ? 'CLOSED' : null;
}

export interface RatingTotal {
  count: number;
  /** Sum of the stars. */
  stars: number;
}

/** The average in tenths of a star, halves rounded up; null without ratings. Computed in whole numbers, so 4.45 is never 4.4. */
export const averageTenths = ({ count, stars }: RatingTotal): number | null =>
  count === 0 ? null : Math.floor((20 * stars + count) / (2 * count));
