import { MINUTE } from '@sullam/domain/limits.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testServer } from '../../../../../test/support/test-server.ts';
import { readOrder } from '../../orders/test/orders.factory.ts';
import {
  deliverAll as deliverEvents,
  deliverTo,
  disputesOf,
  everyOrder,
  kindsOf,
  type ProviderShop,
  reconciled,
  rights,
} from '../../payment-accounts/test/provider-shop.ts';
import { makeCertificate } from './certificates.ts';
import { captureResource, startFakePaypal } from './fake-paypal.ts';
import { givenPaid, givenPaypalShop, givenStarted } from './paypal-shop.ts';

const paypal = await startFakePaypal();
afterAll(() => paypal.close());
const server = testServer({ PAYPAL_SANDBOX_URL: paypal.url });
// all deliveries of this file come from one address
beforeEach(async () => {
  await server.admin`delete from rate_limits`;
  paypal.captureStatus = 'COMPLETED';
});

const now = () => server.clock.now();
const orderAt = (reference: string) => paypal.orders.get(reference)!;
const statusOf = async ({ buyer }: ProviderShop, orderId: number) => (await readOrder(server, buyer, orderId)).status;

interface Delivery {
  type: string;
  resource: object;
}

const deliverAll = (shop: ProviderShop, deliveries: readonly Delivery[]) =>
  deliverEvents(
    server,
    shop,
    deliveries.map(
      ({ type, resource }) =>
        () =>
          paypal.event(type, resource, now()),
    ),
  );

/** What each event of a checkout is about. */
const resourceOf = (type: string, reference: string): object =>
  type.startsWith('PAYMENT.') ? captureResource(orderAt(reference)) : orderAt(reference);

describe('events of a checkout', () => {
  it('capture what the buyer approved before closing the browser', async () => {
    const shop = await givenPaypalShop(server, paypal);
    const { orderId, reference } = await givenStarted(server, shop);
    paypal.approve(reference);
    await deliverAll(shop, [{ type: 'CHECKOUT.ORDER.APPROVED', resource: orderAt(reference) }]);
    expect(await statusOf(shop, orderId)).toBe('PAID');
    expect(orderAt(reference).purchase_units[0]!.payments.captures).toHaveLength(1);
  });

  it.each(
    everyOrder([
      'CHECKOUT.ORDER.APPROVED',
      'PAYMENT.CAPTURE.PENDING',
      'PAYMENT.CAPTURE.COMPLETED',
      'CHECKOUT.ORDER.COMPLETED',
    ]),
  )('whose money comes later pay once in the order $name', async ({ order }) => {
    const shop = await givenPaypalShop(server, paypal);
    const { orderId, reference } = await givenStarted(server, shop);
    paypal.captureStatus = 'PENDING';
    paypal.approve(reference);
    await reconciled(server, shop);
    paypal.settle(reference, 'COMPLETED');
    await deliverAll(
      shop,
      order.map((type) => ({ type, resource: resourceOf(type, reference) })),
    );
    expect(await kindsOf(server, shop, orderId)).toEqual(['PLACED', 'PAYMENT_STARTED', 'PAID']);
    expect(await rights(server, shop)).toEqual(['ACTIVE']);
  });

  it.each(everyOrder(['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.PENDING', 'PAYMENT.CAPTURE.DENIED']))(
    'that fails grant nothing in the order $name',
    async ({ order }) => {
      const shop = await givenPaypalShop(server, paypal);
      const { orderId, reference } = await givenStarted(server, shop);
      paypal.captureStatus = 'PENDING';
      paypal.approve(reference);
      await reconciled(server, shop);
      paypal.settle(reference, 'DECLINED');
      await deliverAll(
        shop,
        order.map((type) => ({ type, resource: resourceOf(type, reference) })),
      );
      expect(await kindsOf(server, shop, orderId)).toEqual(['PLACED', 'PAYMENT_STARTED', 'PAYMENT_FAILED']);
      expect((await readOrder(server, shop.buyer, orderId)).abilities.canPay).toBe(true);
      expect(await rights(server, shop)).toEqual([undefined]);
    },
  );

  it('whose approval PayPal takes back leave the attempt open', async () => {
    const shop = await givenPaypalShop(server, paypal);
    const { orderId, reference } = await givenStarted(server, shop);
    const resource = { order_id: reference, purchase_units: orderAt(reference).purchase_units };
    await deliverAll(shop, [{ type: 'CHECKOUT.PAYMENT-APPROVAL.REVERSED', resource }]);
    expect((await readOrder(server, shop.buyer, orderId)).payments).toMatchObject([{ status: 'OPEN' }]);
  });

  it('may overtake the answer that brings the id of the page', async () => {
    const shop = await givenPaypalShop(server, paypal);
    const { orderId, paymentId, reference } = await givenStarted(server, shop);
    await server.admin`update payments set provider_reference = null where payment_id = ${paymentId}`;
    paypal.approve(reference);
    await deliverAll(shop, [{ type: 'CHECKOUT.ORDER.APPROVED', resource: orderAt(reference) }]);
    expect(await statusOf(shop, orderId)).toBe('PAID');
  });
});

describe('events of a refund', () => {
  it.each(everyOrder(['PAYMENT.CAPTURE.COMPLETED', 'PAYMENT.CAPTURE.REFUNDED', 'PAYMENT.CAPTURE.REVERSED']))(
    'in the dashboard book it once and note that it came back, in the order $name',
    async ({ order }) => {
      const shop = await givenPaypalShop(server, paypal);
      const { orderId, reference } = await givenPaid(server, paypal, shop);
      const refund = paypal.refundInDashboard(reference, '100.00');
      const deliveries = order.map((type) => ({
        type,
        resource: type === 'PAYMENT.CAPTURE.COMPLETED' ? captureResource(orderAt(reference)) : refund,
      }));
      await deliverAll(shop, deliveries);
      expect(await kindsOf(server, shop, orderId)).toEqual(['PLACED', 'PAYMENT_STARTED', 'PAID', 'REFUNDED']);
      refund.status = 'FAILED';
      await deliverAll(shop, deliveries);
      const kinds = await kindsOf(server, shop, orderId);
      expect(kinds).toEqual(['PLACED', 'PAYMENT_STARTED', 'PAID', 'REFUNDED', 'REFUND_RETURNED']);
      expect(await rights(server, shop)).toEqual(['REVOKED']);
    },
  );
});

describe('events of a dispute', () => {
  const types = everyOrder(['CUSTOMER.DISPUTE.CREATED', 'CUSTOMER.DISPUTE.UPDATED', 'CUSTOMER.DISPUTE.RESOLVED']);

  it.each(types)('suspend, then end access once when it is lost, in the order $name', async ({ order }) => {
    const shop = await givenPaypalShop(server, paypal, { prices: [10_000, 2500] });
    const { orderId, reference } = await givenPaid(server, paypal, shop);
    const resource = paypal.dispute(reference, { status: 'WAITING_FOR_SELLER_RESPONSE' });
    await deliverAll(shop, [{ type: order[0]!, resource }]);
    expect(await rights(server, shop)).toEqual(['SUSPENDED', 'SUSPENDED']);
    paypal.dispute(reference, {
      status: 'RESOLVED',
      dispute_outcome: {
        outcome_code: 'RESOLVED_BUYER_FAVOUR',
        amount_refunded: { currency_code: 'USD', value: '125.00' },
      },
    });
    await deliverAll(
      shop,
      order.map((type) => ({ type, resource })),
    );
    expect((await kindsOf(server, shop, orderId)).slice(2)).toEqual([
      'PAID',
      'DISPUTED',
      'DISPUTE_LOST',
      'REFUNDED',
      'REFUNDED',
    ]);
    expect(await rights(server, shop)).toEqual(['REVOKED', 'REVOKED']);
    expect(await disputesOf(server, shop, orderId)).toMatchObject([
      { status: 'LOST', amountMinor: 12_500, reference: resource.dispute_id },
    ]);
  });

  it.each(types)('give access back when it is won, in the order $name', async ({ order }) => {
    const shop = await givenPaypalShop(server, paypal);
    const { orderId, reference } = await givenPaid(server, paypal, shop);
    const resource = paypal.dispute(reference, { status: 'OPEN' });
    await deliverAll(shop, [{ type: order[0]!, resource }]);
    expect(await rights(server, shop)).toEqual(['SUSPENDED']);
    paypal.dispute(reference, { status: 'RESOLVED', dispute_outcome: { outcome_code: 'RESOLVED_SELLER_FAVOUR' } });
    await deliverAll(
      shop,
      order.map((type) => ({ type, resource })),
    );
    expect((await kindsOf(server, shop, orderId)).slice(3)).toEqual(['DISPUTED', 'DISPUTE_WON']);
    expect(await rights(server, shop)).toEqual(['ACTIVE']);
  });

  it('suspend nothing while it is an inquiry', async () => {
    const shop = await givenPaypalShop(server, paypal);
    const { orderId, reference } = await givenPaid(server, paypal, shop);
    const inquiry = { status: 'OPEN', dispute_life_cycle_stage: 'INQUIRY' };
    const resource = paypal.dispute(reference, inquiry);
    await deliverAll(shop, [{ type: 'CUSTOMER.DISPUTE.CREATED', resource }]);
    expect(await rights(server, shop)).toEqual(['ACTIVE']);
    expect(await disputesOf(server, shop, orderId)).toMatchObject([{ status: 'INQUIRY', endedAt: null }]);
    paypal.dispute(reference, { status: 'RESOLVED', dispute_outcome: { outcome_code: 'CANCELED_BY_BUYER' } });
    await deliverAll(shop, [{ type: 'CUSTOMER.DISPUTE.RESOLVED', resource }]);
    expect(await disputesOf(server, shop, orderId)).toMatchObject([{ status: 'WON' }]);
    expect(await rights(server, shop)).toEqual(['ACTIVE']);
  });
});

describe('acceptPaymentWebhook', () => {
  it('refuses what PayPal did not sign for this endpoint, or signed long ago, and believes nothing of it', async () => {
    const shop = await givenPaypalShop(server, paypal);
    const { orderId, reference } = await givenStarted(server, shop);
    paypal.approve(reference);
    const make = (at = now(), signing: Parameters<typeof paypal.event>[3] = {}) =>
      paypal.event('CHECKOUT.ORDER.APPROVED', orderAt(reference), at, signing);
    const genuine = make();
    const without = (name: string) => ({ ...genuine, headers: { ...genuine.headers, [name]: '' } });
    paypal.certificates.set(
      '/v1/notifications/certs/CERT-expired',
      makeCertificate({ to: new Date('2021-01-01') }).pem,
    );
    const forged = [
      { ...genuine, body: genuine.body.replace('WH-', 'WH_') },
      { body: genuine.body },
      ...Object.keys(genuine.headers).map(without),
      make(new Date(now().getTime() - 74 * 60 * MINUTE)),
      make(new Date(now().getTime() + 6 * MINUTE)),
      make(now(), { webhookId: 'WEBHOOK-of-another' }),
      make(now(), { certificateUrl: 'https://paypal.com.attacker.example/v1/notifications/certs/CERT-standin' }),
      make(now(), { certificateUrl: `${paypal.url}/v1/notifications/certs/CERT-expired` }),
      make(now(), { certificateUrl: `${paypal.url}/v1/notifications/certs/CERT-missing` }),
    ];
    for (const each of forged) expect(await deliverTo(server, shop, each)).toBe(400);
    await server.runJobs();
    expect(await statusOf(shop, orderId)).toBe('PENDING');
    expect(await deliverTo(server, shop, genuine)).toBe(204);
    await server.runJobs();
    expect(await statusOf(shop, orderId)).toBe('PAID');
  });

  it('takes a repetition of PayPal three days later', async () => {
    const shop = await givenPaypalShop(server, paypal);
    const event = paypal.event('CHECKOUT.ORDER.APPROVED', {}, new Date(now().getTime() - 71 * 60 * MINUTE));
    expect(await deliverTo(server, shop, event)).toBe(204);
  });

  it('asks for a certificate once', async () => {
    const shop = await givenPaypalShop(server, paypal);
    const count = () => paypal.calls.filter((call) => call.includes('/certs/')).length;
    const before = count();
    for (let round = 0; round < 3; round += 1)
      expect(await deliverTo(server, shop, paypal.event('BILLING.PLAN.CREATED', {}, now()))).toBe(204);
    expect(count() - before).toBeLessThanOrEqual(1);
  });

  it.each([1, 5])('applies an event once that comes %i times at once', async (times) => {
    const shop = await givenPaypalShop(server, paypal);
    const { orderId, reference } = await givenStarted(server, shop);
    paypal.approve(reference);
    const event = paypal.event('CHECKOUT.ORDER.APPROVED', orderAt(reference), now());
    const answers = await Promise.all(Array.from({ length: times }, () => deliverTo(server, shop, event)));
    expect(answers.every((status) => status === 204)).toBe(true);
    await server.runJobs();
    expect(await kindsOf(server, shop, orderId)).toEqual(['PLACED', 'PAYMENT_STARTED', 'PAID']);
  });
});
