import { FEED_ORDERS } from '@sullam/domain/posts.ts';
import { Type } from 'typebox';
import { DateTime, Id, NamedObject, Nullable, OneOf, Person } from '../../../kernel/http/schemas.ts';
import { GroupPostsQuery } from '../posts/posts.public.ts';

export const UserParams = Type.Object({ userId: Id });

const { after, take } = GroupPostsQuery.properties;

export const FeedQuery = Type.Object({ after, take, order: Type.Optional(OneOf(...FEED_ORDERS)) });
export const FeedPreferences = NamedObject('FeedPreferences', { order: OneOf(...FEED_ORDERS) });

export const GroupNews = NamedObject('GroupNews', {
  groupId: Id,
  newCount: Type.Integer({ description: 'Posts of others since the caller looked; 100: that many or more' }),
  newest: Nullable(
    NamedObject('NewestPost', { postId: Id, author: Person, excerpt: Type.String(), createdAt: DateTime }),
  ),
});
export const GroupNewsList = NamedObject('GroupNewsList', { data: Type.Array(GroupNews) });
