import { Problem } from '../../../kernel/problem.ts';

/** Somebody saved in between: the caller's version is old. */
export const changedMeanwhile = (): Problem => new Problem('conflict', 409);
export const foreignPart = (): Problem => new Problem('section.foreign', 409);
export const prerequisiteCycle = (): Problem => new Problem('subsection.prerequisite-cycle', 409);
