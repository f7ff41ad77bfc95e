import { defineSignal } from '../../../kernel/outbox/signals.ts';

/** An order is paid and its items are granted. */
export const orderPaid = defineSignal<{ orderId: number }>('order.paid');

/** A refund has succeeded. */
export const orderRefunded = defineSignal<{ orderId: number; refundId: number }>('order.refunded');
