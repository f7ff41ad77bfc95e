import { Problem } from '../../../kernel/problem.ts';

/** Somebody else saved since the version that the caller had. */
export const changedMeanwhile = (): Problem => new Problem('conflict', 409);
/** All are being checked again already, or the check is off. */
export const notRunnable = (): Problem => new Problem('plagiarism.not-runnable', 409);
