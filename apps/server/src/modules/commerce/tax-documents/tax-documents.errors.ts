import { Problem } from '../../../kernel/problem.ts';

/** UBL needs a company as buyer, the seller's VAT number, and a currency with two decimals at most. */
export const noXml = (): Problem => new Problem('tax-document.no-xml', 409);
