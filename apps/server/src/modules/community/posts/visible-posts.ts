import { type RawBuilder, sql } from 'kysely';
import { holds } from '../../../kernel/access/access.ts';
import type { RequestContext } from '../../../kernel/context.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { type GroupViewer, groupViewerOf, readsGroup, UPDATES } from '../social-groups/social-groups.public.ts';

export interface PostViewer extends GroupViewer {
  /** Moderates every group. */
  moderatesAll: boolean;
}

export const postViewerOf = (context: Pick<RequestContext, 'caller'>): PostViewer => ({
  ...groupViewerOf(context),
  moderatesAll: holds(context.caller, UPDATES),
});

/** The viewer moderates the post's group. `p` stands for `posts`. */
export const moderatesPost = ({ userId, moderatesAll }: PostViewer): RawBuilder<boolean> =>
  moderatesAll
    ? sql<boolean>`true`
    : sql<boolean>`exists (select from group_memberships x where ${inOrganization('x')} and x.social_group_id = p.social_group_id
        and x.user_id = ${userId} and x.status = 'ACCEPTED' and x.role = 'ADMIN')`;

/** It wasn't taken out of sight, or is the viewer's, or they moderate. `p` stands for `posts`. */
export const isInSight = (viewer: PostViewer): RawBuilder<boolean> =>
  sql<boolean>`(p.hidden_at is null or p.author_user_id = ${viewer.userId} or ${moderatesPost(viewer)})`;

/** The viewer sees the post: they read its group, and it is in sight. `p` stands for `posts`, `g` for its group in `groups_of_people`. */
export const seesPost = (viewer: PostViewer): RawBuilder<boolean> =>
  sql<boolean>`(${readsGroup(viewer)} and ${isInSight(viewer)})`;
