import { administrator, signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { page } from '../../../kernel/http/schemas.ts';
import { OrderParams, PaymentParams } from '../orders/orders.public.ts';
import { listManualPayments } from './manual-payments.reads.ts';
import {
  ConfirmBody,
  ManagedManualPayment,
  ManualPayment,
  ManualPaymentListQuery,
  ManualPaymentSettings,
  RefundParams,
  RejectBody,
} from './manual-payments.schemas.ts';
import {
  completeRefund,
  confirmPayment,
  readManualPayment,
  readSettings,
  rejectPayment,
  saveSettings,
} from './manual-payments.service.ts';

export const manualPaymentRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/manual-payment-settings',
    operationId: 'getManualPaymentSettings',
    summary: 'How wire transfer and cash are offered',
    access: administrator(),
    response: ManualPaymentSettings,
    handle: (context) => reading(context, readSettings),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/manual-payment-settings',
    operationId: 'saveManualPaymentSettings',
    summary: 'Saves how wire transfer and cash are offered; orders that wait show the new instructions',
    access: administrator(),
    refusesMasquerade: true,
    body: ManualPaymentSettings,
    handle: (context, { body }) => saveSettings(context, body),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/manual-payments',
    operationId: 'listManualPayments',
    summary: 'Payments by wire transfer and cash, newest first',
    access: administrator(),
    query: ManualPaymentListQuery,
    response: page(ManagedManualPayment),
    handle: (context, { query }) => reading(context, (tx) => listManualPayments(tx, query)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/orders/:orderId/manual-payment',
    operationId: 'getManualPayment',
    summary: 'The newest payment of an order by wire transfer or cash, with how to pay it and what was decided',
    access: signedIn(),
    params: OrderParams,
    response: ManualPayment,
    handle: (context, { params }) => readManualPayment(context, params.orderId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/manual-payments/:paymentId/confirm',
    operationId: 'confirmManualPayment',
    summary: 'Confirms that the money of a payment has come; for an order that has ended it is to be paid back',
    access: administrator(),
    refusesMasquerade: true,
    params: PaymentParams,
    body: ConfirmBody,
    errors: { 409: ['manual-payment.already-decided', 'manual-payment.wrong-amount'] },
    handle: (context, { params, body }) => confirmPayment(context, params.paymentId, body),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/manual-payments/:paymentId/reject',
    operationId: 'rejectManualPayment',
    summary: 'Rejects a payment that waits; the buyer reads the reason and can pay again',
    access: administrator(),
    refusesMasquerade: true,
    params: PaymentParams,
    body: RejectBody,
    errors: { 409: ['manual-payment.already-decided'] },
    handle: (context, { params, body }) => rejectPayment(context, params.paymentId, body.reason),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/manual-refunds/:refundId/complete',
    operationId: 'completeManualRefund',
    summary: 'Records that a refund of a wire transfer or of cash has been paid back by hand',
    access: administrator(),
    refusesMasquerade: true,
    params: RefundParams,
    errors: { 409: ['manual-payment.refund-ended'] },
    handle: (context, { params }) => completeRefund(context, params.refundId),
  }),
];
