import { Problem, type ProblemDetail } from '../../../kernel/problem.ts';

/** Its kind is another one. */
export const notAnAssignment = (): Problem => new Problem('assignment.other-kind', 409);
/** Something was handed in: alone or as a group can't be changed any more. */
export const hasSubmissions = (): Problem => new Problem('assignment.has-submissions', 409);
/** Something was marked: maximum, rubric and number of markers stay. */
export const hasMarks = (): Problem => new Problem('assignment.has-marks', 409);
export const assignmentNotReady = (details: ProblemDetail[]): Problem =>
  new Problem('assignment.not-ready', 409, { details });
/** Marks are released by the clock or at once. */
export const notReleasedByHand = (): Problem => new Problem('assignment.not-released-by-hand', 409);
