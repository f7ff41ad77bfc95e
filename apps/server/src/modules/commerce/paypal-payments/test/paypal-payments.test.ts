import { DAY, HOUR, MINUTE } from '@sullam/domain/limits.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
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
} from '../../payment-accounts/test/provider-shop.ts';
import { startFakePaypal } from './fake-paypal.ts';
import { givenPaid, givenPaypalShop, givenStarted, startPaypal } from './paypal-shop.ts';

const paypal = await startFakePaypal();
afterAll(() => paypal.close());
const server = testServer({ PAYPAL_SANDBOX_URL: paypal.url, PAYPAL_API_URL: 'http://127.0.0.1:9' });
beforeEach(() => Object.assign(paypal, { captureStatus: 'COMPLETED', refundStatus: 'COMPLETED' }));

const orderAt = (reference: string) => paypal.orders.get(reference)!;
const callsOf = (path: RegExp) => paypal.calls.filter((call) => path.test(call)).length;
const statusOf = async ({ buyer }: ProviderShop, orderId: number) => (await readOrder(server, buyer, orderId)).status;

describe('keys', () => {
  const givenKeys = async () => {
    const { administrator } = await givenPaypalShop(server, paypal, { prices: [], hasWebhook: false });
    const call = (request: string, body?: object) =>
      callAs<{ errorCode?: string }>(server, administrator, request, body);
    const read = async () =>
      (await callAs<AccountProviderStates>(server, administrator, 'GET /api/payment-accounts')).body.providers.find(
        ({ provider }) => provider === 'paypal',
      )!;
    return { call, read };
  };

  it('are tried at the host of the mode that the administrator chooses', async () => {
    const { call, read } = await givenKeys();
    expect(await read()).toMatchObject({
      title: 'PayPal',
      choosesMode: true,
      accepts: 'paypal',
      pageLanguages: ['en', 'ar'],
      takesCurrency: false,
      accounts: [{ mode: 'TEST', accountName: 'Madar at PayPal', keyHints: ['ests', 'ests'] }],
    });
    const answers = [
      await call('PUT /api/payment-accounts/paypal', { keys: paypal.keys }),
      await call('PUT /api/payment-accounts/paypal', { keys: paypal.keys.slice(0, 1), mode: 'TEST' }),
      await call('PUT /api/payment-accounts/paypal', {
        keys: ['client-of-another', 'secret-of-another'],
        mode: 'TEST',
      }),
      await call('PUT /api/payment-accounts/paypal', { keys: paypal.keys, mode: 'LIVE' }),
    ];
    expect(answers.map(({ body }) => body.errorCode)).toEqual([
      'payment-account.wrong-keys',
      'payment-account.wrong-keys',
      'payment-account.wrong-keys',
      'payment-account.unreachable',
    ]);
  });

  it('are exchanged for a token that is kept, and renewed when it ends or counts no more', async () => {
    const { call } = await givenKeys();
    const connect = async () => {
      const before = callsOf(/oauth2/);
      expect((await call('POST /api/payment-accounts/paypal/TEST/webhook')).status).toBe(204);
      return callsOf(/oauth2/) - before;
    };
    expect(await connect()).toBe(0);
    paypal.forgetTokens();
    expect(await connect()).toBe(1);
    server.clock.advance(9 * HOUR);
    expect([await connect(), await connect()]).toEqual([1, 0]);
  });

  it('create the webhook with all events, in place of an earlier one', async () => {
    const { call, read } = await givenKeys();
    const { webhookUrl } = await read();
    for (let round = 0; round < 2; round += 1)
      expect((await call('POST /api/payment-accounts/paypal/TEST/webhook')).status).toBe(204);
    const ours = [...paypal.webhooks.values()].filter(({ url }) => url === webhookUrl);
    expect(ours).toHaveLength(1);
    expect(ours[0]!.event_types).toHaveLength(11);
    expect(ours[0]!.event_types).toContainEqual({ name: 'PAYMENT.CAPTURE.REVERSED' });
  });
});

describe('startPayment', () => {
  it('opens a page of PayPal with net lines, held for 20 minutes, in the buyer’s language', async () => {
    const shop = await givenPaypalShop(server, paypal, { prices: [10_000, 2500] });
    const { orderId, paymentId, reference } = await givenStarted(server, shop);
    expect(orderAt(reference)).toMatchObject({
      intent: 'CAPTURE',
      purchase_units: [
        {
          custom_id: `${shop.organizationId}-payment-${paymentId}`,
          amount: {
            currency_code: 'USD',
            value: '125.00',
            breakdown: { item_total: { currency_code: 'USD', value: '125.00' } },
          },
          items: [{ unit_amount: { value: '100.00' } }, { unit_amount: { value: '25.00' } }],
        },
      ],
      payment_source: {
        paypal: { experience_context: { user_action: 'PAY_NOW', shipping_preference: 'NO_SHIPPING', locale: 'en-US' } },
      },
    });
    const order = await readOrder(server, shop.buyer, orderId);
    expect(Math.round((Date.parse(order.expiresAt) - Date.parse(order.payments[0]!.createdAt)) / MINUTE)).toBe(20);
    expect(order).toMatchObject({ isTest: true, method: 'Paypal' });
  });

  it('returns the same page when it is pressed twice, and when the answer of the first call was lost', async () => {
    const shop = await givenPaypalShop(server, paypal);
    const before = paypal.orders.size;
    paypal.next({ path: /POST .*orders$/, cut: true });
    const orderId = await givenUnpaid(server, shop);
    const lost = await callAs(server, shop.buyer, `POST /api/orders/${orderId}/payments`, { method: 'Paypal' });
    expect(lost).toMatchObject({ status: 409, body: { errorCode: 'order.provider-unavailable' } });
    const first = await startPaypal(server, shop, orderId);
    expect(await startPaypal(server, shop, orderId)).toEqual(first);
    expect(paypal.orders.size - before).toBe(1);
  });

  it('refuses currencies and fractions that PayPal can’t take, and writes no lines that it can’t write', async () => {
    const shop = await givenPaypalShop(server, paypal, { currency: 'HUF', prices: [5050, 4950] });
    const problemOf = async (currency: string, amountMinor: number) =>
      (
        await callAs<{ methods: { provider: string; problem: string | null }[] }>(
          server,
          shop.buyer,
          `GET /api/payment-methods?currency=${currency}&amountMinor=${amountMinor}`,
        )
      ).body.methods.find(({ provider }) => provider === 'paypal')?.problem;
    const problems = [
      await problemOf('SAR', 100),
      await problemOf('HUF', 5050),
      await problemOf('TWD', 5000),
      await problemOf('JPY', 1),
      await problemOf('EUR', 1),
    ];
    expect(problems).toEqual(['CURRENCY', 'AMOUNT', null, null, null]);
    const { orderId, reference } = await givenStarted(server, shop);
    const [unit] = orderAt(reference).purchase_units;
    expect([unit!.amount, unit!.items]).toEqual([{ currency_code: 'HUF', value: '100' }, undefined]);
    paypal.approve(reference);
    expect((await comeBack(server, shop, orderId)).status).toBe('PAID');
  });

  it('ends an attempt that PayPal refuses', async () => {
    const shop = await givenPaypalShop(server, paypal);
    const orderId = await givenUnpaid(server, shop);
    paypal.next({ path: /POST .*orders$/, status: 422, code: 'PAYEE_ACCOUNT_RESTRICTED' });
    const refused = await callAs(server, shop.buyer, `POST /api/orders/${orderId}/payments`, { method: 'Paypal' });
    expect(refused.status).toBe(409);
    expect((await readOrder(server, shop.buyer, orderId)).payments).toMatchObject([{ status: 'FAILED' }]);
    expect((await startPaypal(server, shop, orderId)).reference).toMatch(/^ORDER/);
  });
});

describe('an approved payment', () => {
  it('is captured when the buyer comes back, once', async () => {
    const shop = await givenPaypalShop(server, paypal, { hasWebhook: false });
    const { orderId, reference } = await givenStarted(server, shop);
    expect((await comeBack(server, shop, orderId)).status).toBe('PENDING');
    paypal.approve(reference);
    const answers = await Promise.all([1, 2, 3].map(() => comeBack(server, shop, orderId)));
    expect(answers.some(({ status }) => status === 'PAID')).toBe(true);
    expect(await statusOf(shop, orderId)).toBe('PAID');
    expect(orderAt(reference).purchase_units[0]!.payments.captures).toHaveLength(1);
    expect(await rights(server, shop)).toEqual(['ACTIVE']);
  });

  it('is captured by the job of every five minutes when the buyer closes the browser', async () => {
    const shop = await givenPaypalShop(server, paypal, { hasWebhook: false });
    const { orderId, reference } = await givenStarted(server, shop);
    paypal.approve(reference);
    await reconciled(server, shop);
    expect(await statusOf(shop, orderId)).toBe('PAID');
  });

  it('is captured in the last minute of the hold', async () => {
    const shop = await givenPaypalShop(server, paypal, { hasWebhook: false });
    const { orderId, reference } = await givenStarted(server, shop);
    server.clock.advance(18 * MINUTE);
    paypal.approve(reference);
    server.clock.advance(MINUTE);
    await server.runJobs();
    expect(await readOrder(server, shop.buyer, orderId)).toMatchObject({ status: 'PAID', refunds: [] });
  });

  it('is captured once when the answer is lost after PayPal did it', async () => {
    const shop = await givenPaypalShop(server, paypal, { hasWebhook: false });
    const { orderId, reference } = await givenStarted(server, shop);
    paypal.approve(reference);
    paypal.next({ path: /POST .*capture$/, cut: true });
    await reconciled(server, shop);
    expect(await statusOf(shop, orderId)).toBe('PENDING');
    await reconciled(server, shop);
    expect(await statusOf(shop, orderId)).toBe('PAID');
    expect(orderAt(reference).purchase_units[0]!.payments.captures).toHaveLength(1);
  });

  it('is not captured once its attempt has ended, and PayPal is asked no more', async () => {
    const shop = await givenPaypalShop(server, paypal, { hasWebhook: false });
    const { orderId, reference } = await givenStarted(server, shop);
    server.clock.advance(25 * MINUTE);
    await server.runJobs();
    expect(await statusOf(shop, orderId)).toBe('EXPIRED');
    paypal.approve(reference);
    for (let round = 0; round < 2; round += 1) await reconciled(server, shop);
    const asked = callsOf(new RegExp(reference));
    await reconciled(server, shop);
    expect(callsOf(new RegExp(reference))).toBe(asked);
    expect(orderAt(reference)).toMatchObject({ status: 'APPROVED', purchase_units: [{ payments: { captures: [] } }] });
  });

  it.each(['INSTRUMENT_DECLINED', 'TRANSACTION_REFUSED'])(
    'fails when PayPal says %s, and can be tried again',
    async (issue) => {
      const shop = await givenPaypalShop(server, paypal, { hasWebhook: false });
      const { orderId, reference } = await givenStarted(server, shop);
      paypal.approve(reference);
      paypal.next({ path: /POST .*capture$/, status: 422, code: issue });
      await reconciled(server, shop);
      const failed = await readOrder(server, shop.administrator, orderId);
      expect(failed).toMatchObject({ status: 'PENDING', payments: [{ status: 'FAILED' }] });
      const again = await startPaypal(server, shop, orderId);
      expect(again.reference).not.toBe(reference);
      paypal.approve(again.reference);
      await reconciled(server, shop);
      expect(await readOrder(server, shop.buyer, orderId)).toMatchObject({ status: 'PAID', refunds: [] });
    },
  );
});

describe('payments that no webhook reports', () => {
  it('count once the capture is complete, not while it waits', async () => {
    const shop = await givenPaypalShop(server, paypal, { hasWebhook: false });
    const { orderId, reference } = await givenStarted(server, shop);
    paypal.captureStatus = 'PENDING';
    paypal.approve(reference);
    await reconciled(server, shop);
    expect([orderAt(reference).status, await statusOf(shop, orderId)]).toEqual(['COMPLETED', 'PENDING']);
    paypal.settle(reference, 'COMPLETED');
    await reconciled(server, shop);
    expect(await statusOf(shop, orderId)).toBe('PAID');
  });

  it('survive that PayPal can’t be reached, is busy, or forgot the order', async () => {
    const shop = await givenPaypalShop(server, paypal, { hasWebhook: false });
    const { orderId, reference } = await givenStarted(server, shop);
    paypal.approve(reference);
    for (const status of [503, 429]) {
      paypal.next({ path: /GET .*orders/, status });
      await reconciled(server, shop);
      expect(await statusOf(shop, orderId)).toBe('PENDING');
    }
    const order = orderAt(reference);
    paypal.orders.delete(reference);
    await reconciled(server, shop);
    expect((await readOrder(server, shop.buyer, orderId)).payments).toMatchObject([{ status: 'EXPIRED' }]);
    paypal.orders.set(reference, order);
  });

  it('go back when they come after the order had expired', async () => {
    const shop = await givenPaypalShop(server, paypal);
    const { orderId, reference } = await givenStarted(server, shop);
    paypal.captureStatus = 'PENDING';
    paypal.approve(reference);
    await reconciled(server, shop);
    server.clock.advance(DAY);
    await server.runJobs();
    expect(await statusOf(shop, orderId)).toBe('EXPIRED');
    paypal.settle(reference, 'COMPLETED');
    await reconciled(server, shop);
    await server.runJobs();
    const order = await readOrder(server, shop.buyer, orderId);
    expect(order).toMatchObject({ status: 'EXPIRED', refunds: [{ reason: 'PAID_LATE', status: 'SUCCEEDED' }] });
    expect(await rights(server, shop)).toEqual([undefined]);
  });

  /** An order whose first capture waits while the buyer has approved a second page. */
  const givenTwoPages = async () => {
    const shop = await givenPaypalShop(server, paypal);
    const { orderId, reference } = await givenStarted(server, shop);
    paypal.captureStatus = 'PENDING';
    paypal.approve(reference);
    await reconciled(server, shop);
    await server.admin`update payments set status = 'EXPIRED', ended_at = now() where order_id = ${orderId}`;
    paypal.captureStatus = 'COMPLETED';
    const second = await startPaypal(server, shop, orderId);
    paypal.approve(second.reference);
    return { shop, orderId, first: reference, second: second.reference };
  };

  it('leave the second page uncaptured when the first one turns out to be paid', async () => {
    const { shop, orderId, first, second } = await givenTwoPages();
    paypal.settle(first, 'COMPLETED');
    for (let round = 0; round < 2; round += 1) await reconciled(server, shop);
    expect(await readOrder(server, shop.buyer, orderId)).toMatchObject({ status: 'PAID', refunds: [] });
    expect(orderAt(second)).toMatchObject({ status: 'APPROVED', purchase_units: [{ payments: { captures: [] } }] });
  });

  it('go back when the order is paid twice', async () => {
    const { shop, orderId, first } = await givenTwoPages();
    await reconciled(server, shop);
    expect(await statusOf(shop, orderId)).toBe('PAID');
    paypal.settle(first, 'COMPLETED');
    await reconciled(server, shop);
    await server.runJobs();
    const order = await readOrder(server, shop.buyer, orderId);
    expect(order.status).toBe('PAID');
    expect(order.refunds).toMatchObject([{ reason: 'PAID_TWICE', status: 'SUCCEEDED', amountMinor: 10_000 }]);
    expect(await rights(server, shop)).toEqual(['ACTIVE']);
  });

  it('are not granted for when their amount is another', async () => {
    const shop = await givenPaypalShop(server, paypal);
    const { orderId, reference } = await givenStarted(server, shop);
    paypal.captureStatus = 'PENDING';
    paypal.approve(reference);
    await reconciled(server, shop);
    const [capture] = orderAt(reference).purchase_units[0]!.payments.captures;
    Object.assign(capture!, { status: 'COMPLETED', amount: { currency_code: 'USD', value: '0.01' } });
    await reconciled(server, shop);
    expect(await statusOf(shop, orderId)).toBe('PENDING');
    capture!.amount.value = '100.00';
    await reconciled(server, shop);
    expect(await statusOf(shop, orderId)).toBe('PAID');
  });

  it('know disputes too', async () => {
    const shop = await givenPaypalShop(server, paypal, { hasWebhook: false });
    const { reference } = await givenPaid(server, paypal, shop);
    paypal.dispute(reference, { status: 'UNDER_REVIEW' });
    await reconciled(server, shop);
    expect(await rights(server, shop)).toEqual(['SUSPENDED']);
    paypal.dispute(reference, { status: 'RESOLVED', dispute_outcome: { outcome_code: 'RESOLVED_WITH_PAYOUT' } });
    await reconciled(server, shop);
    expect(await rights(server, shop)).toEqual(['ACTIVE']);
  });
});
