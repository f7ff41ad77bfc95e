import { Problem } from '../../../kernel/problem.ts';

/** Learners have credits of it, so what these pay for stays as it is. */
export const packageInUse = (): Problem => new Problem('coaching-package.in-use', 409);
export const packageArchived = (): Problem => new Problem('coaching-package.archived', 409);
export const tooManyPackages = (): Problem => new Problem('coaching-package.too-many', 409);
