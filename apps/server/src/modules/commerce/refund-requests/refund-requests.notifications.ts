import { ORDER_DESK_TEMPLATE } from '@sullam/domain/notification-targets/order-desk.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { on } from '../../../kernel/outbox/signals.ts';
import { administrators, notifyAudience } from '../../operations/notifications/notifications.public.ts';
import {
  findLine,
  findOrderNotice,
  findRefund,
  notifyBuyer,
  orderRefunded,
  paymentReturned,
  refundFailed,
  waitsForHand,
} from '../orders/orders.public.ts';
import { type RequestRecord, settleLine } from './refund-requests.repository.ts';

interface DeskNews {
  orderId: number;
  outcome: 'refundAsked' | 'refundFailed' | 'refundByHand' | 'paidLate' | 'paidTwice';
  /** Of the fact, which administrators hear once. */
  key: string;
}

/** Administrators hear of an order that needs them. */
export async function notifyDesk(context: SystemContext, tx: Tx, { orderId, outcome, key }: DeskNews): Promise<void> {
  const order = await findOrderNotice(tx, orderId);
  if (!order) return;
  await notifyAudience(context, tx, administrators, {
    templateId: ORDER_DESK_TEMPLATE,
    parameters: { number: String(order.number), outcome },
    data: { soldOrderId: orderId },
    dedupeKey: key,
  });
}

/** Requests of several lines at once are one piece of news. */
export const notifyOfRequest = (context: SystemContext, tx: Tx, orderId: number): Promise<void> =>
  notifyDesk(context, tx, {
    orderId,
    outcome: 'refundAsked',
    key: `refund-asked:${orderId}:${context.clock.now().getTime()}`,
  });

/** A refund that no administrator has begun, and that one of them has to pay back by hand. */
export async function notifyOfRefundByHand(context: SystemContext, tx: Tx, orderId: number): Promise<void> {
  if (!(await waitsForHand(context, tx, orderId))) return;
  const key = `refund-by-hand:${orderId}:${context.clock.now().getTime()}`;
  await notifyDesk(context, tx, { orderId, outcome: 'refundByHand', key });
}

export const notifyOfFailedRefund = on(refundFailed, (context, { orderId, refundId }) =>
  transaction(context, (tx) =>
    notifyDesk(context, tx, { orderId, outcome: 'refundFailed', key: `refund-failed:${refundId}` }),
  ),
);

/** A payment that came late or twice goes back by itself; administrators hear why. */
export const notifyOfReturnedPayment = on(paymentReturned, (context, { orderId, paymentId, reason }) =>
  transaction(context, (tx) =>
    notifyDesk(context, tx, {
      orderId,
      outcome: reason === 'PAID_TWICE' ? 'paidTwice' : 'paidLate',
      key: `payment-returned:${paymentId}`,
    }),
  ),
);

/** The buyer reads why. */
export async function notifyOfDecline(
  context: SystemContext,
  tx: Tx,
  { orderId, refundRequestId }: Pick<RequestRecord, 'orderId' | 'refundRequestId'>,
  reason: string,
): Promise<void> {
  const order = await findOrderNotice(tx, orderId);
  if (!order) return;
  await notifyBuyer(context, tx, order, {
    orderId,
    news: 'refundDeclined',
    key: `refund-declined:${refundRequestId}`,
    template: 'refundDeclined',
    values: { reason },
  });
}

/** A line that was refunded another way, such as in the studio, needs no decision any more. */
export const settleRefundedLine = on(orderRefunded, (context, { refundId }) =>
  transaction(context, async (tx) => {
    const refund = await findRefund(tx, refundId);
    const line = refund?.orderLineId ? await findLine(tx, refund.orderLineId) : undefined;
    if (refund && line && line.cancelledAt !== null)
      await settleLine(tx, line.orderLineId, refund.amountMinor, context.clock.now());
  }),
);
