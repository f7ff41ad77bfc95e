import { Problem } from '../../kernel/problem.ts';

/** A course needs a title and at least one section with content before others may see it. */
export const incomplete = (): Problem => new Problem('course.incomplete', 409);
export const alreadyPublished = (): Problem => new Problem('course.already-published', 409);
export const notAwaitingApproval = (): Problem => new Problem('course.not-pending', 409);
/** Somebody saved in between: the caller's version is old. */
export const changedMeanwhile = (): Problem => new Problem('conflict', 409);
