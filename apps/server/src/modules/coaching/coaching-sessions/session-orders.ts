import { shareOfAmount } from '@sullam/domain/commerce/cancellation.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';
import type { SessionRecord } from './coaching-sessions.repository.ts';
import type { CancellationPreview, SessionDetail } from './coaching-sessions.schemas.ts';

/** A paid line of an order, with what has not been refunded of it. */
interface SessionOrder {
  orderId: number;
  number: number;
  totalMinor: number;
  leftMinor: number;
  currency: string;
}

export interface SessionRefunded {
  /** Share of what the line cost, 100 for a line that cost nothing. */
  percent: number;
  /** Whether its buyer cancelled it, rather than an administrator or a payment provider. */
  byBuyer: boolean;
}

/** Orders that pay for sessions; contributed by the marketplace. */
export interface SessionOrders {
  /** The order of a line; undefined while it is not paid. */
  readPaidOrder(tx: Tx, orderLineId: number): Promise<SessionOrder | undefined>;
  /** What was refunded of a line. */
  readRefunded(tx: Tx, orderLineId: number): Promise<SessionRefunded>;
}

export const sessionOrders = extensionPoint<SessionOrders>('coaching-session-orders');

type Bought = Pick<SessionRecord, 'orderLineId'>;

async function readPaidOrder({ extensions }: SystemContext, tx: Tx, { orderLineId }: Bought) {
  if (orderLineId === null) return undefined;
  return extensions.of(sessionOrders)[0]?.readPaidOrder(tx, orderLineId);
}

export const readRefunded = async (
  { extensions }: SystemContext,
  tx: Tx,
  orderLineId: number,
): Promise<SessionRefunded> =>
  (await extensions.of(sessionOrders)[0]?.readRefunded(tx, orderLineId)) ?? { percent: 100, byBuyer: false };

/** The order that paid for a session. */
export async function readOrderOf(context: SystemContext, tx: Tx, session: Bought): Promise<SessionDetail['order']> {
  const order = await readPaidOrder(context, tx, session);
  return order ? { orderId: order.orderId, number: order.number } : null;
}

/** What goes back to the buyer if a share is refunded: never more than is left. */
export const refundOf = ({ totalMinor, leftMinor }: Pick<SessionOrder, 'totalMinor' | 'leftMinor'>, percent: number) =>
  Math.min(shareOfAmount(totalMinor, percent), leftMinor);

/** What cancelling a session would give back of what was paid. */
export async function previewRefund(
  context: SystemContext,
  tx: Tx,
  session: Bought,
  refundPercent: number,
): Promise<CancellationPreview['refund']> {
  const order = await readPaidOrder(context, tx, session);
  if (!order) return null;
  const { totalMinor: paidMinor, currency } = order;
  return { amountMinor: refundOf(order, refundPercent), paidMinor, currency };
}
