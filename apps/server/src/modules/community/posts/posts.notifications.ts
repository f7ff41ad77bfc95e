import { HOUR } from '@sullam/domain/limits.ts';
import { sql } from 'kysely';
import type { SystemContext } from '../../../kernel/context.ts';
import { db, type Tx, transaction } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { on, type SignalSubscription } from '../../../kernel/outbox/signals.ts';
import { publishToMany } from '../../../kernel/stream/stream-hub.ts';
import { findMemberName } from '../../identity/members/members.public.ts';
import {
  type AudienceKind,
  type NotifiedThing,
  notify,
  notifyAudienceFromJob,
} from '../../operations/notifications/notifications.public.ts';
import { findPostNews, listMentioned } from './posts.repository.ts';
import { postAdded, postEdited } from './posts.signals.ts';

export const POSTED = 27;
const MENTIONED = 30;
/** Whoever looked at the group within this time may have its page open still. */
const LOOKING = 3 * HOUR;

/** Members of a post's group: all of them where it is announced, else those who haven't muted it; not who is meant in it. */
const AUDIENCE = 'post-readers';

export const postAudience: AudienceKind = {
  kind: AUDIENCE,
  includes: ({ ofId }) =>
    sql<boolean>`exists (select from posts p join group_memberships x on ${inOrganization('x')} and x.social_group_id = p.social_group_id
      where ${inOrganization('p')} and p.post_id = ${ofId ?? 0} and p.hidden_at is null and x.user_id = m.user_id and x.status = 'ACCEPTED'
        and (p.is_announced or not x.is_muted)
        and not exists (select from post_mentions t where ${inOrganization('t')} and t.post_id = p.post_id and t.user_id = m.user_id))`,
};

/** Of some people those who belong to the group still. */
async function keepMembers(tx: Tx, groupId: number, userIds: readonly number[]): Promise<number[]> {
  if (userIds.length === 0) return [];
  const rows = await tx.all(
    db
      .selectFrom('group_memberships')
      .select('user_id')
      .where('social_group_id', '=', groupId)
      .where('status', '=', 'ACCEPTED')
      .where(sql<boolean>`user_id = any(${[...userIds]}::bigint[])`),
  );
  return rows.map((row) => row.user_id);
}

async function tellMentioned(
  context: SystemContext,
  tx: Tx,
  { postId, groupId, byUserId }: { postId: number; groupId: number; byUserId: number },
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return;
  const post = await findPostNews(tx, postId);
  if (!post) return;
  await notify(context, tx, {
    templateId: MENTIONED,
    parameters: { group: post.group, person: await findMemberName(tx, byUserId) },
    data: { groupId, postId },
    dedupeKey: `post-mention:${postId}`,
    byUserId,
    userIds: await keepMembers(tx, groupId, userIds),
  });
}

/** Pages that are open say that there is something new: never what, and never by whom. */
async function tellStreams(context: SystemContext, tx: Tx, groupId: number, byUserId: number): Promise<void> {
  const rows = await tx.all(
    db
      .selectFrom('group_memberships')
      .select('user_id')
      .where('social_group_id', '=', groupId)
      .where('status', '=', 'ACCEPTED')
      .where('user_id', '<>', byUserId)
      .where('seen_at', '>', new Date(context.clock.now().getTime() - LOOKING)),
  );
  await publishToMany(
    context,
    tx,
    rows.map((row) => row.user_id),
    'group-posts',
    { groupId },
  );
}

/** Whoever is meant is told so; the others once a day for each group, unless it is announced. */
const notifyOfPost = on(postAdded, (context, { postId, groupId, byUserId }) =>
  transaction(context, async (tx) => {
    const [post, mentioned, person] = await Promise.all([
      findPostNews(tx, postId),
      listMentioned(tx, postId),
      findMemberName(tx, byUserId),
    ]);
    if (!post) return;
    await tellStreams(context, tx, groupId, byUserId);
    await tellMentioned(context, tx, { postId, groupId, byUserId }, mentioned);
    const day = context.clock.now().toISOString().slice(0, 10);
    const audience = { kind: AUDIENCE, ofId: postId };
    await notifyAudienceFromJob(context, tx, audience, {
      templateId: POSTED,
      parameters: { group: post.group, person },
      data: { groupId, postId },
      dedupeKey: post.isAnnounced ? `post:${postId}` : `posts:${groupId}:${day}`,
      byUserId,
    });
  }),
);

const notifyOfMention = on(postEdited, (context, { postId, groupId, mentioned, byUserId }) =>
  transaction(context, (tx) => tellMentioned(context, tx, { postId, groupId, byUserId }, mentioned)),
);

export const postNews: readonly SignalSubscription[] = [notifyOfPost, notifyOfMention];

/** What notifications are about, while it is there. */
export const postsInNotifications: readonly NotifiedThing[] = [
  {
    idName: 'postId',
    isThere: (id, userId) =>
      sql<boolean>`exists (select from posts p where ${inOrganization('p')} and p.post_id = ${id} and (p.hidden_at is null or p.author_user_id = ${userId}))`,
  },
];
