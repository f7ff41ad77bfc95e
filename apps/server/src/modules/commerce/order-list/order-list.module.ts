import { administrator } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute } from '../../../kernel/http/route.ts';
import { page } from '../../../kernel/http/schemas.ts';
import { sendTable } from '../../../kernel/http/table-responses.ts';
import { defineModule } from '../../../wiring.ts';
import { exportOrders } from './order-list.export.ts';
import { countOrders, listOlderOrders, listOrders } from './order-list.reads.ts';
import {
  ManagedOrder,
  OlderOrders,
  OlderOrdersQuery,
  OrderCounts,
  OrderCountsQuery,
  OrderExportQuery,
  OrderListQuery,
} from './order-list.schemas.ts';

/** The orders of an organisation as administrators search, count and export them. */
export const orderListModule = defineModule({
  name: 'order-list',
  partOf: ['marketplace'],
  owns: [],
  personalRows: [],
  uses: ['disputes', 'orders', 'purchasable-items', 'refund-requests', 'vouchers'],
  routes: [
    memberRoute({
      method: 'GET',
      path: '/api/orders/all',
      operationId: 'listOrders',
      summary: 'All orders of the organisation, newest first',
      access: administrator(),
      query: OrderListQuery,
      response: page(ManagedOrder),
      handle: (context, { query }) => reading(context, (tx) => listOrders(tx, query)),
    }),
    memberRoute({
      method: 'GET',
      path: '/api/orders/all-v2',
      operationId: 'listOlderOrders',
      summary: 'All orders of the organisation from a place in the list on, newest first, without counting them',
      access: administrator(),
      query: OlderOrdersQuery,
      response: OlderOrders,
      handle: (context, { query }) => reading(context, (tx) => listOlderOrders(tx, query)),
    }),
    memberRoute({
      method: 'GET',
      path: '/api/orders/counts',
      operationId: 'countOrders',
      summary: 'How many orders of each state and currency a filter leaves, and their sum',
      access: administrator(),
      query: OrderCountsQuery,
      response: OrderCounts,
      handle: (context, { query }) => reading(context, (tx) => countOrders(tx, query)),
    }),
    memberRoute({
      method: 'GET',
      path: '/api/orders/export',
      operationId: 'exportOrders',
      summary: 'The orders of a filter as a table',
      access: administrator(),
      query: OrderExportQuery,
      isRaw: true,
      rateLimit: { per: 'caller', count: 60, seconds: 3600 },
      handle: async (context, { query }, { reply }) => sendTable(reply, await exportOrders(context, query)),
    }),
  ],
});
