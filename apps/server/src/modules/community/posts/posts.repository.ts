import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { upsert } from '../../../kernel/database/upsert.ts';
import type { MediaReference } from '../../organization/media/media.public.ts';
import type { Hidden, PreparedComment } from '../comments/comments.public.ts';
import type { LinkPreviewUse } from '../link-previews/link-previews.public.ts';

const one = (postId: number) => db.updateTable('posts').where('post_id', '=', postId);

export interface NewPost extends PreparedComment {
  groupId: number;
  authorUserId: number;
  requestKey: string | null;
  attachmentIds: readonly number[];
  tags: readonly string[];
  poll: { options: readonly string[]; closesAt: Date | null; hidesResults: boolean } | null;
  isAnnounced: boolean;
  linkPreviewId: number | null;
  now: Date;
}

interface PostValues extends Omit<NewPost, 'poll'> {
  attachmentIds: number[];
  tags: string[];
  pollOptions: string[];
  pollClosesAt: Date | null;
  pollHidesResults: boolean;
}

const inserted = statement((post: PostValues) =>
  db
    .insertInto('posts')
    .values({
      social_group_id: post.groupId,
      author_user_id: post.authorUserId,
      request_key: post.requestKey,
      html: post.html,
      media_ids: post.mediaIds,
      attachment_ids: post.attachmentIds,
      tags: post.tags,
      poll_options: post.pollOptions,
      poll_closes_at: post.pollClosesAt,
      poll_hides_results: post.pollHidesResults,
      is_announced: post.isAnnounced,
      link_preview_id: post.linkPreviewId,
      created_at: post.now,
    })
    .onConflict((conflict) => conflict.columns(['organization_id', 'author_user_id', 'request_key']).doNothing())
    .returning('post_id'),
);

/** Writes a post; one with the same key of the same author was written before: its number, and `isNew` is false. */
export async function insertPost(tx: Tx, post: NewPost): Promise<{ postId: number; isNew: boolean }> {
  const made = await tx.one(
    inserted({
      ...post,
      attachmentIds: [...post.attachmentIds],
      tags: [...post.tags],
      pollOptions: [...(post.poll?.options ?? [])],
      pollClosesAt: post.poll?.closesAt ?? null,
      pollHidesResults: post.poll?.hidesResults ?? false,
    }),
  );
  if (made) {
    await insertMentions(tx, made.post_id, post.mentions);
    return { postId: made.post_id, isNew: true };
  }
  const there = await tx.one(
    db
      .selectFrom('posts')
      .select('post_id')
      .where('author_user_id', '=', post.authorUserId)
      .where('request_key', '=', post.requestKey),
  );
  return { postId: there!.post_id, isNew: false };
}

async function insertMentions(tx: Tx, postId: number, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return;
  await tx.run(db.insertInto('post_mentions').values(userIds.map((userId) => ({ post_id: postId, user_id: userId }))));
}

export async function listMentioned(tx: Tx, postId: number): Promise<number[]> {
  const rows = await tx.all(
    db.selectFrom('post_mentions').select('user_id').where('post_id', '=', postId).orderBy('user_id'),
  );
  return rows.map((row) => row.user_id);
}

/** Keeps what it said until now, then changes it, if nobody else has since `version`; answers whether it did. */
export async function updatePost(
  tx: Tx,
  before: { postId: number; html: string; writtenAt: Date },
  { html, mediaIds, mentions }: PreparedComment,
  change: {
    attachmentIds: readonly number[];
    tags: readonly string[];
    linkPreviewId: number | null;
    version: number;
    now: Date;
  },
): Promise<boolean> {
  const touched = await tx.run(
    one(before.postId)
      .set({
        html,
        media_ids: mediaIds,
        attachment_ids: [...change.attachmentIds],
        tags: [...change.tags],
        link_preview_id: change.linkPreviewId,
        edited_at: change.now,
        version: change.version + 1,
      })
      .where('version', '=', change.version),
  );
  if (touched === 0) return false;
  const kept = { html: before.html, written_at: before.writtenAt };
  await tx.run(db.insertInto('post_versions').values({ post_id: before.postId, version: change.version, ...kept }));
  await tx.run(db.deleteFrom('post_mentions').where('post_id', '=', before.postId));
  await insertMentions(tx, before.postId, mentions);
  return true;
}

export async function deletePost(tx: Tx, postId: number): Promise<void> {
  await tx.run(db.deleteFrom('posts').where('post_id', '=', postId));
}

export async function setPinned(tx: Tx, postId: number, pin: { by: number; at: Date } | null): Promise<void> {
  await tx.run(one(postId).set({ pinned_by: pin?.by ?? null, pinned_at: pin?.at ?? null }));
}

export async function countPinned(tx: Tx, groupId: number): Promise<number> {
  const row = await tx.one(
    db
      .selectFrom('posts')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('social_group_id', '=', groupId)
      .where('pinned_at', 'is not', null),
  );
  return row!.count;
}

export async function setPostHidden(tx: Tx, postId: number, hidden: Hidden | null): Promise<void> {
  const { at = null, reason = '', isHeld = false } = hidden ?? {};
  await tx.run(one(postId).set({ hidden_at: at, hidden_reason: reason, is_held: isHeld }));
}

export async function putSaved(tx: Tx, userId: number, postId: number, savedAt: Date | null): Promise<void> {
  const row = { user_id: userId, post_id: postId };
  if (savedAt === null) await tx.run(db.deleteFrom('saved_posts').where(({ and }) => and(row)));
  else
    await tx.run(
      db
        .insertInto('saved_posts')
        .values({ ...row, saved_at: savedAt })
        .onConflict((conflict) => conflict.doNothing()),
    );
}

/** One answer of each person: a second one takes the place of the first. */
export async function putVote(tx: Tx, postId: number, userId: number, option: number | null, now: Date): Promise<void> {
  if (option === null) {
    await tx.run(db.deleteFrom('post_votes').where('post_id', '=', postId).where('user_id', '=', userId));
    return;
  }
  const vote = { option, voted_at: now };
  await tx.run(upsert(db.insertInto('post_votes'), { post_id: postId, user_id: userId }, vote));
}

/** When somebody has posted in a group since then, the newest first. */
export async function listPosted(
  tx: Tx,
  { groupId, userId, since, limit }: { groupId: number; userId: number; since: Date; limit: number },
): Promise<Date[]> {
  const rows = await tx.all(
    db
      .selectFrom('posts')
      .select('created_at')
      .where('social_group_id', '=', groupId)
      .where('author_user_id', '=', userId)
      .where('created_at', '>', since)
      .orderBy('created_at', 'desc')
      .limit(limit),
  );
  return rows.map((row) => row.created_at);
}

/** Since when a person is an ordinary member of a group; undefined for those who run it, or don't belong to it. */
export async function findMemberSince(tx: Tx, groupId: number, userId: number): Promise<Date | undefined> {
  const row = await tx.one(memberSince({ groupId, userId }));
  return row?.joined_at ?? undefined;
}

const memberSince = statement(({ groupId, userId }: { groupId: number; userId: number }) =>
  db
    .selectFrom('group_memberships')
    .select('joined_at')
    .where('social_group_id', '=', groupId)
    .where('user_id', '=', userId)
    .where('role', '=', 'MEMBER'),
);

/** What notifications say of a post; nothing while it is out of sight. */
export const findPostNews = (tx: Tx, postId: number) =>
  tx.one(
    db
      .selectFrom('posts as p')
      .innerJoin('groups_of_people as g', 'g.social_group_id', 'p.social_group_id')
      .select(['p.social_group_id as groupId', 'p.author_user_id as authorUserId', 'p.is_announced as isAnnounced'])
      .select('p.is_held as isHeld')
      .select(sql<Localized>`g.name`.as('group'))
      .where('p.post_id', '=', postId),
  );

/** Whether a post shows a file or has it beside its text. */
export const showsInPost: MediaReference = ({ mediaId }) =>
  sql<boolean>`exists (select from posts p where ${inOrganization('p')} and cardinality(p.attachment_ids || p.media_ids) > 0
    and ${mediaId} = any(p.attachment_ids || p.media_ids))`;

/** A post shows a preview of a link. */
export const showsPreview: LinkPreviewUse = (linkPreviewId) =>
  sql<boolean>`exists (select from posts p where ${inOrganization('p')} and p.link_preview_id = ${linkPreviewId})`;
