import { hasText } from '@sullam/domain/localized.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { formattedText } from '../../../kernel/html.ts';
import { conflict, invalidField } from '../../../kernel/problem.ts';
import { accessPerson } from '../../identity/members/members.public.ts';
import { findPermissionSets } from '../../identity/permissions/permissions.public.ts';
import { accessCourseGroup, listMemberIds } from '../course-groups/course-groups.public.ts';
import { accessCourse } from '../courses/courses.public.ts';
import { accessChecklist, accessStudentChecklist, requireOwnItems } from './checklists.access.ts';
import { alreadyPublished, notPublished, withoutItems } from './checklists.errors.ts';
import { notifyOfNew } from './checklists.notifications.ts';
import {
  type ChecklistRecord,
  deleteChecklist,
  findDraft,
  findItemKinds,
  insertChecklist,
  markPublished,
  updateChecklist,
  writeItems,
} from './checklists.repository.ts';
import type { AssignBody, ChecklistBody, ChecklistItemBody, ChecklistPatch } from './checklists.schemas.ts';
import {
  type Assigning,
  alignItems,
  assignTo,
  assignToSets,
  deleteStudentChecklist,
} from './student-checklists.repository.ts';

const noun = 'checklist';

function checkTitle(path: string, title: { en?: string | null; ar?: string | null }): void {
  if (!hasText(title.en) && !hasText(title.ar)) throw invalidField(path, 'oneLanguage');
}

export function createChecklist(context: MemberContext, body: ChecklistBody): Promise<{ checklistId: number }> {
  checkTitle('title', body.title);
  return transaction(context, async (tx) => {
    const checklistId = await insertChecklist(tx, body, context.caller.userId, context.clock.now());
    await audit(context, tx, { action: 'checklist.create', noun, nounId: checklistId });
    return { checklistId };
  });
}

/** Items as they are kept, if each is whole. */
async function checkItems(
  context: MemberContext,
  tx: Tx,
  checklistId: number,
  items: readonly ChecklistItemBody[],
): Promise<ChecklistItemBody[]> {
  await requireOwnItems(tx, checklistId, items);
  const checked: ChecklistItemBody[] = [];
  for (const [index, item] of items.entries()) {
    const path = `items.${index}`;
    checkTitle(`${path}.title`, item.title);
    if (item.dueDay !== null && item.dueOn !== null) throw invalidField(`${path}.dueOn`, 'choice');
    if (item.kind === 'COURSE') {
      if (!item.courseId) throw invalidField(`${path}.courseId`, 'required');
      await accessCourse(context, tx, item.courseId, 'see');
    }
    checked.push({ ...item, body: formattedText(`${path}.body`, item.body) });
  }
  return checked;
}

async function checkRule(context: MemberContext, tx: Tx, patch: ChecklistPatch): Promise<void> {
  if (patch.joinRule === 'SET') {
    const [set] = patch.permissionSetId ? await findPermissionSets(tx, [patch.permissionSetId]) : [];
    if (!set) throw invalidField('permissionSetId', 'choice');
  }
  if (patch.approverUserId) await accessPerson(context, tx, patch.approverUserId);
}

/** Writes what changed: who has it finds the change on their list at once. */
async function applyChange(
  context: MemberContext,
  tx: Tx,
  checklist: ChecklistRecord,
  patch: ChecklistPatch,
): Promise<void> {
  const { checklistId, status } = checklist;
  const now = context.clock.now();
  if (patch.title) checkTitle('title', patch.title);
  await checkRule(context, tx, patch);
  const items = patch.items && (await checkItems(context, tx, checklistId, patch.items));
  if (status === 'PUBLISHED' && items?.length === 0) throw withoutItems();
  if (!(await updateChecklist(tx, checklistId, patch, now))) throw conflict();
  if (!items) return;
  await writeItems(tx, checklistId, items, now);
  await alignItems(tx, checklistId, context.configuration.time_zone, now);
}

/** Changes a template; who has it finds the change on their list at once. */
export const changeChecklist = (context: MemberContext, checklistId: number, patch: ChecklistPatch): Promise<void> =>
  transaction(context, async (tx) => {
    await applyChange(context, tx, await accessChecklist(context, tx, checklistId, 'update'), patch);
    const { title: _, description: __, items, ...settings } = patch;
    await audit(context, tx, {
      action: 'checklist.update',
      noun,
      nounId: checklistId,
      changes: { ...settings, ...(items ? { itemCount: items.length } : {}) },
    });
  });

/**
 * Puts what was written in the place of what people have; the first time it is ready to be given out, and its rule holds from then
 * on.
 */
export const publishChecklist = (context: MemberContext, checklistId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const checklist = await accessChecklist(context, tx, checklistId, 'update');
    const draft = await findDraft(tx, checklistId);
    if (checklist.status === 'PUBLISHED' && !draft) throw alreadyPublished();
    if (draft) await applyChange(context, tx, checklist, { ...draft, version: checklist.version });
    if ((await findItemKinds(tx, checklistId)).length === 0) throw withoutItems();
    await markPublished(tx, checklistId, context.clock.now());
    await audit(context, tx, { action: 'checklist.publish', noun, nounId: checklistId });
  });

export const removeChecklist = (context: MemberContext, checklistId: number): Promise<void> =>
  transaction(context, async (tx) => {
    await accessChecklist(context, tx, checklistId, 'delete');
    await deleteChecklist(tx, checklistId);
    await audit(context, tx, { action: 'checklist.delete', noun, nounId: checklistId });
  });

/** Everybody whom an assignment names, by themselves or by a group that the caller may read. */
async function peopleNamed(context: MemberContext, tx: Tx, { userIds = [], courseGroupIds = [] }: AssignBody) {
  const named = new Set(userIds);
  for (const userId of userIds) await accessPerson(context, tx, userId);
  for (const courseGroupId of courseGroupIds) {
    await accessCourseGroup(context, tx, courseGroupId, 'edit');
    for (const userId of await listMemberIds(tx, courseGroupId)) named.add(userId);
  }
  return [...named];
}

/** Gives a checklist to people, groups and permission sets. Who has it already keeps it as it is. */
export const assignChecklist = (
  context: MemberContext,
  checklistId: number,
  body: AssignBody,
): Promise<{ assigned: number; alreadyThere: number }> =>
  transaction(context, async (tx) => {
    const now = context.clock.now();
    const { status } = await accessChecklist(context, tx, checklistId, 'update');
    if (status !== 'PUBLISHED') throw notPublished();
    if (body.approverUserId) await accessPerson(context, tx, body.approverUserId);
    const assigning: Assigning = {
      checklistId,
      startsOn: body.startsOn ?? null,
      timeZone: context.configuration.time_zone,
      approverUserId: body.approverUserId ?? null,
      assignedBy: context.caller.userId,
      now,
    };
    const named = await peopleNamed(context, tx, body);
    const assigned = [
      ...(await assignTo(tx, assigning, named)),
      ...(await assignToSets(tx, assigning, body.permissionSetIds ?? [])),
    ];
    await alignItems(tx, checklistId, assigning.timeZone, now);
    await notifyOfNew(context, tx, checklistId, assigned);
    await audit(context, tx, {
      action: 'checklist.assign',
      noun,
      nounId: checklistId,
      changes: { ...body, assigned: assigned.length },
    });
    return { assigned: assigned.length, alreadyThere: named.filter((userId) => !assigned.includes(userId)).length };
  });

/** Takes a checklist from somebody, with what they did on it. */
export const takeBackChecklist = (context: MemberContext, studentChecklistId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const { checklistId, userId } = await accessStudentChecklist(context, tx, studentChecklistId);
    await accessChecklist(context, tx, checklistId, 'update');
    await deleteStudentChecklist(tx, studentChecklistId);
    await audit(context, tx, { action: 'checklist.take-back', noun, nounId: checklistId, changes: { userId } });
  });
