import { ORDER_TEMPLATE } from '@sullam/domain/notification-targets/order.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { queueMail } from '../../../kernel/mail/queue-mail.ts';
import { organizationUrl, pageUrl } from '../../../kernel/organization-url.ts';
import { on } from '../../../kernel/outbox/signals.ts';
import { notify } from '../../operations/notifications/notifications.public.ts';
import { findOrderToTell, findSite } from './orders.reads.ts';
import { orderPaid, orderRefunded } from './orders.signals.ts';

type News = 'paid' | 'refunded';

/** The buyer hears of an order in the product and by mail, once each. */
async function tell(
  context: SystemContext,
  tx: Tx,
  orderId: number,
  { news, key }: { news: News; key: string },
): Promise<void> {
  const order = await findOrderToTell(tx, orderId);
  const site = await findSite(tx);
  if (!order || !site) return;
  await notify(context, tx, {
    userIds: [order.userId],
    templateId: ORDER_TEMPLATE,
    parameters: { number: String(order.number), outcome: news },
    data: { orderId },
    dedupeKey: key,
  });
  const { organizationId } = context;
  await queueMail(context, tx, {
    template: news === 'paid' ? 'orderPaid' : 'orderRefunded',
    recipient: order.email,
    language: order.language,
    values: {
      name: order.firstName,
      number: String(order.number),
      url: pageUrl(
        organizationUrl(context.config, { organizationId, prefix: site.prefix }),
        `/profile/payment-history/${orderId}`,
      ),
    },
  });
}

export const notifyOfPaidOrder = on(orderPaid, (context, { orderId }) =>
  transaction(context, (tx) => tell(context, tx, orderId, { news: 'paid', key: `order-paid:${orderId}` })),
);

export const notifyOfRefund = on(orderRefunded, (context, { orderId, refundId }) =>
  transaction(context, (tx) => tell(context, tx, orderId, { news: 'refunded', key: `order-refunded:${refundId}` })),
);
