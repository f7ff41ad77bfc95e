import { Problem } from '../../../kernel/problem.ts';

/** There is nothing to wait for. */
export const isOpen = (): Problem => new Problem('course-interest.is-open', 409);
export const alreadyEnrolled = (): Problem => new Problem('course-interest.already-enrolled', 409);
