import { Problem } from '../../../kernel/problem.ts';

/** Two others mark it already. */
export const noOtherMarkerNeeded = (): Problem => new Problem('answer-review.not-needed', 409);
export const scoreOutOfRange = (): Problem => new Problem('answer-review.score-too-high', 409);
export const notDisputed = (): Problem => new Problem('answer-review.not-disputed', 409);
/** It took the place of an earlier one. */
export const notFirstMark = (): Problem => new Problem('answer-review.not-first', 409);
/** The learner may still change it. */
export const stillRunning = (): Problem => new Problem('exam-attempt.still-running', 409);
export const otherType = (): Problem => new Problem('exam-regrade.other-type', 409);
export const notAsked = (): Problem => new Problem('exam-regrade.not-asked', 409);
export const notComparable = (): Problem => new Problem('exam-regrade.not-applicable', 409);
/** It holds no more. */
export const alreadyWithdrawn = (): Problem => new Problem('exam-regrade.already-withdrawn', 409);
/** Somebody else wrote it. */
export const otherMarkersComment = (): Problem => new Problem('answer-comment.of-another', 403);
export const tooManyComments = (): Problem => new Problem('answer-comment.too-many', 409);
/** Somebody has marked by it, or without one. */
export const rubricInUse = (): Problem => new Problem('question-rubric.in-use', 409);
