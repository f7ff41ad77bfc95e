import { Problem } from '../../../kernel/problem.ts';
import { MOST_ITEMS } from './carts.schemas.ts';

/** The caller has the item already. */
export const alreadyOwned = (): Problem => new Problem('cart.item-owned', 409);
/** It takes no one now. */
export const itemClosed = (): Problem => new Problem('cart.item-closed', 409);
export const cartFull = (): Problem => new Problem('cart.full', 409, { values: { count: MOST_ITEMS } });
