import { COMMENT_LIMITS, type CommentOrder } from '@sullam/domain/discussions/discussion.ts';
import type { Language } from '@sullam/domain/localized.ts';
import type { CommentedSubject } from '@sullam/domain/subjects.gen.ts';
import { type RawBuilder, sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { declareCache } from '../../../kernel/database/cache.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { type RowOf, shapedStatement, statement } from '../../../kernel/database/statement.ts';
import type { HostAccess } from './comment-hosts.ts';
import { type CommentRow, commentQuery } from './comment-row.reads.ts';

/** Of which talk, and whose words of it: while others' are hidden, one's own and those of who runs it. */
interface TalkValues {
  hostKind: CommentedSubject;
  hostId: number;
  userId: number;
  staffIds: readonly number[];
}

interface TalkShape {
  hidesOthers: boolean;
}

interface PageShape extends TalkShape {
  order: CommentOrder;
}

/** What of a talk is for the caller, as a condition on comments as `c`. */
export const isForCaller = (hidesOthers: boolean, { staffIds, userId }: TalkValues): RawBuilder<boolean> =>
  hidesOthers
    ? sql<boolean>`(c.author_user_id = ${userId} or c.author_user_id = any(${staffIds}::bigint[]))`
    : sql<boolean>`true`;

/** What the statements need to know of who asks. */
export const valuesOf = (context: MemberContext, hostKind: CommentedSubject, access: HostAccess): TalkValues => ({
  hostKind,
  hostId: access.hostId,
  userId: context.caller.userId,
  staffIds: access.staffIds,
});

/** How many answers a comment has that weren't taken back. */
export const replyCount = (): RawBuilder<number> =>
  sql<number>`(select count(*)::int from comments r where ${inOrganization('r')} and r.host_kind = c.host_kind
    and r.host_id = c.host_id and r.parent_comment_id = c.comment_id and r.deleted_at is null)`;

interface Part {
  skip: number;
  take: number;
}

/** Of those that as many like the older comes first. */
const ORDERS = { OLDEST: sql`c.comment_id`, NEWEST: sql`c.comment_id desc`, LIKED: sql`like_count desc, c.comment_id` };

const topPage = shapedStatement(({ hidesOthers, order }: PageShape, values: TalkValues & Part) =>
  commentQuery()
    .select(replyCount().as('reply_count'))
    .where('c.host_kind', '=', values.hostKind)
    .where('c.host_id', '=', values.hostId)
    .where('c.parent_comment_id', 'is', null)
    .where(isForCaller(hidesOthers, values))
    .orderBy(ORDERS[order])
    .offset(values.skip)
    .limit(values.take),
);

/** More ranked comments than this aren't listed: any like then invalidates the page. */
const MAX_RANKED = 500;

const countTop = shapedStatement(({ hidesOthers, order }: PageShape, values: TalkValues) =>
  db
    .selectFrom('comments as c')
    .select(sql<number>`count(*)::int`.as('total'))
    .select(
      (order === 'LIKED'
        ? sql<
            number[] | null
          >`case when count(*) <= ${sql.lit(MAX_RANKED)} then coalesce(array_agg(c.comment_id), '{}') end`
        : sql<number[] | null>`'{}'::bigint[]`
      ).as('rankedIds'),
    )
    .where('c.host_kind', '=', values.hostKind)
    .where('c.host_id', '=', values.hostId)
    .where('c.parent_comment_id', 'is', null)
    .where(isForCaller(hidesOthers, values)),
);

const repliesTo = statement((values: { hostKind: CommentedSubject; hostId: number; parentIds: readonly number[] }) =>
  commentQuery()
    .where('c.host_kind', '=', values.hostKind)
    .where('c.host_id', '=', values.hostId)
    .where(
      sql<boolean>`c.comment_id = any(select f.comment_id from unnest(${values.parentIds}::bigint[]) as u (id)
        cross join lateral (select r.comment_id from comments r where ${inOrganization('r')} and r.host_kind = ${values.hostKind}
          and r.host_id = ${values.hostId} and r.parent_comment_id = u.id order by r.comment_id
          limit ${COMMENT_LIMITS.repliesAtOnce}::int) f)`,
    )
    .orderBy('c.comment_id'),
);

type TopRow = RowOf<typeof topPage>;

/** Comments on top, each with the first answers. */
export interface Thread {
  row: TopRow;
  replies: readonly CommentRow[];
}

export interface TalkPage {
  threads: readonly Thread[];
  total: number;
  /** The comments whose likes decide what stands on the page, besides those on it; null: too many to list. */
  rankedIds: readonly number[] | null;
}

/** The first answers to some comments. */
export async function withReplies(
  tx: Tx,
  hostKind: CommentedSubject,
  hostId: number,
  rows: readonly TopRow[],
): Promise<Thread[]> {
  const parentIds = rows.filter((row) => row.reply_count > 0).map((row) => row.comment_id);
  const found = parentIds.length === 0 ? [] : await tx.all(repliesTo({ hostKind, hostId, parentIds }));
  const byParent = new Map<number | null, CommentRow[]>();
  for (const reply of found) {
    const others = byParent.get(reply.parent_comment_id);
    if (others) others.push(reply);
    else byParent.set(reply.parent_comment_id, [reply]);
  }
  return rows.map((row) => ({ row, replies: byParent.get(row.comment_id) ?? [] }));
}

async function readPage(tx: Tx, shape: PageShape, values: TalkValues & Part): Promise<TalkPage> {
  const rows = await tx.all(topPage(shape, values));
  const { total, rankedIds } = (await tx.one(countTop(shape, values)))!;
  return { threads: await withReplies(tx, values.hostKind, values.hostId, rows), total, rankedIds };
}

/** The most text of a cached page, in characters: few are longer, and memory is for many. */
const CACHED_TEXT = 100_000;

const lengthOf = ({ threads }: TalkPage): number =>
  threads.reduce(
    (sum, { row, replies }) => sum + row.html.length + replies.reduce((more, { html }) => more + html.length, 0),
    0,
  );

type PageKey = {
  organizationId: number;
  /** Names are read in its script. */
  language: Language;
  hostKind: CommentedSubject;
  hostId: number;
  order: CommentOrder;
  skip: number;
  take: number;
};

const rowsOf = ({ threads }: TalkPage): CommentRow[] => threads.flatMap(({ row, replies }) => [row, ...replies]);

const likedIdsOf = (page: TalkPage): number[] | null =>
  page.rankedIds && [...page.rankedIds, ...rowsOf(page).map((row) => row.comment_id)];

const pages = declareCache<PageKey, TalkPage>({
  dependsOn: [
    { from: 'comments', rows: { host_id: ({ hostId }) => hostId } },
    { from: 'likes', rows: { liked_id: (_, page) => page && likedIdsOf(page) } },
    {
      from: 'member_names',
      on: ['update', 'delete'],
      rows: { user_id: (_, page) => page && rowsOf(page).map((row) => row.author_user_id) },
    },
    {
      from: 'media_files',
      on: ['update', 'delete'],
      rows: { media_id: (_, page) => page && rowsOf(page).flatMap((row) => row.image?.mediaId ?? []) },
    },
  ],
  seconds: 60,
  limit: 300,
  isCached: (page) => lengthOf(page) <= CACHED_TEXT,
});

interface TalkPart extends Part {
  order: CommentOrder;
}

const keyOf = (
  { organizationId, language }: MemberContext,
  hostKind: CommentedSubject,
  hostId: number,
  { order, skip, take }: TalkPart,
): PageKey => ({ organizationId, language, hostKind, hostId, order, skip, take });

/** The page that everybody reads who reads all of a talk, where it is cached: before it is known whether the caller does. */
export const peekTalkPage = (
  context: MemberContext,
  hostKind: CommentedSubject,
  hostId: number,
  part: TalkPart,
): Promise<TalkPage> | undefined => pages.of(context.database).peek(keyOf(context, hostKind, hostId, part));

/**
 * A page of the talk of a host that the caller sees. Whoever reads all of it reads the same, which is cached; who may, and what is
 * the caller's own in it, is not. For transactions that only read, since a command would cache what it may take back.
 */
export function readTalkPage(
  context: MemberContext,
  tx: Tx,
  hostKind: CommentedSubject,
  access: HostAccess,
  part: TalkPart,
): Promise<TalkPage> {
  const { hidesOthers, hostId } = access;
  const { order, skip, take } = part;
  const load = () => readPage(tx, { hidesOthers, order }, { ...valuesOf(context, hostKind, access), skip, take });
  return hidesOthers ? load() : pages.of(context.database).get(keyOf(context, hostKind, hostId, part), load);
}
