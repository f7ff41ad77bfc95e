import { Problem } from '../../../kernel/problem.ts';

export const tooMany = (most: number): Problem => new Problem('coaching-goal.too-many', 409, { values: { most } });
