import { defineSignal } from '../../../kernel/outbox/signals.ts';

/** An order is paid and its items are granted. */
export const orderPaid = defineSignal<{ orderId: number }>('order.paid');

/** A refund has succeeded. */
export const orderRefunded = defineSignal<{ orderId: number; refundId: number }>('order.refunded');

/** The provider refused a refund. */
export const refundFailed = defineSignal<{ orderId: number; refundId: number }>('order.refund-failed');

/** The provider gave back the money of a refund that had succeeded. */
export const refundReturned = defineSignal<{ orderId: number; refundId: number }>('order.refund-returned');

/** A payment came after the time of its order, or when that was paid already; it goes back to the buyer. */
export const paymentReturned = defineSignal<{ orderId: number; paymentId: number; reason: 'PAID_LATE' | 'PAID_TWICE' }>(
  'payment.returned',
);
