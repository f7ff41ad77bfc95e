import { Problem } from '../../../kernel/problem.ts';

/** Prices or items are others than the buyer saw. */
export const cartChanged = (): Problem => new Problem('order.cart-changed', 409);
/** Nothing in the cart can be ordered. */
export const nothingToOrder = (): Problem => new Problem('order.cart-empty', 409);
/** It is paid, cancelled or expired. */
export const notPayable = (): Problem => new Problem('order.not-payable', 409);
export const methodUnavailable = (): Problem => new Problem('order.method-unavailable', 409);
/** No payment of the order has so much left. */
export const refundTooHigh = (): Problem => new Problem('order.refund-too-high', 409);
/** The same Idempotency-Key came with another request. */
export const keyReused = (): Problem => new Problem('order.key-reused', 422);
/** The request with this Idempotency-Key is still running. */
export const keyInUse = (): Problem => new Problem('order.key-in-use', 409);
