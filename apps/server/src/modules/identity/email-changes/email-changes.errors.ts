import { Problem } from '../../../kernel/problem.ts';

/** Says nothing of who has it. */
export const addressUnavailable = (): Problem => new Problem('email-change.address-unavailable', 409);
export const personOnly = (): Problem => new Problem('email-change.person-only', 409);
