import { demoLoading } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { retainedRows } from '../../../kernel/personal-data.ts';
import { defineModule } from '../../../wiring.ts';
import { orderBooks } from '../orders/orders.public.ts';
import { issueForPayment, issueForRefund } from './issue-documents.ts';
import { loadDemoTaxDocuments } from './tax-documents.demo.ts';
import { taxDocumentRoutes } from './tax-documents.routes.ts';

/** Tax documents: invoices, credit notes and receipts of orders. */
export const taxDocumentsModule = defineModule({
  name: 'tax-documents',
  partOf: ['marketplace'],
  owns: ['tax_document_counters', 'tax_documents'],
  personalRows: [retainedRows('tax_documents', 'user_id', 'books of account are kept by law')],
  uses: ['certificate-pdf', 'marketplace-settings', 'orders', 'organizations'],
  contributes: [
    contribute(orderBooks, { recordPaid: issueForPayment, recordRefund: issueForRefund }),
    contribute(demoLoading, loadDemoTaxDocuments),
  ],
  routes: taxDocumentRoutes,
});
