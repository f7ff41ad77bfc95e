import { isSent, isTicked } from '@sullam/domain/checklists.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { invalidField } from '../../../kernel/problem.ts';
import { checkMediaChoices } from '../../organization/media/media.public.ts';
import { accessItem } from './checklists.access.ts';
import { itemLocked, notNow, unknownCode } from './checklists.errors.ts';
import { approversOf, notifyOfItem, readItemNames } from './checklists.notifications.ts';
import type { DecisionBody, SendBody } from './checklists.schemas.ts';
import { REMINDER_GAP, readItem } from './student-checklists.reads.ts';
import { findItems, type ItemRecord, insertStep, setState, settleChecklist } from './student-checklists.repository.ts';
import { visitCodeFrom } from './visit-code.ts';

type Doing = Pick<ItemRecord, 'studentChecklistItemId' | 'studentChecklistId'>;

/** Marks an item as done, by somebody or by itself. */
async function finish(tx: Tx, item: Doing, byUserId: number | null, now: Date): Promise<void> {
  await setState(tx, item.studentChecklistItemId, 'DONE', now);
  await insertStep(tx, { studentChecklistItemId: item.studentChecklistItemId, kind: 'DONE', byUserId, at: now });
  await settleChecklist(tx, item.studentChecklistId, now);
}

/** Ticks what is read or done by oneself, or takes the tick away; twice is once. */
export const tickItem = (context: MemberContext, studentChecklistItemId: number, isDone: boolean): Promise<void> =>
  transaction(context, async (tx) => {
    const now = context.clock.now();
    const item = await accessItem(context, tx, studentChecklistItemId, 'work');
    if (!isTicked(item.kind)) throw notNow();
    if (isDone === (item.state === 'DONE')) return;
    if (isDone && item.isLocked) throw itemLocked();
    if (isDone) return finish(tx, item, context.caller.userId, now);
    await setState(tx, studentChecklistItemId, 'TO_DO', now);
    await insertStep(tx, { studentChecklistItemId, kind: 'UNDONE', byUserId: context.caller.userId, at: now });
    await settleChecklist(tx, item.studentChecklistId, now);
  });

/** Sends what an item asks for: an upload is done by it, what is to be approved waits. */
export const sendItem = (context: MemberContext, studentChecklistItemId: number, body: SendBody): Promise<void> =>
  transaction(context, async (tx) => {
    const now = context.clock.now();
    const { userId } = context.caller;
    const item = await accessItem(context, tx, studentChecklistItemId, 'work');
    if (!isSent(item.kind) || (item.state !== 'TO_DO' && item.state !== 'SENT_BACK')) throw notNow();
    if (item.isLocked) throw itemLocked();
    const text = (body.text ?? '').trim();
    const mediaId = body.mediaId ?? null;
    if (item.kind === 'UPLOAD' && mediaId === null) throw invalidField('mediaId', 'required');
    if (text === '' && mediaId === null) throw invalidField('text', 'required');
    if (mediaId !== null)
      await checkMediaChoices(context, tx, [
        { path: 'mediaId', mediaId, kinds: ['IMAGE', 'DOCUMENT', 'VIDEO', 'AUDIO'] },
      ]);
    await insertStep(tx, { studentChecklistItemId, kind: 'SENT', byUserId: userId, at: now, text, mediaId });
    if (item.kind === 'UPLOAD') return finish(tx, item, userId, now);
    await setState(tx, studentChecklistItemId, 'WAITING', now);
    await notifyOfItem(context, tx, studentChecklistItemId, {
      outcome: 'approval',
      personId: userId,
      userIds: await approversOf(tx, item.approverUserId, userId),
      number: now.getTime(),
    });
  });

/** Takes back what waits for approval. */
export const withdrawItem = (context: MemberContext, studentChecklistItemId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const now = context.clock.now();
    const item = await accessItem(context, tx, studentChecklistItemId, 'work');
    if (item.state !== 'WAITING') throw notNow();
    await setState(tx, studentChecklistItemId, 'TO_DO', now);
    await insertStep(tx, { studentChecklistItemId, kind: 'WITHDRAWN', byUserId: context.caller.userId, at: now });
  });

/** Reminds whoever approves: once a day. */
export const remindApprover = (context: MemberContext, studentChecklistItemId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const now = context.clock.now();
    const { userId } = context.caller;
    const item = await accessItem(context, tx, studentChecklistItemId, 'work');
    if (!(await readItem(context, tx, studentChecklistItemId))?.abilities.canRemind) throw notNow();
    await insertStep(tx, { studentChecklistItemId, kind: 'REMINDED', byUserId: userId, at: now });
    await notifyOfItem(context, tx, studentChecklistItemId, {
      outcome: 'approval-reminder',
      personId: userId,
      userIds: await approversOf(tx, item.approverUserId, userId),
      number: Math.floor(now.getTime() / REMINDER_GAP),
    });
  });

/** Approves what was sent, or sends it back with a word. */
export function decideItem(
  context: MemberContext,
  studentChecklistItemId: number,
  { isApproved, word = '' }: DecisionBody,
): Promise<void> {
  const text = word.trim();
  if (!isApproved && text === '') throw invalidField('word', 'required');
  return transaction(context, async (tx) => {
    const now = context.clock.now();
    const byUserId = context.caller.userId;
    const item = await accessItem(context, tx, studentChecklistItemId, 'decide');
    if (item.state !== 'WAITING') throw notNow();
    await setState(tx, studentChecklistItemId, isApproved ? 'DONE' : 'SENT_BACK', now);
    await insertStep(tx, {
      studentChecklistItemId,
      kind: isApproved ? 'APPROVED' : 'SENT_BACK',
      byUserId,
      at: now,
      text,
    });
    await settleChecklist(tx, item.studentChecklistId, now);
    await notifyOfItem(context, tx, studentChecklistItemId, {
      outcome: isApproved ? 'approved' : 'sent-back',
      userIds: [item.userId],
      number: now.getTime(),
    });
    await audit(context, tx, {
      action: isApproved ? 'checklist-item.approve' : 'checklist-item.send-back',
      noun: 'checklist-item',
      nounId: studentChecklistItemId,
    });
  });
}

/** The code of a place, scanned or typed there: its item on the caller's lists is done. Again, it stays done. */
export const visit = (
  context: MemberContext,
  code: string,
): Promise<{ studentChecklistItemId: number; title: Localized }> =>
  transaction(context, async (tx) => {
    const { userId } = context.caller;
    const [item] = await findItems(
      tx,
      { userId },
      sql<boolean>`(i.kind = 'VISIT' and i.visit_code = ${visitCodeFrom(code)})`,
    );
    if (!item) throw unknownCode();
    if (item.state !== 'DONE') {
      if (item.isLocked) throw itemLocked();
      await finish(tx, item, userId, context.clock.now());
    }
    const { item: title } = await readItemNames(tx, item.studentChecklistItemId);
    return { studentChecklistItemId: item.studentChecklistItemId, title };
  });

/** A course was completed: items that ask for it are done, wherever they stand in their lists. */
export const finishCourseItems = (context: SystemContext, courseId: number, userId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const items = await findItems(
      tx,
      { userId },
      sql<boolean>`(x.state <> 'DONE' and i.kind = 'COURSE' and i.course_id = ${courseId})`,
    );
    for (const item of items) await finish(tx, item, null, context.clock.now());
  });
