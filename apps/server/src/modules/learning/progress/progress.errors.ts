import { Problem } from '../../../kernel/problem.ts';

export const notEnrolled = (): Problem => new Problem('enrolment.not-enrolled', 403);
export const subsectionLocked = (): Problem => new Problem('subsection.locked', 409);
/** An exam, an assignment, a survey: doing it is what finishes it. */
export const finishedByDoing = (): Problem => new Problem('subsection.finished-by-doing', 409);
