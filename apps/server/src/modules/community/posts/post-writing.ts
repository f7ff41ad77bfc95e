import { hashtagsIn } from '@sullam/domain/posts.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { plainText } from '../../../kernel/html.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { invalidField, notAllowed } from '../../../kernel/problem.ts';
import { checkMediaChoices, MEDIA_KINDS } from '../../organization/media/media.public.ts';
import { beginTalk, holdThing, prepareComment } from '../comments/comments.public.ts';
import { checkPreview } from '../link-previews/link-previews.public.ts';
import { accessGroup, belongsTo } from '../social-groups/social-groups.public.ts';
import { HOST } from './post-row.reads.ts';
import type { KeptRules } from './posting-rules.repository.ts';
import { readJudgement, requirePatienceOfPost, reviewText } from './posting-rules.service.ts';
import { insertPost } from './posts.repository.ts';
import type { PostBody } from './posts.schemas.ts';
import { postAdded } from './posts.signals.ts';

/** Files may be shown by who brought them; of an edited post those that were there stay. */
export async function checkFiles(
  context: MemberContext,
  tx: Tx,
  files: { shown: readonly number[]; attached: readonly number[] },
  there: readonly number[] = [],
): Promise<void> {
  const choices = [
    ...files.attached.map((mediaId) => ({ path: 'mediaIds', mediaId, kinds: MEDIA_KINDS })),
    ...files.shown.map((mediaId) => ({ path: 'content', mediaId, kinds: MEDIA_KINDS })),
  ];
  await checkMediaChoices(context, tx, choices, new Set(there));
}

function preparePoll(poll: PostBody['poll'], publishAt: Date) {
  if (!poll) return null;
  const options = poll.options.map((option) => option.trim());
  if (options.some((option) => option === '') || new Set(options).size < options.length)
    throw invalidField('poll.options', 'choice');
  const closesAt = poll.closesAt == null ? null : new Date(poll.closesAt);
  if (closesAt !== null && closesAt <= publishAt) throw invalidField('poll.closesAt', 'choice');
  return { options, closesAt, hidesResults: (poll.hidesResults ?? false) && closesAt !== null };
}

/** Lets the organisation's rules look at a post; answers whether it waits for a moderator. */
export async function reviewPost(
  context: MemberContext,
  tx: Tx,
  rules: KeptRules,
  postId: number,
  said: readonly string[],
): Promise<boolean> {
  const found = reviewText(context, rules, said.join('\n'));
  return holdThing(context, tx, { hostKind: HOST, hostId: postId, commentId: null }, found);
}

/** A post of the caller as it is kept, now or for a later moment, if they may post this. */
export async function preparePost(
  context: MemberContext,
  tx: Tx,
  groupId: number,
  body: Omit<PostBody, 'requestKey'>,
  publishAt: Date,
) {
  const { abilities } = await accessGroup(context, tx, groupId, 'post');
  if (body.isAnnounced && !abilities.canManage) throw notAllowed();
  const attachmentIds = [...new Set(body.mediaIds ?? [])];
  const poll = preparePoll(body.poll, publishAt);
  const others = attachmentIds.length + (poll ? 1 : 0);
  const prepared = await prepareComment(tx, body.content, belongsTo(sql.val(groupId)), others, 'content');
  await checkFiles(context, tx, { shown: prepared.mediaIds, attached: attachmentIds });
  const linkPreviewId = body.linkPreviewId ?? null;
  const previewWords = await checkPreview(context, tx, linkPreviewId);
  const isAnnounced = body.isAnnounced ?? false;
  return { ...prepared, groupId, attachmentIds, poll, linkPreviewId, isAnnounced, previewWords };
}

/** Posts something as the caller, in the transaction of whoever asks; sent twice it is there once. */
export async function writePost(
  context: MemberContext,
  tx: Tx,
  groupId: number,
  body: PostBody,
): Promise<{ postId: number }> {
  const now = context.clock.now();
  const { userId } = context.caller;
  // whatever is known beforehand is asked at once
  const [{ previewWords, ...post }, judgement] = await Promise.all([
    preparePost(context, tx, groupId, body, now),
    readJudgement(context, tx, groupId),
  ]);
  const { postId, isNew } = await insertPost(tx, {
    ...post,
    authorUserId: userId,
    requestKey: body.requestKey ?? null,
    tags: hashtagsIn(plainText(post.html)),
    now,
  });
  if (!isNew) return { postId };
  // asked after it is known to be another one, so that a repeated click isn't refused
  await requirePatienceOfPost(context, tx, judgement, groupId);
  const said = [plainText(post.html), ...(post.poll?.options ?? []), previewWords];
  const tell = async () => {
    const isHeld = await reviewPost(context, tx, judgement.rules, postId, said);
    if (!isHeld) await emit(context, tx, postAdded, { postId, groupId, byUserId: userId });
  };
  await Promise.all([beginTalk(context, tx, { hostKind: HOST, hostId: postId }), tell()]);
  return { postId };
}
