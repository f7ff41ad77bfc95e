import { HOUR, MINUTE } from '@sullam/domain/limits.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testServer } from '../../../../../test/support/test-server.ts';
import { readOrder } from '../../orders/test/orders.factory.ts';
import {
  deliverAll,
  deliverTo,
  everyOrder,
  kindsOf,
  reconciled,
  refundFirstLine,
  refundStatuses,
  rights,
} from '../../payment-accounts/test/provider-shop.ts';
import { startFakeMoyasar } from './fake-moyasar.ts';
import { givenMoyasarShop, givenPaid, givenStarted } from './moyasar-shop.ts';

const moyasar = await startFakeMoyasar();
afterAll(() => moyasar.close());
const server = testServer({ MOYASAR_API_URL: moyasar.url });
// all deliveries of this file come from one address
beforeEach(() => server.admin`delete from rate_limits`);

const now = () => server.clock.now();
const paymentOf = (invoiceId: string) => moyasar.invoices.get(invoiceId)!.payments.at(-1)!;
const refundCalls = () => moyasar.calls.filter((call) => /POST .*refund$/.test(call)).length;

describe('events of a payment', () => {
  it.each(everyOrder(['payment_failed', 'payment_authorized', 'payment_captured', 'payment_paid']))(
    'pay once in the order $name',
    async ({ order }) => {
      const shop = await givenMoyasarShop(server, moyasar);
      const { orderId, invoiceId } = await givenStarted(server, shop);
      const payment = moyasar.pay(invoiceId);
      await deliverAll(
        server,
        shop,
        order.map((type) => () => moyasar.event(type, payment)),
      );
      expect(await kindsOf(server, shop, orderId)).toEqual(['PLACED', 'PAYMENT_STARTED', 'PAID']);
      expect(await rights(server, shop)).toEqual(['ACTIVE']);
    },
  );

  it.each(['payment_failed', 'payment_faild', 'payment_abandoned'])('%s leaves the page open', async (type) => {
    const shop = await givenMoyasarShop(server, moyasar);
    const { orderId, invoiceId } = await givenStarted(server, shop);
    const payment = moyasar.pay(invoiceId, 'failed');
    await deliverAll(server, shop, [() => moyasar.event(type, payment)]);
    expect((await readOrder(server, shop.buyer, orderId)).payments).toMatchObject([{ status: 'OPEN' }]);
    expect(await rights(server, shop)).toEqual([undefined]);
  });

  it('may overtake the answer that brings the id of the page', async () => {
    const shop = await givenMoyasarShop(server, moyasar);
    const { orderId, paymentId, invoiceId } = await givenStarted(server, shop);
    await server.admin`update payments set provider_reference = null where payment_id = ${paymentId}`;
    const payment = moyasar.pay(invoiceId);
    payment.metadata = moyasar.invoices.get(invoiceId)!.metadata;
    await deliverAll(server, shop, [() => moyasar.event('payment_paid', payment)]);
    expect((await readOrder(server, shop.buyer, orderId)).status).toBe('PAID');
  });
});

describe('events of a refund in the dashboard', () => {
  it.each(everyOrder(['payment_paid', 'payment_refunded', 'payment_voided']))(
    'book it once in the order $name',
    async ({ order }) => {
      const shop = await givenMoyasarShop(server, moyasar);
      const { orderId, invoiceId } = await givenPaid(server, moyasar, shop);
      const payment = moyasar.refundInDashboard(invoiceId, 10_000);
      await deliverAll(
        server,
        shop,
        order.map((type) => () => moyasar.event(type, payment)),
      );
      await reconciled(server, shop);
      expect(await kindsOf(server, shop, orderId)).toEqual(['PLACED', 'PAYMENT_STARTED', 'PAID', 'REFUNDED']);
      expect(await rights(server, shop)).toEqual(['REVOKED']);
    },
  );
});

describe('acceptPaymentWebhook', () => {
  it('refuses another token, none, and what is no event, and believes nothing of it', async () => {
    const shop = await givenMoyasarShop(server, moyasar);
    const { orderId, invoiceId } = await givenStarted(server, shop);
    const payment = moyasar.pay(invoiceId);
    const genuine = moyasar.event('payment_paid', payment);
    const forged = [
      moyasar.event('payment_paid', payment, 'guessed'),
      moyasar.event('payment_paid', payment, ''),
      { body: genuine.body.replace('secret_token', 'token') },
      { body: '[]' },
      { body: 'not json' },
    ];
    for (const each of forged) expect(await deliverTo(server, shop, each)).toBe(400);
    await server.runJobs();
    expect((await readOrder(server, shop.buyer, orderId)).status).toBe('PENDING');
    expect(await deliverTo(server, shop, genuine)).toBe(204);
    await server.runJobs();
    expect((await readOrder(server, shop.buyer, orderId)).status).toBe('PAID');
  });

  it('asks Moyasar whatever an event with the token says', async () => {
    const shop = await givenMoyasarShop(server, moyasar);
    const { orderId, invoiceId } = await givenStarted(server, shop);
    const claimed = { id: 'claimed', status: 'paid', amount: 10_000, currency: 'SAR', invoice_id: invoiceId };
    await deliverAll(server, shop, [() => moyasar.event('payment_paid', claimed)]);
    expect((await readOrder(server, shop.buyer, orderId)).status).toBe('PENDING');
    expect(await deliverTo(server, shop, moyasar.event('payout_paid', {}))).toBe(204);
  });
});

describe('refunds', () => {
  it.each([
    ['the mark', /PUT .*payments/],
    ['the refund', /POST .*refund$/],
    ['the last mark', /POST .*refund$/],
  ])('are made once when the answer about %s is lost', async (what, path) => {
    const shop = await givenMoyasarShop(server, moyasar);
    const { orderId, invoiceId } = await givenPaid(server, moyasar, shop);
    const before = refundCalls();
    if (what === 'the last mark') moyasar.next({ path: /PUT .*payments/, status: 503 });
    moyasar.next({ path, cut: true });
    await refundFirstLine(server, shop, orderId);
    for (let round = 0; round < 3; round += 1) {
      await server.runJobs().catch(() => []);
      server.clock.advance(2 * MINUTE);
      await reconciled(server, shop);
    }
    expect(paymentOf(invoiceId)).toMatchObject({ refunded: 10_000 });
    expect(refundCalls() - before).toBe(1);
    expect(await refundStatuses(server, shop, orderId)).toEqual(['SUCCEEDED']);
    expect(await rights(server, shop)).toEqual(['REVOKED']);
  });

  it('are recognised much later, though Moyasar tells their sum only', async () => {
    const shop = await givenMoyasarShop(server, moyasar);
    const { orderId } = await givenPaid(server, moyasar, shop);
    moyasar.next({ path: /POST .*refund$/, cut: true });
    await refundFirstLine(server, shop, orderId);
    await server.runJobs().catch(() => []);
    const before = refundCalls();
    server.clock.advance(26 * HOUR);
    await reconciled(server, shop);
    expect(refundCalls()).toBe(before);
    expect(await refundStatuses(server, shop, orderId)).toEqual(['SUCCEEDED']);
  });

  it('that Moyasar refuses fail, and those made in the dashboard count, without a webhook', async () => {
    const shop = await givenMoyasarShop(server, moyasar, { hasWebhook: false });
    const { orderId, invoiceId } = await givenPaid(server, moyasar, shop);
    moyasar.refundInDashboard(invoiceId, 10_000);
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

  it('here and in the dashboard are told apart, part by part', async () => {
    const shop = await givenMoyasarShop(server, moyasar, { hasWebhook: false, prices: [10_000, 2500] });
    const { orderId, invoiceId } = await givenPaid(server, moyasar, shop);
    moyasar.refundInDashboard(invoiceId, 1000);
    await reconciled(server, shop);
    await refundFirstLine(server, shop, orderId);
    await server.runJobs();
    moyasar.refundInDashboard(invoiceId, 500);
    for (let round = 0; round < 2; round += 1) await reconciled(server, shop);
    const { refunds, refundedMinor } = await readOrder(server, shop.buyer, orderId);
    expect(refundedMinor).toBe(paymentOf(invoiceId).refunded);
    const byReason = (reason: string) =>
      refunds.filter((refund) => refund.reason === reason).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    expect([byReason('PROVIDER'), byReason('ADMINISTRATOR')]).toEqual([1500, refundedMinor - 1500]);
  });

  it('count whole when a payment is voided', async () => {
    const shop = await givenMoyasarShop(server, moyasar, { hasWebhook: false });
    const { orderId, invoiceId } = await givenPaid(server, moyasar, shop);
    moyasar.voidInDashboard(invoiceId);
    for (let round = 0; round < 2; round += 1) await reconciled(server, shop);
    expect((await readOrder(server, shop.buyer, orderId)).refunds).toMatchObject([
      { status: 'SUCCEEDED', reason: 'PROVIDER', amountMinor: 10_000 },
    ]);
    expect(await rights(server, shop)).toEqual(['REVOKED']);
  });

  it('of payments that were made elsewhere with the same account are left alone', async () => {
    const shop = await givenMoyasarShop(server, moyasar, { hasWebhook: false });
    const { invoiceId } = await givenPaid(server, moyasar, shop);
    const invoice = moyasar.invoices.get(invoiceId)!;
    invoice.metadata = { shop: 'another' };
    const payment = moyasar.refundInDashboard(invoiceId, 4000);
    payment.created_at = now().toISOString();
    await reconciled(server, shop);
    expect(payment.metadata).toBeNull();
  });
});
