import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { conflict } from '../../../kernel/problem.ts';
import { accessPerson } from '../../identity/members/members.public.ts';
import { accessCourse } from '../courses/courses.public.ts';
import { accessChecklist, requireOwnItems } from './checklists.access.ts';
import { findDraft, type KeptDraft, saveDraft } from './checklists.repository.ts';
import type { ChecklistDraftBody, SavedDraft } from './checklists.schemas.ts';

/** Whoever names a course or a person sees what they are called: only who may see them names them. */
async function checkNamed(context: MemberContext, tx: Tx, draft: KeptDraft, before: KeptDraft | null): Promise<void> {
  const known = new Set(before?.items.map(({ courseId }) => courseId));
  for (const courseId of new Set(draft.items.map((item) => item.courseId)))
    if (courseId && !known.has(courseId)) await accessCourse(context, tx, courseId, 'see');
  if (draft.approverUserId && draft.approverUserId !== before?.approverUserId)
    await accessPerson(context, tx, draft.approverUserId);
}

/**
 * Keeps what is being written, whole or not: nobody who has the checklist sees it. Its files and numbers are checked when it is
 * published.
 */
export const writeDraft = (
  context: MemberContext,
  checklistId: number,
  { version, ...draft }: ChecklistDraftBody,
): Promise<SavedDraft> =>
  transaction(context, async (tx) => {
    const now = context.clock.now();
    await accessChecklist(context, tx, checklistId, 'update');
    await requireOwnItems(tx, checklistId, draft.items);
    await checkNamed(context, tx, draft, await findDraft(tx, checklistId));
    if (!(await saveDraft(tx, checklistId, { version, draft, now }))) throw conflict();
    return { version: version + 1, savedAt: now.toISOString() };
  });

/** Goes back to what is published. */
export const dropDraft = (context: MemberContext, checklistId: number, version: number): Promise<SavedDraft> =>
  transaction(context, async (tx) => {
    const now = context.clock.now();
    await accessChecklist(context, tx, checklistId, 'update');
    if (!(await saveDraft(tx, checklistId, { version, draft: null, now }))) throw conflict();
    await audit(context, tx, { action: 'checklist.drop-draft', noun: 'checklist', nounId: checklistId });
    return { version: version + 1, savedAt: now.toISOString() };
  });
