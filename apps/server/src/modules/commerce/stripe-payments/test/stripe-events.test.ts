import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testServer } from '../../../../../test/support/test-server.ts';
import { readOrder } from '../../orders/test/orders.factory.ts';
import {
  deliverAll as deliverEvents,
  everyOrder,
  type ProviderShop,
  disputesOf as readDisputes,
  kindsOf as readKinds,
  reconciled,
  rights,
} from '../../payment-accounts/test/provider-shop.ts';
import { startFakeStripe } from './fake-stripe.ts';
import { givenPaid, givenStarted, givenStripeShop } from './stripe-shop.ts';

const stripe = await startFakeStripe();
afterAll(() => stripe.close());
const server = testServer({ STRIPE_API_URL: stripe.url });
// all deliveries of this file come from one address
beforeEach(() => server.admin`delete from rate_limits`);

interface Delivery {
  type: string;
  thing: Parameters<typeof stripe.event>[1];
}

const deliverAll = (shop: ProviderShop, deliveries: readonly Delivery[]) =>
  deliverEvents(
    server,
    shop,
    deliveries.map(
      ({ type, thing }) =>
        () =>
          stripe.event(type, thing, server.clock.now()),
    ),
  );

const kindsOf = (shop: ProviderShop, orderId: number) => readKinds(server, shop, orderId);

describe('events of a checkout whose money comes later', () => {
  const types = ['checkout.session.completed', 'checkout.session.async_payment_succeeded', 'refund.created'];
  it.each(everyOrder(types))('pay once in the order $name', async ({ order }) => {
    const shop = await givenStripeShop(server, stripe);
    const { orderId, sessionId } = await givenStarted(server, shop);
    stripe.pay(sessionId, 'complete');
    stripe.settle(sessionId, 'paid');
    const refund = stripe.refundInDashboard(sessionId, 4000);
    const session = stripe.sessions.get(sessionId)!;
    await deliverAll(
      shop,
      order.map((type) => ({ type, thing: type.startsWith('refund') ? refund : session })),
    );
    await reconciled(server, shop);
    expect(await kindsOf(shop, orderId)).toEqual(['PLACED', 'PAYMENT_STARTED', 'PAID', 'REFUNDED']);
    expect(await rights(server, shop)).toEqual(['ACTIVE']);
  });
});

describe('events of a checkout that fails', () => {
  const types = ['checkout.session.completed', 'checkout.session.async_payment_failed', 'checkout.session.expired'];
  it.each(everyOrder(types))('grant nothing in the order $name', async ({ order }) => {
    const shop = await givenStripeShop(server, stripe);
    const { orderId, sessionId } = await givenStarted(server, shop);
    stripe.pay(sessionId, 'complete');
    stripe.settle(sessionId, 'failed');
    const thing = stripe.sessions.get(sessionId)!;
    await deliverAll(
      shop,
      order.map((type) => ({ type, thing })),
    );
    expect(await kindsOf(shop, orderId)).toEqual(['PLACED', 'PAYMENT_STARTED', 'PAYMENT_FAILED']);
    expect((await readOrder(server, shop.buyer, orderId)).abilities.canPay).toBe(true);
    expect(await rights(server, shop)).toEqual([undefined]);
  });

  it('close the attempt when its page expires', async () => {
    const shop = await givenStripeShop(server, stripe);
    const { orderId, sessionId } = await givenStarted(server, shop);
    stripe.expire(sessionId);
    await deliverAll(shop, [{ type: 'checkout.session.expired', thing: stripe.sessions.get(sessionId)! }]);
    const order = await readOrder(server, shop.buyer, orderId);
    expect(order.payments).toMatchObject([{ status: 'EXPIRED' }]);
    expect(order.status).toBe('PENDING');
  });
});

describe('events of a refund in the dashboard', () => {
  it.each(everyOrder(['refund.created', 'refund.updated', 'refund.failed']))(
    'book it once and note that it came back, in the order $name',
    async ({ order }) => {
      const shop = await givenStripeShop(server, stripe);
      const { orderId, sessionId } = await givenPaid(server, stripe, shop);
      const refund = stripe.refundInDashboard(sessionId, 10_000);
      await deliverAll(shop, [{ type: order[0]!, thing: refund }]);
      refund.status = 'failed';
      await deliverAll(
        shop,
        order.map((type) => ({ type, thing: refund })),
      );
      const kinds = await kindsOf(shop, orderId);
      expect(kinds).toEqual(['PLACED', 'PAYMENT_STARTED', 'PAID', 'REFUNDED', 'REFUND_RETURNED']);
      expect(await rights(server, shop)).toEqual(['REVOKED']);
    },
  );
});

describe('events of a dispute', () => {
  const disputesOf = (shop: ProviderShop, orderId: number) => readDisputes(server, shop, orderId);
  const types = [
    'charge.dispute.created',
    'charge.dispute.updated',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.closed',
  ];

  it.each(everyOrder(types))('suspend, then end access once when it is lost, in the order $name', async ({ order }) => {
    const shop = await givenStripeShop(server, stripe, { prices: [10_000, 2500] });
    const { orderId, sessionId } = await givenPaid(server, stripe, shop);
    const thing = stripe.dispute(sessionId, 'needs_response');
    await deliverAll(shop, [{ type: order[0]!, thing }]);
    expect(await rights(server, shop)).toEqual(['SUSPENDED', 'SUSPENDED']);
    stripe.dispute(sessionId, 'lost');
    await deliverAll(
      shop,
      order.map((type) => ({ type, thing })),
    );
    const kinds = await kindsOf(shop, orderId);
    expect(kinds.slice(2)).toEqual(['PAID', 'DISPUTED', 'DISPUTE_LOST', 'REFUNDED', 'REFUNDED']);
    expect(await rights(server, shop)).toEqual(['REVOKED', 'REVOKED']);
    const { refunds, refundedMinor } = await readOrder(server, shop.administrator, orderId);
    expect(refunds.every(({ reason, status }) => reason === 'DISPUTE' && status === 'SUCCEEDED')).toBe(true);
    expect(refundedMinor).toBe(12_500);
    expect(await disputesOf(shop, orderId)).toMatchObject([
      { status: 'LOST', amountMinor: 12_500, reason: 'fraudulent', reference: thing.id },
    ]);
  });

  it.each(everyOrder(['charge.dispute.created', 'charge.dispute.funds_reinstated', 'charge.dispute.closed']))(
    'give access back when it is won, in the order $name',
    async ({ order }) => {
      const shop = await givenStripeShop(server, stripe);
      const { orderId, sessionId } = await givenPaid(server, stripe, shop);
      const thing = stripe.dispute(sessionId, 'under_review');
      await deliverAll(shop, [{ type: order[0]!, thing }]);
      expect(await rights(server, shop)).toEqual(['SUSPENDED']);
      stripe.dispute(sessionId, 'won');
      await deliverAll(
        shop,
        order.map((type) => ({ type, thing })),
      );
      expect(await rights(server, shop)).toEqual(['ACTIVE']);
      expect((await kindsOf(shop, orderId)).slice(3)).toEqual(['DISPUTED', 'DISPUTE_WON']);
    },
  );

  it('suspend nothing while it is an inquiry, and tell administrators of it once', async () => {
    const shop = await givenStripeShop(server, stripe);
    const { orderId, sessionId } = await givenPaid(server, stripe, shop);
    const thing = stripe.dispute(sessionId, 'warning_needs_response');
    await deliverAll(shop, [{ type: 'charge.dispute.created', thing }]);
    expect(await rights(server, shop)).toEqual(['ACTIVE']);
    expect(await disputesOf(shop, orderId)).toMatchObject([{ status: 'INQUIRY', endedAt: null }]);
    stripe.dispute(sessionId, 'warning_closed');
    await deliverAll(shop, [{ type: 'charge.dispute.closed', thing }]);
    expect(await rights(server, shop)).toEqual(['ACTIVE']);
    const notices = await server.admin<{ outcome: string }[]>`
      select parameters->>'outcome' as outcome from notifications
      where user_id = ${shop.administrator.userId} and template_id = 1081 order by notification_id`;
    expect(notices.map(({ outcome }) => outcome)).toEqual(['disputeINQUIRY', 'disputeWON']);
  });

  it('are found without any webhook', async () => {
    const shop = await givenStripeShop(server, stripe, { hasWebhook: false });
    const { orderId, sessionId } = await givenPaid(server, stripe, shop);
    stripe.dispute(sessionId, 'needs_response');
    await reconciled(server, shop);
    expect(await rights(server, shop)).toEqual(['SUSPENDED']);
    stripe.dispute(sessionId, 'won');
    await reconciled(server, shop);
    expect(await rights(server, shop)).toEqual(['ACTIVE']);
    expect((await kindsOf(shop, orderId)).slice(3)).toEqual(['DISPUTED', 'DISPUTE_WON']);
  });
});
