import { Problem } from '../../../kernel/problem.ts';

/** The organisation has accepted it: it is its record now. */
export const alreadyAccepted = (): Problem => new Problem('external-course.already-accepted', 409);
