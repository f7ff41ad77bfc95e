import { compareDecimals, decimal } from '@sullam/domain/decimal.ts';
import { hasText, type Localized } from '@sullam/domain/localized.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { transaction } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { conflict, invalidField } from '../../../kernel/problem.ts';
import { accessGradebook, accessGradePart } from './grade-items.access.ts';
import { tooManyItems } from './grade-items.errors.ts';
import { readGradebook } from './grade-items.reads.ts';
import {
  deleteCategory,
  insertCategory,
  lockGradebook,
  setOrder,
  updateCategory,
  updateSettings,
} from './grade-items.repository.ts';
import {
  type CategoryBody,
  type CategoryPatch,
  MOST_CATEGORIES,
  type OrderBody,
  type SettingsBody,
} from './grade-items.schemas.ts';
import { gradebookChanged } from './grade-items.signals.ts';

/** Words in one language at least. */
export function checkWords(words: Localized | undefined, path: string): void {
  if (words !== undefined && !hasText(words.en) && !hasText(words.ar)) throw invalidField(path, 'oneLanguage');
}

/** Two letters that begin at the same percentage contradict each other. */
function checkLetters(scale: SettingsBody['letterScale']): void {
  scale.forEach(({ letter, from }, index) => {
    checkWords(letter, `letterScale.${index}.letter`);
    const isTwice = scale.slice(0, index).some((step) => compareDecimals(decimal(step.from), decimal(from)) === 0);
    if (isTwice) throw invalidField(`letterScale.${index}.from`, 'choice');
  });
}

/** Saves how a course's grades become totals; version 0 where nothing was set before. */
export const saveSettings = (
  context: MemberContext,
  courseId: number,
  body: SettingsBody,
): Promise<{ version: number }> => {
  checkLetters(body.letterScale);
  return transaction(context, async (tx) => {
    await accessGradebook(context, tx, courseId, 'edit');
    await lockGradebook(tx, courseId);
    if (!(await updateSettings(tx, courseId, body))) throw conflict();
    const { version, ...changes } = body;
    await audit(context, tx, { action: 'gradebook.update', noun: 'course', nounId: courseId, changes });
    await emit(context, tx, gradebookChanged, { courseId });
    return { version: version + 1 };
  });
};

export const createCategory = (
  context: MemberContext,
  courseId: number,
  body: CategoryBody,
): Promise<{ gradeCategoryId: number }> => {
  checkWords(body.name, 'name');
  return transaction(context, async (tx) => {
    await accessGradebook(context, tx, courseId, 'edit');
    await lockGradebook(tx, courseId);
    const { categories } = await readGradebook(tx, courseId);
    if (categories.length >= MOST_CATEGORIES) throw tooManyItems();
    const gradeCategoryId = await insertCategory(tx, courseId, body);
    await audit(context, tx, {
      action: 'grade-category.create',
      noun: 'grade-category',
      nounId: gradeCategoryId,
      changes: { courseId, ...body },
    });
    return { gradeCategoryId };
  });
};

export const changeCategory = (
  context: MemberContext,
  gradeCategoryId: number,
  patch: CategoryPatch,
): Promise<{ version: number }> => {
  checkWords(patch.name, 'name');
  return transaction(context, async (tx) => {
    const { courseId } = await accessGradePart(context, tx, 'CATEGORY', gradeCategoryId);
    await lockGradebook(tx, courseId);
    if (!(await updateCategory(tx, gradeCategoryId, patch))) throw conflict();
    const { version, ...changes } = patch;
    await audit(context, tx, {
      action: 'grade-category.update',
      noun: 'grade-category',
      nounId: gradeCategoryId,
      changes,
    });
    await emit(context, tx, gradebookChanged, { courseId });
    return { version: version + 1 };
  });
};

/** Its items stay, in no category. */
export const removeCategory = (context: MemberContext, gradeCategoryId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const { courseId } = await accessGradePart(context, tx, 'CATEGORY', gradeCategoryId);
    await lockGradebook(tx, courseId);
    await deleteCategory(tx, gradeCategoryId);
    await audit(context, tx, { action: 'grade-category.delete', noun: 'grade-category', nounId: gradeCategoryId });
    await emit(context, tx, gradebookChanged, { courseId });
  });

/** Puts categories and items in order; ids of another course are refused. */
export const orderGradebook = (context: MemberContext, courseId: number, body: OrderBody): Promise<void> =>
  transaction(context, async (tx) => {
    await accessGradebook(context, tx, courseId, 'edit');
    await lockGradebook(tx, courseId);
    const { categories, items } = await readGradebook(tx, courseId);
    const own = {
      gradeCategoryIds: new Set(categories.map(({ gradeCategoryId }) => gradeCategoryId)),
      gradeItemIds: new Set(items.map(({ gradeItemId }) => gradeItemId)),
    };
    for (const field of ['gradeCategoryIds', 'gradeItemIds'] as const)
      if (body[field].some((id) => !own[field].has(id))) throw invalidField(field, 'choice');
    await setOrder(tx, courseId, body);
    await audit(context, tx, { action: 'gradebook.order', noun: 'course', nounId: courseId });
  });
