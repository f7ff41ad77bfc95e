/** Views of its tables that others may read. */
export const VIEWS = ['coach_rating_records'] as const;

export { RatingSummary } from './coach-ratings.schemas.ts';
