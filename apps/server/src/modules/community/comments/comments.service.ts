import { withoutMentions } from '@sullam/domain/discussions/mentions.ts';
import type { CommentedSubject } from '@sullam/domain/subjects.gen.ts';
import { type RawBuilder, sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { conflict, invalidField, notAllowed, notFound } from '../../../kernel/problem.ts';
import { checkMediaChoices, MEDIA_KINDS, presentMedia } from '../../organization/media/media.public.ts';
import { countAnew } from './comment-activity.repository.ts';
import { accessHost, type HostAccess, hostOf } from './comment-hosts.ts';
import { prepareComment } from './comment-text.ts';
import { reviewWritten } from './comment-visibility.ts';
import { commentGone, writeFirst } from './comments.errors.ts';
import { queueStreamMessage } from './comments.jobs.ts';
import { findPlaced, type PlacedComment } from './comments.reads.ts';
import {
  type CommentRecord,
  countLikes,
  deleteComments,
  findComment,
  insertComment,
  listMentioned,
  listVersions,
  putLike,
  updateComment,
} from './comments.repository.ts';
import type { CommentBody, CommentPatch, Contributor, LikeState } from './comments.schemas.ts';
import { commentAdded, commentEdited, talkChanged, thingLiked } from './comments.signals.ts';
import { listPeople } from './readings.reads.ts';
import { noteReading } from './readings.repository.ts';

/** A comment that the caller sees, and what they may do there. */
export interface AccessedComment {
  comment: CommentRecord;
  access: HostAccess;
}

/**
 * The only way to one comment: through its host, and not before the caller may read what others wrote.
 * @throws Problem not-found
 */
export async function accessComment(context: MemberContext, tx: Tx, commentId: number): Promise<AccessedComment> {
  const comment = await findComment(tx, commentId);
  if (!comment) throw notFound();
  const access = await accessHost(context, tx, comment.hostKind, comment.hostId);
  if (!(await isShown(context, tx, comment, access))) throw notFound();
  return { comment, access };
}

const isOpenFor = (context: MemberContext, { authorUserId }: CommentRecord, access: HostAccess): boolean =>
  !access.hidesOthers || authorUserId === context.caller.userId || access.staffIds.includes(authorUserId);

async function isShown(context: MemberContext, tx: Tx, comment: CommentRecord, access: HostAccess): Promise<boolean> {
  if (comment.parentCommentId === null || !access.hidesOthers) return isOpenFor(context, comment, access);
  const parent = await findComment(tx, comment.parentCommentId);
  return parent !== undefined && isOpenFor(context, parent, access) && isOpenFor(context, comment, access);
}

/** What can be read, liked, answered and reported: not what was deleted or taken out of sight. */
function requireThere({ isDeleted, isHidden }: Pick<CommentRecord, 'isDeleted' | 'isHidden'>): void {
  if (isDeleted || isHidden) throw commentGone();
}

async function checkAttachments(
  context: MemberContext,
  tx: Tx,
  mediaIds: { shown: readonly number[]; attached: readonly number[] },
  alreadyThere: readonly number[] = [],
): Promise<void> {
  const choices = [
    ...mediaIds.attached.map((mediaId) => ({ path: 'attachmentIds', mediaId, kinds: MEDIA_KINDS })),
    ...mediaIds.shown.map((mediaId) => ({ path: 'html', mediaId, kinds: MEDIA_KINDS })),
  ];
  await checkMediaChoices(context, tx, choices, new Set(alreadyThere));
}

/** The comment that is answered: one of this talk, on top, and there. */
async function findParent(
  context: MemberContext,
  tx: Tx,
  access: HostAccess,
  hostKind: CommentedSubject,
  parentCommentId: number,
): Promise<number> {
  const parent = await findComment(tx, parentCommentId);
  if (!parent || parent.hostKind !== hostKind || parent.hostId !== access.hostId || parent.parentCommentId !== null)
    throw invalidField('parentCommentId', 'choice');
  if (!isOpenFor(context, parent, access)) throw writeFirst();
  requireThere(parent);
  return parentCommentId;
}

/** Says something, in the transaction of whoever owns the host; sent twice it is there once. */
export async function addComment(
  context: MemberContext,
  tx: Tx,
  { hostKind, hostId }: { hostKind: CommentedSubject; hostId: number },
  body: CommentBody,
): Promise<{ commentId: number; isNew: boolean; access: HostAccess }> {
  const access = await accessHost(context, tx, hostKind, hostId);
  if (access.refusal) throw access.refusal;
  const { userId } = context.caller;
  const attachmentIds = [...new Set(body.attachmentIds ?? [])];
  if (body.isAnonymous && !access.allowsAnonymous) throw invalidField('isAnonymous', 'choice');
  const parentCommentId =
    body.parentCommentId == null ? null : await findParent(context, tx, access, hostKind, body.parentCommentId);
  const prepared = await prepareComment(
    tx,
    body.html,
    hostOf(context, hostKind).people(context, hostId),
    attachmentIds.length,
  );
  await checkAttachments(context, tx, { shown: prepared.mediaIds, attached: attachmentIds });
  const { commentId, isNew } = await insertComment(tx, {
    ...prepared,
    hostKind,
    hostId,
    parentCommentId,
    authorUserId: userId,
    requestKey: body.requestKey ?? null,
    attachmentIds,
    isAnonymous: body.isAnonymous ?? false,
    now: context.clock.now(),
  });
  if (!isNew) return { commentId, isNew, access };
  const isHeld = await reviewWritten(context, tx, { hostKind, hostId, commentId }, { html: prepared.html, isNew });
  await noteReading(tx, { hostKind, hostId, userId }, { has_talked: true });
  await countAnew(tx, hostKind, hostId);
  if (!isHeld) await emit(context, tx, commentAdded, { hostKind, hostId, commentId, byUserId: userId });
  await queueStreamMessage(context, tx, hostKind, hostId);
  return { commentId, isNew, access };
}

/** Changes one's own words; what they were is kept. */
export async function changeComment(
  context: MemberContext,
  tx: Tx,
  commentId: number,
  patch: CommentPatch,
): Promise<CommentRecord> {
  const { comment, access } = await accessComment(context, tx, commentId);
  const { userId } = context.caller;
  if (comment.authorUserId !== userId) throw notAllowed();
  requireThere(comment);
  if (access.refusal) throw access.refusal;
  const { hostKind, hostId } = comment;
  const attachmentIds = [...new Set(patch.attachmentIds)];
  const prepared = await prepareComment(
    tx,
    patch.html,
    hostOf(context, hostKind).people(context, hostId),
    attachmentIds.length,
  );
  await checkAttachments(context, tx, { shown: prepared.mediaIds, attached: attachmentIds }, [
    ...comment.attachmentIds,
    ...comment.mediaIds,
  ]);
  const known = new Set(await listMentioned(tx, commentId));
  const change = { attachmentIds, version: patch.version, now: context.clock.now() };
  if (!(await updateComment(tx, comment, prepared, change))) throw conflict();
  const isHeld = await reviewWritten(
    context,
    tx,
    { hostKind, hostId, commentId },
    { html: prepared.html, isNew: false },
  );
  if (isHeld) await countAnew(tx, hostKind, hostId);
  const mentioned = prepared.mentions.filter((each) => !known.has(each));
  if (!isHeld) await emit(context, tx, commentEdited, { hostKind, hostId, commentId, mentioned, byUserId: userId });
  await emit(context, tx, talkChanged, { hostKind, hostId });
  await queueStreamMessage(context, tx, hostKind, hostId);
  return comment;
}

/** Takes one's own words back; what others answered stays. */
export async function removeComment(context: MemberContext, tx: Tx, commentId: number): Promise<CommentRecord> {
  const { comment } = await accessComment(context, tx, commentId);
  if (comment.authorUserId !== context.caller.userId) throw notAllowed();
  // what waits for a moderator may be taken back, what one has taken out of sight may not
  requireThere({ ...comment, isHidden: comment.isHidden && !comment.isHeld });
  await deleteComments(tx, sql<boolean>`c.comment_id = ${commentId}`, context.clock.now());
  await settleTalk(context, tx, comment);
  return comment;
}

/** What counts of a talk is different now. */
export async function settleTalk(
  context: MemberContext,
  tx: Tx,
  { hostKind, hostId }: { hostKind: CommentedSubject; hostId: number },
): Promise<void> {
  await countAnew(tx, hostKind, hostId);
  await emit(context, tx, talkChanged, { hostKind, hostId });
  await queueStreamMessage(context, tx, hostKind, hostId);
}

/** Likes a comment or takes that back; twice is once. */
export async function likeComment(
  context: MemberContext,
  tx: Tx,
  commentId: number,
  isLiked: boolean,
): Promise<LikeState> {
  const { comment } = await accessComment(context, tx, commentId);
  requireThere(comment);
  const { hostKind, hostId } = comment;
  return setLike(context, tx, { kind: 'comment', id: commentId, isLiked, hostKind, hostId, commentId });
}

/** Likes what is talked about itself. */
export async function likeHost(
  context: MemberContext,
  tx: Tx,
  { hostKind, hostId }: { hostKind: CommentedSubject; hostId: number },
  isLiked: boolean,
): Promise<LikeState> {
  await accessHost(context, tx, hostKind, hostId);
  return setLike(context, tx, { kind: hostKind, id: hostId, isLiked, hostKind, hostId, commentId: null });
}

async function setLike(
  context: MemberContext,
  tx: Tx,
  liked: {
    kind: string;
    id: number;
    isLiked: boolean;
    hostKind: CommentedSubject;
    hostId: number;
    commentId: number | null;
  },
): Promise<LikeState> {
  const { kind, id, isLiked, hostKind, hostId, commentId } = liked;
  const { userId } = context.caller;
  const isNew = await putLike(tx, { kind, id, userId, isLiked, now: context.clock.now() });
  if (isNew) await emit(context, tx, thingLiked, { hostKind, hostId, commentId, byUserId: userId });
  return { likeCount: await countLikes(tx, kind, id), isLiked };
}

/** What a comment said before; for its author and those who moderate. */
export async function readVersions(context: MemberContext, tx: Tx, commentId: number) {
  const { comment, access } = await accessComment(context, tx, commentId);
  if (comment.authorUserId !== context.caller.userId && !access.canModerate) throw notAllowed();
  const versions = await listVersions(tx, commentId);
  return {
    data: versions.map(({ html, writtenAt }) => ({ html: withoutMentions(html), writtenAt: writtenAt.toISOString() })),
  };
}

/** One comment and where it stands; of an answer the comment that it answers. */
export async function readPlaced(context: MemberContext, tx: Tx, commentId: number): Promise<PlacedComment> {
  const { comment, access } = await accessComment(context, tx, commentId);
  const top = comment.parentCommentId ?? commentId;
  const placed = await findPlaced(context, tx, comment.hostKind, access, top);
  if (!placed) throw notFound();
  return placed;
}

/** Whom the caller may mean by `@`. */
export async function readPeople(
  context: MemberContext,
  tx: Tx,
  { hostKind, hostId }: { hostKind: CommentedSubject; hostId: number },
  search: string,
): Promise<{ data: Contributor[] }> {
  const access = await accessHost(context, tx, hostKind, hostId);
  return namePeople(context, tx, hostOf(context, hostKind).people(context, hostId), access.staffIds, search);
}

/** The same before there is something to talk about, of people that whoever asks has found out. */
export async function namePeople(
  context: MemberContext,
  tx: Tx,
  people: RawBuilder<boolean>,
  staffIds: readonly number[],
  search: string,
): Promise<{ data: Contributor[] }> {
  const rows = await listPeople(context, tx, people, staffIds, search);
  return {
    data: rows.map(({ image, ...person }) => ({
      ...person,
      image: presentMedia(context, image)?.url ?? null,
      isStaff: staffIds.includes(person.userId),
    })),
  };
}

/** What the caller has before them now is read; from then on they are told of what is new. */
export const markRead = (context: MemberContext, tx: Tx, hostKind: CommentedSubject, hostId: number): Promise<void> =>
  noteReading(tx, { hostKind, hostId, userId: context.caller.userId }, { read_at: context.clock.now() });

export const setFollowing = (
  context: MemberContext,
  tx: Tx,
  hostKind: CommentedSubject,
  hostId: number,
  isFollowing: boolean,
): Promise<void> => noteReading(tx, { hostKind, hostId, userId: context.caller.userId }, { is_following: isFollowing });

/** Whoever begins something to talk about follows it. */
export const beginTalk = async (
  context: MemberContext,
  tx: Tx,
  { hostKind, hostId }: { hostKind: CommentedSubject; hostId: number },
): Promise<void> => {
  const following = { is_following: true, read_at: context.clock.now() };
  // pipelined: the posts benchmark measures a new post
  await Promise.all([
    noteReading(tx, { hostKind, hostId, userId: context.caller.userId }, following),
    countAnew(tx, hostKind, hostId),
  ]);
};
