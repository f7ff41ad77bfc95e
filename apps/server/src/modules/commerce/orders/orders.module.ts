import { demoLoading } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { erasedRows, retainedRows, signedRows } from '../../../kernel/personal-data.ts';
import { defineModule } from '../../../wiring.ts';
import { notifiedThings } from '../../operations/notifications/notifications.public.ts';
import { loadDemoOrders } from './orders.demo.ts';
import { orderJobs } from './orders.jobs.ts';
import { notifyOfPaidOrder, notifyOfRefund, ordersInNotifications } from './orders.notifications.ts';
import { VIEWS } from './orders.public.ts';
import { orderRoutes } from './orders.routes.ts';

const BY_LAW = 'books of account are kept by law';

/** Orders: what was bought, how it was paid, and what was refunded. */
export const ordersModule = defineModule({
  name: 'orders',
  partOf: ['marketplace'],
  owns: [
    'idempotency_keys',
    'order_companies',
    'order_counters',
    'order_history',
    'order_lines',
    'orders',
    'payments',
    'refunds',
  ],
  publishes: VIEWS,
  personalRows: [
    retainedRows('orders', 'user_id', BY_LAW),
    signedRows('refunds', 'requested_by', BY_LAW),
    signedRows('order_history', 'user_id', BY_LAW),
    erasedRows('idempotency_keys', 'user_id'),
  ],
  uses: [
    'cancellation-terms',
    'carts',
    'courses',
    'enrollments',
    'marketplace-settings',
    'media',
    'members',
    'notifications',
    'organizations',
    'purchasable-items',
    'vouchers',
  ],
  contributes: [contribute(demoLoading, loadDemoOrders), contribute(notifiedThings, ordersInNotifications)],
  routes: orderRoutes,
  jobs: orderJobs,
  signals: [notifyOfPaidOrder, notifyOfRefund],
});
