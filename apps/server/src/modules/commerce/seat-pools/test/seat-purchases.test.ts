import { describe, expect, it } from 'vitest';
import { givenMember, givenOrganization } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  addToCart,
  givenOrders,
  givenPaidOrder,
  givenPricedCourse,
  givenShop,
  readCart,
} from '../../orders/test/orders.factory.ts';
import type { SeatOffer } from '../seat-pools.schemas.ts';
import { addSeats, givenPaidSeats, givenSeats, isEnrolled, readPool } from './seats.factory.ts';

const server = testServer();

describe('buying seats', () => {
  it('sells a number of them at their common price, whose VAT is that of the total', async () => {
    const shop = await givenShop(server);
    const courseId = await givenPricedCourse(server, shop, 999);
    expect((await addSeats(server, shop.buyer, courseId, 3)).body.order).toMatchObject({
      purchasedItems: [
        {
          itemId: courseId,
          purchasedItemType: { slug: 'course-seats' },
          quantity: 3,
          listMinor: 2997,
          priceMinor: 2997,
        },
      ],
      totals: [{ totalMinor: 2997, taxMinor: 391, itemCount: 1 }],
    });
    const order = await givenPaidSeats(server, shop.buyer, courseId, 3);
    expect(order).toMatchObject({
      status: 'PAID',
      totalMinor: 2997,
      taxMinor: 391,
      purchasedItems: [{ quantity: 3, totalMinor: 2997, reductionMinor: 0 }],
    });
    expect(await isEnrolled(server, shop.buyer, courseId)).toBe(false);
  });

  it('takes the later number, and lets the owner of a course buy seats of it', async () => {
    const shop = await givenShop(server);
    const courseId = await givenPricedCourse(server, shop, 500);
    await givenPaidOrder(server, shop.buyer, [courseId]);
    await addSeats(server, shop.buyer, courseId, 5);
    await addSeats(server, shop.buyer, courseId, 7);
    const { purchasedItems } = await readCart(server, shop.buyer);
    expect(purchasedItems).toMatchObject([{ quantity: 7, priceMinor: 3500, problem: null, formerPriceMinor: null }]);
  });

  it('keeps seats and the course itself apart in one cart', async () => {
    const shop = await givenShop(server);
    const courseId = await givenPricedCourse(server, shop, 500);
    await addToCart(server, shop.buyer, courseId);
    await addSeats(server, shop.buyer, courseId, 2);
    expect((await readCart(server, shop.buyer)).totals).toMatchObject([{ totalMinor: 1500, itemCount: 2 }]);
    const [order] = await givenOrders(server, shop.buyer);
    const cancelled = await callAs(server, shop.buyer, `POST /api/orders/${order!.orderId}/cancel`);
    expect(cancelled.status).toBe(200);
    expect((await readCart(server, shop.buyer)).purchasedItems).toMatchObject([{ quantity: 1 }, { quantity: 2 }]);
  });

  it.each([-1, 0, 1, 1001, 2.5, '3', null])('refuses %s seats and names the field', async (quantity) => {
    const shop = await givenShop(server);
    const courseId = await givenPricedCourse(server, shop, 500);
    const { status, body } = await callAs<{ details: { path: string }[] }>(server, shop.buyer, 'POST /api/cart/items', {
      itemType: 'course-seats',
      itemId: courseId,
      quantity,
    });
    expect([status, body.details.map(({ path }) => path)]).toEqual([400, ['quantity']]);
  });

  it('refuses seats without a number, and a number of anything else', async () => {
    const shop = await givenShop(server);
    const courseId = await givenPricedCourse(server, shop, 500);
    const add = (body: object) => callAs(server, shop.buyer, 'POST /api/cart/items', { itemId: courseId, ...body });
    expect((await add({ itemType: 'course-seats' })).body).toMatchObject({ details: [{ path: 'quantity' }] });
    expect((await add({ itemType: 'course', quantity: 3 })).body).toMatchObject({ details: [{ path: 'quantity' }] });
    const visit = await callAs(server, shop.buyer, 'POST /api/visitor-cart', {
      items: [{ itemType: 'course', itemId: courseId, quantity: 3 }],
    });
    expect(visit.body).toMatchObject({ status: 400, details: [{ path: 'items.0.quantity' }] });
  });

  it('does not sell seats of a free, foreign or unpublished course', async () => {
    const shop = await givenShop(server);
    const free = await givenPricedCourse(server, shop, 0);
    const foreign = await givenPricedCourse(server, { ...shop, organizationId: await givenOrganization(server) }, 500);
    for (const courseId of [free, foreign]) {
      expect((await addSeats(server, shop.buyer, courseId, 2)).status).toBe(404);
      expect((await callAs(server, shop.buyer, `GET /api/courses/${courseId}/seat-offer`)).status).toBe(404);
    }
  });

  it('prices a visitor’s seats and merges them once', async () => {
    const shop = await givenShop(server);
    const courseId = await givenPricedCourse(server, shop, 500);
    const items = [{ itemType: 'course-seats', itemId: courseId, quantity: 4 }];
    const merge = () => callAs<{ cart: object }>(server, shop.buyer, 'POST /api/cart/merge', { items });
    expect((await merge()).body).toMatchObject({ keptCount: 1, leftOut: [] });
    expect((await merge()).body.cart).toMatchObject({ order: { purchasedItems: [{ quantity: 4, priceMinor: 2000 }] } });
  });

  it('costs the volume price from its number on, and keeps what was reduced', async () => {
    const shop = await givenShop(server);
    const courseId = await givenPricedCourse(server, shop, 1000);
    const price = { sale: null, groupPrices: [], taxCategory: 'STANDARD', exemptionReason: null, isOnRequest: false };
    const save = (body: object) =>
      callAs(server, shop.administrator, `PUT /api/item-prices/course/${courseId}`, { ...price, version: 0, ...body });
    expect((await save({ volumePrice: { fromCount: 10, minor: 1000 } })).body).toMatchObject({
      details: [{ path: 'volumePrice.minor' }],
    });
    expect((await save({ volumePrice: { fromCount: 10, minor: 800 } })).status).toBe(200);
    const offer = await callAs<SeatOffer>(server, shop.buyer, `GET /api/courses/${courseId}/seat-offer`);
    expect(offer.body).toMatchObject({
      listMinor: 1000,
      prices: [
        { fromCount: 2, minor: 1000, kind: 'LIST' },
        { fromCount: 10, minor: 800, kind: 'VOLUME' },
      ],
      problem: null,
    });
    const quote = await callAs(
      server,
      shop.administrator,
      `GET /api/item-prices/course/${courseId}/quote?seatCount=12`,
    );
    expect(quote.body).toMatchObject({ minor: 800, kind: 'VOLUME' });
    const order = await givenPaidSeats(server, shop.buyer, courseId, 10);
    expect(order.purchasedItems).toMatchObject([{ totalMinor: 8000, reductionMinor: 2000, priceKind: 'VOLUME' }]);
  });
});

describe('a pool', () => {
  it('is there once the order is paid, for its buyer and administrators alone', async () => {
    const shop = await givenSeats(server, 3);
    expect(await readPool(server, shop)).toMatchObject({
      seatCount: 3,
      activeCount: 0,
      invitedCount: 0,
      freeCount: 3,
      freeMinor: 3000,
      state: 'OPEN',
      orderId: shop.order.orderId,
      reclaimDays: 14,
    });
    const stranger = await givenMember(server, shop.organizationId);
    for (const path of ['', '/seats', '/seats/export'])
      expect((await callAs(server, stranger, `GET /api/seat-pools/${shop.seatPoolId}${path}`)).status).toBe(404);
    expect((await callAs(server, shop.administrator, `GET /api/seat-pools/${shop.seatPoolId}`)).status).toBe(200);
    expect((await callAs(server, stranger, 'GET /api/seat-pools')).body).toMatchObject({ total: 0 });
    const all = `GET /api/seat-pools/all?orderId=${shop.order.orderId}`;
    expect((await callAs(server, stranger, all)).status).toBe(403);
    expect((await callAs(server, shop.administrator, all)).body).toMatchObject({
      total: 1,
      data: [{ buyer: { email: shop.buyer.email } }],
    });
  });

  it('is assigned for as long as the settings said when it was paid', async () => {
    const shop = await givenShop(server);
    const saved = await callAs(server, shop.administrator, 'PUT /api/marketplace-settings', {
      taxRateBasisPoints: 1500,
      seatAssignmentDays: 30,
    });
    expect(saved.status).toBe(204);
    const courseId = await givenPricedCourse(server, shop, 100);
    await givenPaidSeats(server, shop.buyer, courseId, 2);
    const { body } = await callAs<{ data: { assignableUntil: string }[] }>(server, shop.buyer, 'GET /api/seat-pools');
    const days = (new Date(body.data[0]!.assignableUntil).getTime() - server.clock.now().getTime()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
  });
});
