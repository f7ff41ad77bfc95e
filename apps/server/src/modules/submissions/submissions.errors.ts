import { Problem } from '../../kernel/problem.ts';

/** Somebody of the group, or another tab, saved in between: the caller's version is old. */
export const draftChanged = (): Problem => new Problem('submission.draft-changed', 409);
/** There is nothing in it. */
export const nothingToSubmit = (): Problem => new Problem('submission.empty', 409);
export const tooManyWords = (count: number): Problem =>
  new Problem('submission.too-many-words', 409, { values: { count } });
/** Nothing was handed in, or it was withdrawn. */
export const nothingHandedIn = (): Problem => new Problem('submission.nothing-handed-in', 409);
export const notWithdrawable = (): Problem => new Problem('submission.not-withdrawable', 409);
/** Somebody has begun to mark it. */
export const alreadyMarked = (): Problem => new Problem('submission.already-marked', 409);
