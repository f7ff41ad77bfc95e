import { demoLoading } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { retainedRows, signedRows } from '../../../kernel/personal-data.ts';
import { defineModule } from '../../../wiring.ts';
import { paymentProviders } from '../orders/orders.public.ts';
import { loadDemoCredit } from './credit-accounts.demo.ts';
import { creditAccountRoutes } from './credit-accounts.routes.ts';
import { creditProvider } from './credit-provider.ts';

const BY_LAW = 'books of account are kept by law';

/** Credit accounts: what an organisation has given its members to pay orders with. */
export const creditAccountsModule = defineModule({
  name: 'credit-accounts',
  partOf: ['marketplace'],
  owns: ['credit_accounts', 'credit_transfers'],
  personalRows: [retainedRows('credit_accounts', 'user_id', BY_LAW), signedRows('credit_transfers', 'made_by', BY_LAW)],
  uses: ['courses', 'members', 'notifications', 'orders'],
  contributes: [contribute(demoLoading, loadDemoCredit), contribute(paymentProviders, creditProvider)],
  routes: creditAccountRoutes,
});
