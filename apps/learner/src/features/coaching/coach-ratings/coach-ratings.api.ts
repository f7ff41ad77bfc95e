import type { BodyOf } from '@sullam/api-client/client.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { keepPreviousData } from '@tanstack/react-query';

export type { CoachRatingSummary, CoachTestimonial, OwnCoachRating } from '@sullam/api-client/schema.gen.ts';

/** What the reader gave for some sessions. */
export const givenRatingsQuery = (coachingSessionIds: number[]) => ({
  ...apiQuery('GET /api/coach-ratings/given', { query: { coachingSessionIds } }),
  enabled: coachingSessionIds.length > 0,
  meta: { isQuiet: true },
});

export const testimonialsQuery = (coachId: number, take: number) => ({
  ...apiQuery('GET /api/coaches/{coachId}/testimonials', { path: { coachId }, query: { take } }),
  placeholderData: keepPreviousData,
  meta: { isQuiet: true },
});

export const useRate = (coachingSessionId: number) =>
  useMutation({
    mutationFn: (body: BodyOf<'PUT /api/booking-sessions/{coachingSessionId}/rating'>) =>
      api('PUT /api/booking-sessions/{coachingSessionId}/rating', { path: { coachingSessionId }, body }),
    onSettled: useRefresh('GET /api/coach-ratings/given', 'GET /api/coaches/{coachId}/testimonials'),
  });
