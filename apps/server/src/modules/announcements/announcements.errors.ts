import { Problem } from '../../kernel/problem.ts';

export const alreadySent = (): Problem => new Problem('announcement.already-sent', 409);
/** Somebody else saved since the version that the caller had. */
export const changedMeanwhile = (): Problem => new Problem('conflict', 409);
