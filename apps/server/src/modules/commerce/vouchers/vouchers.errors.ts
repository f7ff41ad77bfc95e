import { Problem } from '../../../kernel/problem.ts';

/** Another voucher of the organisation has this code. */
export const codeTaken = (): Problem => new Problem('voucher.code-taken', 409);
