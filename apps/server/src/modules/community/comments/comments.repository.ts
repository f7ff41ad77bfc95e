import type { CommentedSubject } from '@sullam/domain/subjects.gen.ts';
import { type RawBuilder, sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { isAmong } from '../../../kernel/database/statement.ts';
import type { MediaReference } from '../../organization/media/media.public.ts';
import type { Hidden } from './comment-hosts.ts';
import type { PreparedComment } from './comment-text.ts';

/** The fields of a comment that rules depend on. */
export interface CommentRecord {
  commentId: number;
  hostKind: CommentedSubject;
  hostId: number;
  parentCommentId: number | null;
  authorUserId: number;
  html: string;
  attachmentIds: number[];
  mediaIds: number[];
  isAnonymous: boolean;
  isDeleted: boolean;
  isHidden: boolean;
  /** Hidden until a moderator has looked. */
  isHeld: boolean;
  writtenAt: Date;
  version: number;
}

export async function findComment(tx: Tx, commentId: number): Promise<CommentRecord | undefined> {
  return tx.one(
    db
      .selectFrom('comments as c')
      .select(['c.comment_id as commentId', 'c.host_kind as hostKind', 'c.host_id as hostId'])
      .select(['c.parent_comment_id as parentCommentId', 'c.author_user_id as authorUserId', 'c.html'])
      .select(['c.attachment_ids as attachmentIds', 'c.media_ids as mediaIds', 'c.is_anonymous as isAnonymous'])
      .select([
        sql<boolean>`c.deleted_at is not null`.as('isDeleted'),
        sql<boolean>`c.hidden_at is not null`.as('isHidden'),
        sql<Date>`coalesce(c.edited_at, c.created_at)`.as('writtenAt'),
      ])
      .select(['c.is_held as isHeld', 'c.version'])
      .where('c.comment_id', '=', commentId),
  );
}

export interface NewComment extends PreparedComment {
  hostKind: CommentedSubject;
  hostId: number;
  parentCommentId: number | null;
  authorUserId: number;
  requestKey: string | null;
  attachmentIds: readonly number[];
  isAnonymous: boolean;
  now: Date;
}

/** Writes a comment; one with the same key of the same author was written before: its number, and `isNew` is false. */
export async function insertComment(tx: Tx, comment: NewComment): Promise<{ commentId: number; isNew: boolean }> {
  const made = await tx.one(
    db
      .insertInto('comments')
      .values({
        host_kind: comment.hostKind,
        host_id: comment.hostId,
        parent_comment_id: comment.parentCommentId,
        author_user_id: comment.authorUserId,
        request_key: comment.requestKey,
        html: comment.html,
        media_ids: comment.mediaIds,
        attachment_ids: [...comment.attachmentIds],
        word_count: comment.wordCount,
        is_anonymous: comment.isAnonymous,
        created_at: comment.now,
      })
      .onConflict((conflict) => conflict.columns(['organization_id', 'author_user_id', 'request_key']).doNothing())
      .returning('comment_id'),
  );
  if (made) {
    await insertMentions(tx, made.comment_id, comment.mentions);
    return { commentId: made.comment_id, isNew: true };
  }
  const there = await tx.one(
    db
      .selectFrom('comments')
      .select('comment_id')
      .where('author_user_id', '=', comment.authorUserId)
      .where('request_key', '=', comment.requestKey),
  );
  return { commentId: there!.comment_id, isNew: false };
}

async function insertMentions(tx: Tx, commentId: number, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return;
  await tx.run(
    db
      .insertInto('comment_mentions')
      .values(userIds.map((userId) => ({ comment_id: commentId, user_id: userId })))
      .onConflict((conflict) => conflict.doNothing()),
  );
}

/** Keeps what it said until now, then changes it, if nobody else has since `version`; answers whether it did. */
export async function updateComment(
  tx: Tx,
  before: CommentRecord,
  { html, mediaIds, mentions, wordCount }: PreparedComment,
  change: { attachmentIds: readonly number[]; version: number; now: Date },
): Promise<boolean> {
  const touched = await tx.run(
    db
      .updateTable('comments')
      .set({
        html,
        media_ids: mediaIds,
        word_count: wordCount,
        attachment_ids: [...change.attachmentIds],
        edited_at: change.now,
        version: change.version + 1,
      })
      .where('comment_id', '=', before.commentId)
      .where('host_id', '=', before.hostId)
      .where('version', '=', change.version),
  );
  if (touched === 0) return false;
  await tx.run(
    db.insertInto('comment_versions').values({
      comment_id: before.commentId,
      version: before.version,
      html: before.html,
      written_at: before.writtenAt,
    }),
  );
  await tx.run(db.deleteFrom('comment_mentions').where('comment_id', '=', before.commentId));
  await insertMentions(tx, before.commentId, mentions);
  return true;
}

/** Deletes comments for good, or leaves an empty place where others have answered; a place that nothing needs any more goes too. */
export async function deleteComments(tx: Tx, which: RawBuilder<boolean>, now: Date): Promise<void> {
  const rows = await tx.all(
    db
      .selectFrom('comments as c')
      .select(['c.comment_id', 'c.parent_comment_id', 'c.host_id'])
      .select(
        sql<boolean>`exists (select from comments r where ${inOrganization('r')} and r.host_kind = c.host_kind
          and r.host_id = c.host_id and r.parent_comment_id = c.comment_id)`.as('has_replies'),
      )
      .where(which),
  );
  const gone = rows.filter((row) => !row.has_replies).map((row) => row.comment_id);
  const emptied = rows.filter((row) => row.has_replies).map((row) => row.comment_id);
  const parents = rows.flatMap((row) => row.parent_comment_id ?? []);
  const hostIds = [...new Set(rows.map((row) => row.host_id))];
  await forgetLikes(tx, 'comment', gone);
  await tx.run(db.deleteFrom('comments').where(isAmong('comment_id', gone)).where(isAmong('host_id', hostIds)));
  await tx.run(
    db
      .updateTable('comments')
      .set({ html: '', media_ids: [], attachment_ids: [], word_count: 0, deleted_at: now, request_key: null })
      .where(isAmong('comment_id', emptied))
      .where(isAmong('host_id', hostIds)),
  );
  for (const table of ['comment_versions', 'comment_mentions'] as const)
    await tx.run(db.deleteFrom(table).where(isAmong('comment_id', emptied)));
  await tx.run(
    db
      .deleteFrom('comments as c')
      .where(isAmong('c.comment_id', parents))
      .where(isAmong('c.host_id', hostIds))
      .where('c.deleted_at', 'is not', null)
      .where(
        sql<boolean>`not exists (select from comments r where ${inOrganization('r')} and r.host_kind = c.host_kind
          and r.host_id = c.host_id and r.parent_comment_id = c.comment_id)`,
      ),
  );
}

/** Takes a comment out of sight or shows it again; answers whether it waited for a moderator until now. */
export async function setCommentHidden(tx: Tx, commentId: number, hidden: Hidden | null): Promise<boolean> {
  const before = await findComment(tx, commentId);
  if (!before) return false;
  const { at = null, reason = '', isHeld = false } = hidden ?? {};
  await tx.run(
    db
      .updateTable('comments')
      .set({ hidden_at: at, hidden_reason: reason, is_held: isHeld })
      .where('comment_id', '=', commentId)
      .where('host_id', '=', before.hostId),
  );
  return before.isHeld;
}

/** What was said before it was edited, the newest first. */
export const listVersions = (tx: Tx, commentId: number) =>
  tx.all(
    db
      .selectFrom('comment_versions')
      .select(['html', 'written_at as writtenAt'])
      .where('comment_id', '=', commentId)
      .orderBy('version', 'desc'),
  );

export async function listMentioned(tx: Tx, commentId: number): Promise<number[]> {
  const rows = await tx.all(
    db.selectFrom('comment_mentions').select('user_id').where('comment_id', '=', commentId).orderBy('user_id'),
  );
  return rows.map((row) => row.user_id);
}

/** Whether a comment shows a file or has it beside its text. */
export const showsInComment: MediaReference = ({ mediaId }) =>
  sql<boolean>`exists (select from comments c where ${inOrganization('c')} and cardinality(c.attachment_ids || c.media_ids) > 0
    and ${mediaId} = any(c.attachment_ids || c.media_ids))`;

/** Likes something once, or takes that back; answers whether it is new. */
export async function putLike(
  tx: Tx,
  liked: { kind: string; id: number; userId: number; isLiked: boolean; now: Date },
): Promise<boolean> {
  const row = { liked_kind: liked.kind, liked_id: liked.id, user_id: liked.userId };
  if (!liked.isLiked) {
    await tx.run(db.deleteFrom('likes').where(({ and }) => and(row)));
    return false;
  }
  const added = await tx.run(
    db
      .insertInto('likes')
      .values({ ...row, created_at: liked.now })
      .onConflict((conflict) => conflict.doNothing()),
  );
  return added === 1;
}

export async function countLikes(tx: Tx, kind: string, id: number): Promise<number> {
  const row = await tx.one(
    db
      .selectFrom('likes')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('liked_kind', '=', kind)
      .where('liked_id', '=', id),
  );
  return row!.count;
}

export async function forgetLikes(tx: Tx, kind: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.run(db.deleteFrom('likes').where('liked_kind', '=', kind).where(isAmong('liked_id', ids)));
}
