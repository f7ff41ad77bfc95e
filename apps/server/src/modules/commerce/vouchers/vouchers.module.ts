import { demoLoading } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { retainedRows, signedRows } from '../../../kernel/personal-data.ts';
import { defineModule } from '../../../wiring.ts';
import { loadDemoVouchers } from './vouchers.demo.ts';
import { voucherRoutes } from './vouchers.routes.ts';

const CREATED = 'who created a voucher stays with it';

/** Vouchers: codes that reduce the price of an order. */
export const vouchersModule = defineModule({
  name: 'vouchers',
  partOf: ['marketplace'],
  owns: ['voucher_batches', 'voucher_scopes', 'voucher_uses', 'vouchers'],
  publishes: ['order_voucher_codes'],
  personalRows: [
    signedRows('vouchers', 'created_by', CREATED),
    signedRows('voucher_batches', 'created_by', CREATED),
    retainedRows('voucher_uses', 'user_id', 'books of account are kept by law'),
  ],
  uses: ['course-categories', 'courses', 'members', 'purchasable-items'],
  contributes: [contribute(demoLoading, loadDemoVouchers)],
  routes: voucherRoutes,
});
