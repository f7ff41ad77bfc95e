import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { transaction } from '../../../kernel/database/database.ts';
import { withdrawNotice } from '../../operations/notifications/notifications.public.ts';
import { canTakeBack } from './can-take-back.ts';
import { hostOf } from './comment-hosts.ts';
import { hide } from './comment-visibility.ts';
import { commentGone, tooLateToUndo } from './comments.errors.ts';
import { findComment } from './comments.repository.ts';
import { settleTalk } from './comments.service.ts';
import { type CaseRecord, updateCase } from './moderation.repository.ts';
import { accessCase } from './moderation.service.ts';

/** How the thing stood before it was decided about. */
function hiddenBefore({ status, reason, decidedAt, wasHeld }: NonNullable<CaseRecord['before']>, now: Date) {
  if (wasHeld) return { at: now, reason: '', isHeld: true };
  const wasHidden = status === 'HIDDEN' || status === 'APPEALED';
  return wasHidden ? { at: decidedAt === null ? now : new Date(decidedAt), reason } : null;
}

/** Takes one's own decision back: the case waits as it did, and what else was done is undone with it. */
export const takeBackDecision = (context: MemberContext, moderationCaseId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const found = await accessCase(context, tx, moderationCaseId);
    const { hostKind, hostId, commentId, before, decidedAt, authorUserId } = found;
    if (!before || !canTakeBack(context, found)) throw tooLateToUndo();
    const comment = commentId === null ? undefined : await findComment(tx, commentId);
    if (comment?.isDeleted) throw commentGone();
    await hide(context, tx, found, hiddenBefore(before, context.clock.now()));
    await updateCase(tx, moderationCaseId, {
      status: before.status,
      reason: before.reason,
      decided_at: before.decidedAt === null ? null : new Date(before.decidedAt),
      decided_by: before.decidedBy,
      before: null,
    });
    await hostOf(context, hostKind).takeBack?.(context, tx, { hostId, authorUserId, also: before.also });
    await withdrawNotice(tx, authorUserId, `hidden:${moderationCaseId}:`, decidedAt!);
    await audit(context, tx, {
      action: 'moderation-case.undo',
      noun: 'moderation-case',
      nounId: moderationCaseId,
      changes: { hostKind, hostId, commentId },
    });
    await settleTalk(context, tx, found);
  });
