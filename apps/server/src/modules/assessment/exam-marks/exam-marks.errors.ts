import { Problem } from '../../../kernel/problem.ts';

/** A review comes after the attempt. */
export const stillRunning = (): Problem => new Problem('exam-attempt.still-running', 409);
