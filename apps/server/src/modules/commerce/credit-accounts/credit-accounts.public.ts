export { demoTopUpKey } from './credit-accounts.demo.ts';
export { listSoldCurrencies } from './credit-accounts.reads.ts';
export { listUsedKeys } from './credit-accounts.repository.ts';
export { Currency, MOST_MINOR, Reason } from './credit-accounts.schemas.ts';
export { addCredit, checkCurrency, reasonOf } from './credit-accounts.service.ts';
