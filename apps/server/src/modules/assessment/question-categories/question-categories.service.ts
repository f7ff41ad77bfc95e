import { hasText, type Localized } from '@sullam/domain/localized.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { invalidField, notFound } from '../../../kernel/problem.ts';
import { categoryInsideItself, categoryNameTaken, categoryNotEmpty } from './question-categories.errors.ts';
import {
  deleteQuestionCategory,
  findQuestionCategory,
  findSibling,
  insertQuestionCategory,
  isCategoryFilled,
  isQuestionCategory,
  isWithin,
  lockQuestionCategories,
  updateQuestionCategory,
} from './question-categories.repository.ts';
import type { QuestionCategoryBody, QuestionCategoryPatch } from './question-categories.schemas.ts';

const noun = 'question-category';

/** @throws Problem validation at `questionCategoryId` where there is no such category */
export async function checkCategory(tx: Tx, id: number | null | undefined): Promise<void> {
  if (id && !(await isQuestionCategory(tx, id))) throw invalidField('questionCategoryId', 'choice');
}

async function checkPlace(
  tx: Tx,
  category: { name: Localized; parentCategoryId: number | null },
  own?: number,
): Promise<void> {
  const { name, parentCategoryId } = category;
  if (!hasText(name.en) && !hasText(name.ar)) throw invalidField('name', 'oneLanguage');
  if (parentCategoryId !== null && !(await isQuestionCategory(tx, parentCategoryId)))
    throw invalidField('parentCategoryId', 'choice');
  if (own !== undefined && parentCategoryId !== null && (await isWithin(tx, parentCategoryId, own)))
    throw categoryInsideItself();
  const sibling = await findSibling(tx, name, parentCategoryId);
  if (sibling !== undefined && sibling !== own) throw categoryNameTaken();
}

export const createQuestionCategory = (
  context: MemberContext,
  body: QuestionCategoryBody,
): Promise<{ questionCategoryId: number }> =>
  transaction(context, async (tx) => {
    await lockQuestionCategories(context, tx);
    const category = { name: body.name, parentCategoryId: body.parentCategoryId ?? null };
    await checkPlace(tx, category);
    const questionCategoryId = await insertQuestionCategory(tx, category.name, category.parentCategoryId);
    await audit(context, tx, { action: 'question-category.create', noun, nounId: questionCategoryId });
    return { questionCategoryId };
  });

/** Renames a category or moves it with all that is in it. */
export const changeQuestionCategory = (
  context: MemberContext,
  questionCategoryId: number,
  patch: QuestionCategoryPatch,
): Promise<void> =>
  transaction(context, async (tx) => {
    await lockQuestionCategories(context, tx);
    const before = await findQuestionCategory(tx, questionCategoryId);
    if (!before) throw notFound();
    const after = {
      name: patch.name ?? before.name,
      parentCategoryId: patch.parentCategoryId === undefined ? before.parentCategoryId : patch.parentCategoryId,
    };
    await checkPlace(tx, after, questionCategoryId);
    await updateQuestionCategory(tx, questionCategoryId, after);
    await audit(context, tx, {
      action: 'question-category.update',
      noun,
      nounId: questionCategoryId,
      changes: { ...patch },
    });
  });

export const removeQuestionCategory = (context: MemberContext, questionCategoryId: number): Promise<void> =>
  transaction(context, async (tx) => {
    await lockQuestionCategories(context, tx);
    if (!(await isQuestionCategory(tx, questionCategoryId))) throw notFound();
    if (await isCategoryFilled(context, tx, questionCategoryId)) throw categoryNotEmpty();
    await deleteQuestionCategory(tx, questionCategoryId);
    await audit(context, tx, { action: 'question-category.delete', noun, nounId: questionCategoryId });
  });

/** The category at the end of a way of names from the top; what is missing of it is made, and noted in `made`. */
export async function categoryAt(
  tx: Tx,
  way: readonly Localized[],
  from: number | null,
  made: number[],
): Promise<number | null> {
  let current = from;
  for (const name of way) {
    const known = await findSibling(tx, name, current);
    current = known ?? (await insertQuestionCategory(tx, name, current));
    if (known === undefined) made.push(current);
  }
  return current;
}
