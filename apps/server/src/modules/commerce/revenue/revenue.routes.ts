import { administrator } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { sendTable } from '../../../kernel/http/table-responses.ts';
import { readCurrencies, readRevenue } from './revenue.reads.ts';
import { RevenueCurrencies, RevenueExportQuery, RevenueQuery, RevenueReport } from './revenue.schemas.ts';
import { exportRevenue } from './revenue-export.service.ts';

/** Upper bound on the rows of one response. */
const MOST_ROWS = 100;

export const revenueRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/revenue',
    operationId: 'getRevenue',
    summary:
      'Sales, discounts, refunds, VAT and net of a period in one currency by day, month, item, method, group of the buyer or VAT rate',
    access: administrator(),
    query: RevenueQuery,
    response: RevenueReport,
    errors: { 400: ['revenue.invalid-period'] },
    handle: async (context, { query }) => {
      const { rows, total } = await reading(context, (tx) => readRevenue(context, tx, query));
      const isListedWhole = query.by === 'day' || query.by === 'month';
      return {
        total,
        rows: isListedWhole ? rows : rows.slice(0, MOST_ROWS),
        rowCount: rows.length,
      };
    },
  }),
  memberRoute({
    method: 'GET',
    path: '/api/revenue/currencies',
    operationId: 'listRevenueCurrencies',
    summary: "Currencies in which orders were paid, and today by the organisation's clock",
    access: administrator(),
    response: RevenueCurrencies,
    handle: (context) => reading(context, (tx) => readCurrencies(context, tx)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/revenue/export',
    operationId: 'exportRevenue',
    summary: 'A revenue report with all its rows and their sum as a table',
    access: administrator(),
    query: RevenueExportQuery,
    isRaw: true,
    errors: { 400: ['revenue.invalid-period'] },
    rateLimit: { per: 'caller', count: 60, seconds: 3600 },
    handle: async (context, { query }, { reply }) => sendTable(reply, await exportRevenue(context, query)),
  }),
];
