import { retainedRows, signedRows } from '../../../kernel/personal-data.ts';
import { defineModule } from '../../../wiring.ts';
import { accountingRoutes } from './accounting.routes.ts';
import { accountingJobs, queueIssuedDocument } from './deliveries.service.ts';

/** Accounting: customers and documents for an accounting system, and the journal of a month. */
export const accountingModule = defineModule({
  name: 'accounting',
  partOf: ['marketplace'],
  owns: ['accounting_deliveries', 'accounting_settings'],
  personalRows: [
    signedRows('accounting_settings', 'changed_by', 'who set up the deliveries stays with the settings'),
    retainedRows('accounting_deliveries', 'user_id', 'books of account are kept by law'),
  ],
  uses: ['orders', 'tax-documents'],
  routes: accountingRoutes,
  jobs: accountingJobs,
  signals: [queueIssuedDocument],
});
