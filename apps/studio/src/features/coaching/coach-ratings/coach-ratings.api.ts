import type { TestimonialStatus } from '@sullam/domain/coaching/ratings.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { keepPreviousData } from '@tanstack/react-query';

export type { CoachRatingSummary, ManagedCoachRating, ReceivedCoachRating } from '@sullam/api-client/schema.gen.ts';

export const managedRatingsQuery = (query: { skip?: number; take?: number; status?: TestimonialStatus }) => ({
  ...apiQuery('GET /api/coach-ratings', { query }),
  placeholderData: keepPreviousData,
});

export const receivedRatingsQuery = (skip: number, take: number) => ({
  ...apiQuery('GET /api/coach-ratings/received', { query: { skip, take } }),
  placeholderData: keepPreviousData,
});

export const useApprove = () =>
  useMutation({
    mutationFn: (coachRatingId: number) =>
      api('POST /api/coach-ratings/{coachRatingId}/approve', { path: { coachRatingId } }),
    onSettled: useRefresh('GET /api/coach-ratings'),
  });

export const useReject = () =>
  useMutation({
    mutationFn: ({ coachRatingId, reason }: { coachRatingId: number; reason: string }) =>
      api('POST /api/coach-ratings/{coachRatingId}/reject', { path: { coachRatingId }, body: { reason } }),
    onSettled: useRefresh('GET /api/coach-ratings'),
  });

export const useReply = () =>
  useMutation({
    mutationFn: ({ coachRatingId, reply }: { coachRatingId: number; reply: string }) =>
      api('POST /api/coach-ratings/{coachRatingId}/reply', { path: { coachRatingId }, body: { reply } }),
    onSettled: useRefresh('GET /api/coach-ratings/received'),
  });
