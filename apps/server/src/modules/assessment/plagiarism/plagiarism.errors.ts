import { Problem } from '../../../kernel/problem.ts';

/** All are being checked again already, or the check is off. */
export const notRunnable = (): Problem => new Problem('plagiarism.not-runnable', 409);
