import { MINUTE } from '@sullam/domain/limits.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { readOrder } from '../../orders/test/orders.factory.ts';
import { reconciled, rights } from '../../payment-accounts/test/provider-shop.ts';
import { startFakeStripe } from '../../stripe-payments/test/fake-stripe.ts';
import { givenPaid, givenStripeShop } from '../../stripe-payments/test/stripe-shop.ts';
import { requestRefund } from './ticket-shop.factory.ts';

const stripe = await startFakeStripe();
afterAll(() => stripe.close());
const server = testServer({ STRIPE_API_URL: stripe.url });

/** A request of a buyer whose refund is written and that no process has carried out. */
async function givenApproved() {
  const shop = await givenStripeShop(server, stripe, { prices: [10_000] });
  const { orderId } = await givenPaid(server, stripe, shop);
  const [line] = (await readOrder(server, shop.buyer, orderId)).purchasedItems;
  const asked = await requestRefund(server, shop.buyer, orderId, [{ purchasedItemId: line!.id, amountMinor: null }]);
  const { refundRequestId } = asked.body.requests[0]!;
  const approve = { amountMinor: 6000, answer: '' };
  expect(
    (await callAs(server, shop.administrator, `POST /api/refund-requests/${refundRequestId}/approve`, approve)).status,
  ).toBe(204);
  return { shop, orderId };
}

describe('a refund of a request', () => {
  it('is finished by reconciliation when the process ends before the provider is asked', async () => {
    const { shop, orderId } = await givenApproved();
    const before = stripe.refunds.size;
    await server.admin`delete from graphile_worker._private_jobs where task_id in
      (select id from graphile_worker._private_tasks where identifier = 'orders.carry-out-refund')`;
    await server.runJobs();
    expect((await readOrder(server, shop.buyer, orderId)).refunds).toMatchObject([{ status: 'REQUESTED' }]);
    expect(await rights(server, shop)).toEqual(['ACTIVE']);
    server.clock.advance(2 * MINUTE);
    await reconciled(server, shop);
    expect(stripe.refunds.size - before).toBe(1);
    expect((await readOrder(server, shop.buyer, orderId)).refunds).toMatchObject([
      { status: 'SUCCEEDED', amountMinor: 6000, reason: 'BUYER' },
    ]);
    expect(await rights(server, shop)).toEqual(['REVOKED']);
  });

  it('is made once when the provider made it and its answer was lost', async () => {
    const { shop, orderId } = await givenApproved();
    const before = stripe.refunds.size;
    for (let at = 0; at < 2; at += 1) stripe.next({ path: /POST .*refunds/, cut: true });
    await server.runJobs().catch(() => []);
    server.clock.advance(2 * MINUTE);
    await reconciled(server, shop);
    expect(stripe.refunds.size - before).toBe(1);
    expect((await readOrder(server, shop.buyer, orderId)).refunds).toMatchObject([{ status: 'SUCCEEDED' }]);
  });
});
