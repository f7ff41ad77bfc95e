import { type Account, type AccountProvider, pageProviderOf } from '../payment-accounts/payment-accounts.public.ts';
import { askMoyasar, type MoyasarContext, moyasarProblemOf } from './moyasar-client.ts';
import { createSession, expireSession, fetchPayment } from './moyasar-invoices.ts';
import { fetchFee, fetchRefunds, listRefunds, refund } from './moyasar-refunds.ts';
import { connectWebhook, isWebhookUsable, readWebhook } from './moyasar-webhooks.ts';

const SECRET_KEY = /^sk_(test|live)_\w{8,}$/;

/** Moyasar tells no name of an account. */
async function checkKeys(context: MoyasarContext, account: Account): Promise<{ accountName: string }> {
  await askMoyasar(context, account, { path: '/invoices?page=1' });
  return { accountName: 'Moyasar' };
}

/** Moyasar's hosted invoices: mada, cards, Apple Pay and STC Pay as one method. It has no disputes. */
export const moyasarAccounts: AccountProvider = {
  name: 'moyasar',
  title: 'Moyasar',
  method: 'Credit Card',
  accepts: 'mada',
  keyNames: ['secretKey'],
  holdMinutes: 20,
  pageLanguages: ['en', 'ar'],
  problemOf: moyasarProblemOf,
  modeOf({ secretKey = '' }) {
    const mode = SECRET_KEY.exec(secretKey)?.[1];
    return mode === undefined ? null : mode === 'test' ? 'TEST' : 'LIVE';
  },
  checkKeys,
  connectWebhook,
  isWebhookUsable,
  readWebhook,
  createSession,
  expireSession,
  fetchPayment,
  refund,
  fetchRefunds,
  listRefunds,
  fetchFee,
};

export const moyasarProvider = pageProviderOf(moyasarAccounts);
