import { Problem } from '../../../kernel/problem.ts';

/** The bank no longer has what the exam draws. */
export const cannotBeDrawn = (): Problem => new Problem('exam.cannot-be-drawn', 409);
