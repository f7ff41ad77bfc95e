import type { RatingProblem } from '@sullam/domain/coaching/ratings.ts';
import { Problem } from '../../../kernel/problem.ts';

const CODES = {
  OFF: 'coach-rating.off',
  NOT_OVER: 'coach-rating.not-over',
  MISSED: 'coach-rating.missed',
  CLOSED: 'coach-rating.closed',
} as const;

export const RATING_REFUSALS = Object.values(CODES);

export const ratingRefused = (problem: RatingProblem): Problem => new Problem(CODES[problem], 409);
/** It has no testimonial, or the author has changed it since. */
export const nothingToDecide = (): Problem => new Problem('coach-rating.not-waiting', 409);
/** Only approved testimonials are answered, each once. */
export const noReply = (): Problem => new Problem('coach-rating.no-reply', 409);
