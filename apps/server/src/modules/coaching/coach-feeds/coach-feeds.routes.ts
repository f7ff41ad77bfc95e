import { permission } from '../../../kernel/access/access.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { OfCoach } from '../coach-availability/coach-availability.public.ts';
import { CoachFeed, CoachFeedBody, CoachFeedParams, CoachFeeds, NewCoachFeed } from './coach-feeds.schemas.ts';
import { addFeed, changeFeed, listFeeds, refreshFeedNow, removeFeed } from './coach-feeds.service.ts';

const access = permission('organization_member_access_coaching');

/** Each call makes the server fetch an address that a person typed. */
const rateLimit = { per: 'caller', count: 30, seconds: 600 } as const;

export const coachFeedRoutes: readonly RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/coach-feeds',
    operationId: 'listCoachFeeds',
    summary: "Calendars whose times count as busy for a coach, by default the caller's own",
    access,
    query: OfCoach,
    response: CoachFeeds,
    handle: (context, { query }) => listFeeds(context, query),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/coach-feeds',
    operationId: 'createCoachFeed',
    summary: 'Subscribes to a calendar by its address, once it could be read',
    access,
    refusesMasquerade: true,
    rateLimit,
    body: NewCoachFeed,
    response: CoachFeed,
    successStatus: 201,
    errors: {
      409: ['coach-feed.too-many', 'coach-feed.already-added'],
      422: [
        'coach-feed.unreachable',
        'coach-feed.refused',
        'coach-feed.too-large',
        'coach-feed.unreadable',
        'coach-feed.too-complex',
      ],
    },
    handle: (context, { body }) => addFeed(context, body),
  }),
  memberRoute({
    method: 'PATCH',
    path: '/api/coach-feeds/:coachFeedId',
    operationId: 'updateCoachFeed',
    summary: 'Renames a subscribed calendar',
    access,
    params: CoachFeedParams,
    body: CoachFeedBody,
    handle: (context, { params, body }) => changeFeed(context, params.coachFeedId, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/coach-feeds/:coachFeedId',
    operationId: 'deleteCoachFeed',
    summary: 'Removes a subscribed calendar with its busy times',
    access,
    params: CoachFeedParams,
    handle: (context, { params }) => removeFeed(context, params.coachFeedId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/coach-feeds/:coachFeedId/refresh',
    operationId: 'refreshCoachFeed',
    summary: 'Reads a subscribed calendar now; a failure is told in the answer',
    access,
    rateLimit,
    params: CoachFeedParams,
    response: CoachFeed,
    handle: (context, { params }) => refreshFeedNow(context, params.coachFeedId),
  }),
];
