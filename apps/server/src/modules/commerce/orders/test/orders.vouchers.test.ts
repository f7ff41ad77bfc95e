import { describe, expect, it } from 'vitest';
import { givenMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { applyVoucher, givenVoucher, readVoucher } from '../../vouchers/test/vouchers.factory.ts';
import {
  addToCart,
  endPayment,
  givenOrders,
  givenPayment,
  givenPricedCourse,
  givenShop,
  readCart,
  readOrder,
  type Shop,
} from './orders.factory.ts';

const server = testServer();

const usesOf = async ({ administrator }: Shop, voucherId: number) => {
  const { usedCount, heldCount } = await readVoucher(server, administrator, voucherId);
  return { usedCount, heldCount };
};

describe('an order with a voucher', () => {
  it('freezes list price, discount and code, and counts the use once it is paid', async () => {
    const shop = await givenShop(server);
    const courseIds = [await givenPricedCourse(server, shop, 999), await givenPricedCourse(server, shop, 1998)];
    for (const courseId of courseIds) await addToCart(server, shop.buyer, courseId);
    const { voucherId } = await givenVoucher(server, shop.administrator, 'NOV10', { maxUses: 1 });
    await applyVoucher(server, shop.buyer, 'NOV10');
    const [order] = await givenOrders(server, shop.buyer);
    expect(order).toMatchObject({
      totalMinor: 2697,
      taxMinor: 352,
      discountMinor: 300,
      vouchers: [{ voucherId, code: 'NOV10', discountMinor: 300 }],
      purchasedItems: [
        { totalMinor: 899, discountMinor: 100 },
        { totalMinor: 1798, discountMinor: 200 },
      ],
    });
    expect(await readCart(server, shop.buyer)).toMatchObject({ purchasedItems: [], vouchers: [] });
    expect(await usesOf(shop, voucherId)).toEqual({ usedCount: 0, heldCount: 1 });
    await callAs(server, shop.administrator, `PUT /api/vouchers/${voucherId}/activity`, { isActive: false });
    const paymentId = await givenPayment(server, shop.buyer, order!.orderId);
    await endPayment(server, shop.buyer, paymentId, 'PAID');
    expect(await usesOf(shop, voucherId)).toEqual({ usedCount: 1, heldCount: 0 });
    const paid = await readOrder(server, shop.buyer, order!.orderId);
    expect(paid).toMatchObject({ status: 'PAID', totalMinor: 2697, vouchers: [{ discountMinor: 300 }] });
    const line = paid.purchasedItems[0]!;
    const refund = { amountMinor: 999, note: 'Wrong level' };
    // a refund gives back what was charged, not the list price
    expect(await callAs(server, shop.administrator, `POST /api/orders/refund/${line.id}`, refund)).toMatchObject({
      status: 409,
    });
  });

  it('that a voucher reduces to zero is complete at once', async () => {
    const shop = await givenShop(server);
    await addToCart(server, shop.buyer, await givenPricedCourse(server, shop, 4900));
    const { voucherId } = await givenVoucher(server, shop.administrator, 'GIFT', { percentBasisPoints: 10_000 });
    await applyVoucher(server, shop.buyer, 'GIFT');
    const [order] = await givenOrders(server, shop.buyer);
    expect(order).toMatchObject({
      status: 'PAID',
      totalMinor: 0,
      taxMinor: 0,
      payments: [{ method: 'Voucher', status: 'SUCCEEDED', amountMinor: 0 }],
    });
    expect(await usesOf(shop, voucherId)).toEqual({ usedCount: 1, heldCount: 0 });
  });

  it('gives the use back when it is cancelled or expires, and the cart its list price', async () => {
    const shop = await givenShop(server);
    await addToCart(server, shop.buyer, await givenPricedCourse(server, shop, 4900));
    const { voucherId } = await givenVoucher(server, shop.administrator, 'BACK', { maxUses: 1 });
    await applyVoucher(server, shop.buyer, 'BACK');
    const [cancelled] = await givenOrders(server, shop.buyer);
    await callAs(server, shop.buyer, `POST /api/orders/${cancelled!.orderId}/cancel`);
    expect(await usesOf(shop, voucherId)).toEqual({ usedCount: 0, heldCount: 0 });
    expect(await readCart(server, shop.buyer)).toMatchObject({
      purchasedItems: [{ priceMinor: 4900, formerPriceMinor: null, discountMinor: 490 }],
      vouchers: [{ code: 'BACK', problem: null }],
    });
    await givenOrders(server, shop.buyer);
    expect(await usesOf(shop, voucherId)).toEqual({ usedCount: 0, heldCount: 1 });
    server.clock.advance(16 * 60_000);
    await server.runJobs();
    expect(await usesOf(shop, voucherId)).toEqual({ usedCount: 0, heldCount: 0 });
    expect(await readOrder(server, shop.buyer, cancelled!.orderId)).toMatchObject({ vouchers: [{ code: 'BACK' }] });
  });

  it('consumes no use where the voucher takes nothing off', async () => {
    const shop = await givenShop(server);
    const [covered, other] = [await givenPricedCourse(server, shop, 100), await givenPricedCourse(server, shop, 100)];
    for (const courseId of [covered, other]) await addToCart(server, shop.buyer, courseId);
    const { voucherId } = await givenVoucher(server, shop.administrator, 'ONLY', {
      scope: 'ITEMS',
      items: [{ itemType: 'course', itemId: covered }],
    });
    const { body } = await applyVoucher(server, shop.buyer, 'ONLY');
    const { id } = body.order.purchasedItems.find(({ itemId }) => itemId === covered)!;
    await callAs(server, shop.buyer, `DELETE /api/cart/items/${id}`);
    expect((await readCart(server, shop.buyer)).vouchers).toMatchObject([{ problem: 'NOT_FOR_ITEMS' }]);
    const [order] = await givenOrders(server, shop.buyer);
    expect(order).toMatchObject({ totalMinor: 100, discountMinor: 0, vouchers: [] });
    expect(await usesOf(shop, voucherId)).toEqual({ usedCount: 0, heldCount: 0 });
  });
});

it('five uses of a voucher go to exactly five of 100 buyers who check out at once', async () => {
  const shop = await givenShop(server);
  const courseId = await givenPricedCourse(server, shop, 4900);
  const { voucherId } = await givenVoucher(server, shop.administrator, 'FIVE', { maxUses: 5 });
  const buyers = [];
  for (let at = 0; at < 100; at += 1) {
    const buyer = await givenMember(server, shop.organizationId);
    await addToCart(server, buyer, courseId);
    const { body } = await applyVoucher(server, buyer, 'FIVE');
    buyers.push({ buyer, version: body.order.version });
  }
  const answers = await Promise.all(
    buyers.map(({ buyer, version }) => callAs(server, buyer, 'POST /api/cart/checkout', { version })),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(statuses.filter((status) => status === 409)).toHaveLength(95);
  expect(await usesOf(shop, voucherId)).toEqual({ usedCount: 0, heldCount: 5 });
  const [row] = await server.admin`
    select count(*)::int as count from voucher_uses where organization_id = ${shop.organizationId}`;
  expect(row!.count).toBe(5);
});
