import type { BodyOf } from '@sullam/api-client/client.ts';
import type { CommentOrder } from '@sullam/domain/discussions/discussion.ts';
import type { FeedOrder } from '@sullam/domain/posts.ts';
import { GROUP_MEMBERS_PAGE, type GroupMemberState } from '@sullam/domain/social-groups.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { useSend } from '@sullam/web-kit/query/use-send.ts';

export type { Group, GroupMember, GroupSummary, LinkPreview, Post } from '@sullam/api-client/schema.gen.ts';

export const GROUPS_PAGE = 12;
export const POSTS_PAGE = 10;
export const SAVED_PAGE = 10;
export const FILES_PAGE = 20;
export const GROUP_EVENTS_PAGE = 12;

/** A reader who can't see a group or a post is told so in place of it; nothing is said besides. */
const quiet = { meta: { isQuiet: true } } as const;

export const groupsQuery = (search: string, page: number) =>
  apiQuery('GET /api/groups', {
    query: { filter: 'OTHERS', search, skip: (page - 1) * GROUPS_PAGE, take: GROUPS_PAGE },
  });

export const ownGroupsQuery = (userId: number, status: GroupMemberState) =>
  apiQuery('GET /api/users/{userId}/groups', { path: { userId }, query: { status, take: 100 } });

export const groupNewsQuery = (userId: number) => apiQuery('GET /api/users/{userId}/group-news', { path: { userId } });

export const groupQuery = (groupId: number) => ({
  ...apiQuery('GET /api/groups/{groupId}', { path: { groupId } }),
  ...quiet,
});

export const membersQuery = (groupId: number, status: GroupMemberState, page: number) =>
  apiQuery('GET /api/groups/{groupId}/members', {
    path: { groupId },
    query: { status: [status], skip: (page - 1) * GROUP_MEMBERS_PAGE, take: GROUP_MEMBERS_PAGE },
  });

export const filesQuery = (groupId: number, page: number) =>
  apiQuery('GET /api/groups/{groupId}/files', {
    path: { groupId },
    query: { skip: (page - 1) * FILES_PAGE, take: FILES_PAGE },
  });

export const groupEventsQuery = (groupId: number, page: number) =>
  apiQuery('GET /api/groups/{groupId}/events', {
    path: { groupId },
    query: { skip: (page - 1) * GROUP_EVENTS_PAGE, take: GROUP_EVENTS_PAGE },
  });

export const invitableQuery = (groupId: number, search: string) =>
  apiQuery('GET /api/groups/{groupId}/invitable', { path: { groupId }, query: { search } });

export const linksQuery = (groupId: number) => apiQuery('GET /api/groups/{groupId}/links', { path: { groupId } });

export interface PostsAsked {
  readonly search?: string;
  readonly tag?: string;
}

export const postsQuery = (groupId: number, asked: PostsAsked, after?: string) =>
  apiQuery('GET /api/groups/{groupId}/posts', {
    path: { groupId },
    query: { ...asked, take: POSTS_PAGE, ...(after ? { after } : {}) },
  });

/** The newest, fetched beside what is shown: to say how many have come since. */
export const freshPostsQuery = (groupId: number) =>
  apiQuery('GET /api/groups/{groupId}/posts', { path: { groupId }, query: { take: 50 } });

export type PostsQuery = ReturnType<typeof postsQuery>;

/** Asked for as the posts of one group are, by whatever shows posts. */
export const feedQuery = (userId: number, order: FeedOrder, after?: string) =>
  apiQuery('GET /api/users/{userId}/feeds', {
    path: { userId },
    query: { order, take: POSTS_PAGE, ...(after ? { after } : {}) },
  }) as unknown as PostsQuery;

export const feedPreferencesQuery = (userId: number) =>
  apiQuery('GET /api/users/{userId}/feeds/preferences', { path: { userId } });

export const postQuery = (postId: number) => ({
  ...apiQuery('GET /api/posts/{postId}', { path: { postId } }),
  ...quiet,
});

export const POST_COMMENTS_PAGE = 20;
export const postCommentsQuery = (postId: number, order: CommentOrder, page: number) =>
  apiQuery('GET /api/post-comments', {
    query: { postId, order, skip: page * POST_COMMENTS_PAGE, take: POST_COMMENTS_PAGE },
  });

/** A comment that the address names, or that it answers, and where it stands. */
export const placedCommentQuery = (commentId: number) => ({
  ...apiQuery('GET /api/post-comments/{commentId}', { path: { commentId } }),
  ...quiet,
});

export const savedPostsQuery = (userId: number, page: number) =>
  apiQuery('GET /api/users/{userId}/saved-posts', {
    path: { userId },
    query: { skip: (page - 1) * SAVED_PAGE, take: SAVED_PAGE },
  });

export const CASES_PAGE = 10;
export const casesQuery = (groupId: number, isClosed: boolean, page: number) =>
  apiQuery('GET /api/group-moderation-cases', {
    query: { groupId, isClosed, skip: (page - 1) * CASES_PAGE, take: CASES_PAGE },
  });

const GROUPS = [
  'GET /api/groups',
  'GET /api/users/{userId}/groups',
  'GET /api/users/{userId}/group-news',
  'GET /api/groups/{groupId}',
  'GET /api/groups/{groupId}/members',
  'GET /api/groups/{groupId}/invitable',
] as const;
const POSTS = [
  'GET /api/groups/{groupId}/posts',
  'GET /api/users/{userId}/feeds',
  'GET /api/users/{userId}/saved-posts',
  'GET /api/posts/{postId}',
] as const;

export const useRefreshPosts = () => useRefresh(...POSTS, 'GET /api/groups/{groupId}/files');

export const useJoin = (groupId: number) =>
  useSend('POST /api/groups/{groupId}/join', { groupId }, ...GROUPS, ...POSTS);

export const useReadInvitation = (groupId: number) =>
  useMutation({
    mutationFn: (token: string) => api('POST /api/groups/{groupId}/invitation', { path: { groupId }, body: { token } }),
    meta: { isQuiet: true },
  });

export const useLeave = (groupId: number) =>
  useMutation({
    mutationFn: () => api('DELETE /api/groups/{groupId}/membership', { path: { groupId } }),
    onSuccess: useRefresh(...GROUPS, ...POSTS),
  });

export const useMute = (groupId: number) =>
  useMutation({
    mutationFn: (isMuted: boolean) => api('PUT /api/groups/{groupId}/mute', { path: { groupId }, body: { isMuted } }),
    onSuccess: useRefresh('GET /api/groups/{groupId}', 'GET /api/users/{userId}/feeds'),
  });

export const useMarkSeen = () =>
  useMutation({
    mutationFn: (groupId: number) => api('PUT /api/groups/{groupId}/seen', { path: { groupId } }),
    meta: { isQuiet: true },
    onSuccess: useRefresh('GET /api/users/{userId}/group-news'),
  });

export type GroupContent = BodyOf<'POST /api/groups'>;

export const useCreateGroup = () =>
  useMutation({
    mutationFn: (body: GroupContent) => api('POST /api/groups', { body }),
    onSuccess: useRefresh(...GROUPS),
  });

export const useChangeGroup = (groupId: number) => useSend('PATCH /api/groups/{groupId}', { groupId }, ...GROUPS);

export const useDeleteGroup = (groupId: number) =>
  useMutation({
    mutationFn: () => api('DELETE /api/groups/{groupId}', { path: { groupId } }),
    onSuccess: useRefresh(...GROUPS, ...POSTS),
  });

export const useInvite = (groupId: number) =>
  useMutation({
    mutationFn: (userIds: number[]) =>
      api('POST /api/groups/{groupId}/invite', { path: { groupId }, body: { userIds } }),
    onSuccess: useRefresh(...GROUPS),
  });

export const useCreateLink = (groupId: number) =>
  useMutation({
    mutationFn: (days: number) => api('POST /api/groups/{groupId}/links', { path: { groupId }, body: { days } }),
    onSuccess: useRefresh('GET /api/groups/{groupId}/links'),
  });

export const useDeleteLink = (groupId: number) =>
  useMutation({
    mutationFn: (groupLinkId: number) =>
      api('DELETE /api/groups/{groupId}/links/{groupLinkId}', { path: { groupId, groupLinkId } }),
    onSuccess: useRefresh('GET /api/groups/{groupId}/links'),
  });

/** What those who run a group do with one of its people. */
export type MemberAct = 'ACCEPTED' | 'REJECTED' | 'BANNED' | 'REMOVE' | 'ADMIN' | 'MEMBER' | 'HAND_OVER' | 'UNPAUSE';

export const useMemberAct = (groupId: number) =>
  useMutation({
    mutationFn: ({ userId, act }: { userId: number; act: MemberAct }): Promise<unknown> => {
      const path = { groupId, userId };
      if (act === 'REMOVE') return api('DELETE /api/groups/{groupId}/members/{userId}', { path });
      if (act === 'UNPAUSE') return api('DELETE /api/groups/{groupId}/members/{userId}/pause', { path });
      if (act === 'HAND_OVER')
        return api('POST /api/groups/{groupId}/hand-over', { path: { groupId }, body: { userId } });
      if (act === 'ADMIN' || act === 'MEMBER')
        return api('PUT /api/groups/{groupId}/members/{userId}/role', { path, body: { role: act } });
      return api('PUT /api/groups/{groupId}/members/{userId}/status', { path, body: { status: act } });
    },
    onSuccess: useRefresh(...GROUPS),
  });

export const usePauseMember = (groupId: number) =>
  useMutation({
    mutationFn: ({ userId, ...body }: { userId: number; days: number; reason: string }) =>
      api('PUT /api/groups/{groupId}/members/{userId}/pause', { path: { groupId, userId }, body }),
    onSuccess: useRefresh(...GROUPS),
  });

/** The composer words a failure itself. */
export const useCreatePost = (groupId: number) =>
  useMutation({
    mutationFn: (body: BodyOf<'POST /api/groups/{groupId}/posts'>) =>
      api('POST /api/groups/{groupId}/posts', { path: { groupId }, body }),
    meta: { isQuiet: true },
    onSuccess: useRefreshPosts(),
  });

/** A page without a preview is refused: nothing is said then. */
export const fetchLinkPreview = (url: string) => api('POST /api/link-previews', { body: { url } });

export const useChangePost = (postId: number) =>
  useMutation({
    mutationFn: (body: BodyOf<'PATCH /api/posts/{postId}'>) =>
      api('PATCH /api/posts/{postId}', { path: { postId }, body }),
    meta: { isQuiet: true },
    onSuccess: useRefreshPosts(),
  });

export const useDeletePost = (postId: number) =>
  useMutation({
    mutationFn: () => api('DELETE /api/posts/{postId}', { path: { postId } }),
    onSuccess: useRefreshPosts(),
  });

export const useLikePost = (postId: number) =>
  useMutation({
    mutationFn: (isLiked: boolean) => api('PUT /api/posts/{postId}/like', { path: { postId }, body: { isLiked } }),
    onSuccess: useRefresh(...POSTS),
  });

export const useSavePost = (postId: number) =>
  useMutation({
    mutationFn: (isSaved: boolean) => api('PUT /api/posts/{postId}/save', { path: { postId }, body: { isSaved } }),
    onSuccess: useRefresh(...POSTS),
  });

export const usePinPost = (postId: number) =>
  useMutation({
    mutationFn: (isPinned: boolean) => api('PUT /api/posts/{postId}/pin', { path: { postId }, body: { isPinned } }),
    onSuccess: useRefresh(...POSTS),
  });

export const useVote = (postId: number) =>
  useMutation({
    mutationFn: (option: number | null) => api('PUT /api/posts/{postId}/vote', { path: { postId }, body: { option } }),
    onSuccess: useRefresh(...POSTS),
  });

export const useSetFeedOrder = (userId: number) =>
  useMutation({
    mutationFn: (order: FeedOrder) =>
      api('PUT /api/users/{userId}/feeds/preferences', { path: { userId }, body: { order } }),
    onSuccess: useRefresh('GET /api/users/{userId}/feeds/preferences'),
  });
