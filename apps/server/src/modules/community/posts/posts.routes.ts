import { foldForSearch } from '@sullam/domain/search-folding.ts';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Id, PageQuery, page } from '../../../kernel/http/schemas.ts';
import { notAllowed } from '../../../kernel/problem.ts';
import {
  AppealBody,
  appeal,
  CommentVersions,
  commentRoutes,
  HideBody,
  hideThing,
  LikeBody,
  LikeState,
  namePeople,
  ReportBody,
  readPeople,
  reportThing,
} from '../comments/comments.public.ts';
import {
  accessGroup,
  belongsTo,
  GroupParams,
  groupAccess,
  listAdministrators,
} from '../social-groups/social-groups.public.ts';
import { HOST, presentPosts } from './post-row.reads.ts';
import { accessPost } from './posts.access.ts';
import { listFiles, listPosts, listPostVersions } from './posts.reads.ts';
import { findPostNews } from './posts.repository.ts';
import {
  CreatedPost,
  GroupFile,
  GroupPostsQuery,
  PinPostBody,
  Post,
  PostBody,
  PostList,
  PostParams,
  PostPatch,
  PostPeople,
  PostPeopleQuery,
  SaveBody,
  VoteBody,
} from './posts.schemas.ts';
import {
  addPostComment,
  changePost,
  changePostComment,
  createPost,
  likePost,
  pinPost,
  removePost,
  removePostComment,
  savePost,
  vote,
} from './posts.service.ts';

const access = groupAccess;
const rateLimit = { per: 'caller', count: 60, seconds: 600 } as const;
const thing = (hostId: number) => ({ hostKind: HOST, hostId, commentId: null });

const ofGroup: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/groups/:groupId/posts',
    operationId: 'listGroupPosts',
    summary: 'Posts of a group, the newest first; pinned ones come with the first page, apart from the others',
    access,
    params: GroupParams,
    query: GroupPostsQuery,
    response: PostList,
    handle: (context, { params, query }) =>
      reading(context, async (tx) => {
        const [, posts] = await Promise.all([
          accessGroup(context, tx, params.groupId, 'read'),
          listPosts(context, tx, params.groupId, query),
        ]);
        return posts;
      }),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/groups/:groupId/posts',
    operationId: 'createPost',
    refusesMasquerade: true,
    summary: 'Posts something in a group; the same request key makes one post',
    access,
    rateLimit,
    params: GroupParams,
    body: PostBody,
    response: CreatedPost,
    successStatus: 201,
    errors: { 400: ['posting-rules.refused'], 409: ['social-group.posting-paused'], 429: ['post.slow-down'] },
    handle: (context, { params, body }) => createPost(context, params.groupId, body),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/groups/:groupId/files',
    operationId: 'listGroupFiles',
    summary: 'Files shared in a group, the newest first',
    access,
    params: GroupParams,
    query: Type.Object(PageQuery),
    response: page(GroupFile),
    handle: (context, { params, query }) =>
      reading(context, async (tx) => {
        await accessGroup(context, tx, params.groupId, 'read');
        return listFiles(context, tx, params.groupId, query);
      }),
  }),
];

const ofWritersInGroup: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/groups/:groupId/people',
    operationId: 'listGroupPeople',
    summary: 'Whom the caller can mention in a post, by the beginning of a name or a part of it',
    access,
    rateLimit: { per: 'caller', count: 300, seconds: 300 },
    params: GroupParams,
    query: PostPeopleQuery,
    response: PostPeople,
    handle: (context, { params, query }) =>
      reading(context, async (tx) => {
        await accessGroup(context, tx, params.groupId, 'post');
        const staff = await listAdministrators(tx, params.groupId);
        const staffIds = staff.map((person) => person.userId);
        const search = foldForSearch(query.search ?? '').trim();
        return namePeople(context, tx, belongsTo(sql.val(params.groupId)), staffIds, search);
      }),
  }),
];

const ofReaders: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/posts/:postId',
    operationId: 'getPost',
    summary: 'One post, without its comments',
    access,
    params: PostParams,
    response: Post,
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        const [post] = await presentPosts(context, tx, [await accessPost(context, tx, params.postId, 'see')]);
        return post!;
      }),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/posts/:postId/versions',
    operationId: 'listPostVersions',
    summary: 'What a post said before it was edited; for its author and those who moderate',
    access,
    params: PostParams,
    response: CommentVersions,
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        const post = await accessPost(context, tx, params.postId, 'see');
        if (post.author_user_id !== context.caller.userId && !post.moderates) throw notAllowed();
        return listPostVersions(tx, params.postId);
      }),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/posts/:postId/people',
    operationId: 'listPostPeople',
    summary: 'Whom the caller can mention in a comment, by the beginning of a name or a part of it',
    access,
    rateLimit: { per: 'caller', count: 300, seconds: 300 },
    params: PostParams,
    query: PostPeopleQuery,
    response: PostPeople,
    handle: (context, { params, query }) =>
      reading(context, (tx) =>
        readPeople(context, tx, { hostKind: HOST, hostId: params.postId }, foldForSearch(query.search ?? '').trim()),
      ),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/posts/:postId/like',
    operationId: 'setPostLike',
    summary: 'Likes a post, or takes that back',
    access,
    params: PostParams,
    body: LikeBody,
    response: LikeState,
    handle: (context, { params, body }) => likePost(context, params.postId, body.isLiked),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/posts/:postId/save',
    operationId: 'savePost',
    summary: 'Saves a post, or lets it go',
    access,
    params: PostParams,
    body: SaveBody,
    handle: (context, { params, body }) => savePost(context, params.postId, body.isSaved),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/posts/:postId/vote',
    operationId: 'setPostVote',
    summary: 'Answers the poll of a post, changes the answer or takes it back, until it is closed',
    access,
    params: PostParams,
    body: VoteBody,
    errors: { 409: ['post.poll-closed'] },
    handle: (context, { params, body }) => vote(context, params.postId, body.option),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/posts/:postId/report',
    operationId: 'reportPost',
    summary: 'Reports a post to those who moderate',
    access,
    rateLimit: { per: 'caller', count: 30, seconds: 600 },
    params: PostParams,
    body: ReportBody,
    handle: (context, { params, body }) => reportThing(context, thing(params.postId), body),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/posts/:postId/appeal',
    operationId: 'requestPostReview',
    summary: 'Its author asks another moderator to look again, once',
    access,
    params: PostParams,
    body: AppealBody,
    errors: { 409: ['comments.already-decided'] },
    handle: (context, { params, body }) => appeal(context, thing(params.postId), body.text),
  }),
];

const ofWriters: RouteDefinition[] = [
  memberRoute({
    method: 'PATCH',
    path: '/api/posts/:postId',
    operationId: 'updatePost',
    refusesMasquerade: true,
    summary: 'Changes one’s own post; 409 when it was saved in between',
    access,
    rateLimit,
    params: PostParams,
    body: PostPatch,
    handle: (context, { params, body }) => changePost(context, params.postId, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/posts/:postId',
    operationId: 'deletePost',
    summary: 'Takes one’s own post back, with what was said about it',
    access,
    params: PostParams,
    handle: (context, { params }) => removePost(context, params.postId),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/posts/:postId/pin',
    operationId: 'setPostPin',
    summary: 'Keeps a post on top of its group, or no longer',
    access,
    params: PostParams,
    body: PinPostBody,
    errors: { 409: ['post.too-many-pins'] },
    handle: (context, { params, body }) => pinPost(context, params.postId, body.isPinned),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/posts/:postId/hide',
    operationId: 'hidePost',
    summary: 'Takes a post out of sight; its author is told why',
    access,
    params: PostParams,
    body: HideBody,
    handle: (context, { params, body }) => hideThing(context, thing(params.postId), body.reason),
  }),
];

const comments = (): RouteDefinition[] =>
  commentRoutes({
    kind: HOST,
    path: '/api/post-comments',
    noun: 'Post',
    idName: 'postId',
    bodyName: 'PostCommentBody',
    placedName: 'PlacedPostComment',
    word: 'comment on a post',
    access,
    place: {
      fields: { groupId: Id },
      read: async (tx, postId) => ({ groupId: (await findPostNews(tx, postId))!.groupId }),
    },
    add: addPostComment,
    change: changePostComment,
    remove: removePostComment,
  });

export const postRoutes = (): RouteDefinition[] => [
  ...ofGroup,
  ...ofWritersInGroup,
  ...ofReaders,
  ...ofWriters,
  ...comments(),
];
