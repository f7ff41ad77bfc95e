import type { FeedOrder } from '@sullam/domain/posts.ts';
import { foldForSearch } from '@sullam/domain/search-folding.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { ours } from '../../kernel/database/organization.ts';
import type { PageOf } from '../../kernel/database/paging.ts';
import { holdsWords } from '../../kernel/database/search.ts';
import { plainText } from '../../kernel/html.ts';
import { readMediaRefs } from '../media/media.public.ts';
import { type PostRow, postQuery, presentPosts } from './post-row.reads.ts';
import type { PostList, SavedPost } from './posts.schemas.ts';
import { postViewerOf } from './visible-posts.ts';

/** A post that the caller sees. */
export const findSeenPost = (context: MemberContext, tx: Tx, postId: number): Promise<PostRow | undefined> =>
  tx.one(postQuery(postViewerOf(context)).where('p.post_id', '=', postId));

interface Asked {
  after?: string | undefined;
  take?: number | undefined;
}

/** A page that says where the next one begins, from one row more than was asked for. */
async function presentPage(
  context: MemberContext,
  tx: Tx,
  rows: readonly PostRow[],
  take: number,
  cursorOf: (row: PostRow) => string,
): Promise<Omit<PostList, 'pinned'>> {
  const shown = rows.slice(0, take);
  const last = shown.at(-1);
  return {
    data: await presentPosts(context, tx, shown),
    next: rows.length > take && last ? cursorOf(last) : null,
  };
}

/** Posts of a group, the newest first; pinned ones come with the first page and are never among the others. */
export async function listPosts(
  context: MemberContext,
  tx: Tx,
  groupId: number,
  { after, take = 10, search, tag }: Asked & { search?: string | undefined; tag?: string | undefined },
): Promise<PostList> {
  const ofGroup = postQuery(postViewerOf(context)).where('p.social_group_id', '=', groupId);
  const words = await holdsWords(tx, 'posts', 'p.post_id', search);
  const isNarrowed = words.length > 0 || tag !== undefined;
  let query = isNarrowed ? ofGroup : ofGroup.where('p.pinned_at', 'is', null);
  for (const condition of words) query = query.where(condition);
  if (tag !== undefined) query = query.where(sql<boolean>`p.tags @> array[${foldForSearch(tag)}]::text[]`);
  if (after !== undefined) query = query.where('p.post_id', '<', Number(after.split('.')[0]));
  const pins =
    isNarrowed || after !== undefined
      ? []
      : await tx.all(ofGroup.where('p.pinned_at', 'is not', null).orderBy('p.pinned_at', 'desc').orderBy('p.post_id'));
  const rows = await tx.all(query.orderBy('p.post_id', 'desc').limit(take + 1));
  const page = await presentPage(context, tx, rows, take, (row) => String(row.post_id));
  return { pinned: await presentPosts(context, tx, pins), ...page };
}

/** Posts of all the caller's groups that they haven't muted. */
export async function listFeed(
  context: MemberContext,
  tx: Tx,
  { after, take = 10, order }: Asked & { order: FeedOrder },
): Promise<PostList> {
  const viewer = postViewerOf(context);
  const discussed = sql<number>`coalesce(k.comment_count, 0)`;
  let query = postQuery(viewer).where(
    sql<boolean>`exists (select from group_memberships o where ${ours('o')} and o.social_group_id = p.social_group_id
      and o.user_id = ${viewer.userId} and o.status = 'ACCEPTED' and not o.is_muted)`,
  );
  const [first, second] = (after ?? '').split('.').map(Number);
  if (order === 'DISCUSSED') {
    if (second !== undefined) query = query.where(sql<boolean>`(${discussed}, p.post_id) < (${first}, ${second})`);
    query = query.orderBy(discussed, 'desc');
  } else if (first) query = query.where('p.post_id', '<', first);
  const rows = await tx.all(query.orderBy('p.post_id', 'desc').limit(take + 1));
  const cursorOf = (row: PostRow) =>
    order === 'DISCUSSED' ? `${row.comment_count ?? 0}.${row.post_id}` : String(row.post_id);
  return { pinned: [], ...(await presentPage(context, tx, rows, take, cursorOf)) };
}

export async function findFeedOrder(tx: Tx, userId: number): Promise<FeedOrder> {
  const row = await tx.one(
    db.selectFrom('feed_preferences').select(sql<FeedOrder>`feed_order`.as('order')).where('user_id', '=', userId),
  );
  return row?.order ?? 'NEWEST';
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
        sql<boolean>`exists (select from group_memberships o where ${ours('o')} and o.social_group_id = p.social_group_id
          and o.user_id = ${reader.caller.userId} and o.status = 'ACCEPTED')`,
      )
      .orderBy('p.post_id', 'desc')
      .limit(MOST_TOLD),
  );

/** Files beside the posts of a group and in them, the newest first. */
export async function listFiles(context: MemberContext, tx: Tx, groupId: number, { skip = 0, take = 20 }: PageOf) {
  const files = postQuery(postViewerOf(context))
    .where('p.social_group_id', '=', groupId)
    .where('p.hidden_at', 'is', null)
    .where(sql<boolean>`cardinality(p.attachment_ids || p.media_ids) > 0`)
    .clearSelect()
    .select(['p.post_id as postId', 'p.created_at as createdAt', 'p.author_user_id as userId'])
    .select(['n.first_name as firstName', 'n.last_name as lastName'])
    .select(sql<number>`unnest(p.attachment_ids || p.media_ids)`.as('mediaId'));
  const [rows, counted] = await Promise.all([
    tx.all(files.orderBy('p.post_id', 'desc').orderBy('mediaId').offset(skip).limit(take)),
    tx.one(db.selectFrom(files.as('u')).select(sql<number>`count(*)::int`.as('total'))),
  ]);
  const refs = await readMediaRefs(
    context,
    tx,
    rows.map((row) => row.mediaId),
  );
  return {
    total: counted?.total ?? 0,
    data: rows.flatMap(({ postId, createdAt, mediaId, ...author }) => {
      const file = refs.get(mediaId);
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
        sql<number>`(select count(*)::int from (select from posts p where ${ours('p')} and p.social_group_id = o.social_group_id
          and p.created_at > o.seen_at and p.author_user_id <> ${userId} and p.hidden_at is null limit 100) x)`.as(
          'newCount',
        ),
        sql<
          number | null
        >`(select max(p.post_id) from posts p where ${ours('p')} and p.social_group_id = o.social_group_id
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
  return { data: rows.map((row) => ({ html: row.html, writtenAt: row.written_at.toISOString() })) };
}
