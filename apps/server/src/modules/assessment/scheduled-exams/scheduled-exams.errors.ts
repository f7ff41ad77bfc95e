import { Problem } from '../../../kernel/problem.ts';

export const addressNotAllowed = (): Problem => new Problem('exam.address-not-allowed', 403);
/** Its kind is another one. */
export const notAnExam = (): Problem => new Problem('exam.other-kind', 409);
/** Learners have sat it: what was asked of them stays. */
export const hasAttempts = (): Problem => new Problem('exam.has-attempts', 409);
