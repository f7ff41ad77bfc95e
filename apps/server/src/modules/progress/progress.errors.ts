import { Problem } from '../../kernel/problem.ts';

export const notEnrolled = (): Problem => new Problem('enrolment.not-enrolled', 403);
export const subsectionLocked = (): Problem => new Problem('subsection.locked', 409);
