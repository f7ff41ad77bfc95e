import { COMMENT_LIMITS } from '@sullam/domain/discussions/discussion.ts';
import { type RawBuilder, sql } from 'kysely';
import type { MemberContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { ours } from '../../kernel/database/organization.ts';
import type { PageOf } from '../../kernel/database/paging.ts';
import { type RowOf, statement } from '../../kernel/database/statement.ts';
import { type HostAccess, hostOf } from './comment-hosts.ts';
import { commentQuery, presentReply, readBesides } from './comment-row.reads.ts';
import type { Comment } from './comments.schemas.ts';

interface OfHost {
  hostKind: string;
  hostId: number;
  userId: number;
  /** Empty: everything is shown. */
  hidesOthers: boolean;
  staffIds: readonly number[];
}

/** What of a host's talk is for the caller: while others are hidden, their own words and those of who runs it. */
const isForCaller = ({ hidesOthers, staffIds, userId }: OfHost): RawBuilder<boolean> =>
  sql<boolean>`(not ${hidesOthers}::boolean or c.author_user_id = ${userId} or c.author_user_id = any(${staffIds}::bigint[]))`;

const topPage = statement((values: OfHost & { skip: number; take: number }) =>
  commentQuery(values.userId)
    .select(
      sql<number>`(select count(*)::int from comments r where ${ours('r')} and r.host_kind = c.host_kind
        and r.host_id = c.host_id and r.parent_comment_id = c.comment_id and r.deleted_at is null)`.as('reply_count'),
    )
    .where('c.host_kind', '=', values.hostKind)
    .where('c.host_id', '=', values.hostId)
    .where('c.parent_comment_id', 'is', null)
    .where(isForCaller(values))
    .orderBy('c.comment_id')
    .offset(values.skip)
    .limit(values.take),
);

const countTop = statement((values: OfHost) =>
  db
    .selectFrom('comments as c')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('c.host_kind', '=', values.hostKind)
    .where('c.host_id', '=', values.hostId)
    .where('c.parent_comment_id', 'is', null)
    .where(isForCaller(values)),
);

const repliesTo = statement(
  (values: { userId: number; hostKind: string; hostId: number; parentIds: readonly number[] }) =>
    commentQuery(values.userId)
      .where('c.host_kind', '=', values.hostKind)
      .where('c.host_id', '=', values.hostId)
      .where(
        sql<boolean>`c.comment_id = any(select f.comment_id from unnest(${values.parentIds}::bigint[]) as u (id)
        cross join lateral (select r.comment_id from comments r where ${ours('r')} and r.host_kind = ${values.hostKind}
          and r.host_id = ${values.hostId} and r.parent_comment_id = u.id order by r.comment_id
          limit ${COMMENT_LIMITS.repliesAtOnce}::int) f)`,
      )
      .orderBy('c.comment_id'),
);

/** What the statements need to know of who asks. */
const valuesOf = (context: MemberContext, hostKind: string, access: HostAccess): OfHost => ({
  hostKind,
  hostId: access.hostId,
  userId: context.caller.userId,
  hidesOthers: access.hidesOthers,
  staffIds: access.staffIds,
});

async function withReplies(
  context: MemberContext,
  tx: Tx,
  { hostKind, access }: { hostKind: string; access: HostAccess },
  rows: readonly RowOf<typeof topPage>[],
): Promise<Comment[]> {
  const parentIds = rows.filter((row) => row.reply_count > 0).map((row) => row.comment_id);
  const replies =
    parentIds.length === 0
      ? []
      : await tx.all(repliesTo({ userId: context.caller.userId, hostKind, hostId: access.hostId, parentIds }));
  const besides = await readBesides(context, tx, [...rows, ...replies], () =>
    hostOf(context, hostKind).people(context, access.hostId),
  );
  return rows.map((row) => ({
    ...presentReply(context, access, row, besides),
    replyCount: row.reply_count,
    replies: replies
      .filter((reply) => reply.parent_comment_id === row.comment_id)
      .map((reply) => presentReply(context, access, reply, besides)),
  }));
}

/** A page of the comments of a host that the caller sees, the oldest first, each with its first answers. */
export async function listComments(
  context: MemberContext,
  tx: Tx,
  hostKind: string,
  access: HostAccess,
  { skip = 0, take = 20 }: PageOf,
): Promise<{ data: Comment[]; total: number }> {
  const values = valuesOf(context, hostKind, access);
  const [rows, counted] = await Promise.all([tx.all(topPage({ ...values, skip, take })), tx.one(countTop(values))]);
  return { data: await withReplies(context, tx, { hostKind, access }, rows), total: counted!.total };
}

/** A page of the answers to a comment, the oldest first. */
export async function listReplies(
  context: MemberContext,
  tx: Tx,
  hostKind: string,
  access: HostAccess,
  parentCommentId: number,
  { skip = 0, take = 20 }: PageOf,
): Promise<{ data: Comment[]; total: number }> {
  const of = (query: ReturnType<typeof commentQuery>) =>
    query
      .where('c.host_kind', '=', hostKind)
      .where('c.host_id', '=', access.hostId)
      .where('c.parent_comment_id', '=', parentCommentId);
  const parent = await findTop(context, tx, hostKind, access, parentCommentId);
  if (!parent) return { data: [], total: 0 };
  const rows = await tx.all(of(commentQuery(context.caller.userId)).orderBy('c.comment_id').offset(skip).limit(take));
  const none = { replyCount: 0, replies: [] };
  const besides = await readBesides(context, tx, rows, () => hostOf(context, hostKind).people(context, access.hostId));
  return {
    data: rows.map((row) => ({ ...presentReply(context, access, row, besides), ...none })),
    total: parent.reply_count,
  };
}

const findTop = async (context: MemberContext, tx: Tx, hostKind: string, access: HostAccess, commentId: number) =>
  tx.one(
    commentQuery(context.caller.userId)
      .select(
        sql<number>`(select count(*)::int from comments r where ${ours('r')} and r.host_kind = c.host_kind
          and r.host_id = c.host_id and r.parent_comment_id = c.comment_id and r.deleted_at is null)`.as('reply_count'),
      )
      .where('c.host_kind', '=', hostKind)
      .where('c.host_id', '=', access.hostId)
      .where('c.comment_id', '=', commentId)
      .where('c.parent_comment_id', 'is', null)
      .where(isForCaller(valuesOf(context, hostKind, access))),
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
  hostKind: string,
  access: HostAccess,
  topCommentId: number,
): Promise<PlacedComment | null> {
  const row = await findTop(context, tx, hostKind, access, topCommentId);
  if (!row) return null;
  const [comments, before] = await Promise.all([
    withReplies(context, tx, { hostKind, access }, [row]),
    countBefore(context, tx, hostKind, access, sql<boolean>`c.comment_id < ${topCommentId}`),
  ]);
  return { comment: comments[0]!, position: before };
}

/** How many comments that the caller sees stand before some place. */
export async function countBefore(
  context: MemberContext,
  tx: Tx,
  hostKind: string,
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
      .where(isForCaller(valuesOf(context, hostKind, access)))
      .where(isBefore),
  );
  return row!.count;
}
