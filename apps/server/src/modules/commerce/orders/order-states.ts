import type { PaymentMethod } from '@sullam/domain/commerce/payment-methods.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { lockCart, restoreCartVouchers, upsertCartItem } from '../carts/carts.public.ts';
import { findItemType, lockItems } from '../purchasable-items/purchasable-items.public.ts';
import { endUses, listOrderVouchers } from '../vouchers/vouchers.public.ts';
import { orderBooks } from './order-books.ts';
import {
  insertHistory,
  type LineRecord,
  listLines,
  lockOrder,
  type OrderRecord,
  saleOf,
  setOrderStatus,
} from './orders.repository.ts';

import { orderPaid } from './orders.signals.ts';
import { findOpenPayment, listSucceededPayments, setPaymentStatus } from './payments.repository.ts';
import { requestRefund } from './refunds.service.ts';

/** The job that expires an order at its end. */
export const EXPIRE_ORDER = 'orders.expire';

type Held = Pick<OrderRecord, 'orderId' | 'userId' | 'totalMinor'>;

/** What was paid for an item that can't be given any more goes back to the buyer. */
async function returnLine(context: SystemContext, tx: Tx, order: Held, line: LineRecord): Promise<void> {
  const payment = (await listSucceededPayments(tx, order.orderId)).at(-1);
  if (line.totalMinor === 0 || !payment) return;
  await requestRefund(context, tx, {
    order,
    paymentId: payment.paymentId,
    orderLineId: line.orderLineId,
    amountMinor: line.totalMinor,
    reason: 'UNAVAILABLE',
    note: '',
    requestedBy: null,
  });
}

/** Pays an order that is locked: grants its items in the same transaction, then tells the buyer. */
export async function completeOrder(
  context: SystemContext,
  tx: Tx,
  order: Held,
  { method, userId = null }: { method: PaymentMethod; userId?: number | null | undefined },
): Promise<void> {
  const now = context.clock.now();
  const { orderId, totalMinor: amountMinor } = order;
  await setOrderStatus(tx, orderId, 'PAID', now);
  await endUses(tx, orderId, 'USED', now);
  await insertHistory(tx, { orderId, kind: 'PAID', method, amountMinor, at: now, userId });
  const lines = await lockItems(context, tx, await listLines(tx, order.orderId));
  const missing: LineRecord[] = [];
  for (const line of lines) {
    const isGranted = await findItemType(context, line.itemType)?.grant(context, tx, saleOf(order, line));
    if (!isGranted) missing.push(line);
  }
  await emit(context, tx, orderPaid, { orderId: order.orderId });
  for (const book of context.extensions.of(orderBooks)) await book.recordPaid(context, tx, order.orderId);
  // after the books have the payment, because a refund to an account is carried out at once
  for (const line of missing) await returnLine(context, tx, order, line);
}

/** Ends an unpaid order that is locked. Its items go back to the cart, at the prices that they had in the order, and so do its vouchers. */
export async function endUnpaid(
  context: SystemContext,
  tx: Tx,
  order: OrderRecord,
  { status, byUserId }: { status: 'CANCELLED' | 'EXPIRED'; byUserId: number | null },
): Promise<void> {
  const now = context.clock.now();
  await setOrderStatus(tx, order.orderId, status, now);
  await endUses(tx, order.orderId, 'RELEASED', now);
  const open = await findOpenPayment(tx, order.orderId);
  if (open) await setPaymentStatus(tx, open.paymentId, 'EXPIRED', now);
  await insertHistory(tx, { orderId: order.orderId, kind: status, at: now, userId: byUserId });
  await lockCart(tx, order.userId, now);
  const lines = await listLines(tx, order.orderId);
  for (const line of await lockItems(context, tx, lines))
    await findItemType(context, line.itemType)?.release?.(context, tx, saleOf(order, line));
  for (const { itemType, itemId, quantity, title, totalMinor, discountMinor } of lines)
    await upsertCartItem(
      tx,
      order.userId,
      { itemType, itemId, quantity },
      { title, priceMinor: totalMinor + discountMinor, currency: order.currency },
      now,
    );
  const vouchers = await listOrderVouchers(tx, order.orderId);
  await restoreCartVouchers(
    context,
    tx,
    order.userId,
    vouchers.map(({ voucherId }) => voucherId),
  );
}

/** Expires an order whose time is over. */
export const expireOrder = (context: SystemContext, orderId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.status !== 'PENDING' || order.expiresAt > context.clock.now()) return;
    await endUnpaid(context, tx, order, { status: 'EXPIRED', byUserId: null });
  });
