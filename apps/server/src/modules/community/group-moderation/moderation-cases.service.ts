import { DAY } from '@sullam/domain/limits.ts';
import type { GroupRole } from '@sullam/domain/social-groups.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { invalidField, notAllowed, notFound } from '../../../kernel/problem.ts';
import { accessCase, accessComment, decideCaseIn, hideThingIn } from '../comments/comments.public.ts';
import { accessPost, POST_HOST, readPostingRules } from '../posts/posts.public.ts';
import { banInGroup, pausePosting, undoBan, undoPause } from '../social-groups/social-groups.public.ts';
import { readLanguage, readMembership } from './case-detail.reads.ts';
import type { PostCaseDecision, PostRemoval } from './moderation-cases.schemas.ts';

/** What is done with a decision besides, to whom and where. */
interface Sanction {
  act: PostCaseDecision['act'];
  days: number | undefined;
  groupId: number;
  userId: number;
  /** Until when they can't post then. */
  until: Date | null;
  reason: string;
}

/** What is kept of a decision to take it back. */
async function readStandingBefore(tx: Tx, { act, groupId, userId, until }: Sanction) {
  const found = await readMembership(tx, groupId, userId);
  return {
    act,
    role: found?.role ?? null,
    joinedAt: found?.joinedAt?.toISOString() ?? null,
    pausedUntil: found?.pausedUntil?.toISOString() ?? null,
    pauseReason: found?.pauseReason ?? '',
    until: until?.toISOString() ?? null,
  };
}

/** A reason of the organisation's own is told in the language that its reader reads, whoever has chosen it. */
async function inReadersLanguage(tx: Tx, userId: number, reason: string | undefined): Promise<string> {
  const text = reason?.trim() ?? '';
  const saved = (await readPostingRules(tx)).reasons.find(({ en, ar }) => text === en || text === ar);
  return saved ? saved[await readLanguage(tx, userId)] : text;
}

function sanctionOf(
  context: MemberContext,
  { act, days }: PostCaseDecision,
  who: { groupId: number; userId: number; reason: string },
): Sanction {
  if (act === 'PAUSE' && days === undefined) throw invalidField('days', 'required');
  const until = act === 'PAUSE' ? new Date(context.clock.now().getTime() + days! * DAY) : null;
  return { act, days, until, ...who };
}

const besidesOf = ({ act, days }: Sanction) => (act === 'PAUSE' ? { act, days } : { act });

/** What follows for whoever wrote it. */
async function carryOut(
  context: MemberContext,
  tx: Tx,
  { act, groupId, userId, until, reason }: Sanction,
): Promise<void> {
  if (act === 'BAN') return banInGroup(context, tx, groupId, userId);
  if (until) await pausePosting(context, tx, { groupId, userId, until, reason });
}

/** Decides about something that was said in a group, and what follows for whoever wrote it: all of it, or nothing. */
export const decidePostCase = (
  context: MemberContext,
  moderationCaseId: number,
  decision: PostCaseDecision,
): Promise<void> =>
  transaction(context, async (tx) => {
    const found = await accessCase(context, tx, moderationCaseId, POST_HOST);
    const { social_group_id: groupId } = await accessPost(context, tx, found.hostId, 'moderate');
    const userId = found.authorUserId;
    const reason = await inReadersLanguage(tx, userId, decision.reason);
    const sanction = sanctionOf(context, decision, { groupId, userId, reason });
    const also = await readStandingBefore(tx, sanction);
    await decideCaseIn(context, tx, found, {
      hides: decision.act !== 'KEEP',
      reason,
      besides: besidesOf(sanction),
      also,
    });
    await carryOut(context, tx, sanction);
  });

/** Who wrote a comment on a post. */
async function authorOf(context: MemberContext, tx: Tx, postId: number, commentId: number): Promise<number> {
  const { comment } = await accessComment(context, tx, commentId);
  if (comment.hostKind !== POST_HOST || comment.hostId !== postId) throw notFound();
  return comment.authorUserId;
}

/** Removes something that nobody has reported, with what follows for whoever wrote it. */
export const removeFromGroup = (
  context: MemberContext,
  { postId, commentId = null, ...decision }: PostRemoval,
): Promise<{ moderationCaseId: number }> =>
  transaction(context, async (tx) => {
    const { social_group_id: groupId, author_user_id } = await accessPost(context, tx, postId, 'moderate');
    const userId = commentId === null ? author_user_id : await authorOf(context, tx, postId, commentId);
    if (userId === context.caller.userId) throw notAllowed();
    const reason = await inReadersLanguage(tx, userId, decision.reason);
    const sanction = sanctionOf(context, decision, { groupId, userId, reason });
    const also = await readStandingBefore(tx, sanction);
    const thing = { hostKind: POST_HOST, hostId: postId, commentId };
    const { moderationCaseId } = await hideThingIn(context, tx, thing, { reason, besides: besidesOf(sanction), also });
    await carryOut(context, tx, sanction);
    return { moderationCaseId };
  });

/** What was kept of a decision: `readStandingBefore`. */
interface Kept {
  act?: PostCaseDecision['act'];
  role?: GroupRole | null;
  joinedAt?: string | null;
  pausedUntil?: string | null;
  pauseReason?: string;
  until?: string | null;
}

/** Undoes what a decision about a post or a comment has done to its author, as far as nobody has changed it since. */
export async function takeBackSanction(
  context: MemberContext,
  tx: Tx,
  { hostId, authorUserId: userId, also }: { hostId: number; authorUserId: number; also: Record<string, unknown> },
): Promise<void> {
  const { act, role, joinedAt, pausedUntil, pauseReason = '', until } = also as Kept;
  const { social_group_id: groupId } = await accessPost(context, tx, hostId, 'moderate');
  const earlier = pausedUntil ? { until: new Date(pausedUntil), reason: pauseReason } : null;
  if (act === 'PAUSE' && until) await undoPause(context, tx, { groupId, userId, until: new Date(until), earlier });
  if (act === 'BAN' && role && joinedAt)
    await undoBan(context, tx, { groupId, userId, role, joinedAt: new Date(joinedAt) });
}
