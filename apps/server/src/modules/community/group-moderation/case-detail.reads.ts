import type { Language } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { listAudit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { countHostAppeals, readAround, readCommentRecord } from '../comments/comments.public.ts';
import { countPostsOf, isPostOf, POST_HOST, readPosts } from '../posts/posts.public.ts';
import { listPostCases } from './moderation-cases.reads.ts';
import type { PostCaseDetail } from './moderation-cases.schemas.ts';

/** As many decisions about one thing are shown. */
const STEPS = 20;

/** How the author stands to the group, and what became of what they wrote there. */
async function readStanding(
  context: MemberContext,
  tx: Tx,
  { groupId, userId }: { groupId: number; userId: number },
): Promise<PostCaseDetail['standing']> {
  const membership = await tx.one(
    db
      .selectFrom('group_memberships as x')
      .leftJoin('posting_pauses as w', (join) =>
        join.onRef('w.social_group_id', '=', 'x.social_group_id').onRef('w.user_id', '=', 'x.user_id'),
      )
      .select(['x.role', 'x.joined_at', 'w.posts_again_at'])
      .where('x.social_group_id', '=', groupId)
      .where('x.user_id', '=', userId)
      .where('x.status', '=', 'ACCEPTED'),
  );
  const posts = await countPostsOf(tx, groupId, userId);
  const comments = await readCommentRecord(tx, { hostKind: POST_HOST, userId, isOfHosts: isPostOf(groupId, null) });
  const appeals = await countHostAppeals(tx, { hostKind: POST_HOST, isOfHosts: isPostOf(groupId, userId) });
  const pause = membership?.posts_again_at ?? null;
  return {
    isMember: membership !== undefined,
    isLeader: membership?.role === 'ADMIN',
    isCaller: userId === context.caller.userId,
    joinedAt: membership?.joined_at?.toISOString() ?? null,
    postsAgainAt: pause !== null && pause > context.clock.now() ? pause.toISOString() : null,
    written: posts!.written + comments.comments,
    removed: posts!.removed + comments.removed,
    appeals: appeals + comments.appeals,
  };
}

function stepOf(action: string, act: unknown): PostCaseDetail['history'][number]['act'] {
  if (action === 'moderation-case.undo') return 'UNDO';
  if (act === 'PAUSE' || act === 'BAN') return act;
  return action === 'moderation-case.hide' ? 'HIDE' : 'KEEP';
}

/** The language in which somebody is written to. */
export async function readLanguage(tx: Tx, userId: number): Promise<Language> {
  const row = await tx.one(db.selectFrom('member_records').select('language').where('user_id', '=', userId));
  return row?.language ?? 'en';
}

/** What was decided about a thing, by whom, the newest first. */
async function readHistory(tx: Tx, moderationCaseId: number): Promise<PostCaseDetail['history']> {
  const { data } = await listAudit(tx, 'moderation-case', moderationCaseId, { take: STEPS });
  const userIds = data.flatMap(({ actorUserId }) => actorUserId ?? []);
  const people = await tx.all(
    db
      .selectFrom('member_names')
      .select(['user_id as userId', 'first_name as firstName', 'last_name as lastName'])
      .where(sql<boolean>`user_id = any(${userIds}::bigint[])`),
  );
  return data.map(({ at, action, actorUserId, changes: { act, days, reason } }) => ({
    at: at.toISOString(),
    person: people.find(({ userId }) => userId === actorUserId) ?? null,
    act: stepOf(action, act),
    days: typeof days === 'number' ? days : null,
    reason: typeof reason === 'string' ? reason : '',
  }));
}

/** One case with all that a decision goes by. @throws Problem not-found where the caller doesn't moderate it */
export async function readPostCase(context: MemberContext, tx: Tx, moderationCaseId: number): Promise<PostCaseDetail> {
  const [found] = (await listPostCases(context, tx, { only: moderationCaseId, take: 1 })).data;
  const post = found && (await readPosts(context, tx, [found.postId])).get(found.postId);
  if (!found || !post) throw notFound();
  const { groupId, postId, commentId, author } = found;
  const { userId } = author ?? post.author;
  const parent = commentId === null ? null : await readAround(context, tx, commentId);
  const standing = await readStanding(context, tx, { groupId, userId });
  const authorLanguage = await readLanguage(tx, userId);
  const history = await readHistory(tx, moderationCaseId);
  return {
    ...found,
    privacy: post.privacy,
    isHidden: found.status === 'HIDDEN' || found.status === 'APPEALED',
    post: { postId, author: post.author, html: post.content, writtenAt: post.writtenAt },
    parent,
    standing,
    authorLanguage,
    history,
  };
}

/** How somebody who belongs to a group stands to it. */
export const readMembership = (tx: Tx, groupId: number, userId: number) =>
  tx.one(
    db
      .selectFrom('group_memberships as x')
      .leftJoin('posting_pauses as w', (join) =>
        join.onRef('w.social_group_id', '=', 'x.social_group_id').onRef('w.user_id', '=', 'x.user_id'),
      )
      .select(['x.role', 'x.joined_at as joinedAt', 'w.posts_again_at as pausedUntil', 'w.reason as pauseReason'])
      .where('x.social_group_id', '=', groupId)
      .where('x.user_id', '=', userId)
      .where('x.status', '=', 'ACCEPTED'),
  );
