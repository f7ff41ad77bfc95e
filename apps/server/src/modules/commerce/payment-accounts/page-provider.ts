import type { SystemContext } from '../../../kernel/context.ts';
import { reading } from '../../../kernel/database/database.ts';
import { type PageProvider, ProviderFailure, type ProviderPayment } from '../orders/orders.public.ts';
import type { Account, AccountProvider } from './account-providers.ts';
import { findAccount, findOffered } from './payment-accounts.repository.ts';
import { openKeys } from './sealed-keys.ts';

/** The account that a payment was begun with. @throws ProviderFailure when it is there no more */
async function accountOf(context: SystemContext, name: string, { isTest }: ProviderPayment): Promise<Account> {
  const mode = isTest ? 'TEST' : 'LIVE';
  const record = await reading(context, (tx) => findAccount(tx, name, mode));
  if (!record) throw new ProviderFailure('WRONG_KEYS', `no ${mode} account with ${name}`);
  return { mode, keys: openKeys(context, record.sealedKeys) };
}

/** A provider of accounts as orders use it: each call is made with the account that the payment was begun with. */
export function pageProviderOf(provider: AccountProvider): PageProvider {
  const { name, title, method, accepts, holdMinutes, pageLanguages: languages } = provider;
  const withAccount = (context: SystemContext, payment: ProviderPayment) => accountOf(context, name, payment);
  return {
    kind: 'PAGE',
    name,
    async listOffers(_context, tx) {
      const account = await findOffered(tx, name);
      if (!account) return [];
      return [
        {
          method,
          isTest: account.mode === 'TEST',
          page: { name: title, languages, accepts },
          problemOf: (amountMinor, currency) => provider.problemOf(amountMinor, currency),
          ...(holdMinutes === undefined ? {} : { holdMinutes }),
        },
      ];
    },
    createSession: async (context, session) =>
      provider.createSession(context, await withAccount(context, session), session),
    expireSession: async (context, payment) =>
      provider.expireSession(context, await withAccount(context, payment), payment),
    fetchPayment: async (context, payment) =>
      provider.fetchPayment(context, await withAccount(context, payment), payment),
    capture: async (context, payment) => {
      const account = await withAccount(context, payment);
      return provider.capture
        ? provider.capture(context, account, payment)
        : provider.fetchPayment(context, account, payment);
    },
    refund: async (context, payment, refund) =>
      provider.refund(context, await withAccount(context, payment), payment, refund),
    fetchRefunds: async (context, payment) =>
      provider.fetchRefunds(context, await withAccount(context, payment), payment),
  };
}
