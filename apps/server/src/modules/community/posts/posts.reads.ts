import { withoutMentions } from '@sullam/domain/discussions/mentions.ts';
import type { FeedOrder } from '@sullam/domain/posts.ts';
import { foldForSearch } from '@sullam/domain/search-folding.ts';
import { type RawBuilder, sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { PageOf } from '../../../kernel/database/paging.ts';
import { holdsWords } from '../../../kernel/database/search.ts';
import { shapedStatement } from '../../../kernel/database/statement.ts';
import { withoutUnusedJoins } from '../../../kernel/database/unused-joins.ts';
import { plainText } from '../../../kernel/html.ts';
import { presentMedia, readMediaRows, shownIn } from '../../organization/media/media.public.ts';
import { HOST, type PostRow, postQuery, presentPosts } from './post-row.reads.ts';
import type { PostList, SavedPost } from './posts.schemas.ts';
import { isInSight, type PostViewer, postViewerOf } from './visible-posts.ts';

/** A post that the caller sees. */
export const findSeenPost = (context: MemberContext, tx: Tx, postId: number): Promise<PostRow | undefined> =>
  tx.one(postQuery(postViewerOf(context)).where('p.post_id', '=', postId));

interface Asked {
  after?: string | undefined;
  take?: number | undefined;
}

/** Pinned posts, and a page that says where the next one begins, from one row more than was asked for. */
async function presentPage(
  context: MemberContext,
  tx: Tx,
  { pins = [], rows, take }: { pins?: readonly PostRow[]; rows: readonly PostRow[]; take: number },
  cursorOf: (row: PostRow) => string,
): Promise<PostList> {
  const shown = rows.slice(0, take);
  const last = shown.at(-1);
  const posts = await presentPosts(context, tx, [...pins, ...shown]);
  return {
    pinned: posts.slice(0, pins.length),
    data: posts.slice(pins.length),
    next: rows.length > take && last ? cursorOf(last) : null,
  };
}

type ViewerShape = Omit<PostViewer, 'userId'>;

interface PageValues {
  userId: number;
  /** The page before ended with this post, and when that was written. */
  before: number;
  beforeAt: Date;
  limit: number;
}

/** What is older than where the page before ended: by time, as posts of the past may have been entered later. */
const isOlder = ({ before, beforeAt }: Pick<PageValues, 'before' | 'beforeAt'>): RawBuilder<boolean> =>
  sql<boolean>`(p.created_at, p.post_id) < (${beforeAt}::timestamptz, ${before}::bigint)`;

const cursorByTime = (row: PostRow): string => `${row.created_at.getTime()}.${row.post_id}`;

/** Where a page begins; the end of the list for a cursor without a time. */
function readCursor(after: string | undefined): Pick<PageValues, 'before' | 'beforeAt'> {
  const [at = 0, before] = (after ?? '').split('.').map(Number);
  return { before: before ?? 0, beforeAt: new Date(before === undefined ? 0 : at) };
}

const pinnedPosts = shapedStatement((viewer: ViewerShape, { userId, groupId }: { userId: number; groupId: number }) =>
  postQuery({ ...viewer, userId })
    .where('p.social_group_id', '=', groupId)
    .where('p.pinned_at', 'is not', null)
    .orderBy('p.pinned_at', 'desc')
    .orderBy('p.post_id'),
);

/** Which ones they are is found by the index alone, before anything is read of them. */
const unpinnedPosts = shapedStatement(
  ({ isFirst, ...shape }: ViewerShape & { isFirst: boolean }, values: PageValues & { groupId: number }) => {
    const viewer = { ...shape, userId: values.userId };
    return postQuery(viewer)
      .where(
        sql<boolean>`p.post_id = any(array(select p.post_id from posts p where ${inOrganization('p')}
          and p.social_group_id = ${values.groupId} and p.pinned_at is null and ${isInSight(viewer)}
          ${isFirst ? sql`` : sql`and ${isOlder(values)}`}
          order by p.created_at desc, p.post_id desc limit ${values.limit}))`,
      )
      .orderBy('p.created_at', 'desc')
      .orderBy('p.post_id', 'desc');
  },
);

/** Posts of a group, the newest first; pinned ones come with the first page and are never among the others. */
export async function listPosts(
  context: MemberContext,
  tx: Tx,
  groupId: number,
  { after, take = 10, search, tag }: Asked & { search?: string | undefined; tag?: string | undefined },
): Promise<PostList> {
  const { userId, ...viewer } = postViewerOf(context);
  const from = readCursor(after);
  const isFirst = after === undefined;
  const words = await holdsWords(tx, 'posts', 'p.post_id', search);
  if (words.length === 0 && tag === undefined) {
    const [pins, rows] = await Promise.all([
      isFirst ? tx.all(pinnedPosts(viewer, { userId, groupId })) : [],
      tx.all(unpinnedPosts({ ...viewer, isFirst }, { userId, groupId, ...from, limit: take + 1 })),
    ]);
    return presentPage(context, tx, { pins, rows, take }, cursorByTime);
  }
  let query = postQuery({ ...viewer, userId }).where('p.social_group_id', '=', groupId);
  for (const condition of words) query = query.where(condition);
  if (tag !== undefined) query = query.where(sql<boolean>`p.tags @> array[${foldForSearch(tag)}]::text[]`);
  if (!isFirst) query = query.where(isOlder(from));
  const rows = await tx.all(
    query
      .orderBy('p.created_at', 'desc')
      .orderBy('p.post_id', 'desc')
      .limit(take + 1),
  );
  return presentPage(context, tx, { rows, take }, cursorByTime);
}

/** The groups of the viewer that they haven't muted, as `o`. */
const followed = (userId: number): RawBuilder<boolean> =>
  sql<boolean>`${inOrganization('o')} and o.user_id = ${userId} and o.status = 'ACCEPTED' and not o.is_muted`;

/** The newest of each group are found by its index; the newest of all are among them. */
const newestOfGroups = shapedStatement(
  ({ isFirst, ...shape }: ViewerShape & { isFirst: boolean }, { userId, before, beforeAt, limit }: PageValues) => {
    const viewer = { ...shape, userId };
    return postQuery(viewer)
      .where(
        sql<boolean>`p.post_id = any(array(select c.post_id from group_memberships o cross join lateral (
          select p.post_id from posts p where ${inOrganization('p')} and p.social_group_id = o.social_group_id
            and ${isInSight(viewer)} ${isFirst ? sql`` : sql`and ${isOlder({ before, beforeAt })}`}
          order by p.created_at desc, p.post_id desc limit ${limit}) c where ${followed(userId)}))`,
      )
      .orderBy('p.created_at', 'desc')
      .orderBy('p.post_id', 'desc')
      .limit(limit);
  },
);

const mostDiscussed = shapedStatement(
  (
    { isFirst, ...shape }: ViewerShape & { isFirst: boolean },
    { userId, before, comments, limit }: PageValues & { comments: number },
  ) => {
    const discussed = sql<number>`coalesce(k.comment_count, 0)`;
    const query = postQuery({ ...shape, userId }).where(
      sql<boolean>`exists (select from group_memberships o where o.social_group_id = p.social_group_id and ${followed(userId)})`,
    );
    return (isFirst ? query : query.where(sql<boolean>`(${discussed}, p.post_id) < (${comments}, ${before})`))
      .orderBy(discussed, 'desc')
      .orderBy('p.post_id', 'desc')
      .limit(limit);
  },
);

/** Posts of all the caller's groups that they haven't muted. */
export async function listFeed(
  context: MemberContext,
  tx: Tx,
  { after, take = 10, order }: Asked & { order: FeedOrder },
): Promise<PostList> {
  const { userId, ...viewer } = postViewerOf(context);
  const from = readCursor(after);
  const shape = { ...viewer, isFirst: after === undefined };
  const values = { userId, ...from, limit: take + 1 };
  const isByTalk = order === 'DISCUSSED';
  const rows = await tx.all(
    isByTalk
      ? mostDiscussed(shape, { ...values, comments: Number((after ?? '').split('.')[0]) })
      : newestOfGroups(shape, values),
  );
  const cursorOf = (row: PostRow) => (isByTalk ? `${row.comment_count ?? 0}.${row.post_id}` : cursorByTime(row));
  return presentPage(context, tx, { rows, take }, cursorOf);
}

/** A page of what the caller has saved, the last first; a post that they no longer see is only its place. */
export async function listSaved(
  context: MemberContext,
  tx: Tx,
  { skip = 0, take = 20 }: PageOf,
): Promise<{ data: SavedPost[]; total: number }> {
  const own = db.selectFrom('saved_posts as s').where('s.user_id', '=', context.caller.userId);
  const [saved, counted] = await Promise.all([
    tx.all(
      own
        .select(['s.post_id', 's.saved_at'])
        .orderBy('s.saved_at', 'desc')
        .orderBy('s.post_id', 'desc')
        .offset(skip)
        .limit(take),
    ),
    tx.one(own.select(sql<number>`count(*)::int`.as('total'))),
  ]);
  const ids = saved.map((row) => row.post_id);
  const rows = await tx.all(postQuery(postViewerOf(context)).where(sql<boolean>`p.post_id = any(${ids}::bigint[])`));
  const posts = new Map((await presentPosts(context, tx, rows)).map((post) => [post.postId, post]));
  return {
    total: counted?.total ?? 0,
    data: saved.map((row) => ({
      postId: row.post_id,
      savedAt: row.saved_at.toISOString(),
      post: posts.get(row.post_id) ?? null,
    })),
  };
}

/** As many as one mail looks at. */
const MOST_TOLD = 200;

/** What others posted in some groups between two moments, the newest first, as far as the reader belongs to them and sees it. */
export const listPostedBetween = (
  reader: MemberContext,
  tx: Tx,
  groupIds: readonly number[],
  { since, until }: { since: Date; until: Date },
): Promise<PostRow[]> =>
  tx.all(
    postQuery(postViewerOf(reader))
      .where(sql<boolean>`p.social_group_id = any(${[...groupIds]}::bigint[])`)
      .where('p.author_user_id', '<>', reader.caller.userId)
      .where('p.hidden_at', 'is', null)
      .where('p.created_at', '>', since)
      .where('p.created_at', '<=', until)
      .where(
        sql<boolean>`exists (select from group_memberships o where ${inOrganization('o')} and o.social_group_id = p.social_group_id
          and o.user_id = ${reader.caller.userId} and o.status = 'ACCEPTED')`,
      )
      .orderBy('p.post_id', 'desc')
      .limit(MOST_TOLD),
  );

/** Files beside the posts of a group and in them, the newest first. */
export async function listFiles(context: MemberContext, tx: Tx, groupId: number, { skip = 0, take = 20 }: PageOf) {
  const posts = postQuery(postViewerOf(context))
    .where('p.social_group_id', '=', groupId)
    .where('p.hidden_at', 'is', null)
    .where(sql<boolean>`cardinality(p.attachment_ids || p.media_ids) > 0`);
  const files = withoutUnusedJoins(posts.clearSelect())
    .select(['p.post_id as postId', 'p.created_at as createdAt', 'p.author_user_id as userId'])
    .select(['n.first_name as firstName', 'n.last_name as lastName'])
    .select(sql<number>`unnest(p.attachment_ids || p.media_ids)`.as('mediaId'));
  const [rows, counted] = await Promise.all([
    tx.all(files.orderBy('p.post_id', 'desc').orderBy('mediaId').offset(skip).limit(take)),
    tx.one(db.selectFrom(files.as('u')).select(sql<number>`count(*)::int`.as('total'))),
  ]);
  const found = await readMediaRows(
    tx,
    rows.map((row) => row.mediaId),
  );
  return {
    total: counted?.total ?? 0,
    data: rows.flatMap(({ postId, createdAt, mediaId, ...author }) => {
      const file = presentMedia(context, found.get(mediaId) ?? null, shownIn(context, HOST, postId));
      return file ? [{ postId, createdAt: createdAt.toISOString(), author, file }] : [];
    }),
  };
}

const EXCERPT = 120;

/** Of each of the caller's groups how much is new in it, and what is the newest. */
export async function listNews(context: MemberContext, tx: Tx) {
  const { userId } = context.caller;
  const rows = await tx.all(
    db
      .selectFrom('group_memberships as o')
      .select('o.social_group_id as groupId')
      .select([
        sql<number>`(select count(*)::int from (select from posts p where ${inOrganization('p')} and p.social_group_id = o.social_group_id
          and p.created_at > o.seen_at and p.author_user_id <> ${userId} and p.hidden_at is null limit 100) x)`.as(
          'newCount',
        ),
        sql<
          number | null
        >`(select max(p.post_id) from posts p where ${inOrganization('p')} and p.social_group_id = o.social_group_id
          and p.hidden_at is null)`.as('newestId'),
      ])
      .where('o.user_id', '=', userId)
      .where('o.status', '=', 'ACCEPTED')
      .orderBy('o.social_group_id'),
  );
  const newestIds = rows.flatMap((row) => row.newestId ?? []);
  const newest = await tx.all(
    db
      .selectFrom('posts as p')
      .innerJoin('member_names as n', 'n.user_id', 'p.author_user_id')
      .select(['p.post_id', 'p.html', 'p.created_at', 'p.author_user_id', 'n.first_name', 'n.last_name'])
      .where(sql<boolean>`p.post_id = any(${newestIds}::bigint[])`),
  );
  const byId = new Map(
    newest.map((row) => [
      row.post_id,
      {
        postId: row.post_id,
        author: { userId: row.author_user_id, firstName: row.first_name, lastName: row.last_name },
        excerpt: plainText(row.html).slice(0, EXCERPT),
        createdAt: row.created_at.toISOString(),
      },
    ]),
  );
  return {
    data: rows.map(({ groupId, newCount, newestId }) => ({
      groupId,
      newCount,
      newest: newestId === null ? null : (byId.get(newestId) ?? null),
    })),
  };
}

/** What a post said before it was edited, the newest first. */
export async function listPostVersions(tx: Tx, postId: number) {
  const rows = await tx.all(
    db
      .selectFrom('post_versions')
      .select(['html', 'written_at'])
      .where('post_id', '=', postId)
      .orderBy('version', 'desc'),
  );
  return { data: rows.map((row) => ({ html: withoutMentions(row.html), writtenAt: row.written_at.toISOString() })) };
}
