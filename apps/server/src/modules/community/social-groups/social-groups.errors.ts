import { Problem } from '../../../kernel/problem.ts';

export const groupFull = (): Problem => new Problem('social-group.full', 409);
/** Somebody has to look after a group. */
export const lastAdministrator = (): Problem => new Problem('social-group.last-administrator', 409);
export const rulesNotAccepted = (): Problem => new Problem('social-group.rules-not-accepted', 409);
export const notMember = (): Problem => new Problem('social-group.not-member', 409);
/** Who moderates keeps them from posting for some days. */
export const postingPaused = (): Problem => new Problem('social-group.posting-paused', 409);
/** More people belong to it than the new limit lets in. */
export const limitTooLow = (): Problem => new Problem('social-group.limit-too-low', 409);
