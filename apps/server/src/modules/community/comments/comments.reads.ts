import type { CommentOrder } from '@sullam/domain/discussions/discussion.ts';
import type { CommentedSubject } from '@sullam/domain/subjects.gen.ts';
import { type RawBuilder, sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import type { PageOf } from '../../../kernel/database/paging.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { accessHost, type HostAccess, hostOf } from './comment-hosts.ts';
import {
  type CommentRow,
  commentQuery,
  presentReply,
  readBesides,
  readLiked,
  type Shown,
} from './comment-row.reads.ts';
import type { Comment, WrittenComment } from './comments.schemas.ts';
import {
  isForCaller,
  peekTalkPage,
  readTalkPage,
  replyCount,
  type Thread,
  valuesOf,
  withReplies,
} from './thread-visibility.ts';

const rowsOf = (threads: readonly Thread[]): CommentRow[] => threads.flatMap(({ row, replies }) => [row, ...replies]);

/** Threads as the caller is shown them. */
const presentThreads = (context: MemberContext, shown: Shown, threads: readonly Thread[]): Comment[] =>
  threads.map(({ row, replies }) => ({
    ...presentReply(context, shown, row),
    replyCount: row.reply_count,
    replies: replies.map((reply) => presentReply(context, shown, reply)),
  }));

/** What some comments are shown with. */
export async function readShown(
  context: MemberContext,
  tx: Tx,
  hostKind: CommentedSubject,
  access: HostAccess,
  rows: readonly CommentRow[],
  known?: ReadonlySet<number>,
): Promise<Shown> {
  const people = () => hostOf(context, hostKind).people(context, access.hostId);
  const besides = await readBesides(tx, rows, people);
  const liked = known ?? (await readLiked(context, tx, rows));
  return { access, besides, liked };
}

/**
 * A page of the comments of a host, each with its first answers. Where the page is kept, what the caller likes of it is asked for
 * together with whether they see the host.
 */
export async function listComments(
  context: MemberContext,
  tx: Tx,
  hostKind: CommentedSubject,
  hostId: number,
  { order = 'OLDEST', skip = 0, take = 20 }: PageOf & { order?: CommentOrder | undefined },
): Promise<{ data: Comment[]; total: number }> {
  const part = { order, skip, take };
  const kept = await peekTalkPage(context, hostKind, hostId, part);
  // pipelined: the discussion-boards benchmark measures this page
  const [access, liked] = await Promise.all([
    accessHost(context, tx, hostKind, hostId),
    kept && readLiked(context, tx, rowsOf(kept.threads)),
  ]);
  const isWhole = kept !== undefined && !access.hidesOthers;
  const { threads, total } = isWhole ? kept : await readTalkPage(context, tx, hostKind, access, part);
  const shown = await readShown(context, tx, hostKind, access, rowsOf(threads), isWhole ? liked : undefined);
  return { data: presentThreads(context, shown, threads), total };
}

/** A page of the answers to a comment, the oldest first. */
export async function listReplies(
  context: MemberContext,
  tx: Tx,
  hostKind: CommentedSubject,
  access: HostAccess,
  parentCommentId: number,
  { skip = 0, take = 20 }: PageOf,
): Promise<{ data: Comment[]; total: number }> {
  const parent = await findTop(context, tx, hostKind, access, parentCommentId);
  if (!parent) return { data: [], total: 0 };
  const rows = await tx.all(repliesOf({ hostKind, hostId: access.hostId, parentCommentId, skip, take }));
  const shown = await readShown(context, tx, hostKind, access, rows);
  return {
    data: rows.map((row) => ({ ...presentReply(context, shown, row), replyCount: 0, replies: [] })),
    total: parent.reply_count,
  };
}

const repliesOf = statement(
  (values: { hostKind: CommentedSubject; hostId: number; parentCommentId: number; skip: number; take: number }) =>
    commentQuery()
      .where('c.host_kind', '=', values.hostKind)
      .where('c.host_id', '=', values.hostId)
      .where('c.parent_comment_id', '=', values.parentCommentId)
      .orderBy('c.comment_id')
      .offset(values.skip)
      .limit(values.take),
);

const findTop = async (
  context: MemberContext,
  tx: Tx,
  hostKind: CommentedSubject,
  access: HostAccess,
  commentId: number,
) =>
  tx.one(
    commentQuery()
      .select(replyCount().as('reply_count'))
      .where('c.host_kind', '=', hostKind)
      .where('c.host_id', '=', access.hostId)
      .where('c.comment_id', '=', commentId)
      .where('c.parent_comment_id', 'is', null)
      .where(isForCaller(access.hidesOthers, valuesOf(context, hostKind, access))),
  );

export interface PlacedComment {
  comment: Comment;
  /** How many comments stand before it, or before the one that it answers. */
  position: number;
}

/** One comment with its answers, or the one that it answers, and where it stands; null where the caller may not read it yet. */
export async function findPlaced(
  context: MemberContext,
  tx: Tx,
  hostKind: CommentedSubject,
  access: HostAccess,
  topCommentId: number,
): Promise<PlacedComment | null> {
  const row = await findTop(context, tx, hostKind, access, topCommentId);
  if (!row) return null;
  const threads = await withReplies(tx, hostKind, access.hostId, [row]);
  const shown = await readShown(context, tx, hostKind, access, rowsOf(threads));
  const position = await countBefore(context, tx, hostKind, access, sql<boolean>`c.comment_id < ${topCommentId}`);
  return { comment: presentThreads(context, shown, threads)[0]!, position };
}

/** How many comments that the caller sees stand before some place. */
export async function countBefore(
  context: MemberContext,
  tx: Tx,
  hostKind: CommentedSubject,
  access: HostAccess,
  isBefore: RawBuilder<boolean>,
): Promise<number> {
  const row = await tx.one(
    db
      .selectFrom('comments as c')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('c.host_kind', '=', hostKind)
      .where('c.host_id', '=', access.hostId)
      .where('c.parent_comment_id', 'is', null)
      .where(isForCaller(access.hidesOthers, valuesOf(context, hostKind, access)))
      .where(isBefore),
  );
  return row!.count;
}

/** So much of what one person wrote is read at once; few write more on one thing. */
const MOST = 200;

/** What somebody wrote in a talk and is there to read, the oldest first, each with what it replies to; for those who moderate. */
export async function listMemberComments(
  context: MemberContext,
  tx: Tx,
  hostKind: CommentedSubject,
  access: HostAccess,
  authorUserId: number,
): Promise<WrittenComment[]> {
  const ofTalk = () => commentQuery().where('c.host_kind', '=', hostKind).where('c.host_id', '=', access.hostId);
  const rows = await tx.all(
    ofTalk()
      .where('c.author_user_id', '=', authorUserId)
      .where('c.deleted_at', 'is', null)
      .where('c.hidden_at', 'is', null)
      .orderBy('c.comment_id')
      .limit(MOST),
  );
  const parentIds = [...new Set(rows.flatMap((row) => row.parent_comment_id ?? []))];
  const parents =
    parentIds.length === 0
      ? []
      : await tx.all(ofTalk().where(sql<boolean>`c.comment_id = any(${parentIds}::bigint[])`));
  const shown = await readShown(context, tx, hostKind, access, [...rows, ...parents]);
  const parentOf = new Map(parents.map((row) => [row.comment_id, presentReply(context, shown, row)]));
  return rows.map((row) => ({
    comment: presentReply(context, shown, row),
    repliesTo: row.parent_comment_id === null ? null : (parentOf.get(row.parent_comment_id) ?? null),
  }));
}
