import { sql } from 'kysely';
import { holds } from '../../../kernel/access/access.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { invalidField, notAllowed, notFound } from '../../../kernel/problem.ts';
import { type ChecklistRecord, findChecklist, findItemKinds } from './checklists.repository.ts';
import type { ChecklistItemBody } from './checklists.schemas.ts';
import { findItems, type ItemRecord } from './student-checklists.repository.ts';

export const READS = 'organization_read_checklists';
export const CREATES = 'organization_create_checklists';
export const UPDATES = 'organization_update_checklists';
export const DELETES = 'organization_delete_checklists';

const NEEDED = { read: READS, update: UPDATES, delete: DELETES } as const;

/**
 * The only way to one checklist; locks it.
 * @throws Problem not-found, not-allowed
 */
export async function accessChecklist(
  context: MemberContext,
  tx: Tx,
  checklistId: number,
  action: keyof typeof NEEDED,
): Promise<ChecklistRecord> {
  if (!holds(context.caller, NEEDED[action])) throw notAllowed();
  const checklist = await findChecklist(tx, checklistId);
  if (!checklist) throw notFound();
  return checklist;
}

/** Those checklists of people that the caller may see: one's own, those that one approves, and for who looks after them all. */
export const seenChecklists = ({ caller }: MemberContext) =>
  holds(caller, READS)
    ? sql<boolean>`true`
    : sql<boolean>`(s.user_id = ${caller.userId} or coalesce(s.approver_user_id, nullif(c.approver_user_id, s.user_id)) = ${caller.userId})`;

/** What waits for the caller: as the approver, or as somebody who looks after all checklists; never one's own. */
export const isForCaller = ({ caller }: MemberContext) =>
  sql<boolean>`(s.user_id <> ${caller.userId} and (${holds(caller, UPDATES)}::boolean
    or coalesce(s.approver_user_id, nullif(c.approver_user_id, s.user_id)) = ${caller.userId}))`;

/** @throws Problem not-found where there is none that the caller may see */
export async function accessStudentChecklist(
  context: MemberContext,
  tx: Tx,
  studentChecklistId: number,
): Promise<{ userId: number; checklistId: number }> {
  const found = await tx.one(
    db
      .selectFrom('student_checklists as s')
      .innerJoin('checklists as c', 'c.checklist_id', 's.checklist_id')
      .select(['s.user_id as userId', 's.checklist_id as checklistId'])
      .where('s.student_checklist_id', '=', studentChecklistId)
      .where(seenChecklists(context)),
  );
  if (!found) throw notFound();
  return found;
}

/**
 * The only way to an item as somebody has it; locks it. `work` is for whose it is, `decide` for whoever approves.
 * @throws Problem not-found when the caller may not see it, not-allowed when it may be seen but not this
 */
export async function accessItem(
  context: MemberContext,
  tx: Tx,
  studentChecklistItemId: number,
  action: 'work' | 'decide',
): Promise<ItemRecord> {
  const { caller } = context;
  const [item] = await findItems(tx, { studentChecklistItemId }, seenChecklists(context));
  if (!item) throw notFound();
  const isOwn = item.userId === caller.userId;
  const may = action === 'work' ? isOwn : mayDecide(context, item);
  if (!may) throw notAllowed();
  return item;
}

export const mayDecide = (
  { caller }: MemberContext,
  { userId, approverUserId }: Pick<ItemRecord, 'userId' | 'approverUserId'>,
): boolean => userId !== caller.userId && (approverUserId === caller.userId || holds(caller, UPDATES));

/** Items with a number are of this list and of their kind, each once. */
export async function requireOwnItems(
  tx: Tx,
  checklistId: number,
  items: readonly Pick<ChecklistItemBody, 'checklistItemId' | 'kind'>[],
): Promise<void> {
  const kinds = new Map((await findItemKinds(tx, checklistId)).map((item) => [item.checklistItemId, item.kind]));
  for (const [index, { checklistItemId, kind }] of items.entries()) {
    if (!checklistItemId) continue;
    if (kinds.get(checklistItemId) !== kind) throw invalidField(`items.${index}.checklistItemId`, 'choice');
    kinds.delete(checklistItemId);
  }
}
