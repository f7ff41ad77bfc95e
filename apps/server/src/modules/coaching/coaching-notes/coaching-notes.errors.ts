import { Problem } from '../../../kernel/problem.ts';

export const tooManyFiles = (most: number): Problem => new Problem('coaching-file.too-many', 409, { values: { most } });
