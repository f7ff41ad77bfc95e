import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { paymentProviders } from '../orders/orders.public.ts';
import { accountProviders } from '../payment-accounts/payment-accounts.public.ts';
import { stripeAccounts, stripeProvider } from './stripe-provider.ts';

/** Stripe payments: card, Apple Pay and Google Pay on Stripe's hosted page. */
export const stripePaymentsModule = defineModule({
  name: 'stripe-payments',
  partOf: ['marketplace'],
  uses: ['disputes', 'orders', 'payment-accounts'],
  contributes: [contribute(accountProviders, stripeAccounts), contribute(paymentProviders, stripeProvider)],
});
