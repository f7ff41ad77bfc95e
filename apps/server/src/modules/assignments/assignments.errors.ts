import { Problem, type ProblemDetail } from '../../kernel/problem.ts';
import type { HandInRefusal } from './assignments.schemas.ts';

/** Somebody saved in between: the caller's version is old. */
export const changedMeanwhile = (): Problem => new Problem('conflict', 409);
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

const REFUSALS = {
  NOT_ENROLLED: ['enrolment.not-enrolled', 403],
  LOCKED: ['subsection.locked', 409],
  NOT_OPEN_YET: ['assignment.not-open-yet', 409],
  CLOSED: ['assignment.closed', 409],
  NO_GROUP: ['assignment.no-group', 409],
  OTHER_GROUP: ['assignment.other-group', 409],
  NO_VERSIONS_LEFT: ['assignment.no-versions-left', 409],
  RESUBMISSION_OVER: ['assignment.resubmission-over', 409],
} as const satisfies Record<HandInRefusal, readonly [string, number]>;

export function handInRefused(refusal: HandInRefusal): Problem {
  const [code, status] = REFUSALS[refusal];
  return new Problem(code, status);
}
