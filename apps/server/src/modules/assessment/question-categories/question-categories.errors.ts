import { Problem } from '../../../kernel/problem.ts';

export const categoryNameTaken = (): Problem => new Problem('category.name-taken', 409);
/** It still has questions or categories in it. */
export const categoryNotEmpty = (): Problem => new Problem('question-category.not-empty', 409);
export const categoryInsideItself = (): Problem => new Problem('question-category.inside-itself', 409);
