import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { NO_PRICES, saleFor, savePrices } from '../../../learning/item-prices/test/item-prices.factory.ts';
import {
  givenOrders,
  givenPaidOrder,
  givenPricedCourse,
  givenShop,
  readCart,
  type Shop,
} from '../../orders/test/orders.factory.ts';
import type { Bundle, BundleItem } from '../bundles.schemas.ts';

const server = testServer();
let shop: Shop;

beforeAll(async () => {
  shop = await givenShop(server);
});

/** A published bundle for 540 of three courses of 200, 250 and 150. */
async function givenBundle() {
  const courseIds: number[] = [];
  for (const price of [20_000, 25_000, 15_000]) courseIds.push(await givenPricedCourse(server, shop, price));
  const { status, body } = await callAs<{ bundleId: number }>(server, shop.administrator, 'POST /api/bundles', {
    title: { en: 'Your first 90 days', ar: 'أول تسعين يومًا' },
    description: {},
    coverMediaId: null,
    items: courseIds.map((itemId) => ({ itemType: 'course', itemId })),
    priceMinor: 54_000,
    isPublished: true,
  });
  expect(status).toBe(201);
  return { bundleId: body.bundleId, courseIds };
}

const read = async (bundleId: number, who = shop.buyer): Promise<Bundle> =>
  (await callAs<Bundle>(server, who, `GET /api/bundles/${bundleId}`)).body;

describe('a bundle on sale', () => {
  it('is reduced from the list price of what the buyer does not own yet', async () => {
    const buyer = await givenMember(server, shop.organizationId);
    const { bundleId, courseIds } = await givenBundle();
    await givenPaidOrder(server, buyer, [courseIds[0]!]);
    await savePrices(server, shop.administrator, `bundle/${bundleId}`, { sale: saleFor(server, 60, 27_000) });
    await callAs(server, buyer, 'POST /api/cart/items', { itemType: 'bundle', itemId: bundleId });
    expect((await readCart(server, buyer)).purchasedItems).toMatchObject([
      { listMinor: 36_000, priceMinor: 18_000, priceKind: 'SALE', ownedParts: [{ shareMinor: 9000 }] },
    ]);
    const [order] = await givenOrders(server, buyer);
    expect(order!.purchasedItems).toMatchObject([{ totalMinor: 18_000, reductionMinor: 18_000 }]);
  });

  it('tells the list prices of its items, by which it is divided, beside what the reader would pay for each', async () => {
    const { bundleId, courseIds } = await givenBundle();
    await savePrices(server, shop.administrator, `course/${courseIds[1]!}`, { sale: saleFor(server, 60, 5000) });
    expect((await read(bundleId)).items).toMatchObject([
      { listMinor: 20_000, priceMinor: 20_000, shareMinor: 18_000 },
      { listMinor: 25_000, priceMinor: 5000, shareMinor: 22_500 },
      { listMinor: 15_000, priceMinor: 15_000, shareMinor: 13_500 },
    ]);
    const choices = await callAs<{ data: BundleItem[] }>(
      server,
      shop.administrator,
      'GET /api/bundles/choices?itemType=course',
    );
    expect(choices.body.data.find(({ itemId }) => itemId === courseIds[1])).toMatchObject({ listMinor: 25_000 });
  });
});

describe('a bundle whose price is on request', () => {
  const HIDDEN = { problem: 'ON_REQUEST', priceMinor: 0, offeredMinor: 0, special: null };

  it('tells no price and no share of it, also while it is on sale or closed', async () => {
    const { bundleId, courseIds } = await givenBundle();
    const sale = saleFor(server, 60, 27_000);
    await savePrices(server, shop.administrator, `bundle/${bundleId}`, { sale, isOnRequest: true });
    expect(await read(bundleId)).toMatchObject(HIDDEN);
    expect((await read(bundleId)).items.map(({ shareMinor }) => shareMinor)).toEqual([null, null, null]);
    await savePrices(server, shop.administrator, `course/${courseIds[0]!}`, { isOnRequest: true });
    expect(await read(bundleId)).toMatchObject(HIDDEN);
    expect(await read(bundleId, shop.administrator)).toMatchObject({ priceMinor: 54_000 });
  });

  it('is told to its buyers again once it is not', async () => {
    const { bundleId } = await givenBundle();
    await savePrices(server, shop.administrator, `bundle/${bundleId}`, { isOnRequest: true });
    await savePrices(server, shop.administrator, `bundle/${bundleId}`, { ...NO_PRICES, version: 1 });
    expect(await read(bundleId)).toMatchObject({ problem: null, priceMinor: 54_000, offeredMinor: 54_000 });
  });
});

it('does not tell the price of an item on request in a bundle', async () => {
  const { bundleId, courseIds } = await givenBundle();
  await savePrices(server, shop.administrator, `course/${courseIds[1]!}`, { isOnRequest: true });
  expect((await read(bundleId)).items[1]).toMatchObject({ listMinor: null, priceMinor: null, shareMinor: null });
  expect((await read(bundleId, shop.administrator)).items[1]).toMatchObject({ listMinor: 25_000 });
});
