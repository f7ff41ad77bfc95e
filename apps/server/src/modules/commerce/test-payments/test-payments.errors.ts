import { Problem } from '../../../kernel/problem.ts';

/** No dispute of the test payment is open. */
export const noOpenDispute = (): Problem => new Problem('test-payment.no-open-dispute', 409);
