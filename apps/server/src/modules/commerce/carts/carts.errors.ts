import type { VoucherProblem } from '@sullam/domain/commerce/vouchers.ts';
import { Problem } from '../../../kernel/problem.ts';
import { MOST_ITEMS } from './carts.schemas.ts';

/** The caller has the item already. */
export const alreadyOwned = (): Problem => new Problem('cart.item-owned', 409);
/** An order of the caller that isn't paid yet has it. */
export const alreadyOrdered = (): Problem => new Problem('cart.item-ordered', 409);
/** Every place is taken. */
export const soldOut = (): Problem => new Problem('cart.item-sold-out', 409);
/** It takes no one now. */
export const itemClosed = (): Problem => new Problem('cart.item-closed', 409);
/** Its price is told on request. */
export const onRequest = (): Problem => new Problem('cart.item-on-request', 409);
/** The organisation has no such voucher. */
export const unknownVoucher = (): Problem => new Problem('voucher.unknown', 404);

const VOUCHER_CODES = {
  INACTIVE: 'voucher.inactive',
  NOT_BEGUN: 'voucher.not-begun',
  EXPIRED: 'voucher.expired',
  USED_BY_YOU: 'voucher.used-by-you',
  USED_UP: 'voucher.used-up',
  LAST_USE_HELD: 'voucher.last-use-held',
  MINIMUM: 'voucher.below-minimum',
  NOT_FOR_ITEMS: 'voucher.not-for-items',
  NOTHING_LEFT: 'voucher.nothing-left',
  SALE_IS_BETTER: 'voucher.sale-is-better',
  NOT_COMBINABLE: 'voucher.not-combinable',
} as const satisfies Record<VoucherProblem, string>;

/** Refusals of a voucher that exists. */
export const VOUCHER_REFUSALS = Object.values(VOUCHER_CODES);

/** The voucher takes nothing off the cart. `amount` is what the order lacks, for the problem MINIMUM. */
export const unfitVoucher = (problem: VoucherProblem, amount: string): Problem =>
  new Problem(VOUCHER_CODES[problem], 409, problem === 'MINIMUM' ? { values: { amount } } : {});

export const cartFull = (): Problem => new Problem('cart.full', 409, { values: { count: MOST_ITEMS } });
