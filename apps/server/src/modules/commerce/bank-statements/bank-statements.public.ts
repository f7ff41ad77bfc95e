export { findMatches } from './bank-statements.reads.ts';
export { BankMatch, LineIds } from './bank-statements.schemas.ts';
export { takeLines } from './bank-statements.service.ts';
