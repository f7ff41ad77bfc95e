import { Problem } from '../../../kernel/problem.ts';

/** What the buyer saw is no longer offered: a deadline has passed, or the line was refunded or requested since. */
export const offerChanged = (): Problem => new Problem('refund-request.offer-changed', 409);
/** Another administrator has decided it, or the line has ended another way. */
export const alreadyDecided = (): Problem => new Problem('refund-request.already-decided', 409);
/** The refund was repeated already, or did not fail. */
export const notFailed = (): Problem => new Problem('refund-request.not-failed', 409);
