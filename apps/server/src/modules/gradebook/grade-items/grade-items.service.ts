import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { conflict, invalidField, notFound } from '../../../kernel/problem.ts';
import { accessGradebook, accessGradePart } from './grade-items.access.ts';
import { itemFollows, itemHasGrades, tooManyItems } from './grade-items.errors.ts';
import { readGradebook } from './grade-items.reads.ts';
import { deleteItem, hasCategory, insertItem, lockGradebook, updateItem } from './grade-items.repository.ts';
import { type GradeItem, type ItemBody, type ItemPatch, MOST_ITEMS } from './grade-items.schemas.ts';
import { gradebookChanged } from './grade-items.signals.ts';
import { checkWords } from './gradebook.service.ts';
import { isItemUsed } from './item-use.ts';

const noun = 'grade-item';

async function checkCategory(tx: Tx, courseId: number, gradeCategoryId: number | null | undefined): Promise<void> {
  if (gradeCategoryId != null && !(await hasCategory(tx, courseId, gradeCategoryId)))
    throw invalidField('gradeCategoryId', 'choice');
}

/** Makes an item whose grades people enter; learners don't see them until it is posted. */
export const createItem = (
  context: MemberContext,
  courseId: number,
  body: ItemBody,
): Promise<{ gradeItemId: number }> => {
  checkWords(body.title, 'title');
  return transaction(context, async (tx) => {
    await accessGradebook(context, tx, courseId, 'edit');
    await lockGradebook(tx, courseId);
    await checkCategory(tx, courseId, body.gradeCategoryId);
    const { items } = await readGradebook(tx, courseId);
    if (items.length >= MOST_ITEMS) throw tooManyItems();
    const now = context.clock.now();
    const item = { ...body, source: 'MANUAL', courseSubsectionId: null, isPosted: false, now } as const;
    const gradeItemId = await insertItem(tx, courseId, item);
    if (gradeItemId === undefined) throw conflict();
    await audit(context, tx, {
      action: 'grade-item.create',
      noun,
      nounId: gradeItemId,
      changes: { courseId, ...body },
    });
    await emit(context, tx, gradebookChanged, { courseId });
    return { gradeItemId };
  });
};

/** What an automatic item takes from its exam or assignment can't be set here. */
function checkFollows(item: GradeItem, patch: ItemPatch): void {
  if (item.source === 'MANUAL' || item.courseSubsectionId === null) return;
  for (const field of ['title', 'kind', 'maximumPoints', 'dueAt'] as const)
    if (patch[field] !== undefined && JSON.stringify(patch[field]) !== JSON.stringify(item[field])) throw itemFollows();
}

export const changeItem = (
  context: MemberContext,
  gradeItemId: number,
  patch: ItemPatch,
): Promise<{ version: number }> => {
  checkWords(patch.title, 'title');
  return transaction(context, async (tx) => {
    const { courseId } = await accessGradePart(context, tx, 'ITEM', gradeItemId);
    await lockGradebook(tx, courseId);
    await checkCategory(tx, courseId, patch.gradeCategoryId);
    const { items } = await readGradebook(tx, courseId);
    const item = items.find((each) => each.gradeItemId === gradeItemId);
    if (!item) throw notFound();
    checkFollows(item, patch);
    if (!(await updateItem(tx, gradeItemId, patch))) throw conflict();
    const { version, ...changes } = patch;
    await audit(context, tx, { action: 'grade-item.update', noun, nounId: gradeItemId, changes });
    await emit(context, tx, gradebookChanged, { courseId });
    return { version: version + 1 };
  });
};

/** Deletes an item that nobody has or had a grade on, and that follows nothing. */
export const removeItem = (context: MemberContext, gradeItemId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const { courseId } = await accessGradePart(context, tx, 'ITEM', gradeItemId);
    await lockGradebook(tx, courseId);
    const { items } = await readGradebook(tx, courseId);
    const item = items.find((each) => each.gradeItemId === gradeItemId);
    if (item && item.source !== 'MANUAL' && item.courseSubsectionId !== null) throw itemFollows();
    if (await isItemUsed(context, tx, gradeItemId)) throw itemHasGrades();
    await deleteItem(tx, gradeItemId);
    await audit(context, tx, { action: 'grade-item.delete', noun, nounId: gradeItemId });
    await emit(context, tx, gradebookChanged, { courseId });
  });
