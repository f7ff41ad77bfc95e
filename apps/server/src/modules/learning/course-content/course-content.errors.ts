import { Problem } from '../../../kernel/problem.ts';

export const foreignPart = (): Problem => new Problem('section.foreign', 409);
export const prerequisiteCycle = (): Problem => new Problem('subsection.prerequisite-cycle', 409);
