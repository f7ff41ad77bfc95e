import { signedIn } from '../../kernel/access/access.ts';
import type { MemberContext } from '../../kernel/context.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { reading, transaction } from '../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../kernel/http/route.ts';
import { page } from '../../kernel/http/schemas.ts';
import { notFound } from '../../kernel/problem.ts';
import {
  AppealBody,
  accessComment,
  accessHost,
  appeal,
  Comment,
  CommentParams,
  CommentPatch,
  CommentVersions,
  CreatedComment,
  hideThing,
  LikeBody,
  LikeState,
  likeComment,
  listComments,
  listReplies,
  ReportBody,
  readPlaced,
  readVersions,
  reportThing,
} from '../comments/comments.public.ts';
import { HOST } from './discussion-boards.reads.ts';
import { findPlace } from './discussion-boards.repository.ts';
import { CommentBody, CommentListQuery, HideBody, PlacedComment } from './discussion-boards.schemas.ts';
import { changeContribution, contribute, removeContribution } from './discussion-boards.service.ts';

const access = signedIn();
const rateLimit = { per: 'caller', count: 60, seconds: 600 } as const;

/** A comment of a discussion board, not of anything else that is talked about. */
async function requireContribution(context: MemberContext, tx: Tx, commentId: number) {
  const { comment } = await accessComment(context, tx, commentId);
  if (comment.hostKind !== HOST) throw notFound();
  return comment;
}

const thingOf = (context: MemberContext, commentId: number) =>
  reading(context, async (tx) => {
    const { hostKind, hostId } = await requireContribution(context, tx, commentId);
    return { hostKind, hostId, commentId };
  });

export const boardCommentRoutes = (): RouteDefinition[] => [
  memberRoute({
    method: 'GET',
    path: '/api/discussion-board-comments',
    operationId: 'listDiscussionBoardComments',
    summary: 'Contributions to a discussion, the oldest first, each with its first replies; or the replies to one',
    access,
    query: CommentListQuery,
    response: page(Comment),
    handle: (context, { query: { discussionBoardId, parentCommentId, ...paging } }) =>
      reading(context, async (tx) => {
        const host = await accessHost(context, tx, HOST, discussionBoardId);
        return parentCommentId === undefined
          ? listComments(context, tx, HOST, host, paging)
          : listReplies(context, tx, HOST, host, parentCommentId, paging);
      }),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/discussion-board-comments',
    operationId: 'createDiscussionBoardComment',
    refusesMasquerade: true,
    summary: 'Contributes to a discussion, or replies to a contribution; the same request key makes one',
    access,
    rateLimit,
    body: CommentBody,
    response: CreatedComment,
    successStatus: 201,
    handle: (context, { body: { discussionBoardId, ...body } }) => contribute(context, discussionBoardId, body),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/discussion-board-comments/:commentId',
    operationId: 'getDiscussionBoardComment',
    summary: 'One contribution (of a reply what it replies to), and where it stands',
    access,
    params: CommentParams,
    response: PlacedComment,
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        const { hostId } = await requireContribution(context, tx, params.commentId);
        const [place, placed] = [await findPlace(tx, hostId), await readPlaced(context, tx, params.commentId)];
        return { ...placed, discussionBoardId: hostId, courseId: place!.courseId };
      }),
  }),
  memberRoute({
    method: 'PATCH',
    path: '/api/discussion-board-comments/:commentId',
    operationId: 'updateDiscussionBoardComment',
    refusesMasquerade: true,
    summary: "Changes one's own contribution; 409 when it was saved in between",
    access,
    rateLimit,
    params: CommentParams,
    body: CommentPatch,
    handle: (context, { params, body }) => changeContribution(context, params.commentId, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/discussion-board-comments/:commentId',
    operationId: 'deleteDiscussionBoardComment',
    summary: "Takes one's own contribution back; replies to it stay",
    access,
    params: CommentParams,
    handle: (context, { params }) => removeContribution(context, params.commentId),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/discussion-board-comments/:commentId/versions',
    operationId: 'listDiscussionBoardCommentVersions',
    summary: 'What a contribution said before it was edited; for its author and those who run the course',
    access,
    params: CommentParams,
    response: CommentVersions,
    handle: (context, { params }) => reading(context, (tx) => readVersions(context, tx, params.commentId)),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/discussion-board-comments/:commentId/like',
    operationId: 'setDiscussionBoardCommentLike',
    summary: 'Likes a contribution, or takes that back',
    access,
    params: CommentParams,
    body: LikeBody,
    response: LikeState,
    handle: (context, { params, body }) =>
      transaction(context, (tx) => likeComment(context, tx, params.commentId, body.isLiked)),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/discussion-board-comments/:commentId/report',
    operationId: 'reportDiscussionBoardComment',
    summary: 'Reports a contribution to those who run the course',
    access,
    rateLimit: { per: 'caller', count: 30, seconds: 600 },
    params: CommentParams,
    body: ReportBody,
    handle: async (context, { params, body }) => reportThing(context, await thingOf(context, params.commentId), body),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/discussion-board-comments/:commentId/hide',
    operationId: 'hideDiscussionBoardComment',
    summary: 'Takes a contribution out of sight; its author is told why',
    access,
    params: CommentParams,
    body: HideBody,
    handle: async (context, { params, body }) =>
      hideThing(context, await thingOf(context, params.commentId), body.reason),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/discussion-board-comments/:commentId/appeal',
    operationId: 'requestDiscussionBoardCommentReview',
    summary: 'Its author asks another moderator to look again, once',
    access,
    params: CommentParams,
    body: AppealBody,
    handle: async (context, { params, body }) => appeal(context, await thingOf(context, params.commentId), body.text),
  }),
];
