import { Problem } from '../../../kernel/problem.ts';

/** It ends before it begins, or is too long. */
export const invalidPeriod = (): Problem => new Problem('revenue.invalid-period', 400);
