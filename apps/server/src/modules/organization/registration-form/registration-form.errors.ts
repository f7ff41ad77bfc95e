import { Problem } from '../../../kernel/problem.ts';

/** People have answered this question: its type stays. */
export const fieldTypeFixed = (): Problem => new Problem('registration.type-fixed', 409);
