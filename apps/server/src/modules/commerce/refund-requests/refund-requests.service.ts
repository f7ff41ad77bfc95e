import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { invalidField, notFound } from '../../../kernel/problem.ts';
import {
  accessLockedOrder,
  accessOrder,
  cancelLine,
  insertHistory,
  type OrderRecord,
} from '../orders/orders.public.ts';
import { listOffers, type OfferedLine } from './refund-offers.ts';
import { offerChanged } from './refund-requests.errors.ts';
import { notifyOfRefundByHand, notifyOfRequest } from './refund-requests.notifications.ts';
import { insertRequest, listRequestsOf } from './refund-requests.repository.ts';
import type { OrderRefundRequests, RefundRequestBody } from './refund-requests.schemas.ts';

async function readRequests(context: MemberContext, tx: Tx, order: OrderRecord): Promise<OrderRefundRequests> {
  const offers = (await listOffers(context, tx, order)).map(({ offer }) => offer);
  return { offers, requests: await listRequestsOf(tx, order.orderId) };
}

/** What can be requested of an order now, and what was requested. */
export const readRefundRequests = (context: MemberContext, orderId: number): Promise<OrderRefundRequests> =>
  reading(context, async (tx) => readRequests(context, tx, await accessOrder(context, tx, orderId, 'read')));

/** Writes the request of one line, and cancels the line if its terms give something back. */
async function requestLine(
  context: MemberContext,
  tx: Tx,
  order: OrderRecord,
  { state, offer, reason }: OfferedLine & { reason: string },
): Promise<void> {
  const { orderId } = order;
  const { userId } = context.caller;
  const { orderLineId } = state.line;
  const { amountMinor } = offer;
  const now = context.clock.now();
  await insertRequest(tx, { orderId, orderLineId, userId, reason, amountMinor, now });
  if (amountMinor === null) {
    await insertHistory(tx, { orderId, kind: 'REFUND_ASKED', orderLineId, note: reason, userId, at: now });
    return;
  }
  await cancelLine(context, tx, { order, state }, { amountMinor, reason: 'BUYER', note: reason, requestedBy: userId });
}

/**
 * Requests refunds of lines of the caller's order. What the terms give is refunded at once; the rest waits for administrators. The lock of
 * the order lets only the first of two requests at once through.
 * @throws Problem refund-request.offer-changed when a line is offered otherwise than the buyer saw
 */
export const requestRefunds = (
  context: MemberContext,
  orderId: number,
  { lines, reason }: RefundRequestBody,
): Promise<OrderRefundRequests> =>
  transaction(context, async (tx) => {
    const order = await accessLockedOrder(context, tx, orderId);
    const ids = lines.map(({ purchasedItemId }) => purchasedItemId);
    if (new Set(ids).size < ids.length) throw invalidField('lines', 'unique');
    const offered = await listOffers(context, tx, order);
    let isAsked = false;
    for (const { purchasedItemId, amountMinor } of lines) {
      const line = offered.find(({ offer }) => offer.purchasedItemId === purchasedItemId);
      if (!line) throw notFound();
      if (line.offer.outcome === 'NONE' || line.offer.amountMinor !== amountMinor) throw offerChanged();
      await requestLine(context, tx, order, { ...line, reason: reason.trim() });
      isAsked ||= amountMinor === null;
    }
    if (isAsked) await notifyOfRequest(context, tx, orderId);
    if (lines.some(({ amountMinor }) => (amountMinor ?? 0) > 0)) await notifyOfRefundByHand(context, tx, orderId);
    await audit(context, tx, { action: 'refund-request.create', noun: 'order', nounId: orderId, changes: { lines } });
    return readRequests(context, tx, order);
  });
