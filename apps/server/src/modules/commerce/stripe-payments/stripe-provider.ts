import type { SystemContext } from '../../../kernel/context.ts';
import { type Account, type AccountProvider, pageProviderOf } from '../payment-accounts/payment-accounts.public.ts';
import { stripeProblemOf } from './stripe-amounts.ts';
import { askStripe, stripeOf } from './stripe-client.ts';
import { fetchFee, fetchPayoutEntries, listPayouts } from './stripe-payouts.ts';
import { fetchDispute, fetchRefunds, listDisputes, listRefunds, refund } from './stripe-refunds.ts';
import { createSession, expireSession, fetchPayment } from './stripe-sessions.ts';
import { connectWebhook, isWebhookUsable, readWebhook } from './stripe-webhooks.ts';

const SECRET_KEY = /^(?:sk|rk)_(test|live)_\w{8,}$/;

async function checkKeys(context: SystemContext, account: Account): Promise<{ accountName: string }> {
  const {
    id,
    settings,
    business_profile: business,
  } = await askStripe(() => stripeOf(context, account).accounts.retrieveCurrent());
  return { accountName: settings?.dashboard.display_name || business?.name || id };
}

/** Stripe's hosted Checkout: card, Apple Pay and Google Pay as one method. */
export const stripeAccounts: AccountProvider = {
  name: 'stripe',
  title: 'Stripe',
  method: 'Credit Card',
  accepts: 'card',
  keyNames: ['secretKey'],
  // a page of Stripe lives for half an hour at least
  holdMinutes: 32,
  pageLanguages: ['en'],
  problemOf: stripeProblemOf,
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
  listDisputes,
  fetchDispute,
  fetchFee,
  listPayouts,
  fetchPayoutEntries,
};

export const stripeProvider = pageProviderOf(stripeAccounts);
