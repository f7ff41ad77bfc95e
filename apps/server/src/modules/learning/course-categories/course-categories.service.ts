import { hasText, type Localized } from '@sullam/domain/localized.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { invalidField, notFound, Problem } from '../../../kernel/problem.ts';
import { categoryUse } from './category-use.ts';
import {
  deleteCategory,
  insertCategory,
  isCategoryInUse,
  isNameTaken,
  orderCategories,
  updateCategory,
} from './course-categories.repository.ts';
import type { CategoryBody, CategoryPatch } from './course-categories.schemas.ts';

async function checkName(tx: Tx, name: Localized, exceptId: number | null): Promise<void> {
  if (!hasText(name.en) && !hasText(name.ar)) throw invalidField('name', 'oneLanguage');
  if (await isNameTaken(tx, name, exceptId)) throw new Problem('category.name-taken', 409);
}

export const createCategory = (context: MemberContext, body: CategoryBody): Promise<{ courseCategoryId: number }> =>
  transaction(context, async (tx) => {
    await checkName(tx, body.name, null);
    const courseCategoryId = await insertCategory(tx, body);
    await audit(context, tx, { action: 'course-category.create', noun: 'course-category', nounId: courseCategoryId });
    return { courseCategoryId };
  });

export const changeCategory = (context: MemberContext, courseCategoryId: number, patch: CategoryPatch): Promise<void> =>
  transaction(context, async (tx) => {
    if (patch.name) await checkName(tx, patch.name, courseCategoryId);
    if (!(await updateCategory(tx, courseCategoryId, patch))) throw notFound();
    if (patch.name) for (const { renamed } of context.extensions.of(categoryUse)) await renamed(tx, courseCategoryId);
    await audit(context, tx, {
      action: 'course-category.update',
      noun: 'course-category',
      nounId: courseCategoryId,
      changes: { fields: Object.keys(patch) },
    });
  });

/** Deletes a category that no course has. */
export const removeCategory = (context: MemberContext, courseCategoryId: number): Promise<void> =>
  transaction(context, async (tx) => {
    if (await isCategoryInUse(context, tx, courseCategoryId)) throw new Problem('category.in-use', 409);
    if (!(await deleteCategory(tx, courseCategoryId))) throw notFound();
    await audit(context, tx, { action: 'course-category.delete', noun: 'course-category', nounId: courseCategoryId });
  });

export const reorderCategories = (context: MemberContext, ids: readonly number[]): Promise<void> =>
  transaction(context, async (tx) => {
    await orderCategories(tx, ids);
    await audit(context, tx, { action: 'course-category.reorder', noun: 'course-category', nounId: null });
  });
