import { ProviderFailure } from '../orders/orders.public.ts';
import { type Account, type AccountProvider, pageProviderOf } from '../payment-accounts/payment-accounts.public.ts';
import { paypalProblemOf } from './paypal-amounts.ts';
import { askPaypal, type PaypalContext, renewToken } from './paypal-client.ts';
import { fetchDispute, listDisputes } from './paypal-disputes.ts';
import { capture, createSession, expireSession, fetchFee, fetchPayment } from './paypal-orders.ts';
import { fetchRefunds, listRefunds, refund } from './paypal-refunds.ts';
import { connectWebhook, isWebhookUsable, readWebhook } from './paypal-webhooks.ts';

/** Asks for a token, and for the name of the account where the app may know it. */
async function checkKeys(context: PaypalContext, account: Account): Promise<{ accountName: string }> {
  const { appId } = await renewToken(context, account);
  const path = '/v1/identity/oauth2/userinfo?schema=paypalv1.1';
  const owner = await askPaypal<{ name?: string }>(context, account, { path }).catch((error: unknown) => {
    if (error instanceof ProviderFailure && error.kind !== 'UNREACHABLE') return { name: undefined };
    throw error;
  });
  return { accountName: owner.name || appId || 'PayPal' };
}

/** PayPal's page: the buyer approves, and the server captures. */
export const paypalAccounts: AccountProvider = {
  name: 'paypal',
  title: 'PayPal',
  method: 'Paypal',
  accepts: 'paypal',
  keyNames: ['clientId', 'clientSecret'],
  // signing in at PayPal takes a while; an attempt that has ended is not captured
  holdMinutes: 20,
  pageLanguages: ['en', 'ar'],
  problemOf: paypalProblemOf,
  checkKeys,
  connectWebhook,
  isWebhookUsable,
  readWebhook,
  createSession,
  expireSession,
  fetchPayment,
  capture,
  refund,
  fetchRefunds,
  listRefunds,
  listDisputes,
  fetchDispute,
  fetchFee,
};

export const paypalProvider = pageProviderOf(paypalAccounts);
