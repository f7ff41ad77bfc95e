import { withNames } from '@sullam/domain/discussions/mentions.ts';
import { writtenHashtagsIn } from '@sullam/domain/posts.ts';
import type { CommentedSubject } from '@sullam/domain/subjects.gen.ts';
import { type InferResult, type RawBuilder, sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { plainText } from '../../../kernel/html.ts';
import { mediaColumns, presentText, shownIn } from '../../organization/media/media.public.ts';
import { contributor, filesOf, readBesides } from '../comments/comments.public.ts';
import { presentPreview, readPreviews } from '../link-previews/link-previews.public.ts';
import { belongsTo } from '../social-groups/social-groups.public.ts';
import type { Poll, Post } from './posts.schemas.ts';
import { moderatesPost, type PostViewer, seesPost } from './visible-posts.ts';

export const HOST = 'post' as const satisfies CommentedSubject;
/** Where the picture of a post's link preview is shown. */
export const PREVIEW = 'post-preview';

const isOwnLike = (userId: number): RawBuilder<boolean> =>
  sql<boolean>`exists (select from like_counts l where ${inOrganization('l')} and l.liked_kind = ${HOST} and l.liked_id = p.post_id
    and l.user_id = ${userId})`;

/** Posts as `p` that the viewer sees, with what is shown of them; their groups as `g`. */
export const postQuery = (viewer: PostViewer) =>
  db
    .selectFrom('posts as p')
    .innerJoin('groups_of_people as g', 'g.social_group_id', 'p.social_group_id')
    .innerJoin('member_names as n', 'n.user_id', 'p.author_user_id')
    .leftJoin('media_files as f', 'f.media_id', 'n.profile_media_id')
    .leftJoin('member_names as b', 'b.user_id', 'p.pinned_by')
    .leftJoin('comment_counts as k', (join) => join.onRef('k.host_id', '=', 'p.post_id').on('k.host_kind', '=', HOST))
    .select([
      'p.post_id',
      'p.social_group_id',
      'p.author_user_id',
      'p.html',
      'p.media_ids',
      'p.attachment_ids',
      'p.tags',
    ])
    .select(['p.poll_options', 'p.poll_closes_at', 'p.poll_hides_results', 'p.pinned_at', 'p.pinned_by'])
    .select([
      'p.is_announced',
      'p.hidden_at',
      'p.hidden_reason',
      'p.is_held',
      'p.link_preview_id',
      'p.created_at',
      'p.edited_at',
      'p.version',
    ])
    .select(['g.name as group_name', 'n.first_name', 'n.last_name', mediaColumns('f').as('image')])
    .select(['b.first_name as pinner_first', 'b.last_name as pinner_last', 'k.comment_count'])
    .select([
      moderatesPost(viewer).as('moderates'),
      sql<boolean>`exists (select from group_memberships x where ${inOrganization('x')} and x.social_group_id = p.social_group_id
        and x.user_id = ${viewer.userId} and x.status = 'ACCEPTED')`.as('is_member'),
      sql<boolean>`exists (select from group_memberships x where ${inOrganization('x')} and x.social_group_id = p.social_group_id
        and x.user_id = p.author_user_id and x.status = 'ACCEPTED' and x.role = 'ADMIN')`.as('is_by_staff'),
      sql<number>`(select count(*)::int from like_counts l where ${inOrganization('l')} and l.liked_kind = ${HOST}
        and l.liked_id = p.post_id)`.as('like_count'),
      isOwnLike(viewer.userId).as('is_liked'),
      sql<boolean>`exists (select from saved_posts s where ${inOrganization('s')} and s.post_id = p.post_id
        and s.user_id = ${viewer.userId})`.as('is_saved'),
    ])
    .where(seesPost(viewer));

export type PostRow = InferResult<ReturnType<typeof postQuery>>[number];

interface Votes {
  counts: Map<number, number>;
  own: number | null;
}

/** How the polls among some posts stand. */
async function readVotes(tx: Tx, userId: number, rows: readonly PostRow[]): Promise<Map<number, Votes>> {
  const postIds = rows.filter((row) => row.poll_options.length > 0).map((row) => row.post_id);
  const votes = new Map<number, Votes>(postIds.map((postId) => [postId, { counts: new Map(), own: null }]));
  if (postIds.length === 0) return votes;
  const found = await tx.all(
    db
      .selectFrom('post_votes')
      .select(['post_id', 'option', sql<number>`count(*)::int`.as('count')])
      .select(sql<boolean>`bool_or(user_id = ${userId})`.as('is_own'))
      .where(sql<boolean>`post_id = any(${postIds}::bigint[])`)
      .groupBy(['post_id', 'option']),
  );
  for (const row of found) {
    const ofPost = votes.get(row.post_id)!;
    ofPost.counts.set(row.option, row.count);
    if (row.is_own) ofPost.own = row.option;
  }
  return votes;
}

function presentPoll(row: PostRow, votes: Votes | undefined, now: Date): Poll | null {
  if (!votes) return null;
  const isClosed = row.poll_closes_at !== null && row.poll_closes_at <= now;
  const isShown = isClosed || !row.poll_hides_results;
  return {
    options: row.poll_options.map((text, index) => ({
      text,
      voteCount: isShown ? (votes.counts.get(index) ?? 0) : null,
      isChosen: votes.own === index,
    })),
    voteCount: [...votes.counts.values()].reduce((sum, count) => sum + count, 0),
    closesAt: row.poll_closes_at?.toISOString() ?? null,
    isClosed,
    hidesResults: row.poll_hides_results,
    canVote: row.is_member && !isClosed && row.hidden_at === null,
  };
}

/** Posts as they leave the server, in the order of their rows. */
export async function presentPosts(context: MemberContext, tx: Tx, rows: readonly PostRow[]): Promise<Post[]> {
  const { userId } = context.caller;
  const groupIds = [...new Set(rows.map((row) => row.social_group_id))];
  const [votes, previews, besides] = await Promise.all([
    readVotes(tx, userId, rows),
    readPreviews(
      tx,
      rows.flatMap((row) => row.link_preview_id ?? []),
    ),
    // who left a group is no longer meant in it; of several groups a name is shown where one of them has it
    readBesides(
      tx,
      rows,
      () =>
        sql<boolean>`(${sql.join(
          groupIds.map((groupId) => belongsTo(sql.val(groupId))),
          sql` or `,
        )})`,
    ),
  ]);
  const now = context.clock.now();
  return rows.map((row) => {
    const isOwn = row.author_user_id === userId;
    const isVisible = row.hidden_at === null;
    const files = filesOf(context, besides, row, shownIn(context, HOST, row.post_id));
    const preview = row.link_preview_id === null ? undefined : previews.get(row.link_preview_id);
    return {
      postId: row.post_id,
      groupId: row.social_group_id,
      groupName: row.group_name,
      author: contributor(context, row, row.is_by_staff ? [row.author_user_id] : []),
      isOwn,
      content: presentText(withNames(row.html, besides.names), files),
      attachments: row.attachment_ids.flatMap((id) => files.get(id) ?? []),
      poll: presentPoll(row, votes.get(row.post_id), now),
      linkPreview: preview ? presentPreview(context, preview, shownIn(context, PREVIEW, row.post_id)) : null,
      tags: row.tags.length === 0 ? [] : writtenHashtagsIn(plainText(row.html)),
      pinnedBy:
        row.pinned_by === null
          ? null
          : { userId: row.pinned_by, firstName: row.pinner_first ?? '', lastName: row.pinner_last ?? '' },
      isAnnounced: row.is_announced,
      isHidden: !isVisible,
      hiddenReason: row.hidden_reason,
      isHeld: row.is_held,
      createdAt: row.created_at.toISOString(),
      editedAt: row.edited_at?.toISOString() ?? null,
      likeCount: row.like_count,
      isLiked: row.is_liked,
      isSaved: row.is_saved,
      commentCount: row.comment_count ?? 0,
      version: row.version,
      abilities: {
        canTalk: row.is_member && isVisible,
        canEdit: isOwn && row.is_member && isVisible,
        canDelete: isOwn && (isVisible || row.is_held),
        canModerate: row.moderates,
        canAppeal: isOwn && !isVisible && !row.is_held,
      },
    };
  });
}
