import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE } from '@sullam/domain/limits.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { killableServer } from '../../../../../test/support/killable-server.ts';
import { sampled } from '../../../../../test/support/sampling.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { Order } from '../../orders/orders.schemas.ts';
import { addToCart, readCart, readOrder } from '../../orders/test/orders.factory.ts';
import { type ProviderShop, reconciled, rights } from '../../payment-accounts/test/provider-shop.ts';
import { startFakeStripe } from './fake-stripe.ts';
import { givenStripeShop } from './stripe-shop.ts';

const stripe = await startFakeStripe();
afterAll(() => stripe.close());
const server = testServer({ STRIPE_API_URL: stripe.url });
const killable = killableServer(server, () => ({ STRIPE_API_URL: stripe.url }));

/** Points at which `npm test` kills, for a start of the server takes seconds; `npm run test:all` kills at each. */
const POINTS = 1;
/** How long the jobs of a server that has started again may take before the job of every five minutes does their work. */
const JOB_TRIES = 20;
const TRY_EVERY = 100;

let shop: ProviderShop;
beforeAll(async () => {
  shop = await givenStripeShop(server, stripe, { prices: [10_000] });
}, 60_000);

const order = async (buyer: TestMember, orderId: number): Promise<Order> => readOrder(server, buyer, orderId);

/** Waits until jobs have done their work: those of the living server, or the reconciliation once they are late. */
async function settled(isDone: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < JOB_TRIES; tries++) {
    await killable.revive();
    if (await isDone()) return;
    await sleep(TRY_EVERY);
  }
  server.clock.advance(2 * MINUTE);
  await reconciled(server, shop);
  expect(await isDone()).toBe(true);
}

interface Books {
  orders: number;
  isPaid: boolean;
  isEntitled: boolean;
  documents: string[];
}

/** What the database says of a buyer. */
async function books(buyer: TestMember): Promise<Books> {
  const orders = await server.admin<{ order_id: number; status: string }[]>`
    select order_id::int as order_id, status from orders where user_id = ${buyer.userId}`;
  const documents = await server.admin<{ kind: string }[]>`
    select kind from tax_documents where order_id = any(${orders.map(({ order_id }) => order_id)}::bigint[]) order by 1`;
  const [right] = await rights(server, { ...shop, buyer });
  return {
    orders: orders.length,
    isPaid: orders.some(({ status }) => status === 'PAID'),
    isEntitled: right === 'ACTIVE',
    documents: documents.map(({ kind }) => kind),
  };
}

/** At every moment, buyers who have paid have the course, and no others. */
const expectConsistent = (buyer: TestMember) => async (): Promise<void> => {
  const { isPaid, isEntitled } = await books(buyer);
  expect(isEntitled).toBe(isPaid);
};

/** Sessions of an order at the provider. */
async function sessionsOf(orderId: number) {
  const payments = await server.admin<{ payment_id: number }[]>`
    select payment_id::int as payment_id from payments where order_id = ${orderId}`;
  const ids = payments.map(({ payment_id }) => String(payment_id));
  return [...stripe.sessions.values()].filter(({ client_reference_id }) => ids.includes(String(client_reference_id)));
}

/** Amounts that the provider has paid back of an order. */
async function refundsAtProvider(orderId: number): Promise<unknown[]> {
  const intents = (await sessionsOf(orderId)).map(({ payment_intent }) => payment_intent);
  return [...stripe.refunds.values()]
    .filter(({ payment_intent }) => intents.includes(payment_intent))
    .map(({ amount }) => amount);
}

/** Buys the course as a browser would, which repeats what was not answered. */
async function buy(killAt: number | null): Promise<{ buyer: TestMember; orderId: number }> {
  const buyer = await givenMember(server, shop.organizationId);
  expect((await addToCart(server, buyer, shop.courseIds[0]!)).status).toBe(200);
  const { version } = await readCart(server, buyer);
  await killable.revive();
  killable.killAt(killAt, expectConsistent(buyer));
  const key = { ...buyer.headers, 'idempotency-key': randomUUID() };
  const placed = await killable.fetch('POST', '/api/cart/checkout', key, { version });
  expect(placed.status).toBe(200);
  const { orders } = (await placed.json()) as { orders: Order[] };
  const { orderId } = orders[0]!;
  const card = { method: 'Credit Card', provider: 'stripe' };
  const started = await killable.fetch('POST', `/api/orders/${orderId}/payments`, buyer.headers, card);
  expect(started.status).toBe(200);
  const { url } = (await started.json()) as { url: string };
  const sessionId = url.split('/').at(-1)!;
  stripe.pay(sessionId);
  const event = stripe.event('checkout.session.completed', stripe.sessions.get(sessionId)!, new Date());
  const headers = { ...event.headers, organization: String(shop.organizationId) };
  const heard = await killable.fetch('POST', '/api/payment-webhooks/stripe', headers, event.body);
  expect(heard.status).toBe(204);
  await settled(async () => (await order(buyer, orderId)).status === 'PAID');
  return { buyer, orderId };
}

/** Refunds the order as an administrator would, who looks at it before repeating what was not answered. */
async function refund(buyer: TestMember, orderId: number, killAt: number | null): Promise<void> {
  const { purchasedItems } = await order(buyer, orderId);
  await killable.revive();
  killable.killAt(killAt, async () => {
    const { refunds } = await order(buyer, orderId);
    const isPaidBack = refunds.some(({ status }) => status === 'SUCCEEDED');
    expect((await books(buyer)).isEntitled).toBe(!isPaidBack);
  });
  const before = killable.kills();
  const at = `/api/orders/refund/${purchasedItems[0]!.id}`;
  const answer = await killable.fetch('POST', at, shop.administrator.headers, {
    amountMinor: 10_000,
    note: 'Returned',
  });
  // a repeated request is refused where the first one was carried out although its answer was lost
  if (killable.kills() === before) expect(answer.status).toBe(200);
  else expect([200, 409]).toContain(answer.status);
  await settled(async () => (await order(buyer, orderId)).refunds.every(({ status }) => status === 'SUCCEEDED'));
}

async function expectBought({ buyer, orderId }: { buyer: TestMember; orderId: number }): Promise<void> {
  expect(await books(buyer)).toEqual({ orders: 1, isPaid: true, isEntitled: true, documents: ['INVOICE'] });
  const sessions = await sessionsOf(orderId);
  expect(sessions.filter(({ payment_status }) => payment_status === 'paid')).toHaveLength(1);
  expect(sessions.filter(({ status }) => status === 'open')).toEqual([]);
  expect((await order(buyer, orderId)).history.filter(({ kind }) => kind === 'PAID')).toHaveLength(1);
}

/** Numbers of statements at which to kill. Their count varies with what the job queue asks in between: the last tenth may not come. */
const pointsOf = (count: number, purpose: string): readonly number[] =>
  sampled([...Array(Math.floor(count * 0.9)).keys()], POINTS, purpose).map((index) => index + 1);

describe('a server that is killed between two statements', () => {
  it('of a checkout charges once, and the order is paid and entitled', async () => {
    await expectBought(await buy(null));
    // what is kept in memory is read once: the second time shows what a purchase takes
    await expectBought(await buy(null));
    const points = pointsOf(killable.statements(), 'killed checkout');
    for (const point of points) await expectBought(await buy(point));
    expect(killable.kills()).toBe(points.length);
  }, 1_800_000);

  it('of a refund pays back once, and the right has ended', async () => {
    const first = await buy(null);
    await refund(first.buyer, first.orderId, null);
    const points = pointsOf(killable.statements(), 'killed refund');
    const before = killable.kills();
    for (const point of points) {
      const { buyer, orderId } = await buy(null);
      await refund(buyer, orderId, point);
      const { refunds } = await order(buyer, orderId);
      expect(refunds.map(({ status, amountMinor }) => [status, amountMinor])).toEqual([['SUCCEEDED', 10_000]]);
      expect(await refundsAtProvider(orderId)).toEqual([10_000]);
      expect(await books(buyer)).toMatchObject({
        isPaid: true,
        isEntitled: false,
        documents: ['CREDIT_NOTE', 'INVOICE'],
      });
    }
    expect(killable.kills() - before).toBe(points.length);
  }, 1_800_000);
});
