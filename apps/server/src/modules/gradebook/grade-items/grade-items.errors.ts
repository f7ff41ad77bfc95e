import { Problem } from '../../../kernel/problem.ts';

/** An automatic item follows its exam or assignment in this. */
export const itemFollows = (): Problem => new Problem('grade-item.follows-its-source', 409);
/** Deleting it would take grades, and what became of them, away. */
export const itemHasGrades = (): Problem => new Problem('grade-item.has-grades', 409);
export const tooManyItems = (): Problem => new Problem('grade-item.too-many', 409);
