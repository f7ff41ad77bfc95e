import type { LedgerProvider } from '../orders/orders.public.ts';
import { listSpendable } from './credit-accounts.repository.ts';
import { transfer } from './credit-ledger.ts';

export const CREDIT_PROVIDER = 'credit';

/** Organisation credit: a member pays from their account, and refunds reach it at once. */
export const creditProvider: LedgerProvider = {
  kind: 'LEDGER',
  name: CREDIT_PROVIDER,
  listOffers: async ({ caller }, tx) => {
    const balances = await listSpendable(tx, caller.userId);
    return balances.length === 0 ? [] : [{ method: 'Organization Credit', isTest: false, balances }];
  },
  pay: async (context, tx, { paymentId, ...payment }) =>
    (await transfer(context, tx, { key: `payment:${paymentId}`, kind: 'PAYMENT', ...payment })).missingMinor,
  refund: async (context, tx, refund) => {
    await transfer(context, tx, { key: `refund:${refund.refundId}`, kind: 'REFUND', ...refund });
  },
};
