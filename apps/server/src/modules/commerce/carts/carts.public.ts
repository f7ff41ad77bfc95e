export { deleteCartItems, lockCart, upsertCartItem } from './carts.repository.ts';
export { CartVersion, PurchasedItemType } from './carts.schemas.ts';
export { priceCart } from './priced-cart.ts';
