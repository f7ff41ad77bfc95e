import { Problem } from '../../../kernel/problem.ts';

/** Something newer was handed in, or it was withdrawn. */
export const notCurrent = (): Problem => new Problem('submission-mark.other-version', 409);
export const pointsTooHigh = (): Problem => new Problem('submission-mark.too-high', 409);
/** Two others mark it already. */
export const noOtherMarkerNeeded = (): Problem => new Problem('submission-mark.not-needed', 409);
export const notDisputed = (): Problem => new Problem('submission-mark.not-disputed', 409);
export const notMarked = (): Problem => new Problem('submission-mark.not-marked', 409);
export const tooManyAnnotations = (): Problem => new Problem('submission-annotation.too-many', 409);
