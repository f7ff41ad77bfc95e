import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { invalidField, notAllowed, notFound } from '../../../kernel/problem.ts';
import { withdrawNotice } from '../../operations/notifications/notifications.public.ts';
import { accessHost, accessModeration, hostOf } from './comment-hosts.ts';
import { hide } from './comment-visibility.ts';
import { alreadyDecided, commentGone, decidedByYou, tooLateToUndo } from './comments.errors.ts';
import { findComment } from './comments.repository.ts';
import type { DecisionBody, ReportBody } from './comments.schemas.ts';
import { accessComment, settleTalk } from './comments.service.ts';
import { commentAdded, thingHidden } from './comments.signals.ts';
import { canTakeBack } from './moderation.reads.ts';
import { type CaseRecord, findCase, insertReport, openCase, type Thing, updateCase } from './moderation.repository.ts';

const noun = 'moderation-case';

/** Who wrote it; only of what is there and that the caller sees. */
async function requireSeen(context: MemberContext, tx: Tx, thing: Thing): Promise<number> {
  if (thing.commentId === null) return (await accessHost(context, tx, thing.hostKind, thing.hostId)).authorUserId;
  const { comment } = await accessComment(context, tx, thing.commentId);
  if (comment.isDeleted || comment.isHidden) throw commentGone();
  return comment.authorUserId;
}

/** Reports something to those who moderate: once for each person, and nobody is told who did. */
export const reportThing = (context: MemberContext, thing: Thing, { why, note = '' }: ReportBody): Promise<void> =>
  transaction(context, async (tx) => {
    const { userId } = context.caller;
    if ((await requireSeen(context, tx, thing)) === userId) throw notAllowed();
    const now = context.clock.now();
    const { moderationCaseId, status } = await openCase(tx, thing, now);
    const isNew = await insertReport(tx, moderationCaseId, { userId, why, note: note.trim(), now });
    // what was looked at and kept is looked at again when somebody else finds something
    if (isNew && status === 'KEPT') await updateCase(tx, moderationCaseId, { status: 'OPEN' });
  });

/** What is decided, and what is done with it: `besides` for the trail, `also` for whoever takes the decision back. */
type Decision = Omit<DecisionBody, 'reason'> & {
  reason?: string | undefined;
  besides?: Record<string, unknown> | undefined;
  also?: Record<string, unknown> | undefined;
};

/** Takes something out of sight without a report, in a transaction that may do more; answers its case. */
export async function hideThingIn(
  context: MemberContext,
  tx: Tx,
  thing: Thing,
  { reason, besides, also }: Pick<Decision, 'reason' | 'besides' | 'also'>,
): Promise<CaseRecord> {
  await accessModeration(context, tx, thing.hostKind, thing.hostId);
  await requireSeen(context, tx, thing);
  const found = await openCase(tx, thing, context.clock.now());
  await settle(context, tx, found, { hides: true, reason, besides, also });
  return found;
}

export const hideThing = (context: MemberContext, thing: Thing, reason: string): Promise<void> =>
  transaction(context, async (tx) => {
    await hideThingIn(context, tx, thing, { reason });
  });

/** A case that the caller moderates, and who wrote what it is about; of hosts of one kind where that is named. */
export async function accessCase(
  context: MemberContext,
  tx: Tx,
  moderationCaseId: number,
  kind?: string,
): Promise<CaseRecord & { authorUserId: number }> {
  const found = await findCase(tx, moderationCaseId);
  if (!found || found.hostKind !== (kind ?? found.hostKind)) throw notFound();
  const host = await accessModeration(context, tx, found.hostKind, found.hostId);
  const comment = found.commentId === null ? undefined : await findComment(tx, found.commentId);
  return { ...found, authorUserId: comment?.authorUserId ?? host.authorUserId };
}

/** Decides a case in a transaction that may do more. */
export async function decideCaseIn(
  context: MemberContext,
  tx: Tx,
  found: CaseRecord,
  decision: Decision,
): Promise<void> {
  if (found.status === 'APPEALED' && found.decidedBy === context.caller.userId) throw decidedByYou();
  await settle(context, tx, found, decision);
}

/** Decides a case: the thing stays, or goes out of sight with a reason that its author is told. */
export const decideCase = (context: MemberContext, moderationCaseId: number, decision: DecisionBody): Promise<void> =>
  transaction(context, async (tx) => {
    await decideCaseIn(context, tx, await accessCase(context, tx, moderationCaseId), decision);
  });

async function settle(
  context: MemberContext,
  tx: Tx,
  found: CaseRecord,
  { hides, reason = '', besides = {}, also = {} }: Decision,
): Promise<void> {
  const text = reason.trim();
  if (hides && text === '') throw invalidField('reason', 'required');
  const { moderationCaseId, hostKind, hostId, commentId } = found;
  const now = context.clock.now();
  const hidden = hides ? { at: now, reason: text } : null;
  const comment = commentId === null ? undefined : await findComment(tx, commentId);
  const wasHeld = await hide(context, tx, found, hidden);
  const { status, reason: earlier, decidedAt, decidedBy } = found;
  await updateCase(tx, moderationCaseId, {
    status: hides ? 'HIDDEN' : 'KEPT',
    reason: text,
    decided_at: now,
    decided_by: context.caller.userId,
    before: { status, reason: earlier, decidedAt: decidedAt?.toISOString() ?? null, decidedBy, wasHeld, also },
  });
  await audit(context, tx, {
    action: hides ? 'moderation-case.hide' : 'moderation-case.keep',
    noun,
    nounId: moderationCaseId,
    changes: { hostKind, hostId, commentId, reason: text, ...besides },
  });
  if (hides && found.status !== 'APPEALED')
    await emit(context, tx, thingHidden, {
      hostKind,
      hostId,
      commentId,
      moderationCaseId,
      byUserId: context.caller.userId,
    });
  // nobody has heard of what waited
  if (comment?.isHeld && !hides) {
    const { commentId: heldId, authorUserId: byUserId } = comment;
    await emit(context, tx, commentAdded, { hostKind, hostId, commentId: heldId, byUserId });
  }
  await settleTalk(context, tx, found);
}

/** The author asks another moderator to look again: once. */
export const appeal = (context: MemberContext, thing: Thing, text: string): Promise<void> =>
  transaction(context, async (tx) => {
    const access = await accessHost(context, tx, thing.hostKind, thing.hostId);
    const author =
      thing.commentId === null ? access.authorUserId : (await findComment(tx, thing.commentId))?.authorUserId;
    if (author !== context.caller.userId) throw notAllowed();
    const found = await openCase(tx, thing, context.clock.now());
    if (found.status !== 'HIDDEN' || found.appeal !== '') throw alreadyDecided();
    const words = text.trim();
    if (words === '') throw invalidField('text', 'required');
    await updateCase(tx, found.moderationCaseId, { status: 'APPEALED', appeal: words });
  });

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
