export { findUsableVouchers, type UsableVoucher } from './cart-vouchers.ts';
export { listOrderVouchers } from './vouchers.reads.ts';
export { endUses, findVoucherId, insertUse, lockVouchers } from './vouchers.repository.ts';
