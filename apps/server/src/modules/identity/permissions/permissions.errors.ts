import { Problem } from '../../../kernel/problem.ts';

export const nameTaken = (): Problem => new Problem('permission-set.name-taken', 409);
export const setInUse = (): Problem => new Problem('permission-set.in-use', 409);
/** Came with the product. */
export const setProtected = (): Problem => new Problem('permission-set.protected', 409);
