import { sql } from 'kysely';
import type { SystemContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { on, type SignalSubscription } from '../../../kernel/outbox/signals.ts';
import { findMemberName } from '../../identity/members/members.public.ts';
import { type NotifiedThing, notify } from '../../operations/notifications/notifications.public.ts';
import { countCommenters } from './comment-activity.repository.ts';
import { type CommentHost, type HostNews, hostOf } from './comment-hosts.ts';
import { countLikes, findComment, listMentioned } from './comments.repository.ts';
import { commentAdded, commentEdited, thingHidden, thingLiked } from './comments.signals.ts';
import { findCase } from './moderation.repository.ts';
import { keepSeeing, takeFollowers } from './readings.repository.ts';

interface Occasion {
  context: SystemContext;
  tx: Tx;
  host: CommentHost;
  hostId: number;
  news: HostNews;
  byUserId: number;
  isAnonymous: boolean;
  /** The comment that it is about; null: the thing itself. */
  commentId: number | null;
  /** It is about the thing itself, not about a comment on it; a template may have words for that, "own". */
  isOfHost?: boolean;
}

/** What people are told: without the name of who wrote anonymously. */
async function tell(
  { context, tx, host, hostId, news, byUserId, isAnonymous, commentId, isOfHost = false }: Occasion,
  template: number,
  dedupeKey: string,
  userIds: readonly number[],
  others = 0,
): Promise<number[]> {
  const seeing = await keepSeeing(tx, userIds, host.people(context, hostId));
  const person = isAnonymous ? { outcome: 'anonymous' } : { person: await findMemberName(tx, byUserId) };
  return notify(context, tx, {
    templateId: template,
    parameters: {
      ...news.parameters,
      ...(isOfHost ? { outcome: 'own' } : {}),
      ...person,
      ...(others > 0 ? { outcome: 'bundled', count: others } : {}),
    },
    isRenewed: others > 0,
    // several who do the same are one notification, which stays when one of them takes it back
    data: others > 0 ? news.data : { ...news.data, commentId },
    dedupeKey,
    byUserId,
    userIds: seeing,
  });
}

const dayOf = ({ clock }: SystemContext): string => clock.now().toISOString().slice(0, 10);

/**
 * Whoever is meant is told so; else whose comment was answered; else whoever follows, once until they have looked again. Each person
 * is told one thing of a comment.
 */
const notifyOfComment = on(commentAdded, (context, { hostKind, hostId, commentId, byUserId }) =>
  transaction(context, async (tx) => {
    const host = hostOf(context, hostKind);
    const [comment, news] = [await findComment(tx, commentId), await host.news(tx, hostId)];
    if (!comment || comment.isDeleted || comment.isHidden || !news || news.isHidden) return;
    const occasion = { context, tx, host, hostId, news, byUserId, commentId, isAnonymous: comment.isAnonymous };
    const { templates } = news;
    const mentioned = await listMentioned(tx, commentId);
    await tell(occasion, templates.mentioned, `mention:${commentId}`, mentioned);
    const told = new Set([...mentioned, byUserId]);
    const parent = comment.parentCommentId === null ? undefined : await findComment(tx, comment.parentCommentId);
    if (parent && !told.has(parent.authorUserId) && !parent.isDeleted) {
      const key = `replies:${parent.commentId}:${dayOf(context)}`;
      await tell(occasion, templates.replied, key, [parent.authorUserId]);
      told.add(parent.authorUserId);
    }
    if (!parent && news.answered !== null && !told.has(news.authorUserId)) {
      const day = new Date(dayOf(context));
      const except = [byUserId, news.authorUserId];
      const others = news.bundles ? await countCommenters(tx, { hostKind, hostId }, day, except) : 0;
      const key = `answers:${hostKind}:${hostId}:${dayOf(context)}`;
      await tell(occasion, news.answered, key, [news.authorUserId], others);
      told.add(news.authorUserId);
    }
    const followers = await takeFollowers(tx, { hostKind, hostId }, host.people(context, hostId), context.clock.now());
    await tell(
      occasion,
      templates.posted,
      `talk:${commentId}`,
      followers.filter((userId) => !told.has(userId)),
    );
  }),
);

const notifyOfMention = on(commentEdited, (context, { hostKind, hostId, commentId, mentioned, byUserId }) =>
  transaction(context, async (tx) => {
    if (mentioned.length === 0) return;
    const host = hostOf(context, hostKind);
    const [comment, news] = [await findComment(tx, commentId), await host.news(tx, hostId)];
    if (!comment || comment.isDeleted || comment.isHidden || !news || news.isHidden) return;
    const occasion = { context, tx, host, hostId, news, byUserId, commentId, isAnonymous: comment.isAnonymous };
    await tell(occasion, news.templates.mentioned, `mention:${commentId}`, mentioned);
  }),
);

/** The first like of something is told, and no further one that day. */
const notifyOfLike = on(thingLiked, (context, { hostKind, hostId, commentId, byUserId }) =>
  transaction(context, async (tx) => {
    const host = hostOf(context, hostKind);
    const news = await host.news(tx, hostId);
    const comment = commentId === null ? null : await findComment(tx, commentId);
    if (!news || news.isHidden || comment === undefined) return;
    const author = comment ? comment.authorUserId : news.authorUserId;
    const occasion = { context, tx, host, hostId, news, byUserId, commentId, isAnonymous: false, isOfHost: !comment };
    const key = `likes:${comment ? `comment:${comment.commentId}` : `${hostKind}:${hostId}`}:${dayOf(context)}`;
    const { liked, hostLiked = liked } = news.templates;
    const others = news.bundles && !comment ? (await countLikes(tx, hostKind, hostId)) - 1 : 0;
    await tell(occasion, comment ? liked : hostLiked, key, [author], others);
  }),
);

/** The author is told what was taken out of sight; the reason stands beside it. */
const notifyOfHiding = on(thingHidden, (context, { hostKind, hostId, commentId, moderationCaseId, byUserId }) =>
  transaction(context, async (tx) => {
    const news = await hostOf(context, hostKind).news(tx, hostId);
    const comment = commentId === null ? null : await findComment(tx, commentId);
    if (!news || comment === undefined) return;
    // a decision that was taken back at once is nobody's news
    const found = await findCase(tx, moderationCaseId);
    if (found?.before === null && found.status !== 'HIDDEN') return;
    await notify(context, tx, {
      templateId: news.templates.removed,
      parameters: { ...news.parameters, ...(comment ? {} : { outcome: 'own' }) },
      data: { ...news.data, commentId },
      dedupeKey: `hidden:${moderationCaseId}:${dayOf(context)}`,
      byUserId,
      userIds: [comment ? comment.authorUserId : news.authorUserId],
    });
  }),
);

export const commentNews: readonly SignalSubscription[] = [
  notifyOfComment,
  notifyOfMention,
  notifyOfLike,
  notifyOfHiding,
];

/** What notifications are about, while it is there. */
export const commentsInNotifications: readonly NotifiedThing[] = [
  {
    idName: 'commentId',
    isThere: (
      id,
      userId,
    ) => sql<boolean>`exists (select from comments c where ${inOrganization('c')} and c.comment_id = ${id} and c.deleted_at is null
    and (c.hidden_at is null or c.author_user_id = ${userId}))`,
  },
];
