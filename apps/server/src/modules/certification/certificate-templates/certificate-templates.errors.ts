import { Problem } from '../../../kernel/problem.ts';

/** Somebody else saved since the version that the caller had. */
export const changedMeanwhile = (): Problem => new Problem('conflict', 409);
/** A sheet without a name, a subject, a number or a whole code can't be given out. */
export const sheetIncomplete = (): Problem => new Problem('certificate-template.incomplete', 409);
/** A template that was never published can't be chosen. */
export const notPublished = (): Problem => new Problem('certificate-template.not-published', 409);
