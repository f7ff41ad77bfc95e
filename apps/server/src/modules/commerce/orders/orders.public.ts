export { accessOrder } from './orders.access.ts';
export { notPayable } from './orders.errors.ts';
export { PaymentParams } from './orders.schemas.ts';
export { type PaymentProvider, paymentProviders } from './payment-providers.ts';
export { findPayment } from './payments.repository.ts';
export { applyOutcome } from './payments.service.ts';
