import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';

/**
 * Books that record money as it moves. They are called last in the transaction in which an order is paid or a refund succeeds, with the
 * order locked, so that locks of theirs which all orders share are held briefly.
 */
export interface OrderBook {
  recordPaid(context: SystemContext, tx: Tx, orderId: number): Promise<void>;
  recordRefund(context: SystemContext, tx: Tx, refund: { orderId: number; refundId: number }): Promise<void>;
}

export const orderBooks = extensionPoint<OrderBook>('order-books');
