import { Problem } from '../../../kernel/problem.ts';

export const tooManyBlocks = (): Problem => new Problem('disabled-slot.too-many', 409);
/** A slot would be held for the coach's answer and for a payment at once. */
export const paidOnRequest = (): Problem => new Problem('session-type.paid-on-request', 409);
export const tooManyTypes = (): Problem => new Problem('session-type.too-many', 409);
