import type { SystemContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { on } from '../../../kernel/outbox/signals.ts';
import { Problem } from '../../../kernel/problem.ts';
import {
  coachingSessionChanged,
  refundOf,
  type SessionOrders,
} from '../../coaching/coaching-sessions/coaching-sessions.public.ts';
import { findCancelledSale } from '../../coaching/paid-sessions/paid-sessions.public.ts';
import { cancelLine, findLine, listLineStates, listRefunds, lockOrder } from '../orders/orders.public.ts';
import { notifyDesk, notifyOfRefundByHand } from './refund-requests.notifications.ts';
import { readLineOrder } from './refund-requests.reads.ts';
import { settleLine } from './refund-requests.repository.ts';

type CancelledSale = NonNullable<Awaited<ReturnType<typeof findCancelledSale>>>;

/**
 * Refunds what the terms of a cancelled session give, once. Where they give nothing, the line stays as it is and its buyer can still ask
 * administrators.
 */
async function refundSession(
  context: SystemContext,
  tx: Tx,
  { orderId, sale }: { orderId: number; sale: CancelledSale },
): Promise<void> {
  const { orderLineId, refundPercent, byBuyer, learnerUserId } = sale;
  const order = await lockOrder(tx, orderId);
  const state = (await listLineStates(tx, orderId)).find(({ line }) => line.orderLineId === orderLineId);
  if (order?.status !== 'PAID' || !state || state.isOver) return;
  const { totalMinor } = state.line;
  const amountMinor = refundOf({ totalMinor, leftMinor: state.leftMinor }, refundPercent);
  if (amountMinor === 0 && totalMinor > 0) return;
  const reason = byBuyer ? 'BUYER' : 'SESSION_CANCELLED';
  const requestedBy = byBuyer ? learnerUserId : null;
  await cancelLine(context, tx, { order, state }, { amountMinor, reason, note: '', requestedBy });
  if (amountMinor === 0) await settleLine(tx, orderLineId, 0, context.clock.now());
  await notifyOfRefundByHand(context, tx, orderId);
}

/** A session that was cancelled owes its buyer what the terms say. Its order is locked here, never under the lock of the coach. */
export const refundCancelledSession = on(coachingSessionChanged, async (context, { coachingSessionId, news }) => {
  if (news !== 'cancelled') return;
  const sold = await reading(context, async (tx) => {
    const sale = await findCancelledSale(tx, coachingSessionId);
    const line = sale && (await findLine(tx, sale.orderLineId));
    return line && { sale, orderId: line.orderId };
  });
  if (!sold) return;
  try {
    await transaction(context, (tx) => refundSession(context, tx, sold));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { orderId, sale } = sold;
    const { orderLineId } = sale;
    context.log.error({ orderId, orderLineId, code: error.code }, 'a cancelled session could not be refunded');
    const key = `session-refund-failed:${orderLineId}`;
    await transaction(context, (tx) => notifyDesk(context, tx, { orderId, outcome: 'refundFailed', key }));
  }
});

/** Orders that pay for coaching sessions. */
export const ordersOfSessions: SessionOrders = {
  async readPaidOrder(tx, orderLineId) {
    const found = await readLineOrder(tx, orderLineId);
    if (found?.status !== 'PAID') return undefined;
    const { orderId, number, currency } = found;
    const { line, leftMinor } = (await listLineStates(tx, orderId)).find(
      ({ line }) => line.orderLineId === orderLineId,
    )!;
    return { orderId, number, currency, totalMinor: line.totalMinor, leftMinor };
  },
  async readRefunded(tx, orderLineId) {
    const line = (await findLine(tx, orderLineId))!;
    const refunds = (await listRefunds(tx, line.orderId)).filter((refund) => refund.orderLineId === orderLineId);
    const refundedMinor = refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    const percent = line.totalMinor === 0 ? 100 : Math.round((100 * refundedMinor) / line.totalMinor);
    return { percent, byBuyer: refunds.some(({ reason }) => reason === 'BUYER') };
  },
};
