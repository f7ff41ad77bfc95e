import type { RawBuilder } from 'kysely';
import { extensionPoint } from '../../../kernel/extensions.ts';

/** A module whose records stand in categories. */
export interface CategoryContents {
  /** How many records of a row `k` of `question_categories` lists count: those directly in it that are in use. */
  count: RawBuilder<number>;
  /** Whether any record, archived ones too, is directly in a category. */
  isIn(questionCategoryId: number): RawBuilder<boolean>;
}

/** What keeps a category from being deleted, and what it counts. Modules that put records into categories contribute to it. */
export const categoryContents = extensionPoint<CategoryContents>('question-category-contents');
