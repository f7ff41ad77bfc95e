import { Type } from 'typebox';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { PageQuery, page } from '../../../kernel/http/schemas.ts';
import { notFound } from '../../../kernel/problem.ts';
import { listFeed, listNews, listSaved, PostList, SavedPost } from '../posts/posts.public.ts';
import { groupAccess as access } from '../social-groups/social-groups.public.ts';
import { findFeedOrder } from './feed.repository.ts';
import { FeedPreferences, FeedQuery, GroupNewsList, UserParams } from './feed.schemas.ts';
import { setFeedOrder } from './feed.service.ts';

/** What is somebody's own is for nobody else. */
function requireSelf({ caller }: MemberContext, userId: number): void {
  if (userId !== caller.userId) throw notFound();
}

/** What the caller has of all their groups: the feed, what is new, what they saved. */
export const feedRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/users/:userId/feeds',
    operationId: 'listFeed',
    mayLag: true,
    summary: 'Posts of all groups of the caller that they haven’t muted',
    access,
    params: UserParams,
    query: FeedQuery,
    response: PostList,
    handle: (context, { params, query }) => {
      requireSelf(context, params.userId);
      return reading(context, async (tx) => {
        const order = query.order ?? (await findFeedOrder(tx, params.userId));
        return listFeed(context, tx, { ...query, order });
      });
    },
  }),
  memberRoute({
    method: 'GET',
    path: '/api/users/:userId/feeds/preferences',
    operationId: 'getFeedPreferences',
    summary: 'How the caller has their feed',
    access,
    params: UserParams,
    response: FeedPreferences,
    handle: (context, { params }) => {
      requireSelf(context, params.userId);
      return reading(context, async (tx) => ({ order: await findFeedOrder(tx, params.userId) }));
    },
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/users/:userId/feeds/preferences',
    operationId: 'setFeedPreferences',
    summary: 'Chooses the order of the feed',
    access,
    params: UserParams,
    body: FeedPreferences,
    handle: (context, { params, body }) => {
      requireSelf(context, params.userId);
      return setFeedOrder(context, body.order);
    },
  }),
  memberRoute({
    method: 'GET',
    path: '/api/users/:userId/saved-posts',
    operationId: 'listSavedPosts',
    summary: 'What the caller has saved, the last first; a post that is no longer theirs to read comes without it',
    access,
    params: UserParams,
    query: Type.Object(PageQuery),
    response: page(SavedPost),
    handle: (context, { params, query }) => {
      requireSelf(context, params.userId);
      return reading(context, (tx) => listSaved(context, tx, query));
    },
  }),
  memberRoute({
    method: 'GET',
    path: '/api/users/:userId/group-news',
    operationId: 'listGroupNews',
    mayLag: true,
    summary: 'Of each of the caller’s groups how much is new in it, and what is the newest',
    access,
    params: UserParams,
    response: GroupNewsList,
    handle: (context, { params }) => {
      requireSelf(context, params.userId);
      return reading(context, (tx) => listNews(context, tx));
    },
  }),
];
