import type { RawBuilder } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';

/** A module whose records stand in categories. */
export interface CategoryUse {
  /** How many records a row `k` of `course_categories` has, in any state. */
  count: RawBuilder<number>;
  isUsed(courseCategoryId: number): RawBuilder<boolean>;
  /** Called in the transaction that gave a category another name. */
  renamed(tx: Tx, courseCategoryId: number): Promise<void>;
}

/** What a category counts and what keeps it from being deleted. Modules that store a category with their records contribute to it. */
export const categoryUse = extensionPoint<CategoryUse>('course-category-use');
