import { Problem, type ProblemDetail } from '../../../kernel/problem.ts';

/** It is used in a lesson, or was. */
export const examInUse = (): Problem => new Problem('exam.in-use', 409);
export const examNotReady = (details: ProblemDetail[]): Problem => new Problem('exam.not-ready', 409, { details });
/** The bank no longer has what the exam draws. */
export const cannotBeDrawn = (): Problem => new Problem('exam.cannot-be-drawn', 409);
