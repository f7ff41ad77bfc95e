import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { paymentProviders } from '../orders/orders.public.ts';
import { accountProviders } from '../payment-accounts/payment-accounts.public.ts';
import { moyasarAccounts, moyasarProvider } from './moyasar-provider.ts';

/** Moyasar payments: mada, cards, Apple Pay and STC Pay on Moyasar's hosted page. */
export const moyasarPaymentsModule = defineModule({
  name: 'moyasar-payments',
  partOf: ['marketplace'],
  uses: ['orders', 'payment-accounts'],
  contributes: [contribute(accountProviders, moyasarAccounts), contribute(paymentProviders, moyasarProvider)],
});
