import { DAY, HOUR, MINUTE } from '@sullam/domain/limits.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testServer } from '../../../../../test/support/test-server.ts';
import { readOrder } from '../../orders/test/orders.factory.ts';
import {
  deliverTo,
  kindsOf,
  reconciled,
  refundFirstLine,
  refundStatuses,
  rights,
} from '../../payment-accounts/test/provider-shop.ts';
import { startFakePaypal } from './fake-paypal.ts';
import { givenPaid, givenPaypalShop } from './paypal-shop.ts';

const paypal = await startFakePaypal();
afterAll(() => paypal.close());
const server = testServer({ PAYPAL_SANDBOX_URL: paypal.url });
beforeEach(() => Object.assign(paypal, { refundStatus: 'COMPLETED' }));

const FULL_SCOPE = paypal.scope;

describe('refunds', () => {
  it('carry our id and are made once when the answer is lost after PayPal made them', async () => {
    const shop = await givenPaypalShop(server, paypal);
    const { orderId } = await givenPaid(server, paypal, shop);
    const before = paypal.refunds().length;
    paypal.next({ path: /POST .*refund$/, cut: true });
    await refundFirstLine(server, shop, orderId);
    await server.runJobs().catch(() => []);
    server.clock.advance(2 * MINUTE);
    await reconciled(server, shop);
    const made = paypal.refunds().slice(before);
    expect(made).toMatchObject([{ amount: { currency_code: 'USD', value: '100.00' } }]);
    expect(made[0]!.custom_id).toMatch(new RegExp(`^${shop.organizationId}-refund-\\d+$`));
    expect(await refundStatuses(server, shop, orderId)).toEqual(['SUCCEEDED']);
    expect(await rights(server, shop)).toEqual(['REVOKED']);
  });

  it('are looked up once PayPal may have forgotten the id of the request', async () => {
    const shop = await givenPaypalShop(server, paypal);
    const { orderId } = await givenPaid(server, paypal, shop);
    paypal.next({ path: /POST .*refund$/, cut: true });
    await refundFirstLine(server, shop, orderId);
    await server.runJobs().catch(() => []);
    const calls = paypal.calls.length;
    server.clock.advance(26 * HOUR);
    await reconciled(server, shop);
    expect(paypal.calls.slice(calls).filter((call) => /POST .*refund$/.test(call))).toEqual([]);
    expect(await refundStatuses(server, shop, orderId)).toEqual(['SUCCEEDED']);
  });

  it('stay requested while PayPal works on them, and fail days later', async () => {
    const shop = await givenPaypalShop(server, paypal);
    const { orderId } = await givenPaid(server, paypal, shop);
    paypal.refundStatus = 'PENDING';
    await refundFirstLine(server, shop, orderId);
    await server.runJobs();
    expect(await refundStatuses(server, shop, orderId)).toEqual(['REQUESTED']);
    paypal.refunds().at(-1)!.status = 'FAILED';
    server.clock.advance(4 * DAY);
    await reconciled(server, shop);
    expect(await refundStatuses(server, shop, orderId)).toEqual(['FAILED']);
    expect(await rights(server, shop)).toEqual(['ACTIVE']);
  });

  it('whose money comes back after they had succeeded stay booked', async () => {
    const shop = await givenPaypalShop(server, paypal, { hasWebhook: false });
    const { orderId } = await givenPaid(server, paypal, shop);
    await refundFirstLine(server, shop, orderId);
    await server.runJobs();
    paypal.refunds().at(-1)!.status = 'CANCELLED';
    for (let round = 0; round < 2; round += 1) await reconciled(server, shop);
    const { refunds } = await readOrder(server, shop.administrator, orderId);
    expect(refunds).toMatchObject([{ status: 'SUCCEEDED', returnedAt: expect.any(String) }]);
    expect((await kindsOf(server, shop, orderId)).filter((kind) => kind === 'REFUND_RETURNED')).toHaveLength(1);
  });

  it('that PayPal refuses fail, and those made in the dashboard count, without a webhook', async () => {
    const shop = await givenPaypalShop(server, paypal, { hasWebhook: false });
    const { orderId, reference } = await givenPaid(server, paypal, shop);
    paypal.refundInDashboard(reference, '100.00');
    await refundFirstLine(server, shop, orderId);
    await server.runJobs();
    expect(await refundStatuses(server, shop, orderId)).toEqual(['FAILED']);
    for (let round = 0; round < 2; round += 1) await reconciled(server, shop);
    expect((await readOrder(server, shop.buyer, orderId)).refunds).toMatchObject([
      { status: 'SUCCEEDED', reason: 'PROVIDER', amountMinor: 10_000 },
      { status: 'FAILED', reason: 'ADMINISTRATOR' },
    ]);
    expect(await rights(server, shop)).toEqual(['REVOKED']);
  });

  it('made in the dashboard are found by webhook alone where the app may not search', async () => {
    paypal.scope = 'openid';
    paypal.forgetTokens();
    server.clock.advance(10 * HOUR);
    const shop = await givenPaypalShop(server, paypal);
    const { orderId, reference } = await givenPaid(server, paypal, shop);
    const refund = paypal.refundInDashboard(reference, '40.00');
    await reconciled(server, shop);
    expect((await readOrder(server, shop.buyer, orderId)).refunds).toEqual([]);
    const event = paypal.event('PAYMENT.CAPTURE.REFUNDED', refund, server.clock.now());
    expect(await deliverTo(server, shop, event)).toBe(204);
    await server.runJobs();
    expect((await readOrder(server, shop.buyer, orderId)).refunds).toMatchObject([
      { status: 'SUCCEEDED', reason: 'PROVIDER', amountMinor: 4000 },
    ]);
    paypal.scope = FULL_SCOPE;
  });
});
