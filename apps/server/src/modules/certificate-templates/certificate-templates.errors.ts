import { Problem } from '../../kernel/problem.ts';

/** Somebody else saved since the version that the caller had. */
export const changedMeanwhile = (): Problem => new Problem('conflict', 409);
/** A template that was never published can't be chosen. */
export const notPublished = (): Problem => new Problem('certificate-template.not-published', 409);
