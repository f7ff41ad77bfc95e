import { HOUR, MINUTE } from '@sullam/domain/limits.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { readOrder } from '../../orders/test/orders.factory.ts';
import type { AccountProviderStates } from '../../payment-accounts/payment-accounts.schemas.ts';
import {
  comeBack,
  givenUnpaid,
  type ProviderShop,
  reconciled,
  rights,
  startPage,
} from '../../payment-accounts/test/provider-shop.ts';
import { startFakeMoyasar } from './fake-moyasar.ts';
import { givenMoyasarShop, givenStarted, startMoyasar } from './moyasar-shop.ts';

const moyasar = await startFakeMoyasar();
afterAll(() => moyasar.close());
const server = testServer({ MOYASAR_API_URL: moyasar.url });

const now = () => server.clock.now();
const invoiceAt = (id: string) => moyasar.invoices.get(id)!;
const statusOf = async ({ buyer }: ProviderShop, orderId: number) => (await readOrder(server, buyer, orderId)).status;

describe('keys', () => {
  it('are accepted by Moyasar, and connect the webhook with a secret token, in place of an earlier one', async () => {
    const { administrator } = await givenMoyasarShop(server, moyasar, { prices: [] });
    const read = async () =>
      (await callAs<AccountProviderStates>(server, administrator, 'GET /api/payment-accounts')).body.providers.find(
        ({ provider }) => provider === 'moyasar',
      )!;
    const { webhookUrl, ...state } = await read();
    expect(state).toMatchObject({
      title: 'Moyasar',
      accepts: 'mada',
      choosesMode: false,
      pageLanguages: ['en', 'ar'],
      takesCurrency: true,
      accounts: [{ mode: 'TEST', keyHints: ['0001'], hasWebhook: true }],
    });
    const secretOf = () => [...moyasar.webhooks.values()].filter(({ url }) => url === webhookUrl);
    const [before] = secretOf();
    const connected = await callAs(server, administrator, 'POST /api/payment-accounts/moyasar/TEST/webhook');
    expect(connected.status).toBe(204);
    expect(secretOf()).toHaveLength(1);
    expect(secretOf()[0]!.shared_secret).not.toBe(before!.shared_secret);
    const wrong = await callAs<{ errorCode: string }>(server, administrator, 'PUT /api/payment-accounts/moyasar', {
      keys: ['sk_test_another0002'],
    });
    expect(wrong.body.errorCode).toBe('payment-account.wrong-keys');
    expect((await read()).accounts).toHaveLength(1);
  });
});

describe('startPayment', () => {
  it('opens an invoice with the amount of the order, which closes before the order does, in the buyer’s language', async () => {
    const shop = await givenMoyasarShop(server, moyasar, { prices: [10_000, 2500] });
    const { orderId, paymentId, invoiceId } = await givenStarted(server, shop);
    const languageOf = async () => new URL((await startPage(server, shop, orderId)).url).searchParams.get('lang');
    const english = await languageOf();
    await server.admin`update payments set language = 'ar' where payment_id = ${paymentId}`;
    expect([english, await languageOf()]).toEqual(['en', 'ar']);
    expect(invoiceAt(invoiceId)).toMatchObject({
      amount: 12_500,
      currency: 'SAR',
      metadata: { organization: String(shop.organizationId), payment: String(paymentId) },
    });
    const order = await readOrder(server, shop.buyer, orderId);
    expect(order).toMatchObject({ isTest: true, method: 'Credit Card' });
    expect(Date.parse(invoiceAt(invoiceId).expired_at)).toBeLessThan(Date.parse(order.expiresAt));
    expect(Math.round((Date.parse(order.expiresAt) - Date.parse(order.payments[0]!.createdAt)) / MINUTE)).toBe(20);
  });

  it('finds the invoice whose answer was lost, and returns the same page when it is pressed twice', async () => {
    const shop = await givenMoyasarShop(server, moyasar);
    const before = moyasar.invoices.size;
    moyasar.next({ path: /POST .*invoices$/, cut: true });
    const orderId = await givenUnpaid(server, shop);
    const pay = { method: 'Credit Card', provider: 'moyasar' };
    const lost = await callAs(server, shop.buyer, `POST /api/orders/${orderId}/payments`, pay);
    expect(lost).toMatchObject({ status: 409, body: { errorCode: 'order.provider-unavailable' } });
    const first = await startMoyasar(server, shop, orderId);
    expect(await startMoyasar(server, shop, orderId)).toEqual(first);
    expect(moyasar.invoices.size - before).toBe(1);
  });

  it('refuses currencies that Moyasar doesn’t take, and amounts below its least', async () => {
    const shop = await givenMoyasarShop(server, moyasar);
    const problemOf = async (currency: string, amountMinor: number) =>
      (
        await callAs<{ methods: { provider: string; accepts: string; problem: string | null }[] }>(
          server,
          shop.buyer,
          `GET /api/payment-methods?currency=${currency}&amountMinor=${amountMinor}`,
        )
      ).body.methods.find(({ provider }) => provider === 'moyasar')?.problem;
    const problems = [
      await problemOf('SAR', 99),
      await problemOf('SAR', 100),
      await problemOf('KWD', 9995),
      await problemOf('EUR', 100),
    ];
    expect(problems).toEqual(['AMOUNT', null, null, 'CURRENCY']);
  });

  it('cancels the invoice of the attempt before', async () => {
    const shop = await givenMoyasarShop(server, moyasar);
    const { orderId, invoiceId } = await givenStarted(server, shop);
    const cancelled = await callAs(server, shop.buyer, `POST /api/orders/${orderId}/cancel`);
    expect(cancelled.status).toBe(200);
    expect(invoiceAt(invoiceId).status).toBe('canceled');
  });
});

describe('payments that no webhook reports', () => {
  it('are found when the buyer comes back', async () => {
    const shop = await givenMoyasarShop(server, moyasar, { hasWebhook: false });
    const { orderId, invoiceId } = await givenStarted(server, shop);
    expect((await comeBack(server, shop, orderId)).status).toBe('PENDING');
    moyasar.pay(invoiceId);
    expect((await comeBack(server, shop, orderId)).status).toBe('PAID');
    expect(await rights(server, shop)).toEqual(['ACTIVE']);
  });

  it('are found by the job of every five minutes, after another try on the same page failed', async () => {
    const shop = await givenMoyasarShop(server, moyasar, { hasWebhook: false });
    const { orderId, invoiceId } = await givenStarted(server, shop);
    moyasar.pay(invoiceId, 'failed');
    await reconciled(server, shop);
    expect((await readOrder(server, shop.buyer, orderId)).payments).toMatchObject([{ status: 'OPEN' }]);
    moyasar.pay(invoiceId);
    await reconciled(server, shop);
    expect(await statusOf(shop, orderId)).toBe('PAID');
  });

  it('survive that Moyasar can’t be reached, or answers with something else than JSON', async () => {
    const shop = await givenMoyasarShop(server, moyasar, { hasWebhook: false });
    const { orderId, invoiceId } = await givenStarted(server, shop);
    moyasar.pay(invoiceId);
    moyasar.next({ path: /GET .*invoices/, status: 503 });
    await reconciled(server, shop);
    moyasar.next({ path: /GET .*invoices/, cut: true });
    await reconciled(server, shop);
    expect(await statusOf(shop, orderId)).toBe('PENDING');
    await reconciled(server, shop);
    expect(await statusOf(shop, orderId)).toBe('PAID');
  });

  it.each([
    ['failed', 'FAILED'],
    ['expired', 'EXPIRED'],
    ['canceled', 'EXPIRED'],
    ['on_hold', 'OPEN'],
  ])('of an invoice that is %s leave the attempt %s', async (status, expected) => {
    const shop = await givenMoyasarShop(server, moyasar, { hasWebhook: false });
    const { orderId, invoiceId } = await givenStarted(server, shop);
    invoiceAt(invoiceId).status = status;
    await reconciled(server, shop);
    const order = await readOrder(server, shop.buyer, orderId);
    expect(order).toMatchObject({ status: 'PENDING', payments: [{ status: expected }] });
  });

  it('go back when they come after the order had expired: the buyer was with the bank', async () => {
    const shop = await givenMoyasarShop(server, moyasar);
    const { orderId, invoiceId } = await givenStarted(server, shop);
    const payment = moyasar.pay(invoiceId, 'initiated', now());
    server.clock.advance(21 * MINUTE);
    await server.runJobs();
    invoiceAt(invoiceId).status = 'expired';
    await reconciled(server, shop);
    expect(await statusOf(shop, orderId)).toBe('EXPIRED');
    payment.status = 'paid';
    await reconciled(server, shop);
    await server.runJobs();
    const order = await readOrder(server, shop.buyer, orderId);
    expect(order).toMatchObject({ status: 'EXPIRED', refunds: [{ reason: 'PAID_LATE', status: 'SUCCEEDED' }] });
    expect(payment).toMatchObject({ status: 'refunded', refunded: 10_000 });
    expect(await rights(server, shop)).toEqual([undefined]);
  });

  it('are asked about no more once a try with the bank was left', async () => {
    const shop = await givenMoyasarShop(server, moyasar, { hasWebhook: false });
    const { orderId, invoiceId } = await givenStarted(server, shop);
    moyasar.pay(invoiceId, 'initiated', now());
    invoiceAt(invoiceId).status = 'expired';
    server.clock.advance(2 * HOUR);
    await server.runJobs();
    await reconciled(server, shop);
    const calls = moyasar.calls.length;
    await reconciled(server, shop);
    expect(moyasar.calls.slice(calls).filter((call) => call.includes(invoiceId))).toEqual([]);
    expect(await statusOf(shop, orderId)).toBe('EXPIRED');
  });

  it('go back when the order is paid twice', async () => {
    const shop = await givenMoyasarShop(server, moyasar);
    const { orderId, invoiceId } = await givenStarted(server, shop);
    await server.admin`update payments set status = 'EXPIRED', ended_at = now() where order_id = ${orderId}`;
    const second = await startMoyasar(server, shop, orderId);
    moyasar.pay(second.invoiceId);
    moyasar.pay(invoiceId);
    for (let round = 0; round < 2; round += 1) await reconciled(server, shop);
    await server.runJobs();
    const order = await readOrder(server, shop.buyer, orderId);
    expect(order.status).toBe('PAID');
    expect(order.refunds).toMatchObject([{ reason: 'PAID_TWICE', status: 'SUCCEEDED', amountMinor: 10_000 }]);
    expect(await rights(server, shop)).toEqual(['ACTIVE']);
  });

  it('are not granted for when their amount is another', async () => {
    const shop = await givenMoyasarShop(server, moyasar);
    const { orderId, invoiceId } = await givenStarted(server, shop);
    const payment = moyasar.pay(invoiceId);
    payment.amount = 1;
    await reconciled(server, shop);
    expect(await statusOf(shop, orderId)).toBe('PENDING');
    payment.amount = 10_000;
    await reconciled(server, shop);
    expect(await statusOf(shop, orderId)).toBe('PAID');
  });
});
