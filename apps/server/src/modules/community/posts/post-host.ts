import { POST_TEMPLATES } from '@sullam/domain/notification-targets/post.ts';
import { sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { notAllowed } from '../../../kernel/problem.ts';
import type { CommentHost } from '../comments/comments.public.ts';
import { findPause, listAdministrators, postingPaused } from '../social-groups/social-groups.public.ts';
import { HOST } from './post-row.reads.ts';
import { reviewComment } from './posting-rules.service.ts';
import { accessPost } from './posts.access.ts';
import { findPostNews, setPostHidden } from './posts.repository.ts';
import { postAdded } from './posts.signals.ts';
import { moderatesPost, postViewerOf, seesPost } from './visible-posts.ts';

/** Of the specification: a comment on one's post, a like of it, a mention. The others are the product's own. */
const TEMPLATES = {
  posted: POST_TEMPLATES.followed,
  replied: POST_TEMPLATES.replied,
  liked: POST_TEMPLATES.commentLiked,
  hostLiked: 29,
  mentioned: 30,
  removed: POST_TEMPLATES.removed,
};
const ANSWERED = 28;

/** Undoes what a decision about a post or a comment on it has done to its author. */
export const sanctionUndoing = extensionPoint<NonNullable<CommentHost['takeBack']>>('sanction-undoing');

/** Posts of groups, as the comments core sees them. */
export const postHost: CommentHost = {
  kind: HOST,
  async access(context, tx, postId) {
    const post = await accessPost(context, tx, postId, 'see');
    const mayTalk = post.is_member && post.hidden_at === null;
    const [administrators, pause] = await Promise.all([
      listAdministrators(tx, post.social_group_id),
      mayTalk ? findPause(context, tx, post.social_group_id) : null,
    ]);
    return {
      hostId: postId,
      refusal: mayTalk ? pause && postingPaused() : notAllowed(),
      canModerate: post.moderates,
      hidesOthers: false,
      allowsAnonymous: false,
      authorUserId: post.author_user_id,
      staffIds: administrators.map((person) => person.userId),
    };
  },
  isSeen: (context, postId) =>
    sql<boolean>`exists (select from posts p join groups_of_people g on ${inOrganization('g')} and g.social_group_id = p.social_group_id
      where ${inOrganization('p')} and p.post_id = ${postId} and ${seesPost(postViewerOf(context))})`,
  isModerated: (context, postId) =>
    sql<boolean>`exists (select from posts p where ${inOrganization('p')} and p.post_id = ${postId} and ${moderatesPost(postViewerOf(context))})`,
  people: (_tenant, postId) =>
    sql<boolean>`exists (select from posts p join group_memberships x on ${inOrganization('x')} and x.social_group_id = p.social_group_id
      where ${inOrganization('p')} and p.post_id = ${postId} and x.user_id = m.user_id and x.status = 'ACCEPTED')`,
  async news(tx, postId) {
    const post = await findPostNews(tx, postId);
    if (!post) return null;
    return {
      parameters: { group: post.group },
      data: { groupId: post.groupId, postId },
      templates: TEMPLATES,
      authorUserId: post.authorUserId,
      answered: ANSWERED,
      bundles: true,
    };
  },
  async setHidden(context, tx, postId, hidden) {
    const before = await findPostNews(tx, postId);
    await setPostHidden(tx, postId, hidden);
    // nobody has heard of what waited for a moderator
    if (before?.isHeld && hidden === null)
      await emit(context, tx, postAdded, { postId, groupId: before.groupId, byUserId: before.authorUserId });
    return before?.isHeld ?? false;
  },
  async takeBack(context, tx, decision) {
    for (const undo of context.extensions.of(sanctionUndoing)) await undo(context, tx, decision);
  },
  review: reviewComment,
  exists: (postId) => sql<boolean>`exists (select from posts p where ${inOrganization('p')} and p.post_id = ${postId})`,
  stream: { name: 'post', idName: 'postId' },
};
