import { money, moneyToDecimal } from '@sullam/domain/money.ts';
import { Problem } from '../../../kernel/problem.ts';
import type { AmountProblem } from './payment-providers.ts';

/** Prices or items are others than the buyer saw. */
export const cartChanged = (): Problem => new Problem('order.cart-changed', 409);
/** Nothing in the cart can be ordered. */
export const nothingToOrder = (): Problem => new Problem('order.cart-empty', 409);
/** It is paid, cancelled or expired. */
export const notPayable = (): Problem => new Problem('order.not-payable', 409);
export const methodUnavailable = (): Problem => new Problem('order.method-unavailable', 409);
/** The buyer's account holds less than the order costs. */
export const balanceTooLow = (missingMinor: number, currency: string): Problem =>
  new Problem('order.balance-too-low', 409, {
    values: { missing: `${currency} ${moneyToDecimal(money(missingMinor, currency))}` },
    details: [{ path: 'method', code: 'order.balance-too-low', values: { missingMinor, currency } }],
  });
/** A test payment moved no money, so it can't become credit. */
export const noCreditForTest = (): Problem => new Problem('order.no-credit-for-test', 409);
/** No payment of the order has so much left. */
export const refundTooHigh = (): Problem => new Problem('order.refund-too-high', 409);
/** Seats that the refund would take back are assigned. */
export const refundInUse = (): Problem => new Problem('order.refund-in-use', 409);
/** The same Idempotency-Key came with another request. */
export const keyReused = (): Problem => new Problem('order.key-reused', 422);
/** The request with this Idempotency-Key is still running. */
export const keyInUse = (): Problem => new Problem('order.key-in-use', 409);
/** The provider takes no payments in the currency of the order, or not of this amount. */
export const amountNotPayable = (problem: AmountProblem): Problem =>
  new Problem(problem === 'CURRENCY' ? 'order.currency-not-payable' : 'order.amount-not-payable', 409);
/** The provider can't be reached, or did not accept the payment. */
export const providerUnavailable = (): Problem => new Problem('order.provider-unavailable', 409);
