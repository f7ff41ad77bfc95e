import { defineModule } from '../../../wiring.ts';
import { payoutJobs } from './payouts.jobs.ts';
import { payoutRoutes } from './payouts.routes.ts';

/** Payouts: what payment providers keep of payments, and what they transfer to the bank. */
export const payoutsModule = defineModule({
  name: 'payouts',
  partOf: ['marketplace'],
  owns: ['payment_fees', 'payout_entries', 'payouts'],
  personalRows: [],
  uses: ['orders', 'payment-accounts'],
  routes: payoutRoutes,
  jobs: payoutJobs,
});
