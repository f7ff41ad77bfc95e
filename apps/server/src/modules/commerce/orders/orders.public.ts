export { onceForKey } from './idempotency.ts';
export {
  type BookedOrder,
  type BookedRefund,
  listOrderMethods,
  readBookedOrder,
  readBookedRefund,
} from './order-books.reads.ts';
export { orderBooks } from './order-books.ts';
export { accessLockedOrder, accessOrder } from './orders.access.ts';
export { demoBookings, demoDisputes, demoRequests, demoSeats } from './orders.demo.ts';
export { notPayable } from './orders.errors.ts';
export { notifyBuyer } from './orders.notifications.ts';
export { findOrderNotice, isFailedRefund, isTestOf, listFailedRefunds } from './orders.reads.ts';
export {
  findLine,
  insertHistory,
  listLines,
  lockOrder,
  type OrderRecord,
  saleOf,
} from './orders.repository.ts';
export {
  OrderBuyer,
  OrderCompany,
  OrderParams,
  orderSummary,
  PaymentParams,
  RefundDestinationName,
} from './orders.schemas.ts';
export { orderRefunded, paymentReturned, refundFailed, refundReturned } from './orders.signals.ts';
export {
  type AmountProblem,
  type LedgerProvider,
  type ManualProvider,
  type PageProvider,
  type PaymentReport,
  ProviderFailure,
  type ProviderFailureKind,
  type ProviderPayment,
  type ProviderRefund,
  paymentProviders,
  type RefundReport,
  type SessionRequest,
} from './payment-providers.ts';
export {
  adoptReference,
  findPayment,
  findPaymentByReference,
  findRefund,
  insertPayment,
  isSurplus,
  listRefunds,
  listRequested,
  listUnsettled,
  lockOrderAndPayment,
  type PaymentRecord,
} from './payments.repository.ts';
export { beginReceivedPayment } from './payments.service.ts';
export { applyRefundReport, carryOutRefund, recordOutsideRefund } from './provider-refunds.service.ts';
export { applyOutcomeIn, checkPayment } from './provider-reports.service.ts';
export { cancelLine, type LineState, listLineStates, recordRefundResult, waitsForHand } from './refunds.service.ts';
export { TEST_PROVIDER } from './test-orders.service.ts';

export const VIEWS = [
  'order_company_records',
  'order_line_records',
  'order_payments',
  'order_postings',
  'order_records',
  'order_refund_records',
  'succeeded_payments',
] as const;
