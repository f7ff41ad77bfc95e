import { type RawBuilder, sql } from 'kysely';
import { db, type Tx } from '../../kernel/database/database.ts';
import { ORGANIZATION, ours } from '../../kernel/database/organization.ts';
import { shapedStatement, statement } from '../../kernel/database/statement.ts';
import type { MediaReference } from '../media/media.public.ts';
import type { Hidden } from './comment-hosts.ts';
import type { PreparedComment } from './comment-text.ts';

/** The fields of a comment that rules depend on. */
export interface CommentRecord {
  commentId: number;
  hostKind: string;
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
  hostKind: string;
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

const one = (commentId: number) => db.updateTable('comments').where('comment_id', '=', commentId);

/** Deletes comments for good, or leaves an empty place where others have answered; a place that nothing needs any more goes too. */
export async function deleteComments(tx: Tx, which: RawBuilder<boolean>, now: Date): Promise<void> {
  const rows = await tx.all(
    db
      .selectFrom('comments as c')
      .select(['c.comment_id', 'c.parent_comment_id'])
      .select(
        sql<boolean>`exists (select from comments r where ${ours('r')} and r.host_kind = c.host_kind
          and r.host_id = c.host_id and r.parent_comment_id = c.comment_id)`.as('has_replies'),
      )
      .where(which),
  );
  const gone = rows.filter((row) => !row.has_replies).map((row) => row.comment_id);
  const emptied = rows.filter((row) => row.has_replies).map((row) => row.comment_id);
  const parents = rows.flatMap((row) => row.parent_comment_id ?? []);
  await forgetLikes(tx, 'comment', gone);
  await tx.run(db.deleteFrom('comments').where(sql<boolean>`comment_id = any(${gone}::bigint[])`));
  await tx.run(
    db
      .updateTable('comments')
      .set({ html: '', media_ids: [], attachment_ids: [], word_count: 0, deleted_at: now, request_key: null })
      .where(sql<boolean>`comment_id = any(${emptied}::bigint[])`),
  );
  for (const table of ['comment_versions', 'comment_mentions'] as const)
    await tx.run(db.deleteFrom(table).where(sql<boolean>`comment_id = any(${emptied}::bigint[])`));
  await tx.run(
    db
      .deleteFrom('comments as c')
      .where(sql<boolean>`c.comment_id = any(${parents}::bigint[])`)
      .where('c.deleted_at', 'is not', null)
      .where(
        sql<boolean>`not exists (select from comments r where ${ours('r')} and r.host_kind = c.host_kind
          and r.host_id = c.host_id and r.parent_comment_id = c.comment_id)`,
      ),
  );
}

async function forgetLikes(tx: Tx, kind: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.run(
    db
      .deleteFrom('likes')
      .where('liked_kind', '=', kind)
      .where(sql<boolean>`liked_id = any(${[...ids]}::bigint[])`),
  );
}

export async function setCommentHidden(tx: Tx, commentId: number, hidden: Hidden | null): Promise<void> {
  const { at = null, reason = '', isHeld = false } = hidden ?? {};
  await tx.run(one(commentId).set({ hidden_at: at, hidden_reason: reason, is_held: isHeld }));
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

/** Counts the talk of a host anew: never added up, so that it can't drift. */
export async function countAnew(tx: Tx, hostKind: string, hostId: number): Promise<void> {
  await tx.run(countedAnew({ hostKind, hostId }));
}

const countedAnew = statement(({ hostKind, hostId }: Omit<Reading, 'userId'>) =>
  db
    .insertInto('comment_activity')
    .columns(['organization_id', 'host_kind', 'host_id', 'comment_count', 'last_comment_at'])
    .expression(
      db
        .selectFrom('comments')
        .select([
          sql<number>`${ORGANIZATION}::bigint`.as('organization_id'),
          sql<string>`${hostKind}::text`.as('kind'),
          sql<number>`${hostId}::bigint`.as('id'),
          sql<number>`count(*)::int`.as('count'),
          sql<Date | null>`max(created_at)`.as('last'),
        ])
        .where('host_kind', '=', hostKind)
        .where('host_id', '=', hostId)
        .where('deleted_at', 'is', null)
        .where('hidden_at', 'is', null),
    )
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'host_kind', 'host_id']).doUpdateSet({
        comment_count: sql<number>`excluded.comment_count`,
        last_comment_at: sql<Date | null>`excluded.last_comment_at`,
      }),
    ),
);

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

/** How many others than some have written about a host since then. */
export async function countTalkers(
  tx: Tx,
  { hostKind, hostId }: { hostKind: string; hostId: number },
  since: Date,
  except: readonly number[],
): Promise<number> {
  const row = await tx.one(
    db
      .selectFrom('comments')
      .select(sql<number>`count(distinct author_user_id)::int`.as('count'))
      .where('host_kind', '=', hostKind)
      .where('host_id', '=', hostId)
      .where('parent_comment_id', 'is', null)
      .where('created_at', '>=', since)
      .where('deleted_at', 'is', null)
      .where('hidden_at', 'is', null)
      .where(sql<boolean>`author_user_id <> all(${[...except]}::bigint[])`),
  );
  return row!.count;
}

interface Reading {
  hostKind: string;
  hostId: number;
  userId: number;
}

/** Notes how somebody stands to the talk of a host. */
export async function noteReading(tx: Tx, reading: Reading, change: ReadingChange): Promise<void> {
  await tx.run(noted(Object.keys(change) as (keyof ReadingChange)[], { ...reading, ...change }));
}

interface ReadingChange {
  has_talked?: true;
  read_at?: Date;
  is_following?: boolean;
}

const noted = shapedStatement((changed: readonly (keyof ReadingChange)[], values: Reading & ReadingChange) => {
  const change = Object.fromEntries(changed.map((name) => [name, values[name]])) as ReadingChange;
  return db
    .insertInto('comment_readings')
    .values({ host_kind: values.hostKind, host_id: values.hostId, user_id: values.userId, ...change })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'host_kind', 'host_id', 'user_id']).doUpdateSet(change),
    );
});

/**
 * Those who follow the talk of a host, see it still, and have looked since they were told last, or never were; they count
 * as told now.
 */
export async function takeFollowers(
  tx: Tx,
  { hostKind, hostId }: Omit<Reading, 'userId'>,
  people: RawBuilder<boolean>,
  now: Date,
): Promise<number[]> {
  const rows = await tx.all(
    db
      .updateTable('comment_readings as f')
      .set({ told_at: now })
      .where('f.host_kind', '=', hostKind)
      .where('f.host_id', '=', hostId)
      .where(sql<boolean>`coalesce(f.is_following, f.has_talked)`)
      .where(sql<boolean>`(f.told_at is null or f.read_at >= f.told_at)`)
      .where(
        sql<boolean>`exists (select from member_records m where ${ours('m')} and m.user_id = f.user_id and ${people})`,
      )
      .returning('f.user_id'),
  );
  return rows.map((row) => row.user_id);
}

/** Of some people those who see a host. */
export async function keepSeeing(tx: Tx, userIds: readonly number[], people: RawBuilder<boolean>): Promise<number[]> {
  if (userIds.length === 0) return [];
  const rows = await tx.all(
    db
      .selectFrom('member_records as m')
      .select('m.user_id')
      .where(sql<boolean>`m.user_id = any(${[...userIds]}::bigint[])`)
      .where(people),
  );
  return rows.map((row) => row.user_id);
}

/** Who has the talk of a host before them, or had a short while ago: streams tell them of something new. */
export async function listWatchers(
  tx: Tx,
  { hostKind, hostId }: Omit<Reading, 'userId'>,
  people: RawBuilder<boolean>,
  since: Date,
): Promise<number[]> {
  const rows = await tx.all(
    db
      .selectFrom('comment_readings as f')
      .select('f.user_id')
      .where('f.host_kind', '=', hostKind)
      .where('f.host_id', '=', hostId)
      .where(sql<boolean>`(f.read_at >= ${since} or coalesce(f.is_following, f.has_talked))`)
      .where(
        sql<boolean>`exists (select from member_records m where ${ours('m')} and m.user_id = f.user_id and ${people})`,
      ),
  );
  return rows.map((row) => row.user_id);
}

export async function listMentioned(tx: Tx, commentId: number): Promise<number[]> {
  const rows = await tx.all(
    db.selectFrom('comment_mentions').select('user_id').where('comment_id', '=', commentId).orderBy('user_id'),
  );
  return rows.map((row) => row.user_id);
}

/** Forgets the talk of hosts of a kind that are gone. */
export async function forgetTalk(
  tx: Tx,
  hostKind: string,
  isGone: (column: string) => RawBuilder<boolean>,
): Promise<void> {
  await tx.run(
    db
      .deleteFrom('likes')
      .where('liked_kind', '=', 'comment')
      .where(
        sql<boolean>`exists (select from comments c where ${ours('c')} and c.comment_id = likes.liked_id
          and c.host_kind = ${hostKind} and ${isGone('c.host_id')})`,
      ),
  );
  await tx.run(db.deleteFrom('likes').where('liked_kind', '=', hostKind).where(isGone('likes.liked_id')));
  for (const table of ['moderation_cases', 'comment_readings', 'comment_activity', 'comments'] as const)
    await tx.run(
      db
        .deleteFrom(table)
        .where('host_kind', '=', hostKind)
        .where(isGone(`${table}.host_id`)),
    );
}

/** Whether a comment shows a file or has it beside its text. */
export const showsInComment: MediaReference = ({ mediaId }) =>
  sql<boolean>`exists (select from comments c where ${ours('c')} and cardinality(c.attachment_ids || c.media_ids) > 0
    and ${mediaId} = any(c.attachment_ids || c.media_ids))`;

/** When somebody last wrote about hosts of a kind, the newest first; what they took back counts where its place is kept. */
export async function listWritten(
  tx: Tx,
  { hostKind, userId, isOfHosts }: { hostKind: string; userId: number; isOfHosts: RawBuilder<boolean> },
  since: Date,
  limit: number,
): Promise<Date[]> {
  const rows = await tx.all(
    db
      .selectFrom('comments as c')
      .select('c.created_at')
      .where('c.host_kind', '=', hostKind)
      .where('c.author_user_id', '=', userId)
      .where('c.created_at', '>', since)
      .where(isOfHosts)
      .orderBy('c.created_at', 'desc')
      .limit(limit),
  );
  return rows.map((row) => row.created_at);
}

/** Where somebody has written. */
export const listHostsOf = (tx: Tx, userId: number) =>
  tx.all(
    db
      .selectFrom('comments')
      .select(['host_kind as hostKind', 'host_id as hostId'])
      .distinct()
      .where('author_user_id', '=', userId),
  );
