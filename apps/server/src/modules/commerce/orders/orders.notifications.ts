import { money } from '@sullam/domain/money.ts';
import { ORDER_TEMPLATE } from '@sullam/domain/notification-targets/order.ts';
import { sql } from 'kysely';
import type { SystemContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { MailValues } from '../../../kernel/mail/mail-templates.ts';
import { queueMail } from '../../../kernel/mail/queue-mail.ts';
import { organizationUrl, pageUrl } from '../../../kernel/organization-url.ts';
import { on } from '../../../kernel/outbox/signals.ts';
import { type NotifiedThing, notify } from '../../operations/notifications/notifications.public.ts';
import { findOrderNotice } from './orders.reads.ts';
import { orderPaid, orderRefunded } from './orders.signals.ts';
import { providerNamed } from './payment-providers.ts';
import { findPayment, findRefund, type RefundRecord } from './payments.repository.ts';

interface BuyerNotice {
  orderId: number;
  news: 'paid' | 'refunded' | 'credited' | 'refundDeclined';
  /** Of the fact, which reaches the buyer once. */
  key: string;
  template: 'orderPaid' | 'orderRefunded' | 'refundDeclined';
  values: MailValues;
}

/** The buyer hears of an order in the product and by mail. */
export async function notifyBuyer(
  context: SystemContext,
  tx: Tx,
  order: NonNullable<Awaited<ReturnType<typeof findOrderNotice>>>,
  { orderId, news, key, template, values }: BuyerNotice,
): Promise<void> {
  const { organizationId } = context;
  const site = organizationUrl(context.config, { organizationId, prefix: order.prefix });
  const number = String(order.number);
  await notify(context, tx, {
    userIds: [order.userId],
    templateId: ORDER_TEMPLATE,
    parameters: { number, outcome: news },
    data: { orderId },
    dedupeKey: key,
  });
  await queueMail(context, tx, {
    template,
    recipient: order.email,
    language: order.language,
    values: {
      name: order.firstName,
      number,
      // a line is left out of the mail where its value is missing
      ...(order.isTest ? { test: number } : {}),
      ...values,
      url: pageUrl(site, `/profile/payment-history/${orderId}`),
    },
  });
}

export const notifyOfPaidOrder = on(orderPaid, (context, { orderId }) =>
  transaction(context, async (tx) => {
    const order = await findOrderNotice(tx, orderId);
    if (!order) return;
    const total = money(order.totalMinor, order.currency);
    await notifyBuyer(context, tx, order, {
      orderId,
      news: 'paid',
      key: `order-paid:${orderId}`,
      template: 'orderPaid',
      values: { total },
    });
  }),
);

/** The amount is in the buyer's account already, rather than on its way. */
const isInCredit = async (context: SystemContext, tx: Tx, { destination, paymentId }: RefundRecord): Promise<boolean> =>
  destination === 'CREDIT' ||
  providerNamed(context, (await findPayment(tx, paymentId))?.provider ?? '')?.kind === 'LEDGER';

export const notifyOfRefund = on(orderRefunded, (context, { orderId, refundId }) =>
  transaction(context, async (tx) => {
    const order = await findOrderNotice(tx, orderId);
    const refund = await findRefund(tx, refundId);
    if (!order || !refund) return;
    await notifyBuyer(context, tx, order, {
      orderId,
      news: (await isInCredit(context, tx, refund)) ? 'credited' : 'refunded',
      key: `order-refunded:${refundId}`,
      template: 'orderRefunded',
      values: { amount: money(refund.amountMinor, order.currency) },
    });
  }),
);

/** Orders in notifications: their buyer's. */
export const ordersInNotifications: NotifiedThing = {
  idName: 'orderId',
  isThere: (id, userId) =>
    sql<boolean>`exists (select from orders o where ${inOrganization('o')} and o.order_id = ${id} and o.user_id = ${userId})`,
};
