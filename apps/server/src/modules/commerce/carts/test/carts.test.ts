import { describe, expect, it } from 'vitest';
import { givenMember, givenOrganization } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenPublishedCourse } from '../../../learning/courses/test/courses.factory.ts';
import { addToCart, givenPaidOrder, givenPricedCourse, givenShop, readCart } from '../../orders/test/orders.factory.ts';

const server = testServer();

const setPrice = (courseId: number, price: number) =>
  server.admin`update courses set price_minor = ${price} where course_id = ${courseId}`;

describe('a cart', () => {
  it('holds each item once, at present prices, with the VAT that they include', async () => {
    const shop = await givenShop(server);
    const [one, other] = [await givenPricedCourse(server, shop, 999), await givenPricedCourse(server, shop, 1998)];
    for (const courseId of [one, other, one]) expect((await addToCart(server, shop.buyer, courseId)).status).toBe(200);
    const cart = await readCart(server, shop.buyer);
    expect(cart.purchasedItems.map(({ itemId, priceMinor, problem }) => [itemId, priceMinor, problem])).toEqual([
      [one, 999, null],
      [other, 1998, null],
    ]);
    expect(cart.totals).toEqual([
      {
        currency: 'SAR',
        itemCount: 2,
        subtotalMinor: 2997,
        discountMinor: 0,
        totalMinor: 2997,
        taxMinor: 391,
        taxRateBasisPoints: 1500,
      },
    ]);
    expect(await readCart(server, shop.administrator)).toMatchObject({ purchasedItems: [], totals: [] });
  });

  it('shows what has changed since an item was added, and orders nothing that is not for sale', async () => {
    const shop = await givenShop(server);
    const [dearer, gone] = [await givenPricedCourse(server, shop, 100), await givenPricedCourse(server, shop, 200)];
    for (const courseId of [dearer, gone]) await addToCart(server, shop.buyer, courseId);
    const { version } = await readCart(server, shop.buyer);
    await setPrice(dearer, 150);
    await server.admin`update courses set status = 'ARCHIVED' where course_id = ${gone}`;
    const cart = await readCart(server, shop.buyer);
    expect(cart.version).not.toBe(version);
    expect(cart.purchasedItems).toMatchObject([
      { itemId: dearer, priceMinor: 150, formerPriceMinor: 100, problem: null },
      { itemId: gone, priceMinor: 200, formerPriceMinor: null, problem: 'GONE', coverArt: null },
    ]);
    expect(cart.totals).toMatchObject([{ itemCount: 1, totalMinor: 150 }]);
  });

  it('adds up each currency by itself', async () => {
    const shop = await givenShop(server, 0);
    const [riyals, dinars] = [
      await givenPricedCourse(server, shop, 100),
      await givenPricedCourse(server, shop, 19_500),
    ];
    await server.admin`update courses set currency = 'KWD' where course_id = ${dinars}`;
    for (const courseId of [riyals, dinars]) await addToCart(server, shop.buyer, courseId);
    expect((await readCart(server, shop.buyer)).totals).toMatchObject([
      { currency: 'KWD', totalMinor: 19_500, taxMinor: 0 },
      { currency: 'SAR', totalMinor: 100 },
    ]);
  });

  it('lets go of an item', async () => {
    const shop = await givenShop(server);
    const courseId = await givenPricedCourse(server, shop, 100);
    const added = await addToCart(server, shop.buyer, courseId);
    const { id } = added.body.order.purchasedItems[0]!;
    expect((await callAs(server, shop.administrator, `DELETE /api/cart/items/${id}`)).status).toBe(404);
    expect((await callAs(server, shop.buyer, `DELETE /api/cart/items/${id}`)).body).toMatchObject({
      order: { purchasedItems: [] },
    });
    expect((await callAs(server, shop.buyer, `DELETE /api/cart/items/${id}`)).status).toBe(404);
  });

  it('refuses what is hidden, foreign, closed or owned, and more than 50 items', async () => {
    const shop = await givenShop(server);
    const foreign = await givenPricedCourse(server, await givenShop(server), 100);
    const owned = await givenPricedCourse(server, shop, 100);
    await givenPaidOrder(server, shop.buyer, [owned]);
    const closed = await givenPricedCourse(server, shop, 100);
    await server.admin`update courses set is_by_invitation = true where course_id = ${closed}`;
    const { courseId: draft } = await givenPublishedCourse(server, shop.organizationId, {
      price: 100,
      status: 'DRAFT',
    });
    const answers = [];
    for (const courseId of [foreign, draft, 999_999_999, owned, closed]) {
      const { status, body } = await addToCart(server, shop.buyer, courseId);
      answers.push([status, (body as { errorCode?: string }).errorCode]);
    }
    expect(answers).toEqual([
      [404, 'not-found'],
      [404, 'not-found'],
      [404, 'not-found'],
      [409, 'cart.item-owned'],
      [409, 'cart.item-closed'],
    ]);
    await server.admin`
      insert into cart_items (organization_id, user_id, item_type, item_id, title, price_minor, currency, added_at)
      select ${shop.organizationId}, ${shop.buyer.userId}, 'course', 1000000 + n, '{}', 1, 'SAR', now() from generate_series(1, 50) n`;
    const full = await addToCart(server, shop.buyer, await givenPricedCourse(server, shop, 100));
    expect(full).toMatchObject({ status: 409, body: { errorCode: 'cart.full' } });
  });

  it('is not there while the marketplace is off', async () => {
    const organizationId = await givenOrganization(server);
    const member = await givenMember(server, organizationId);
    expect((await callAs(server, member, 'GET /api/cart')).status).toBe(404);
    const { courseId } = await givenPublishedCourse(server, organizationId, { price: 100 });
    expect(await callAs(server, member, `POST /api/orders/add/${courseId}`)).toMatchObject({
      status: 409,
      body: { errorCode: 'enrolment.not-for-sale' },
    });
  });
});

describe('enrolling while the marketplace is on', () => {
  it('completes at once for a free course and adds one that has a price to the cart', async () => {
    const shop = await givenShop(server);
    const [free, priced] = [await givenPricedCourse(server, shop, 0), await givenPricedCourse(server, shop, 4900)];
    expect(await callAs(server, shop.buyer, `POST /api/orders/add/${free}`)).toMatchObject({
      status: 200,
      body: { order: { status: 'COMPLETED', paymentMethod: 'Free', total: { minor: 0 } } },
    });
    for (const _ of [1, 2])
      expect(await callAs(server, shop.buyer, `POST /api/orders/add/${priced}`)).toMatchObject({
        status: 200,
        body: { order: { status: 'CART', enrollmentId: null, total: { minor: 4900, currency: 'SAR' } } },
      });
    expect((await readCart(server, shop.buyer)).purchasedItems.map(({ itemId }) => itemId)).toEqual([priced]);
  });
});

describe('leaving a course that was bought', () => {
  it('hides it and keeps the purchase: enrolling again costs nothing', async () => {
    const shop = await givenShop(server);
    const courseId = await givenPricedCourse(server, shop, 4900);
    await givenPaidOrder(server, shop.buyer, [courseId]);
    const course = async () =>
      (await callAs<{ isEnrolled: boolean }>(server, shop.buyer, `GET /api/courses/${courseId}`)).body.isEnrolled;
    expect(await course()).toBe(true);
    const [enrollment] = await server.admin`
      select enrollment_id from enrollments where course_id = ${courseId} and user_id = ${shop.buyer.userId}`;
    expect((await callAs(server, shop.buyer, `DELETE /api/enrollments/${enrollment!.enrollment_id}`)).status).toBe(204);
    expect(await course()).toBe(false);
    expect(
      await server.admin`
      select status, suspended_for from entitlements where subject_id = ${courseId} and user_id = ${shop.buyer.userId}`,
    ).toEqual([{ status: 'SUSPENDED', suspended_for: 'LEFT' }]);
    expect(await addToCart(server, shop.buyer, courseId)).toMatchObject({ body: { errorCode: 'cart.item-owned' } });
    expect(await callAs(server, shop.buyer, `POST /api/orders/add/${courseId}`)).toMatchObject({
      body: { order: { status: 'COMPLETED' } },
    });
    expect(await course()).toBe(true);
  });
});
