import { administrator } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { page } from '../../../kernel/http/schemas.ts';
import { sendTable } from '../../../kernel/http/table-responses.ts';
import { OrderParams } from '../orders/orders.public.ts';
import {
  AccountingCustomer,
  AccountingInvoice,
  AccountingSecret,
  AccountingSettings,
  AccountingSettingsBody,
  AccountingTest,
  DeliveryListQuery,
  JournalQuery,
  QueuedCount,
  SendMonthBody,
} from './accounting.schemas.ts';
import { readSettings, replaceSecret, saveSettings } from './accounting-settings.service.ts';
import { listCustomers, listInvoices } from './deliveries.reads.ts';
import { sendMonth, sendOrder, sendTest } from './deliveries.service.ts';
import { exportJournal } from './journal.service.ts';

export const accountingRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/accounting/settings',
    operationId: 'getAccountingSettings',
    summary: 'Where customers and documents are delivered, how deliveries stand, and the accounts of the journal',
    access: administrator(),
    response: AccountingSettings,
    handle: (context) => reading(context, (tx) => readSettings(context, tx)),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/accounting/settings',
    operationId: 'saveAccountingSettings',
    summary: 'Saves where customers and documents are delivered, and the accounts of the journal',
    access: administrator(),
    refusesMasquerade: true,
    body: AccountingSettingsBody,
    handle: (context, { body }) => saveSettings(context, body),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/accounting/secret',
    operationId: 'replaceAccountingSecret',
    summary: 'Replaces the secret that signs deliveries; the new one is shown this once',
    access: administrator(),
    refusesMasquerade: true,
    response: AccountingSecret,
    handle: (context) => replaceSecret(context),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/accounting/test',
    operationId: 'testAccounting',
    summary: 'Posts a signed test message to the saved address',
    access: administrator(),
    refusesMasquerade: true,
    rateLimit: { per: 'caller', count: 20, seconds: 3600 },
    response: AccountingTest,
    errors: { 409: ['accounting.off'] },
    handle: (context) => sendTest(context),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/accounting/customers',
    operationId: 'listAccountingCustomers',
    summary: 'Buyers that are delivered to the accounting system, newest first',
    access: administrator(),
    query: DeliveryListQuery,
    response: page(AccountingCustomer),
    handle: (context, { query }) => reading(context, (tx) => listCustomers(tx, query)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/accounting/invoices',
    operationId: 'listAccountingInvoices',
    summary: 'Invoices, credit notes and receipts that are delivered to the accounting system, newest first',
    access: administrator(),
    query: DeliveryListQuery,
    response: page(AccountingInvoice),
    handle: (context, { query }) => reading(context, (tx) => listInvoices(tx, query)),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/accounting/invoices/send',
    operationId: 'sendMonthToAccounting',
    summary: 'Has the documents of a month queued that were not queued before',
    access: administrator(),
    refusesMasquerade: true,
    rateLimit: { per: 'caller', count: 60, seconds: 3600 },
    body: SendMonthBody,
    errors: { 409: ['accounting.off'] },
    handle: (context, { body }) => sendMonth(context, body.month),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/orders/:orderId/send-to-accounting',
    operationId: 'sendOrderToAccounting',
    summary: 'Queues the documents of an order again',
    access: administrator(),
    refusesMasquerade: true,
    params: OrderParams,
    response: QueuedCount,
    errors: { 409: ['accounting.no-document', 'accounting.off'] },
    handle: (context, { params }) => sendOrder(context, params.orderId),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/accounting/journal',
    operationId: 'exportAccountingJournal',
    summary: 'Sales and refunds of a month in double entry as a table with one row an entry',
    access: administrator(),
    query: JournalQuery,
    isRaw: true,
    rateLimit: { per: 'caller', count: 60, seconds: 3600 },
    handle: async (context, { query }, { reply }) => sendTable(reply, await exportJournal(context, query)),
  }),
];
