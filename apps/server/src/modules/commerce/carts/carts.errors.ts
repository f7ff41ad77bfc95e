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
export const cartFull = (): Problem => new Problem('cart.full', 409, { values: { count: MOST_ITEMS } });
