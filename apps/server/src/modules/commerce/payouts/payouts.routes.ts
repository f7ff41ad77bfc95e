import { administrator } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { page } from '../../../kernel/http/schemas.ts';
import { sendTable } from '../../../kernel/http/table-responses.ts';
import { listPayouts } from './payouts.reads.ts';
import {
  FeesExportQuery,
  FeesQuery,
  PaymentFees,
  Payout,
  PayoutEntry,
  PayoutEntryQuery,
  PayoutExportQuery,
  PayoutListQuery,
  PayoutParams,
} from './payouts.schemas.ts';
import { readPaymentFees, readPayoutEntries } from './payouts.service.ts';
import { exportFees, exportPayouts } from './payouts-export.service.ts';

const rateLimit = { per: 'caller', count: 60, seconds: 3600 } as const;

export const payoutRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/payment-fees',
    operationId: 'getPaymentFees',
    summary: 'Charged amounts, fees of providers and payouts of a year by month, provider and currency',
    access: administrator(),
    query: FeesQuery,
    response: PaymentFees,
    handle: (context, { query }) => readPaymentFees(context, query),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/payment-fees/export',
    operationId: 'exportPaymentFees',
    summary: 'Charged amounts, fees and payouts of a year by month as a table',
    access: administrator(),
    query: FeesExportQuery,
    isRaw: true,
    rateLimit,
    handle: async (context, { query }, { reply }) => sendTable(reply, await exportFees(context, query)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/payouts',
    operationId: 'listPayouts',
    summary: 'Payouts of providers to the bank account, the one that arrives last first',
    access: administrator(),
    query: PayoutListQuery,
    response: page(Payout),
    handle: (context, { query }) => reading(context, (tx) => listPayouts(context, tx, query)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/payouts/export',
    operationId: 'exportPayouts',
    summary: 'All payouts as a table',
    access: administrator(),
    query: PayoutExportQuery,
    isRaw: true,
    rateLimit,
    handle: async (context, { query }, { reply }) => sendTable(reply, await exportPayouts(context, query)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/payouts/:payoutId/entries',
    operationId: 'listPayoutEntries',
    summary: 'Transactions that a payout consists of, newest first',
    access: administrator(),
    params: PayoutParams,
    query: PayoutEntryQuery,
    response: page(PayoutEntry),
    handle: (context, { params, query }) => readPayoutEntries(context, params.payoutId, query),
  }),
];
