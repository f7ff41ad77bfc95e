import { Problem } from '../../../kernel/problem.ts';

/** There is no address to deliver to. */
export const accountingOff = (): Problem => new Problem('accounting.off', 409);
/** The order has no document, because it cost nothing or isn't paid. */
export const noDocument = (): Problem => new Problem('accounting.no-document', 409);
