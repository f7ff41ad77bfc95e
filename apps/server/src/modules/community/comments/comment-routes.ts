import { COMMENT_ORDERS } from '@sullam/domain/discussions/discussion.ts';
import type { CommentedSubject } from '@sullam/domain/subjects.gen.ts';
import { type Static, type TObject, Type } from 'typebox';
import type { Access } from '../../../kernel/access/access.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Id, NamedObject, OneOf, PageQuery, page } from '../../../kernel/http/schemas.ts';
import { notFound } from '../../../kernel/problem.ts';
import { accessHost } from './comment-hosts.ts';
import { listComments, listReplies } from './comments.reads.ts';
import {
  AppealBody,
  Comment,
  type CommentBody,
  CommentParams,
  CommentPatch,
  CommentVersions,
  CreatedComment,
  commentFields,
  commentNames,
  HideBody,
  LikeBody,
  LikeState,
  ReportBody,
} from './comments.schemas.ts';
import { accessComment, likeComment, readPlaced, readVersions } from './comments.service.ts';
import { appeal, hideThing, reportThing } from './moderation.service.ts';

/** What a host says of the operations on what is said about it. */
export interface CommentRoutesOf {
  /** The host's kind. */
  kind: CommentedSubject;
  path: `/api/${string}`;
  /** What operations are called: `create<Noun>Comment`. */
  noun: string;
  /** The field that holds the host's number. */
  idName: string;
  /** The name of the body's schema. */
  bodyName: string;
  placedName: string;
  /** What a host calls a comment, in the summaries of the operations. */
  word: string;
  access: Access;
  /** What of the host's place comes with one comment, and how it is found. */
  place: { fields: Record<string, typeof Id>; read(tx: Tx, hostId: number): Promise<Record<string, number>> };
  add(context: MemberContext, hostId: number, body: CommentBody): Promise<{ commentId: number }>;
  change(context: MemberContext, commentId: number, patch: Static<typeof CommentPatch>): Promise<void>;
  remove(context: MemberContext, commentId: number): Promise<void>;
}

const asked = {
  parentCommentId: Type.Optional(Id),
  order: Type.Optional(OneOf(...COMMENT_ORDERS)),
  ...PageQuery,
};

const rateLimit = { per: 'caller', count: 60, seconds: 600 } as const;

/** A comment of this kind of host, not of anything else that is talked about. */
async function requireOf(context: MemberContext, tx: Tx, kind: CommentedSubject, commentId: number) {
  const { comment } = await accessComment(context, tx, commentId);
  if (comment.hostKind !== kind) throw notFound();
  return comment;
}

function readingRoutes(of: CommentRoutesOf): RouteDefinition[] {
  const { kind, path, noun, idName, word, access, place } = of;
  const hostOfQuery = (query: object): number => (query as Record<string, number>)[idName] as number;
  return [
    memberRoute({
      method: 'GET',
      path,
      operationId: `list${noun}Comments`,
      summary: `Each ${word} with its first replies; or the replies to one, the oldest first`,
      access,
      query: Type.Object({ [idName]: Id, ...asked }) as TObject<typeof asked>,
      response: page(Comment),
      handle: (context, { query }) =>
        reading(context, async (tx) => {
          const { parentCommentId, order, skip, take } = query;
          const hostId = hostOfQuery(query);
          if (parentCommentId === undefined) return listComments(context, tx, kind, hostId, { order, skip, take });
          const host = await accessHost(context, tx, kind, hostId);
          return listReplies(context, tx, kind, host, parentCommentId, { skip, take });
        }),
    }),
    memberRoute({
      method: 'GET',
      path: `${path}/:commentId`,
      operationId: `get${noun}Comment`,
      summary: `One ${word} (of a reply what it replies to), and where it stands`,
      access,
      params: CommentParams,
      response: NamedObject(of.placedName, {
        [idName]: Id,
        ...place.fields,
        comment: Comment,
        position: Type.Integer({ description: 'How many comments stand before it, or before the one that it answers' }),
      }),
      handle: (context, { params }) =>
        reading(context, async (tx) => {
          const { hostId } = await requireOf(context, tx, kind, params.commentId);
          const [where, placed] = [await place.read(tx, hostId), await readPlaced(context, tx, params.commentId)];
          return { ...placed, [idName]: hostId, ...where } as never;
        }),
    }),
    memberRoute({
      method: 'GET',
      path: `${path}/:commentId/versions`,
      operationId: `list${noun}CommentVersions`,
      summary: `What a ${word} said before it was edited; for its author and those who moderate`,
      access,
      params: CommentParams,
      response: CommentVersions,
      handle: (context, { params }) =>
        reading(context, async (tx) => {
          await requireOf(context, tx, kind, params.commentId);
          return readVersions(context, tx, params.commentId);
        }),
    }),
  ];
}

function writingRoutes(of: CommentRoutesOf): RouteDefinition[] {
  const { kind, path, noun, idName, word, access } = of;
  return [
    memberRoute({
      method: 'POST',
      path,
      operationId: `create${noun}Comment`,
      refusesMasquerade: true,
      summary: `Writes a ${word}, or replies to one; the same request key makes one`,
      access,
      rateLimit,
      body: NamedObject(of.bodyName, { [idName]: Id, ...commentFields }, commentNames) as TObject<typeof commentFields>,
      response: CreatedComment,
      successStatus: 201,
      errors: {
        409: ['comments.gone', 'comments.write-first', 'discussion-board.locked', 'social-group.posting-paused'],
        422: ['discussion-board.too-few-words'],
        429: ['post.slow-down'],
      },
      handle: (context, { body }) => {
        const { [idName]: hostId, ...said } = body as Record<string, unknown> & CommentBody;
        return of.add(context, hostId as number, said as CommentBody);
      },
    }),
    memberRoute({
      method: 'PATCH',
      path: `${path}/:commentId`,
      operationId: `update${noun}Comment`,
      refusesMasquerade: true,
      summary: `Changes one's own ${word}; 409 when it was saved in between`,
      access,
      rateLimit,
      params: CommentParams,
      body: CommentPatch,
      errors: { 422: ['discussion-board.too-few-words'] },
      handle: (context, { params, body }) => of.change(context, params.commentId, body),
    }),
    memberRoute({
      method: 'DELETE',
      path: `${path}/:commentId`,
      operationId: `delete${noun}Comment`,
      summary: `Takes one's own ${word} back; replies to it stay`,
      access,
      params: CommentParams,
      handle: (context, { params }) => of.remove(context, params.commentId),
    }),
    memberRoute({
      method: 'PUT',
      path: `${path}/:commentId/like`,
      operationId: `set${noun}CommentLike`,
      summary: `Likes a ${word}, or takes that back`,
      access,
      params: CommentParams,
      body: LikeBody,
      response: LikeState,
      errors: { 409: ['comments.gone'] },
      handle: (context, { params, body }) =>
        transaction(context, async (tx) => {
          await requireOf(context, tx, kind, params.commentId);
          return likeComment(context, tx, params.commentId, body.isLiked);
        }),
    }),
  ];
}

function moderationRoutes({ kind, path, noun, word, access }: CommentRoutesOf): RouteDefinition[] {
  const thingOf = (context: MemberContext, commentId: number) =>
    reading(context, async (tx) => {
      const { hostKind, hostId } = await requireOf(context, tx, kind, commentId);
      return { hostKind, hostId, commentId };
    });
  return [
    memberRoute({
      method: 'POST',
      path: `${path}/:commentId/report`,
      operationId: `report${noun}Comment`,
      summary: `Reports a ${word} to those who moderate`,
      access,
      rateLimit: { per: 'caller', count: 30, seconds: 600 },
      params: CommentParams,
      body: ReportBody,
      errors: { 409: ['comments.gone'] },
      handle: async (context, { params, body }) => reportThing(context, await thingOf(context, params.commentId), body),
    }),
    memberRoute({
      method: 'POST',
      path: `${path}/:commentId/hide`,
      operationId: `hide${noun}Comment`,
      summary: `Takes a ${word} out of sight; its author is told why`,
      access,
      params: CommentParams,
      body: HideBody,
      errors: { 409: ['comments.gone'] },
      handle: async (context, { params, body }) =>
        hideThing(context, await thingOf(context, params.commentId), body.reason),
    }),
    memberRoute({
      method: 'POST',
      path: `${path}/:commentId/appeal`,
      operationId: `request${noun}CommentReview`,
      summary: 'Its author asks another moderator to look again, once',
      access,
      params: CommentParams,
      body: AppealBody,
      errors: { 409: ['comments.already-decided'] },
      handle: async (context, { params, body }) => appeal(context, await thingOf(context, params.commentId), body.text),
    }),
  ];
}

/** The operations on what is said about one kind of host, the same for each of them. */
export const commentRoutes = (of: CommentRoutesOf): RouteDefinition[] => [
  ...readingRoutes(of),
  ...writingRoutes(of),
  ...moderationRoutes(of),
];
