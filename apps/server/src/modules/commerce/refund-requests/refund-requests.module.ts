import { demoLoading } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { retainedRows, signedRows } from '../../../kernel/personal-data.ts';
import { defineModule } from '../../../wiring.ts';
import { sessionOrders } from '../../coaching/coaching-sessions/coaching-sessions.public.ts';
import { eventRefundJobs, refundCancelledEvent } from './event-refunds.service.ts';
import { loadDemoRequests } from './refund-requests.demo.ts';
import { notifyOfFailedRefund, notifyOfReturnedPayment, settleRefundedLine } from './refund-requests.notifications.ts';
import { refundRequestRoutes } from './refund-requests.routes.ts';
import { ordersOfSessions, refundCancelledSession } from './session-refunds.service.ts';

const BY_LAW = 'books of account are kept by law';

/** Refund requests of buyers, and refunds of cancelled events. */
export const refundRequestsModule = defineModule({
  name: 'refund-requests',
  partOf: ['marketplace'],
  owns: ['refund_requests'],
  publishes: ['waiting_refund_requests'],
  personalRows: [
    retainedRows('refund_requests', 'user_id', BY_LAW),
    signedRows('refund_requests', 'decided_by', BY_LAW),
  ],
  uses: ['bundles', 'coaching-sessions', 'events', 'notifications', 'orders', 'paid-sessions', 'purchasable-items'],
  contributes: [contribute(demoLoading, loadDemoRequests), contribute(sessionOrders, ordersOfSessions)],
  routes: refundRequestRoutes,
  jobs: eventRefundJobs,
  signals: [
    notifyOfFailedRefund,
    notifyOfReturnedPayment,
    refundCancelledEvent,
    refundCancelledSession,
    settleRefundedLine,
  ],
});
