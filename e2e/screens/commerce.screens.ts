import type { Page } from '@playwright/test';
import { settled } from '../support/browser.ts';
import { administrator, learner, type Screen, visitor } from '../support/screen.ts';

/** Puts the bundle of the page into the visitor's cart and opens that. */
async function fillCart(page: Page): Promise<void> {
  await page.locator('main aside button').first().click();
  await page.locator('main aside a[href="/cart"]').first().click();
  await page.waitForURL('**/cart');
  await settled(page);
}

export const screens: readonly Screen[] = [
  learner('cart', '/cart'),
  visitor('cart-visitor-empty', '/cart'),
  visitor('cart-visitor', ({ bundleId }) => `/bundles/${bundleId}`, { prepare: fillCart }),
  learner('checkout', '/cart/checkout'),
  learner('test-payment-over', '/cart/test-payment/999999', {
    expects: { status: 404, address: /api\/test-payments/ },
  }),
  learner('bundle', ({ bundleId }) => `/bundles/${bundleId}`),
  visitor('bundle-visitor', ({ bundleId }) => `/bundles/${bundleId}`),
  learner('payment-history', '/profile/payment-history'),
  learner('order', ({ orders }) => `/profile/payment-history/${orders.refundedId}`),
  learner('order-just-paid', ({ orders }) => `/profile/payment-history/${orders.paidId}?paid=1`),
  learner('order-waiting', ({ orders }) => `/profile/payment-history/${orders.waitingId}`),
  learner('seats', '/profile/seats'),
  learner('seat-pool', ({ seatPoolId }) => `/profile/seats/${seatPoolId}`),
  visitor('seat-link-over', '/seats?invitation=a-link-that-was-renewed-long-ago', {
    expects: { status: 404, address: /seats\/invitation/ },
  }),
  administrator('studio-seats', '/studio/seats'),
  administrator('studio-marketplace-settings', '/studio/marketplace-settings'),
  administrator('studio-payment-providers', '/studio/payment-providers'),
  administrator('studio-payouts', '/studio/revenue/payouts'),
  administrator('studio-accounting', '/studio/accounting'),
  administrator('studio-order-waiting', ({ orders }) => `/studio/orders/${orders.waitingId}`),
  administrator('studio-order', ({ orders }) => `/studio/orders/${orders.refundedId}`),
  administrator('studio-order-disputed', ({ orders }) => `/studio/orders/${orders.disputedId}`),
  administrator('studio-order-paid-late', ({ orders }) => `/studio/orders/${orders.paidLateId}`),
  administrator('studio-refund-requests', '/studio/refund-requests'),
  administrator('studio-failed-refunds', '/studio/refund-requests?status=FAILED'),
  administrator('studio-ticket-price', ({ soldTicketId }) => `/studio/prices/event/${soldTicketId}`),
  administrator('studio-credit', '/studio/credit-accounts'),
  administrator('studio-credit-account', ({ credit }) => `/studio/credit-accounts/${credit.creditAccountId}`),
  administrator('studio-credit-lists', '/studio/credit-lists'),
  administrator('studio-credit-list-new', '/studio/credit-lists/new'),
  administrator('studio-credit-list', ({ creditListId }) => `/studio/credit-lists/${creditListId}`),
  administrator('studio-order-to-credit', ({ credit }) => `/studio/orders/${credit.refundedOrderId}`),
  administrator('studio-bundle', ({ bundleId }) => `/studio/bundles/${bundleId}`),
  administrator('studio-bundle-new', '/studio/bundles/new'),
  administrator('studio-item-price', ({ bundleId }) => `/studio/prices/bundle/${bundleId}`),
];
