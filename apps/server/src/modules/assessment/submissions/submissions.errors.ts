import { Problem } from '../../../kernel/problem.ts';
import type { HandInRefusal } from './submission-status.ts';

/** Somebody of the group, or another tab, saved in between: the caller's version is old. */
export const draftChanged = (): Problem => new Problem('submission.draft-changed', 409);
/** There is nothing in it. */
export const nothingToSubmit = (): Problem => new Problem('submission.empty', 409);
export const tooManyWords = (count: number): Problem =>
  new Problem('submission.too-many-words', 409, { values: { count } });
/** Nothing was handed in, or it was withdrawn. */
export const nothingHandedIn = (): Problem => new Problem('submission.nothing-handed-in', 409);
export const notWithdrawable = (): Problem => new Problem('submission.not-withdrawable', 409);
/** Somebody has begun to mark it. */
export const alreadyMarked = (): Problem => new Problem('submission.already-marked', 409);

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
