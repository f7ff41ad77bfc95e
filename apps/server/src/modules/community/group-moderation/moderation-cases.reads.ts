import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { PageOf } from '../../../kernel/database/paging.ts';
import { listCases } from '../comments/comments.public.ts';
import {
  isModeratedPost,
  type ModerationReason,
  POST_HOST,
  postViewerOf,
  readPostingRules,
  readPosts,
} from '../posts/posts.public.ts';
import type { PostCase } from './moderation-cases.schemas.ts';

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
    hostKind: POST_HOST,
    isOfHosts: (hostId) => isModeratedPost(viewer, sql.ref(hostId), groupId ?? null),
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

/** The reasons of the organisation, for who may decide somewhere; none for anybody else. */
export async function listReasons(context: MemberContext, tx: Tx): Promise<{ data: ModerationReason[] }> {
  const leads = sql<boolean>`exists (select from group_memberships x where ${inOrganization('x')}
    and x.user_id = ${context.caller.userId} and x.status = 'ACCEPTED' and x.role = 'ADMIN')`;
  const mayDecide =
    postViewerOf(context).moderatesAll || (await tx.one(db.selectNoFrom(leads.as('leads'))))?.leads === true;
  return { data: mayDecide ? (await readPostingRules(tx)).reasons : [] };
}
