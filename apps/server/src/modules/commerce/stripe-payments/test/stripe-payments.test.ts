import { MINUTE } from '@sullam/domain/limits.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { addToCart, givenOrders, readOrder } from '../../orders/test/orders.factory.ts';
import {
  comeBack,
  deliverTo as deliver,
  type ProviderShop,
  reconciled,
  refundFirstLine,
  refundStatuses,
  rights,
} from '../../payment-accounts/test/provider-shop.ts';
import { startFakeStripe } from './fake-stripe.ts';
import { givenPaid, givenStarted, givenStripeShop, startStripe } from './stripe-shop.ts';

const stripe = await startFakeStripe();
afterAll(() => stripe.close());
const server = testServer({ STRIPE_API_URL: stripe.url });

const now = () => server.clock.now();
const sessionOf = (id: string) => stripe.sessions.get(id)!;

describe('startPayment', () => {
  it('opens a page of Stripe with net lines, held for 32 minutes, in the order’s own currency', async () => {
    const shop = await givenStripeShop(server, stripe, { prices: [10_000, 2500] });
    const { orderId, paymentId, sessionId } = await givenStarted(server, shop);
    const session = sessionOf(sessionId);
    expect(session).toMatchObject({
      mode: 'payment',
      ui_mode: 'hosted_page',
      client_reference_id: String(paymentId),
      adaptive_pricing: { enabled: 'false' },
      metadata: { organization: String(shop.organizationId), payment: String(paymentId) },
      payment_intent_data: { metadata: { payment: String(paymentId) } },
      allowed_payment_method_types: { 0: 'card' },
      currency: 'sar',
      amount_total: 12_500,
    });
    expect(Number(session.expires_at) * 1000 - now().getTime()).toBeGreaterThanOrEqual(30 * MINUTE);
    const order = await readOrder(server, shop.buyer, orderId);
    const { createdAt } = order.payments[0]!;
    expect(Math.round((Date.parse(order.expiresAt) - Date.parse(createdAt)) / MINUTE)).toBe(32);
    expect(Date.parse(order.expiresAt)).toBeGreaterThan(Number(session.expires_at) * 1000);
    expect(order).toMatchObject({ isTest: true, method: 'Credit Card' });
  });

  it('returns the same page when it is pressed twice, and when the answer of the first call was lost', async () => {
    const shop = await givenStripeShop(server, stripe);
    const before = stripe.sessions.size;
    stripe.next({ path: /POST .*sessions$/, cut: true });
    stripe.next({ path: /POST .*sessions$/, cut: true });
    expect((await addToCart(server, shop.buyer, shop.courseIds[0]!)).status).toBe(200);
    const [order] = await givenOrders(server, shop.buyer);
    const { orderId } = order!;
    const lost = await callAs(server, shop.buyer, `POST /api/orders/${orderId}/payments`, { method: 'Credit Card' });
    expect(lost).toMatchObject({ status: 409, body: { errorCode: 'order.provider-unavailable' } });
    const first = await startStripe(server, shop, orderId);
    const second = await startStripe(server, shop, orderId);
    expect(second).toEqual(first);
    expect(stripe.sessions.size - before).toBe(1);
  });

  it('closes the page of the attempt before', async () => {
    const shop = await givenStripeShop(server, stripe);
    const settings = { instructions: {}, bankName: {}, iban: '', accountHolder: '', waitDays: 7, isOffered: false };
    const cash = { isOffered: true, instructions: {}, waitDays: 7 };
    const saved = await callAs(server, shop.administrator, 'PUT /api/manual-payment-settings', {
      transfer: settings,
      cash,
    });
    expect(saved.status).toBe(204);
    const { orderId, sessionId } = await givenStarted(server, shop);
    const pay = () => callAs(server, shop.buyer, `POST /api/orders/${orderId}/payments`, { method: 'Cash' });
    expect((await pay()).status).toBe(200);
    expect(sessionOf(sessionId).status).toBe('expired');
    const again = await startStripe(server, shop, orderId);
    expect(again.sessionId).not.toBe(sessionId);
    stripe.pay(again.sessionId);
    // it turns out to be paid: no second way to pay opens, and the order is paid once
    expect(await pay()).toMatchObject({ status: 409, body: { errorCode: 'order.not-payable' } });
    expect(await readOrder(server, shop.buyer, orderId)).toMatchObject({ status: 'PAID', refunds: [] });
  });

  it('refuses what Stripe can’t take, and says so in the list of methods', async () => {
    const shop = await givenStripeShop(server, stripe);
    const problemOf = async (currency: string, amountMinor: number) =>
      (
        await callAs<{ methods: { provider: string; problem: string | null }[] }>(
          server,
          shop.buyer,
          `GET /api/payment-methods?currency=${currency}&amountMinor=${amountMinor}`,
        )
      ).body.methods.find(({ provider }) => provider === 'stripe')?.problem;
    expect([await problemOf('SAR', 9999), await problemOf('KWD', 9995), await problemOf('KWD', 9990)]).toEqual([
      null,
      'AMOUNT',
      null,
    ]);
    expect([await problemOf('IQD', 1000), await problemOf('JPY', 1)]).toEqual(['CURRENCY', null]);
    await server.admin`update orders set currency = 'KWD' where organization_id = ${shop.organizationId}`;
    expect((await addToCart(server, shop.buyer, shop.courseIds[0]!)).status).toBe(200);
    const [order] = await givenOrders(server, shop.buyer);
    await server.admin`update orders set currency = 'KWD', total_minor = 9995, tax_minor = 0 where order_id = ${order!.orderId}`;
    const refused = await callAs(server, shop.buyer, `POST /api/orders/${order!.orderId}/payments`, {
      method: 'Credit Card',
      provider: 'stripe',
    });
    expect(refused).toMatchObject({ status: 409, body: { errorCode: 'order.amount-not-payable' } });
  });

  it('offers no way to prolong an order for ever', async () => {
    const shop = await givenStripeShop(server, stripe);
    const { orderId } = await givenStarted(server, shop);
    const statuses: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      server.clock.advance(30 * MINUTE);
      for (const session of stripe.sessions.values()) if (session.status === 'open') session.status = 'expired';
      const { status } = await callAs(server, shop.buyer, `POST /api/orders/${orderId}/payments`, {
        method: 'Credit Card',
      });
      statuses.push(status);
    }
    expect(statuses.slice(0, 2)).toEqual([200, 200]);
    expect(statuses.slice(-2)).toEqual([409, 409]);
  });
});

describe('payments that no webhook reports', () => {
  it('are found when the buyer comes back', async () => {
    const shop = await givenStripeShop(server, stripe, { hasWebhook: false });
    const { orderId, sessionId } = await givenStarted(server, shop);
    const check = async () => (await comeBack(server, shop, orderId)).status;
    expect(await check()).toBe('PENDING');
    stripe.pay(sessionId);
    expect([await check(), await check()]).toEqual(['PAID', 'PAID']);
    expect(await rights(server, shop)).toEqual(['ACTIVE']);
  });

  it('are found by the job of every five minutes, and none is believed that is only complete', async () => {
    const shop = await givenStripeShop(server, stripe, { hasWebhook: false });
    const { orderId, sessionId } = await givenStarted(server, shop);
    stripe.pay(sessionId, 'complete');
    await reconciled(server, shop);
    expect((await readOrder(server, shop.buyer, orderId)).status).toBe('PENDING');
    stripe.settle(sessionId, 'paid');
    await reconciled(server, shop);
    expect((await readOrder(server, shop.buyer, orderId)).status).toBe('PAID');
  });

  it('are found before the order expires', async () => {
    const shop = await givenStripeShop(server, stripe, { hasWebhook: false });
    const { orderId, sessionId } = await givenStarted(server, shop);
    server.clock.advance(30 * MINUTE);
    stripe.pay(sessionId);
    server.clock.advance(MINUTE);
    await server.runJobs();
    expect(await readOrder(server, shop.buyer, orderId)).toMatchObject({ status: 'PAID', refunds: [] });
  });

  it('survive that Stripe can’t be reached', async () => {
    const shop = await givenStripeShop(server, stripe, { hasWebhook: false });
    const { orderId, sessionId } = await givenStarted(server, shop);
    stripe.pay(sessionId);
    for (let at = 0; at < 2; at += 1) stripe.next({ path: /GET .*sessions/, status: 503 });
    await reconciled(server, shop);
    expect((await readOrder(server, shop.buyer, orderId)).status).toBe('PENDING');
    await reconciled(server, shop);
    expect((await readOrder(server, shop.buyer, orderId)).status).toBe('PAID');
  });
});

describe('money that comes late or twice', () => {
  it('goes back: paid after the order had expired', async () => {
    const shop = await givenStripeShop(server, stripe);
    const { orderId, sessionId } = await givenStarted(server, shop);
    stripe.pay(sessionId, 'complete');
    server.clock.advance(40 * MINUTE);
    await server.runJobs();
    expect((await readOrder(server, shop.buyer, orderId)).status).toBe('EXPIRED');
    stripe.settle(sessionId, 'paid');
    await reconciled(server, shop);
    await server.runJobs();
    const order = await readOrder(server, shop.buyer, orderId);
    expect(order).toMatchObject({ status: 'EXPIRED', refunds: [{ reason: 'PAID_LATE', status: 'SUCCEEDED' }] });
    expect(await rights(server, shop)).toEqual([undefined]);
  });

  it('goes back: two pages of one order were paid', async () => {
    const shop = await givenStripeShop(server, stripe);
    const { orderId, sessionId } = await givenStarted(server, shop);
    // closing the first page fails, so both stay payable
    stripe.pay(sessionId, 'complete');
    await server.admin`update payments set status = 'EXPIRED', ended_at = now() where order_id = ${orderId}`;
    const second = await startStripe(server, shop, orderId);
    stripe.pay(second.sessionId);
    stripe.settle(sessionId, 'paid');
    await reconciled(server, shop);
    await server.runJobs();
    const order = await readOrder(server, shop.buyer, orderId);
    expect(order.status).toBe('PAID');
    expect(order.refunds).toMatchObject([{ reason: 'PAID_TWICE', status: 'SUCCEEDED', amountMinor: 10_000 }]);
    expect(
      [...stripe.refunds.values()].filter(
        ({ metadata }) => (metadata as Record<string, string>).organization === String(shop.organizationId),
      ),
    ).toHaveLength(1);
    expect(await rights(server, shop)).toEqual(['ACTIVE']);
  });

  it('is not granted for when its amount is another', async () => {
    const shop = await givenStripeShop(server, stripe);
    const { orderId, sessionId } = await givenStarted(server, shop);
    stripe.pay(sessionId);
    sessionOf(sessionId).amount_total = 1;
    await reconciled(server, shop);
    expect((await readOrder(server, shop.buyer, orderId)).status).toBe('PENDING');
    sessionOf(sessionId).amount_total = 10_000;
    await reconciled(server, shop);
    expect((await readOrder(server, shop.buyer, orderId)).status).toBe('PAID');
  });
});

describe('acceptPaymentWebhook', () => {
  it('refuses a wrong signature, an old one and none, and believes nothing of them', async () => {
    const shop = await givenStripeShop(server, stripe);
    const { orderId, sessionId } = await givenStarted(server, shop);
    stripe.pay(sessionId);
    const genuine = stripe.event('checkout.session.completed', sessionOf(sessionId), now());
    const stale = stripe.event(
      'checkout.session.completed',
      sessionOf(sessionId),
      new Date(now().getTime() - 6 * MINUTE),
    );
    const answers = [
      await deliver(server, shop, { ...genuine, body: genuine.body.replace('evt_', 'evt-') }),
      await deliver(server, shop, { ...genuine, headers: { 'stripe-signature': 't=1,v1=00' } }),
      await deliver(server, shop, { body: genuine.body }),
      await deliver(server, shop, stale),
    ];
    expect(answers).toEqual([400, 400, 400, 400]);
    await server.runJobs();
    expect((await readOrder(server, shop.buyer, orderId)).status).toBe('PENDING');
    expect(await deliver(server, shop, genuine)).toBe(204);
    await server.runJobs();
    expect((await readOrder(server, shop.buyer, orderId)).status).toBe('PAID');
  });

  it('refuses an event of another organisation and of a provider that there is none of', async () => {
    const [shop, other] = [
      await givenStripeShop(server, stripe),
      await givenStripeShop(server, stripe, { hasWebhook: false }),
    ];
    const { sessionId } = await givenStarted(server, shop);
    const event = stripe.event('checkout.session.completed', sessionOf(sessionId), now());
    expect(await deliver(server, other, event)).toBe(400);
    const { statusCode } = await server.app.http.inject({
      method: 'POST',
      url: '/api/payment-webhooks/nobody',
      headers: { organization: String(shop.organizationId), 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(statusCode).toBe(404);
  });

  it.each([1, 2, 3, 4, 5])('applies an event once that comes %i times at once', async (times) => {
    const shop = await givenStripeShop(server, stripe);
    const { orderId, sessionId } = await givenStarted(server, shop);
    stripe.pay(sessionId);
    const event = stripe.event('checkout.session.completed', sessionOf(sessionId), now());
    const answers = await Promise.all(Array.from({ length: times }, () => deliver(server, shop, event)));
    expect(answers.every((status) => status === 204)).toBe(true);
    await server.runJobs();
    const order = await readOrder(server, shop.buyer, orderId);
    expect(order).toMatchObject({ status: 'PAID', refunds: [] });
    expect(order.history.filter(({ kind }) => kind === 'PAID')).toHaveLength(1);
    const events = await server.admin`select from payment_events where organization_id = ${shop.organizationId}`;
    expect(events).toHaveLength(1);
  });

  it('may overtake the answer that brings the id of the page', async () => {
    const shop = await givenStripeShop(server, stripe);
    const { orderId, paymentId, sessionId } = await givenStarted(server, shop);
    await server.admin`update payments set provider_reference = null where payment_id = ${paymentId}`;
    stripe.pay(sessionId);
    await deliver(server, shop, stripe.event('checkout.session.completed', sessionOf(sessionId), now()));
    await server.runJobs();
    expect((await readOrder(server, shop.buyer, orderId)).status).toBe('PAID');
  });
});

describe('refunds', () => {
  const refundWhole = (shop: ProviderShop, orderId: number) => refundFirstLine(server, shop, orderId);
  const statusesOf = (shop: ProviderShop, orderId: number) => refundStatuses(server, shop, orderId);

  it('are made once when the answer is lost after Stripe made them', async () => {
    const shop = await givenStripeShop(server, stripe);
    const { orderId } = await givenPaid(server, stripe, shop);
    const before = stripe.refunds.size;
    for (let at = 0; at < 2; at += 1) stripe.next({ path: /POST .*refunds/, cut: true });
    await refundWhole(shop, orderId);
    await server.runJobs().catch(() => []);
    server.clock.advance(2 * MINUTE);
    await reconciled(server, shop);
    expect(stripe.refunds.size - before).toBe(1);
    expect(await statusesOf(shop, orderId)).toEqual(['SUCCEEDED']);
  });

  it('are looked up once Stripe may have forgotten the key', async () => {
    const shop = await givenStripeShop(server, stripe);
    const { orderId } = await givenPaid(server, stripe, shop);
    for (let at = 0; at < 2; at += 1) stripe.next({ path: /POST .*refunds/, cut: true });
    await refundWhole(shop, orderId);
    await server.runJobs().catch(() => []);
    const calls = stripe.calls.length;
    server.clock.advance(26 * 60 * MINUTE);
    await reconciled(server, shop);
    expect(stripe.calls.slice(calls)).not.toContain('POST /v1/refunds');
    expect(await statusesOf(shop, orderId)).toEqual(['SUCCEEDED']);
    expect(await rights(server, shop)).toEqual(['REVOKED']);
  });

  it('stay requested while Stripe works on them, and fail days later', async () => {
    const shop = await givenStripeShop(server, stripe);
    const { orderId } = await givenPaid(server, stripe, shop);
    stripe.refundStatus = 'pending';
    await refundWhole(shop, orderId);
    await server.runJobs();
    stripe.refundStatus = 'succeeded';
    expect([await statusesOf(shop, orderId), await rights(server, shop)]).toEqual([['REQUESTED'], ['ACTIVE']]);
    [...stripe.refunds.values()].at(-1)!.status = 'failed';
    server.clock.advance(4 * 24 * 60 * MINUTE);
    await reconciled(server, shop);
    expect([await statusesOf(shop, orderId), await rights(server, shop)]).toEqual([['FAILED'], ['ACTIVE']]);
  });

  it('whose money comes back after they had succeeded stay booked, and administrators hear of it', async () => {
    const shop = await givenStripeShop(server, stripe);
    const { orderId } = await givenPaid(server, stripe, shop);
    await refundWhole(shop, orderId);
    await server.runJobs();
    const refund = [...stripe.refunds.values()].at(-1)!;
    refund.status = 'failed';
    for (let round = 0; round < 2; round += 1)
      await deliver(server, shop, stripe.event('refund.failed', refund, now()));
    await server.runJobs();
    const order = await readOrder(server, shop.administrator, orderId);
    expect(order.refunds).toMatchObject([{ status: 'SUCCEEDED', returnedAt: expect.any(String) }]);
    expect(order.history.filter(({ kind }) => kind === 'REFUND_RETURNED')).toHaveLength(1);
    const notices = await server.admin`
      select from notifications where user_id = ${shop.administrator.userId} and template_id = 1081`;
    expect(notices).toHaveLength(1);
  });

  it('that Stripe refuses fail', async () => {
    const shop = await givenStripeShop(server, stripe);
    const { orderId, sessionId } = await givenPaid(server, stripe, shop);
    stripe.refundInDashboard(sessionId, 10_000);
    await refundWhole(shop, orderId);
    await server.runJobs();
    expect(await statusesOf(shop, orderId)).toEqual(['FAILED']);
    await reconciled(server, shop);
    // the one that was made in the dashboard counts
    expect((await readOrder(server, shop.buyer, orderId)).refunds).toMatchObject([
      { status: 'SUCCEEDED', reason: 'PROVIDER' },
      { status: 'FAILED', reason: 'ADMINISTRATOR' },
    ]);
    expect(await rights(server, shop)).toEqual(['REVOKED']);
  });

  it('made in the dashboard fall on the line with just that amount, else on all, and end access to what is refunded whole', async () => {
    const shop = await givenStripeShop(server, stripe, { prices: [10_000, 2500, 2500] });
    const { orderId, sessionId } = await givenPaid(server, stripe, shop);
    stripe.refundInDashboard(sessionId, 10_000);
    await reconciled(server, shop);
    expect(await rights(server, shop)).toEqual(['REVOKED', 'ACTIVE', 'ACTIVE']);
    stripe.refundInDashboard(sessionId, 1001);
    await reconciled(server, shop);
    await reconciled(server, shop);
    expect(await rights(server, shop)).toEqual(['REVOKED', 'ACTIVE', 'ACTIVE']);
    stripe.refundInDashboard(sessionId, 3999);
    await reconciled(server, shop);
    expect(await rights(server, shop)).toEqual(['REVOKED', 'REVOKED', 'REVOKED']);
    const { refundedMinor, purchasedItems } = await readOrder(server, shop.buyer, orderId);
    expect(refundedMinor).toBe(15_000);
    expect(purchasedItems.map((line) => line.refundedMinor)).toEqual([10_000, 2500, 2500]);
  });
});
