import { Problem } from '../../../kernel/problem.ts';

/** Learners have credits of it, so what these pay for stays as it is. */
export const packageInUse = (): Problem => new Problem('coaching-package.in-use', 409);
export const packageArchived = (): Problem => new Problem('coaching-package.archived', 409);
/** It has a price, so it is bought. */
export const packageNotFree = (): Problem => new Problem('coaching-package.not-free', 409);
/** All credits of the lot are used, reserved or taken back. */
export const nothingLeft = (): Problem => new Problem('coaching-package.nothing-left', 409);
export const tooManyPackages = (): Problem => new Problem('coaching-package.too-many', 409);
