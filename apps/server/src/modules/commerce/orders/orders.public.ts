export { type BookedOrder, type BookedRefund, readBookedOrder, readBookedRefund } from './order-books.reads.ts';
export { orderBooks } from './order-books.ts';
export { accessOrder } from './orders.access.ts';
export { demoBookings } from './orders.demo.ts';
export { notPayable } from './orders.errors.ts';
export { OrderCompany, OrderParams, PaymentParams } from './orders.schemas.ts';
export { type PaymentProvider, paymentProviders } from './payment-providers.ts';
export { findPayment } from './payments.repository.ts';
export { applyOutcome } from './payments.service.ts';
