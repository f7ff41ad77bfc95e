import { apiQuery } from '@sullam/web-kit/api.ts';

export type { SeatOffer } from '@sullam/api-client/schema.gen.ts';

/** What seats of a course cost. */
export const seatOfferQuery = (courseId: number) => ({
  ...apiQuery('GET /api/courses/{courseId}/seat-offer', { path: { courseId } }),
  meta: { isQuiet: true },
});
