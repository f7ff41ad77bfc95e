import { Problem } from '../../../kernel/problem.ts';

/** It was hidden or deleted meanwhile. */
export const commentGone = (): Problem => new Problem('comments.gone', 409);
/** Others can be answered once one has written oneself. */
export const writeFirst = (): Problem => new Problem('comments.write-first', 409);
export const alreadyDecided = (): Problem => new Problem('comments.already-decided', 409);
/** Somebody else decided it, an appeal followed, or too much time has passed. */
export const tooLateToUndo = (): Problem => new Problem('comments.too-late-to-undo', 409);
/** An appeal is for somebody else than who decided. */
export const decidedByYou = (): Problem => new Problem('comments.decided-by-you', 409);
