import { Problem } from '../../../kernel/problem.ts';

/** The buyer is no member any more, so there is nobody to send a document to. */
export const buyerGone = (): Problem => new Problem('tax-document.buyer-gone', 409);

/** UBL needs a company as buyer, the seller's VAT number, and a currency with two decimals at most. */
export const noXml = (): Problem => new Problem('tax-document.no-xml', 409);
