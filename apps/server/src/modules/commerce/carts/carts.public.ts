export { lockCartVouchers, restoreCartVouchers } from './cart-vouchers.service.ts';
export { deleteCartItems, deleteCartVouchers, lockCart, upsertCartItem } from './carts.repository.ts';
export { CartVersion, PurchasedItemType } from './carts.schemas.ts';
export { priceCart } from './priced-cart.ts';
