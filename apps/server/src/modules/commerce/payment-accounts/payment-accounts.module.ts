import { signedRows } from '../../../kernel/personal-data.ts';
import { defineModule } from '../../../wiring.ts';
import { paymentAccountJobs } from './payment-accounts.jobs.ts';
import { paymentAccountRoutes } from './payment-accounts.routes.ts';

/** Payment accounts: the keys of an organisation with payment providers, their webhooks, and the checks that need none. */
export const paymentAccountsModule = defineModule({
  name: 'payment-accounts',
  partOf: ['marketplace'],
  owns: ['payment_accounts', 'payment_events'],
  personalRows: [signedRows('payment_accounts', 'changed_by', 'who entered the keys stays with them')],
  uses: ['disputes', 'orders', 'organizations'],
  routes: paymentAccountRoutes,
  jobs: paymentAccountJobs,
});
