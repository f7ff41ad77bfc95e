import { hashtagsIn, POST_LIMITS } from '@sullam/domain/posts.ts';
import { sql } from 'kysely';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { transaction } from '../../../kernel/database/database.ts';
import { plainText } from '../../../kernel/html.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { conflict, invalidField, notAllowed } from '../../../kernel/problem.ts';
import {
  addComment,
  type CommentBody,
  changeComment,
  likeHost,
  prepareComment,
  removeComment,
} from '../comments/comments.public.ts';
import { checkPreview } from '../link-previews/link-previews.public.ts';
import { auditGroup, belongsTo } from '../social-groups/social-groups.public.ts';
import { HOST, type PostRow } from './post-row.reads.ts';
import { checkFiles, reviewPost, writePost } from './post-writing.ts';
import { findRules } from './posting-rules.repository.ts';
import { accessPost } from './posts.access.ts';
import { pollClosed, tooManyPins } from './posts.errors.ts';
import {
  countPinned,
  deletePost,
  listMentioned,
  putSaved,
  putVote,
  setPinned,
  updatePost,
} from './posts.repository.ts';
import type { PostBody, PostPatch } from './posts.schemas.ts';
import { postEdited } from './posts.signals.ts';

const noun = 'post';

/** Posts something in a group; sent twice it is there once. */
export const createPost = (context: MemberContext, groupId: number, body: PostBody): Promise<{ postId: number }> =>
  transaction(context, (tx) => writePost(context, tx, groupId, body));

/** Changes one's own post; what it said is kept. */
export const changePost = (context: MemberContext, postId: number, patch: PostPatch): Promise<void> =>
  transaction(context, async (tx) => {
    const post = await accessPost(context, tx, postId, 'own');
    const groupId = post.social_group_id;
    const attachmentIds = [...new Set(patch.mediaIds)];
    const others = attachmentIds.length + post.poll_options.length;
    const prepared = await prepareComment(tx, patch.content, belongsTo(sql.val(groupId)), others, 'content');
    const there = [...post.attachment_ids, ...post.media_ids];
    await checkFiles(context, tx, { shown: prepared.mediaIds, attached: attachmentIds }, there);
    const known = new Set(await listMentioned(tx, postId));
    const before = { postId, html: post.html, writtenAt: post.edited_at ?? post.created_at };
    const tags = hashtagsIn(plainText(prepared.html));
    const linkPreviewId = patch.linkPreviewId === undefined ? post.link_preview_id : patch.linkPreviewId;
    const previewWords = await checkPreview(context, tx, linkPreviewId, post.link_preview_id);
    const change = { attachmentIds, tags, linkPreviewId, version: patch.version, now: context.clock.now() };
    if (!(await updatePost(tx, before, prepared, change))) throw conflict();
    const said = [plainText(prepared.html), ...post.poll_options, previewWords];
    if (await reviewPost(context, tx, await findRules(tx), postId, said)) return;
    const mentioned = prepared.mentions.filter((userId) => !known.has(userId));
    await emit(context, tx, postEdited, { postId, groupId, mentioned, byUserId: context.caller.userId });
  });

/** Takes one's own post back, with what was said about it; who left the group may still do so while they see it. */
export const removePost = (context: MemberContext, postId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const post = await accessPost(context, tx, postId, 'see');
    // what waits for a moderator may be taken back, what one has taken out of sight may not
    if (post.author_user_id !== context.caller.userId || (post.hidden_at !== null && !post.is_held)) throw notAllowed();
    await deletePost(tx, postId);
    await audit(context, tx, {
      action: 'post.delete',
      noun,
      nounId: postId,
      changes: { groupId: post.social_group_id },
    });
  });

/** Keeps a post on top of its group, or no longer. */
export const pinPost = (context: MemberContext, postId: number, isPinned: boolean): Promise<void> =>
  transaction(context, async (tx) => {
    const post = await accessPost(context, tx, postId, 'moderate');
    if ((post.pinned_at !== null) === isPinned) return;
    if (isPinned && post.hidden_at !== null) throw notAllowed();
    if (isPinned && (await countPinned(tx, post.social_group_id)) >= POST_LIMITS.pinned) throw tooManyPins();
    await setPinned(tx, postId, isPinned ? { by: context.caller.userId, at: context.clock.now() } : null);
    await auditGroup(context, tx, post.social_group_id, isPinned ? 'pin-post' : 'unpin-post', { postId });
  });

export const likePost = (context: MemberContext, postId: number, isLiked: boolean) =>
  transaction(context, async (tx) => {
    await accessPost(context, tx, postId, 'talk');
    return likeHost(context, tx, { hostKind: HOST, hostId: postId }, isLiked);
  });

/** Keeps a post at hand; it is let go also by who no longer sees it. */
export const savePost = (context: MemberContext, postId: number, isSaved: boolean): Promise<void> =>
  transaction(context, async (tx) => {
    if (isSaved) await accessPost(context, tx, postId, 'see');
    await putSaved(tx, context.caller.userId, postId, isSaved ? context.clock.now() : null);
  });

function requireOption(post: PostRow, option: number | null): void {
  if (post.poll_options.length === 0) throw invalidField('option', 'choice');
  if (option !== null && option >= post.poll_options.length) throw invalidField('option', 'choice');
}

/** Answers a poll, changes the answer or takes it back, until it is closed. */
export const vote = (context: MemberContext, postId: number, option: number | null): Promise<void> =>
  transaction(context, async (tx) => {
    const post = await accessPost(context, tx, postId, 'talk');
    requireOption(post, option);
    const now = context.clock.now();
    if (post.poll_closes_at !== null && post.poll_closes_at <= now) throw pollClosed();
    await putVote(tx, postId, context.caller.userId, option, now);
  });

export const addPostComment = (
  context: MemberContext,
  postId: number,
  body: CommentBody,
): Promise<{ commentId: number }> =>
  transaction(context, async (tx) => {
    const { commentId } = await addComment(context, tx, { hostKind: HOST, hostId: postId }, body);
    return { commentId };
  });

export const changePostComment = (
  context: MemberContext,
  commentId: number,
  patch: Parameters<typeof changeComment>[3],
): Promise<void> =>
  transaction(context, async (tx) => {
    await changeComment(context, tx, commentId, patch);
  });

export const removePostComment = (context: MemberContext, commentId: number): Promise<void> =>
  transaction(context, async (tx) => {
    await removeComment(context, tx, commentId);
  });
