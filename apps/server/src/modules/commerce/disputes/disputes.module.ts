import { ORDER_DESK_TEMPLATE } from '@sullam/domain/notification-targets/order-desk.ts';
import { sql } from 'kysely';
import { demoLoading } from '../../../demo/demo-content.ts';
import { administrator } from '../../../kernel/access/access.ts';
import { reading, transaction } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { memberRoute } from '../../../kernel/http/route.ts';
import { on } from '../../../kernel/outbox/signals.ts';
import { defineModule } from '../../../wiring.ts';
import {
  administrators,
  type NotifiedThing,
  notifiedThings,
  notifyAudience,
} from '../../operations/notifications/notifications.public.ts';
import { accessOrder, findRefund, OrderParams, refundReturned } from '../orders/orders.public.ts';
import { loadDemoDisputes } from './disputes.demo.ts';
import { findOrderNumber, listDisputes } from './disputes.repository.ts';
import { Disputes } from './disputes.schemas.ts';

/** Money that came back has to reach the buyer another way, which only an administrator can see to. */
const notifyOfReturnedRefund = on(refundReturned, (context, { orderId, refundId }) =>
  transaction(context, async (tx) => {
    const refund = await findRefund(tx, refundId);
    const order = refund && (await findOrderNumber(tx, refund.paymentId));
    if (!order) return;
    await notifyAudience(context, tx, administrators, {
      templateId: ORDER_DESK_TEMPLATE,
      parameters: { number: String(order.number), outcome: 'refundReturned' },
      data: { soldOrderId: orderId },
      dedupeKey: `refund-returned:${refundId}`,
    });
  }),
);

/** Orders in notifications of administrators, for whom all of the organisation are there. */
const soldOrders: NotifiedThing = {
  idName: 'soldOrderId',
  isThere: (id) =>
    sql<boolean>`exists (select from order_payments p where ${inOrganization('p')} and p.order_id = ${id})`,
};

/** Disputes: payments that buyers dispute, and what follows for what they bought. */
export const disputesModule = defineModule({
  name: 'disputes',
  partOf: ['marketplace'],
  owns: ['disputes'],
  publishes: ['open_disputes'],
  uses: ['entitlements', 'notifications', 'orders', 'purchasable-items'],
  contributes: [contribute(demoLoading, loadDemoDisputes), contribute(notifiedThings, soldOrders)],
  routes: [
    memberRoute({
      method: 'GET',
      path: '/api/orders/:orderId/disputes',
      operationId: 'listDisputes',
      summary: 'Disputes of the payments of an order, newest first',
      access: administrator(),
      params: OrderParams,
      response: Disputes,
      handle: (context, { params }) =>
        reading(context, async (tx) => {
          await accessOrder(context, tx, params.orderId, 'read');
          return { disputes: await listDisputes(tx, params.orderId) };
        }),
    }),
  ],
  signals: [notifyOfReturnedRefund],
});
