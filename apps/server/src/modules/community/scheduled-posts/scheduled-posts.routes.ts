import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { page } from '../../../kernel/http/schemas.ts';
import { CreatedPost } from '../posts/posts.public.ts';
import { groupAccess as access, GroupParams } from '../social-groups/social-groups.public.ts';
import { listScheduled } from './scheduled-posts.reads.ts';
import {
  CreatedScheduledPost,
  ScheduledPost,
  ScheduledPostBody,
  ScheduledPostParams,
  ScheduledPostPatch,
  ScheduledPostsQuery,
} from './scheduled-posts.schemas.ts';
import { cancelScheduled, changeScheduled, publishScheduledNow, schedulePost } from './scheduled-posts.service.ts';

const rateLimit = { per: 'caller', count: 60, seconds: 600 } as const;

/** Posts that their author has written for a later moment: nobody else knows of them. */
export const scheduledPostRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'POST',
    path: '/api/groups/:groupId/scheduled-posts',
    operationId: 'createScheduledPost',
    refusesMasquerade: true,
    summary: 'Keeps a post for a later moment; the same request key makes one',
    access,
    rateLimit,
    params: GroupParams,
    body: ScheduledPostBody,
    response: CreatedScheduledPost,
    successStatus: 201,
    errors: { 409: ['post.too-many-scheduled'] },
    handle: (context, { params, body }) => schedulePost(context, params.groupId, body),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/scheduled-posts',
    operationId: 'listScheduledPosts',
    summary: 'What the caller has written for later, the next first',
    access,
    query: ScheduledPostsQuery,
    response: page(ScheduledPost),
    handle: (context, { query }) => reading(context, (tx) => listScheduled(context, tx, query)),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/scheduled-posts/:scheduledPostId',
    operationId: 'updateScheduledPost',
    refusesMasquerade: true,
    summary: 'Changes what the caller has written for later, or when it comes; 409 when it was saved in between',
    access,
    rateLimit,
    params: ScheduledPostParams,
    body: ScheduledPostPatch,
    handle: (context, { params, body }) => changeScheduled(context, params.scheduledPostId, body),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/scheduled-posts/:scheduledPostId/publish',
    operationId: 'publishScheduledPost',
    refusesMasquerade: true,
    summary: 'Posts it at once',
    access,
    rateLimit,
    params: ScheduledPostParams,
    response: CreatedPost,
    successStatus: 201,
    handle: (context, { params }) => publishScheduledNow(context, params.scheduledPostId),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/scheduled-posts/:scheduledPostId',
    operationId: 'deleteScheduledPost',
    summary: 'Takes it back before it comes',
    access,
    params: ScheduledPostParams,
    handle: (context, { params }) => cancelScheduled(context, params.scheduledPostId),
  }),
];
