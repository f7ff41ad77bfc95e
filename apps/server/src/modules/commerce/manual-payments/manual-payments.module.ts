import { demoLoading } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { signedRows } from '../../../kernel/personal-data.ts';
import { defineModule } from '../../../wiring.ts';
import { paymentProviders } from '../orders/orders.public.ts';
import { loadDemoTransfer } from './manual-payments.demo.ts';
import { manualPaymentRoutes } from './manual-payments.routes.ts';
import { manualProvider } from './manual-provider.ts';

/** Manual payments: wire transfer and cash, which administrators confirm. */
export const manualPaymentsModule = defineModule({
  name: 'manual-payments',
  partOf: ['marketplace'],
  owns: ['manual_payment_decisions', 'manual_payment_settings'],
  personalRows: [
    signedRows('manual_payment_settings', 'changed_by', 'who set up the methods stays with the settings'),
    signedRows('manual_payment_decisions', 'decided_by', 'books of account are kept by law'),
  ],
  uses: ['bank-statements', 'members', 'notifications', 'orders', 'tax-documents'],
  contributes: [contribute(demoLoading, loadDemoTransfer), contribute(paymentProviders, manualProvider)],
  routes: manualPaymentRoutes,
});
