import { erasedRows, type PersonalRows, signedRows } from '../../../kernel/personal-data.ts';
import { deleteRatingsOf } from './coach-ratings.repository.ts';

export const coachRatingPersonalRows: readonly PersonalRows[] = [
  { ...erasedRows('coach_ratings', 'user_id'), erase: (_context, tx, userId) => deleteRatingsOf(tx, userId) },
  signedRows('coach_ratings', 'decided_by', 'who decided about a testimonial stays with the decision'),
];
