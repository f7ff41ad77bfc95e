import type { Localized } from '@sullam/domain/localized.ts';
import type { GroupPrivacy } from '@sullam/domain/social-groups.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { PageOf } from '../../../kernel/database/paging.ts';
import { presentFiles, presentText, readMediaRows, shownIn } from '../../organization/media/media.public.ts';
import { listCases } from '../comments/comments.public.ts';
import { type ModerationReason, readPostingRules } from '../posting-rules/posting-rules.public.ts';
import { HOST } from './post-row.reads.ts';
import type { PostCase } from './posts.schemas.ts';
import { moderatesPost, postViewerOf, seesPost } from './visible-posts.ts';

/** What was reported in the groups that the caller moderates, or in one of them. */
export async function listPostCases(
  context: MemberContext,
  tx: Tx,
  {
    isClosed = false,
    isAppealed,
    only,
    groupId,
    ...page
  }: PageOf & {
    isClosed?: boolean | undefined;
    isAppealed?: boolean | undefined;
    only?: number;
    groupId?: number | undefined;
  },
): Promise<{ data: PostCase[]; total: number }> {
  const viewer = postViewerOf(context);
  const { data, total } = await listCases(context, tx, {
    hostKind: HOST,
    isOfHosts: (hostId) =>
      sql<boolean>`exists (select from posts p join groups_of_people g on ${inOrganization('g')} and g.social_group_id = p.social_group_id
        where ${inOrganization('p')} and p.post_id = ${sql.ref(hostId)} and (${groupId ?? null}::bigint is null or p.social_group_id = ${groupId ?? null})
          and ${moderatesPost(viewer)} and ${seesPost(viewer)})`,
    isClosed,
    isAppealed,
    only,
    staffIds: [],
    ...page,
  });
  const posts = await readPosts(
    context,
    tx,
    data.map(({ hostId }) => hostId),
  );
  return {
    total,
    data: data.flatMap(({ hostId, ...each }) => {
      const post = posts.get(hostId);
      if (!post) return [];
      const own = each.commentId === null ? { author: post.author, writtenAt: post.writtenAt, html: post.content } : {};
      const { groupId: ofGroup, groupName, content } = post;
      return [{ ...each, ...own, postId: hostId, groupId: ofGroup, groupName, postContent: content }];
    }),
  };
}

/** Posts with their groups as they are shown beside a case. */
export async function readPosts(context: MemberContext, tx: Tx, ids: readonly number[]) {
  const rows = await tx.all(
    db
      .selectFrom('posts as p')
      .innerJoin('groups_of_people as g', 'g.social_group_id', 'p.social_group_id')
      .innerJoin('member_names as n', 'n.user_id', 'p.author_user_id')
      .select(['p.post_id', 'p.social_group_id', 'p.html', 'p.media_ids', 'p.created_at', 'p.author_user_id'])
      .select(['n.first_name', 'n.last_name', 'p.hidden_at', sql<Localized>`g.name`.as('group_name')])
      .select(sql<GroupPrivacy>`g.privacy`.as('privacy'))
      .where(sql<boolean>`p.post_id = any(${[...ids]}::bigint[])`),
  );
  const files = await readMediaRows(
    tx,
    rows.flatMap((row) => row.media_ids),
  );
  return new Map(
    rows.map((row) => [
      row.post_id,
      {
        groupId: row.social_group_id,
        groupName: row.group_name,
        privacy: row.privacy,
        isHidden: row.hidden_at !== null,
        content: presentText(
          row.html,
          presentFiles(context, files, row.media_ids, shownIn(context, HOST, row.post_id)),
        ),
        writtenAt: row.created_at.toISOString(),
        author: {
          userId: row.author_user_id,
          firstName: row.first_name,
          lastName: row.last_name,
          image: null,
          isStaff: false,
        },
      },
    ]),
  );
}

/** The reasons of the organisation, for who may decide somewhere; none for anybody else. */
export async function listReasons(context: MemberContext, tx: Tx): Promise<{ data: ModerationReason[] }> {
  const leads = sql<boolean>`exists (select from group_memberships x where ${inOrganization('x')}
    and x.user_id = ${context.caller.userId} and x.status = 'ACCEPTED' and x.role = 'ADMIN')`;
  const mayDecide =
    postViewerOf(context).moderatesAll || (await tx.one(db.selectNoFrom(leads.as('leads'))))?.leads === true;
  return { data: mayDecide ? (await readPostingRules(tx)).reasons : [] };
}
