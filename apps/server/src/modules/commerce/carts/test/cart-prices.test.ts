import { describe, expect, it } from 'vitest';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenGroup, saleFor, savePrices } from '../../../learning/item-prices/test/item-prices.factory.ts';
import { addToCart, givenOrders, givenPricedCourse, givenShop, readCart } from '../../orders/test/orders.factory.ts';
import { applyVoucher, givenVoucher } from '../../vouchers/test/vouchers.factory.ts';

const server = testServer();

describe('a cart with a sale', () => {
  it('shows list price, sale price and its end, and freezes them in the order', async () => {
    const shop = await givenShop(server);
    const courseId = await givenPricedCourse(server, shop, 11_500);
    const sale = saleFor(server, 60, 9200);
    await savePrices(server, shop.administrator, `course/${courseId}`, { sale });
    await addToCart(server, shop.buyer, courseId);
    expect((await readCart(server, shop.buyer)).purchasedItems).toMatchObject([
      { listMinor: 11_500, priceMinor: 9200, priceKind: 'SALE', priceUntil: sale.endsAt, formerPriceMinor: null },
    ]);
    const [order] = await givenOrders(server, shop.buyer);
    expect(order).toMatchObject({ totalMinor: 9200, taxMinor: 1200, discountMinor: 0 });
    expect(order!.purchasedItems).toMatchObject([{ totalMinor: 9200, reductionMinor: 2300, priceKind: 'SALE' }]);
  });

  it('whose sale ends before checkout is a difference that the buyer sees first', async () => {
    const shop = await givenShop(server);
    const courseId = await givenPricedCourse(server, shop, 11_500);
    await savePrices(server, shop.administrator, `course/${courseId}`, { sale: saleFor(server, 10, 9200) });
    await addToCart(server, shop.buyer, courseId);
    server.clock.advance(9 * 60_000);
    const { version, purchasedItems } = await readCart(server, shop.buyer);
    expect(purchasedItems[0]!.priceMinor).toBe(9200);
    server.clock.advance(60_000);
    const refused = await callAs(server, shop.buyer, 'POST /api/cart/checkout', { version });
    expect([refused.status, refused.body]).toMatchObject([409, { errorCode: 'order.cart-changed' }]);
    const after = await readCart(server, shop.buyer);
    expect(after.purchasedItems[0]).toMatchObject({ priceMinor: 11_500, priceKind: 'LIST', formerPriceMinor: 9200 });
    const [order] = await givenOrders(server, shop.buyer);
    expect(order!.totalMinor).toBe(11_500);
  });

  it('takes the better of sale price and voucher for each line, never both', async () => {
    const shop = await givenShop(server);
    const [deep, slight] = [
      await givenPricedCourse(server, shop, 10_000),
      await givenPricedCourse(server, shop, 10_000),
    ];
    await savePrices(server, shop.administrator, `course/${deep}`, { sale: saleFor(server, 60, 7000) });
    await savePrices(server, shop.administrator, `course/${slight}`, { sale: saleFor(server, 60, 9500) });
    for (const courseId of [deep, slight]) await addToCart(server, shop.buyer, courseId);
    await givenVoucher(server, shop.administrator, 'NOV10', { maxUses: 1 });
    await applyVoucher(server, shop.buyer, 'NOV10');
    const cart = await readCart(server, shop.buyer);
    expect(cart.purchasedItems).toMatchObject([
      { priceMinor: 7000, priceKind: 'SALE', discountMinor: 0 },
      { priceMinor: 10_000, priceKind: 'LIST', discountMinor: 1000 },
    ]);
    expect(cart.totals).toMatchObject([{ subtotalMinor: 17_000, discountMinor: 1000, totalMinor: 16_000 }]);
    const [order] = await givenOrders(server, shop.buyer);
    expect(order!.purchasedItems).toMatchObject([
      { totalMinor: 7000, discountMinor: 0, reductionMinor: 3000, priceKind: 'SALE' },
      { totalMinor: 9000, discountMinor: 1000, reductionMinor: 0, priceKind: 'LIST' },
    ]);
  });

  it('refuses a voucher that every sale price beats, with the reason', async () => {
    const shop = await givenShop(server);
    const courseId = await givenPricedCourse(server, shop, 10_000);
    await savePrices(server, shop.administrator, `course/${courseId}`, { sale: saleFor(server, 60, 7000) });
    await addToCart(server, shop.buyer, courseId);
    await givenVoucher(server, shop.administrator, 'NOV10', { maxUses: 1 });
    const refused = await callAs(server, shop.buyer, 'POST /api/cart/voucher', { voucherCode: 'NOV10' });
    expect([refused.status, refused.body]).toMatchObject([409, { errorCode: 'voucher.sale-is-better' }]);
  });
});

it('charges members of a group their price, and completes an order of nothing at once', async () => {
  const shop = await givenShop(server);
  const courseId = await givenPricedCourse(server, shop, 10_000);
  const group = await givenGroup(server, shop.organizationId);
  const [alumna] = group.people;
  const prices = { groupPrices: [{ permissionSetId: group.permissionSetId, minor: 0 }] };
  await savePrices(server, shop.administrator, `course/${courseId}`, prices);
  for (const who of [alumna!, shop.buyer]) await addToCart(server, who, courseId);
  expect((await readCart(server, shop.buyer)).purchasedItems).toMatchObject([
    { priceMinor: 10_000, priceKind: 'LIST' },
  ]);
  expect((await readCart(server, alumna!)).purchasedItems).toMatchObject([{ priceMinor: 0, priceKind: 'GROUP' }]);
  const [order] = await givenOrders(server, alumna!);
  expect(order).toMatchObject({ status: 'PAID', totalMinor: 0, purchasedItems: [{ reductionMinor: 10_000 }] });
});

it('refuses an item whose price is on request, also one that was in the cart before', async () => {
  const shop = await givenShop(server);
  const courseId = await givenPricedCourse(server, shop, 10_000);
  await addToCart(server, shop.buyer, courseId);
  await savePrices(server, shop.administrator, `course/${courseId}`, { isOnRequest: true });
  const { version } = (
    await callAs<{ version: number }>(server, shop.administrator, `GET /api/courses/${courseId}/editing`)
  ).body;
  const dearer = { price: { minor: 25_000, currency: 'SAR' }, version };
  expect((await callAs(server, shop.administrator, `PATCH /api/courses/${courseId}`, dearer)).status).toBe(204);
  expect((await readCart(server, shop.buyer)).purchasedItems).toMatchObject([
    { problem: 'ON_REQUEST', listMinor: 10_000, priceMinor: 10_000, formerPriceMinor: null },
  ]);
  const refused = await addToCart(server, shop.buyer, courseId);
  expect([refused.status, refused.body]).toMatchObject([409, { errorCode: 'cart.item-on-request' }]);
  const enrolled = await callAs(server, shop.buyer, `POST /api/orders/add/${courseId}`);
  expect([enrolled.status, enrolled.body]).toMatchObject([409, { errorCode: 'cart.item-on-request' }]);
});

it('taxes each line by its category', async () => {
  const shop = await givenShop(server);
  const [taxed, zero, exempt] = [
    await givenPricedCourse(server, shop, 11_500),
    await givenPricedCourse(server, shop, 5000),
    await givenPricedCourse(server, shop, 3000),
  ];
  const exemptionReason = { en: 'Private education', ar: 'تعليم أهلي' };
  await savePrices(server, shop.administrator, `course/${zero}`, { taxCategory: 'ZERO' });
  await savePrices(server, shop.administrator, `course/${exempt}`, { taxCategory: 'EXEMPT', exemptionReason });
  for (const courseId of [taxed, zero, exempt]) await addToCart(server, shop.buyer, courseId);
  const [order] = await givenOrders(server, shop.buyer);
  expect(order).toMatchObject({ totalMinor: 19_500, taxMinor: 1500 });
  expect(order!.purchasedItems).toMatchObject([
    { taxRateBasisPoints: 1500, taxMinor: 1500 },
    { taxRateBasisPoints: 0, taxMinor: 0 },
    { taxRateBasisPoints: 0, taxMinor: 0 },
  ]);
});
