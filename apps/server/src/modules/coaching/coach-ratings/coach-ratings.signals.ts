import { defineSignal } from '../../../kernel/outbox/signals.ts';

/** `written`: a testimonial waits for an administrator. */
export type RatingNews = 'rated' | 'written' | 'approved' | 'rejected' | 'replied';

export const coachRatingChanged = defineSignal<{ coachRatingId: number; news: RatingNews; byUserId: number }>(
  'coach-rating.changed',
);
