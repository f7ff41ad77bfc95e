import { describe, expect, it } from 'vitest';
import { givenMember, givenSession } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { Order } from '../orders.schemas.ts';
import {
  addToCart,
  givenOrders,
  givenPricedCourse,
  givenShop,
  readCart,
  readOrder,
  type Shop,
} from './orders.factory.ts';

const server = testServer();

const checkOut = async (shop: Shop, version: string, key?: string, extra: object = {}) =>
  call<{ orders: Order[]; errorCode?: string }>(server, 'POST /api/cart/checkout', {
    as: await givenSession(server, shop.organizationId, shop.buyer.userId),
    body: { version, ...extra },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

async function givenFilledCart(
  prices: readonly number[],
): Promise<{ shop: Shop; courseIds: number[]; version: string }> {
  const shop = await givenShop(server);
  const courseIds: number[] = [];
  for (const price of prices) {
    const courseId = await givenPricedCourse(server, shop, price);
    await server.admin`update courses set currency = 'SAR' where course_id = ${courseId}`;
    if (price > 0) await addToCart(server, shop.buyer, courseId);
    courseIds.push(courseId);
  }
  return { shop, courseIds, version: (await readCart(server, shop.buyer)).version };
}

const countOrders = async ({ organizationId }: Shop): Promise<number> => {
  const [row] = await server.admin`select count(*)::int as count from orders where organization_id = ${organizationId}`;
  return row!.count;
};

describe('checkout', () => {
  it('freezes prices, tax and buyer, and empties the cart', async () => {
    const { shop, courseIds, version } = await givenFilledCart([999, 999, 999]);
    const { status, body } = await checkOut(shop, version);
    expect(status).toBe(200);
    const [order] = body.orders;
    expect(order).toMatchObject({
      number: 1,
      status: 'PENDING',
      currency: 'SAR',
      totalMinor: 2997,
      taxMinor: 391,
      refundedMinor: 0,
      purchasedItems: courseIds.map((itemId, at) => ({ itemId, totalMinor: 999, taxMinor: at === 0 ? 131 : 130 })),
      history: [{ kind: 'PLACED', amountMinor: 2997 }],
      abilities: { canPay: true, canCancel: true, canRefund: false, canRefundToCredit: false, canMarkPaid: false },
    });
    expect((await readCart(server, shop.buyer)).purchasedItems).toEqual([]);
    await server.admin`update courses set price_minor = 1, title = '{"en":"Renamed"}' where course_id = ${courseIds[0]!}`;
    await callAs(server, shop.administrator, 'PUT /api/marketplace-settings', { taxRateBasisPoints: 500 });
    const { now: _, ...later } = await readOrder(server, shop.buyer, order!.orderId);
    const { now: __, ...placed } = order!;
    expect(later).toEqual(placed);
  });

  it('is refused with a cart that the buyer did not see, and places nothing', async () => {
    const { shop, courseIds, version } = await givenFilledCart([100]);
    await server.admin`update courses set price_minor = 200 where course_id = ${courseIds[0]!}`;
    expect(await checkOut(shop, version)).toMatchObject({ status: 409, body: { errorCode: 'order.cart-changed' } });
    expect(await countOrders(shop)).toBe(0);
    expect((await readCart(server, shop.buyer)).purchasedItems).toHaveLength(1);
  });

  it('refuses an empty cart', async () => {
    const { shop, version } = await givenFilledCart([]);
    expect(await checkOut(shop, version)).toMatchObject({ status: 409, body: { errorCode: 'order.cart-empty' } });
  });

  it('places one order for each currency', async () => {
    const { shop, courseIds } = await givenFilledCart([100, 200]);
    await server.admin`update courses set currency = 'KWD' where course_id = ${courseIds[1]!}`;
    const orders = await givenOrders(server, shop.buyer);
    expect(orders.map(({ number, currency, totalMinor }) => [number, currency, totalMinor])).toEqual([
      [1, 'KWD', 200],
      [2, 'SAR', 100],
    ]);
  });

  it('gives the same orders under the same key, and refuses another request under it', async () => {
    const { shop, version } = await givenFilledCart([100]);
    const first = await checkOut(shop, version, 'once');
    const again = await checkOut(shop, version, 'once');
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect(await checkOut(shop, 'another', 'once')).toMatchObject({
      status: 422,
      body: { errorCode: 'order.key-reused' },
    });
    expect(await checkOut(shop, version, 'twice')).toMatchObject({ status: 409 });
    expect(await checkOut(shop, version, 'no spaces')).toMatchObject({ status: 400 });
    expect(await countOrders(shop)).toBe(1);
  });

  it('forgets keys after a day', async () => {
    const { shop, version } = await givenFilledCart([100]);
    await checkOut(shop, version, 'old');
    const count = async () => {
      const [row] = await server.admin`
        select count(*)::int as count from idempotency_keys where organization_id = ${shop.organizationId}`;
      return row!.count;
    };
    const job = server.app.jobs.find(({ name }) => name === 'orders.forget-idempotency-keys')!;
    const run = () => job.run({ ...server.platform, organizationId: shop.organizationId }, {});
    await run();
    expect(await count()).toBe(1);
    server.clock.advance(25 * 3_600_000);
    await run();
    expect(await count()).toBe(0);
  });

  it('ignores prices, totals, currencies, buyers and ids that the browser adds', async () => {
    const { shop, version } = await givenFilledCart([100]);
    const stranger = await givenMember(server, shop.organizationId);
    const extra = {
      totalMinor: 1,
      currency: 'USD',
      userId: stranger.userId,
      orderId: 7,
      purchasedItems: [],
      taxMinor: 0,
    };
    const answer = await checkOut(shop, version, undefined, extra);
    if (answer.status === 400) expect(await countOrders(shop)).toBe(0);
    else expect(answer.body.orders).toMatchObject([{ totalMinor: 100, currency: 'SAR', taxMinor: 13 }]);
    expect(await callAs<{ total: number }>(server, stranger, 'GET /api/orders')).toMatchObject({ body: { total: 0 } });
  });

  it('places one order however many requests come at once', async () => {
    const { shop, version } = await givenFilledCart([100]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => checkOut(shop, version)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await countOrders(shop)).toBe(1);
  });

  it('numbers orders without gaps, also when some fail', async () => {
    const shop = await givenShop(server);
    const courseId = await givenPricedCourse(server, shop, 100);
    const buyers = await Promise.all(Array.from({ length: 12 }, () => givenMember(server, shop.organizationId)));
    const answers = await Promise.all(
      buyers.map(async (buyer, at) => {
        await addToCart(server, buyer, courseId);
        const { version } = await readCart(server, buyer);
        return callAs(server, buyer, 'POST /api/cart/checkout', { version: at % 3 === 0 ? 'stale' : version });
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(8);
    const numbers = await server.admin`
      select number from orders where organization_id = ${shop.organizationId} order by number`;
    expect(numbers.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe('an order', () => {
  it('is open to its buyer and administrators alone', async () => {
    const { shop } = await givenFilledCart([100]);
    const [order] = await givenOrders(server, shop.buyer);
    const stranger = await givenMember(server, shop.organizationId);
    const path = `GET /api/orders/${order!.orderId}`;
    expect((await callAs(server, stranger, path)).status).toBe(404);
    expect((await callAs(server, (await givenShop(server)).administrator, path)).status).toBe(404);
    expect(await callAs(server, shop.administrator, path)).toMatchObject({
      status: 200,
      body: {
        abilities: { canPay: false, canCancel: false, canRefund: false, canRefundToCredit: false, canMarkPaid: true },
      },
    });
    expect((await callAs(server, shop.administrator, `POST /api/orders/${order!.orderId}/cancel`)).status).toBe(404);
  });
});
