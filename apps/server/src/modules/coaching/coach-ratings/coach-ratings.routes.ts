import { administrator, permission } from '../../../kernel/access/access.ts';
import { memberRoute, publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { page } from '../../../kernel/http/schemas.ts';
import { RATING_REFUSALS } from './coach-ratings.errors.ts';
import { listManagedRatings, listOwnRatings, listReceivedRatings, listTestimonials } from './coach-ratings.reads.ts';
import {
  GivenQuery,
  ManagedRating,
  ManagedRatingQuery,
  OwnRatings,
  RatedCoachParams,
  RatedSessionParams,
  RatingBody,
  RatingParams,
  ReceivedRatingPage,
  RejectBody,
  ReplyBody,
  TestimonialPage,
  TestimonialQuery,
} from './coach-ratings.schemas.ts';
import { decideAboutTestimonial, rateSession, replyToTestimonial } from './coach-ratings.service.ts';

const access = permission('organization_member_access_coaching');

export const coachRatingRoutes: readonly RouteDefinition[] = [
  memberRoute({
    method: 'PUT',
    path: '/api/booking-sessions/:coachingSessionId/rating',
    operationId: 'rateCoachingSession',
    refusesMasquerade: true,
    summary: 'Rates a session that is over as its learner, or changes the rating within 14 days',
    access,
    params: RatedSessionParams,
    body: RatingBody,
    errors: { 409: RATING_REFUSALS },
    handle: (context, { params, body }) => rateSession(context, params.coachingSessionId, body),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/coach-ratings/given',
    operationId: 'listGivenCoachRatings',
    summary: "The caller's ratings of some sessions, and which of these the caller can rate now",
    access,
    query: GivenQuery,
    response: OwnRatings,
    handle: (context, { query }) => listOwnRatings(context, query.coachingSessionIds),
  }),
  publicRoute({
    method: 'GET',
    path: '/api/coaches/:coachId/testimonials',
    operationId: 'listCoachTestimonials',
    summary: 'Approved testimonials of a coach, newest first, with count and sum of all ratings',
    params: RatedCoachParams,
    query: TestimonialQuery,
    response: TestimonialPage,
    errors: { 403: ['not-allowed'] },
    handle: (context, { params, query }) => listTestimonials(context, params.coachId, query),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/coach-ratings/received',
    operationId: 'listReceivedCoachRatings',
    summary: "The caller's ratings as a coach, newest first; testimonials once they are approved",
    access,
    query: TestimonialQuery,
    response: ReceivedRatingPage,
    handle: (context, { query }) => listReceivedRatings(context, query),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/coach-ratings/:coachRatingId/reply',
    operationId: 'replyToTestimonial',
    refusesMasquerade: true,
    summary: 'The coach answers an approved testimonial, once',
    access,
    params: RatingParams,
    body: ReplyBody,
    errors: { 409: ['coach-rating.no-reply'] },
    handle: (context, { params, body }) => replyToTestimonial(context, params.coachRatingId, body.reply),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/coach-ratings',
    operationId: 'listManagedCoachRatings',
    summary: 'Testimonials of all coaches; those that wait for a decision first',
    access: administrator(),
    query: ManagedRatingQuery,
    response: page(ManagedRating),
    handle: (context, { query }) => listManagedRatings(context, query),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/coach-ratings/:coachRatingId/approve',
    operationId: 'approveTestimonial',
    summary: "Shows a testimonial on the coach's page",
    access: administrator(),
    params: RatingParams,
    errors: { 409: ['coach-rating.not-waiting'] },
    handle: (context, { params }) => decideAboutTestimonial(context, params.coachRatingId, { status: 'APPROVED' }),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/coach-ratings/:coachRatingId/reject',
    operationId: 'rejectTestimonial',
    summary: 'Keeps a testimonial off the page, with a reason for its author',
    access: administrator(),
    params: RatingParams,
    body: RejectBody,
    errors: { 409: ['coach-rating.not-waiting'] },
    handle: (context, { params, body }) =>
      decideAboutTestimonial(context, params.coachRatingId, { status: 'REJECTED', reason: body.reason }),
  }),
];
