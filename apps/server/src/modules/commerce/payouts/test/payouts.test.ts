import { DAY } from '@sullam/domain/limits.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { startFakeMoyasar } from '../../moyasar-payments/test/fake-moyasar.ts';
import { givenMoyasarShop, givenPaid as givenPaidByMoyasar } from '../../moyasar-payments/test/moyasar-shop.ts';
import { givenPricedCourse, type Shop } from '../../orders/test/orders.factory.ts';
import type { ProviderShop } from '../../payment-accounts/test/provider-shop.ts';
import { startFakePaypal } from '../../paypal-payments/test/fake-paypal.ts';
import { givenPaid as givenPaidByPaypal, givenPaypalShop } from '../../paypal-payments/test/paypal-shop.ts';
import { startFakeStripe } from '../../stripe-payments/test/fake-stripe.ts';
import { givenPaid, givenStarted, givenStripeShop } from '../../stripe-payments/test/stripe-shop.ts';
import type { PaymentFees, Payout, PayoutEntry } from '../payouts.schemas.ts';
import { readReports } from '../payouts.service.ts';

const stripe = await startFakeStripe();
const paypal = await startFakePaypal();
const moyasar = await startFakeMoyasar();
afterAll(() => Promise.all([stripe.close(), paypal.close(), moyasar.close()]));
const server = testServer({
  STRIPE_API_URL: stripe.url,
  PAYPAL_SANDBOX_URL: paypal.url,
  MOYASAR_API_URL: moyasar.url,
});

const reported = ({ organizationId }: Shop) => readReports({ ...server.platform, organizationId });

const year = () => server.clock.now().getUTCFullYear();

const feesOf = async ({ administrator }: Shop, more = '&includeTest=true') =>
  (await callAs<PaymentFees>(server, administrator, `GET /api/payment-fees?year=${year()}${more}`)).body;

const payoutsOf = async ({ administrator }: Shop, more = '?includeTest=true') =>
  (await callAs<{ data: Payout[]; total: number }>(server, administrator, `GET /api/payouts${more}`)).body;

/** 2.9 % and 1.00 of 100.00. */
const STRIPE_FEE = 390;

describe('fees', () => {
  it('of Stripe are those of the balance transaction, once the money is there', async () => {
    const shop = await givenStripeShop(server, stripe);
    await givenPaid(server, stripe, shop);
    expect((await feesOf(shop)).rows).toMatchObject([{ chargedMinor: 10_000, feeMinor: 0, unknownCount: 1 }]);
    await reported(shop);
    expect(await feesOf(shop)).toMatchObject({
      hasTest: true,
      providers: [{ provider: 'stripe', title: 'Stripe', reportsFees: true, reportsPayouts: true }],
      rows: [
        {
          month: server.clock.now().toISOString().slice(0, 7),
          provider: 'stripe',
          currency: 'SAR',
          paymentCount: 1,
          chargedMinor: 10_000,
          feeMinor: STRIPE_FEE,
          netMinor: 10_000 - STRIPE_FEE,
          unknownCount: 0,
          paidOutMinor: 0,
        },
      ],
    });
    const asked = stripe.calls.length;
    await reported(shop);
    expect(stripe.calls.slice(asked).some((call) => call.includes('payment_intents'))).toBe(false);
  });

  it('of PayPal stand in the capture, in the currency of the order alone', async () => {
    const shop = await givenPaypalShop(server, paypal);
    await givenPaidByPaypal(server, paypal, shop);
    paypal.fee = { currency_code: 'EUR', value: '3.50' };
    await givenPaidByPaypal(server, paypal, await secondOrder(shop));
    await reported(shop);
    expect(await feesOf(shop)).toMatchObject({
      providers: [{ provider: 'paypal', reportsFees: true, reportsPayouts: false }],
      rows: [{ currency: 'USD', paymentCount: 2, feeMinor: 378, unknownCount: 1, paidOutMinor: null }],
    });
  });

  it('of Moyasar stand in the payment', async () => {
    const shop = await givenMoyasarShop(server, moyasar);
    await givenPaidByMoyasar(server, moyasar, shop);
    await reported(shop);
    expect((await feesOf(shop)).rows).toMatchObject([
      { provider: 'moyasar', chargedMinor: 10_000, feeMinor: 375, netMinor: 9625, paidOutMinor: null },
    ]);
  });

  it('are asked for again when the provider could not be reached', async () => {
    const shop = await givenStripeShop(server, stripe);
    await givenPaid(server, stripe, shop);
    for (let times = 0; times < 2; times += 1) stripe.next({ path: /payment_intents/, cut: true });
    await reported(shop);
    expect((await feesOf(shop)).rows).toMatchObject([{ unknownCount: 1 }]);
    await reported(shop);
    expect((await feesOf(shop)).rows).toMatchObject([{ unknownCount: 0, feeMinor: STRIPE_FEE }]);
  });

  it('of test accounts are left out unless asked for, and other providers’ payments in any case', async () => {
    const shop = await givenStripeShop(server, stripe);
    await givenPaid(server, stripe, shop);
    await reported(shop);
    expect(await feesOf(shop, '')).toMatchObject({ hasTest: true, rows: [] });
    expect((await feesOf(shop, '&includeTest=true')).rows).toHaveLength(1);
    expect((await callAs(server, shop.buyer, `GET /api/payment-fees?year=${year()}`)).status).toBe(403);
    expect((await callAs(server, shop.administrator, 'GET /api/payment-fees?year=1999')).status).toBe(400);
  });
});

describe('payouts', () => {
  it('are listed with their transactions, which belong to orders', async () => {
    const shop = await givenStripeShop(server, stripe);
    const { orderId, sessionId } = await givenPaid(server, stripe, shop);
    const arrivesAt = Math.floor(server.clock.now().getTime() / 1000);
    const payout = stripe.payOut([sessionId], { status: 'in_transit', arrival_date: arrivesAt });
    await reported(shop);
    const found = async () => (await payoutsOf(shop)).data.find(({ reference }) => reference === payout.id)!;
    expect(await found()).toMatchObject({ status: 'PENDING', amountMinor: 10_000 - STRIPE_FEE, entryCount: 0 });
    payout.status = 'paid';
    await reported(shop);
    await reported(shop);
    const arrived = await found();
    expect(arrived).toMatchObject({
      title: 'Stripe',
      status: 'PAID',
      arrivesOn: server.clock.now().toISOString().slice(0, 10),
      isTest: true,
      entryCount: 1,
    });
    const entries = await callAs<{ data: PayoutEntry[] }>(
      server,
      shop.administrator,
      `GET /api/payouts/${arrived.payoutId}/entries`,
    );
    expect(entries.body.data).toMatchObject([
      { kind: 'PAYMENT', amountMinor: 10_000, feeMinor: STRIPE_FEE, netMinor: 10_000 - STRIPE_FEE, order: { orderId } },
    ]);
    expect((await feesOf(shop)).rows[0]).toMatchObject({ paidOutMinor: expect.any(Number) });
    const other = await givenStripeShop(server, stripe);
    const foreign = `GET /api/payouts/${arrived.payoutId}/entries`;
    expect((await callAs(server, other.administrator, foreign)).status).toBe(404);
    expect((await callAs(server, shop.buyer, 'GET /api/payouts')).status).toBe(403);
    expect((await payoutsOf(shop, '')).total).toBe(0);
  });

  it('that somebody made by hand have no transactions', async () => {
    const shop = await givenStripeShop(server, stripe);
    const { sessionId } = await givenStarted(server, shop);
    stripe.pay(sessionId);
    const payout = stripe.payOut([sessionId], { automatic: false });
    await reported(shop);
    const found = (await payoutsOf(shop)).data.find(({ reference }) => reference === payout.id);
    expect(found).toMatchObject({ status: 'PAID', entryCount: 0 });
  });
});

describe('exports', () => {
  it('have the fees of a year and all payouts', async () => {
    const shop = await givenStripeShop(server, stripe);
    const { sessionId } = await givenPaid(server, stripe, shop);
    const { id } = stripe.payOut([sessionId]);
    await reported(shop);
    const text = async (path: string) => {
      const { headers } = shop.administrator;
      const response = await server.app.http.inject({ method: 'GET', url: `${path}includeTest=true`, headers });
      expect(response.statusCode).toBe(200);
      return response.body;
    };
    expect(await text(`/api/payment-fees/export?year=${year()}&`)).toContain('Stripe,SAR,1,100.00,3.90,96.10,0,');
    expect(await text('/api/payouts/export?')).toContain(`Stripe,${id},Arrived,96.10,SAR`);
  });
});

/** The shop with another course to buy. */
async function secondOrder(shop: ProviderShop): Promise<ProviderShop> {
  server.clock.advance(DAY / 24);
  const courseId = await givenPricedCourse(server, shop, 10_000);
  await server.admin`update courses set currency = 'USD' where course_id = ${courseId}`;
  return { ...shop, courseIds: [courseId] };
}
