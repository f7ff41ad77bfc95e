import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { paymentProviders } from '../orders/orders.public.ts';
import { accountProviders } from '../payment-accounts/payment-accounts.public.ts';
import { paypalAccounts, paypalProvider } from './paypal-provider.ts';

/** PayPal payments: approved on PayPal's page, captured by the server. */
export const paypalPaymentsModule = defineModule({
  name: 'paypal-payments',
  partOf: ['marketplace'],
  uses: ['disputes', 'orders', 'payment-accounts'],
  contributes: [contribute(accountProviders, paypalAccounts), contribute(paymentProviders, paypalProvider)],
});
