import { administrator, learner, type Screen } from '../support/screen.ts';

export const screens: readonly Screen[] = [
  learner('cart', '/cart'),
  learner('checkout', '/cart/checkout'),
  learner('test-payment-over', '/cart/test-payment/999999', {
    expects: { status: 404, address: /api\/test-payments/ },
  }),
  learner('bundle', ({ bundleId }) => `/bundles/${bundleId}`),
  learner('payment-history', '/profile/payment-history'),
  learner('order', ({ orders }) => `/profile/payment-history/${orders.refundedId}`),
  learner('order-just-paid', ({ orders }) => `/profile/payment-history/${orders.paidId}?paid=1`),
  learner('order-waiting', ({ orders }) => `/profile/payment-history/${orders.waitingId}`),
  administrator('studio-marketplace-settings', '/studio/marketplace-settings'),
  administrator('studio-order-waiting', ({ orders }) => `/studio/orders/${orders.waitingId}`),
  administrator('studio-order', ({ orders }) => `/studio/orders/${orders.refundedId}`),
  administrator('studio-bundle', ({ bundleId }) => `/studio/bundles/${bundleId}`),
  administrator('studio-bundle-new', '/studio/bundles/new'),
];
