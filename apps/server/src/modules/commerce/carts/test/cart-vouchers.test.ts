import { describe, expect, it } from 'vitest';
import { givenMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  addToCart,
  givenOrders,
  givenPaidOrder,
  givenPricedCourse,
  givenShop,
  readCart,
  type Shop,
} from '../../orders/test/orders.factory.ts';
import { applyVoucher, givenVoucher } from '../../vouchers/test/vouchers.factory.ts';
import type { Cart } from '../carts.schemas.ts';

const server = testServer();

async function givenShopWithCart(...prices: number[]): Promise<{ shop: Shop; courseIds: number[] }> {
  const shop = await givenShop(server);
  const courseIds: number[] = [];
  for (const price of prices) courseIds.push(await givenPricedCourse(server, shop, price));
  for (const courseId of courseIds) await addToCart(server, shop.buyer, courseId);
  return { shop, courseIds };
}

const refusalOf = async ({ buyer }: Shop, code: string) => {
  const { status, body } = await applyVoucher(server, buyer, code);
  return [status, body.errorCode];
};

describe('a voucher in the cart', () => {
  it('shows what it takes off each item, and the VAT of what is charged', async () => {
    const { shop } = await givenShopWithCart(999, 1998);
    await givenVoucher(server, shop.administrator, 'NOV10');
    const before = (await readCart(server, shop.buyer)).version;
    const { status, body } = await applyVoucher(server, shop.buyer, 'nov - ١٠');
    expect(status).toBe(200);
    expect(body.order.version).not.toBe(before);
    expect(body.order.vouchers).toMatchObject([
      { code: 'NOV10', percentBasisPoints: 1000, problem: null, currency: 'SAR', discountMinor: 300 },
    ]);
    expect(body.order.purchasedItems.map(({ discountMinor }) => discountMinor)).toEqual([100, 200]);
    expect(body.order.totals).toEqual([
      {
        currency: 'SAR',
        itemCount: 2,
        subtotalMinor: 2997,
        discountMinor: 300,
        totalMinor: 2697,
        taxMinor: 352,
        taxRateBasisPoints: 1500,
      },
    ]);
    // twice is once
    expect((await applyVoucher(server, shop.buyer, 'NOV10')).body.order.vouchers).toHaveLength(1);
    const { body: without } = await callAs<Cart>(server, shop.buyer, 'DELETE /api/cart/voucher');
    expect(without.order).toMatchObject({ vouchers: [], totals: [{ totalMinor: 2997 }] });
  });

  it('is refused with the reason why it takes nothing off', async () => {
    const { shop } = await givenShopWithCart(1000);
    const other = await givenPricedCourse(server, shop, 500);
    const { administrator } = shop;
    const { voucherId } = await givenVoucher(server, administrator, 'OFF');
    await callAs(server, administrator, `PUT /api/vouchers/${voucherId}/activity`, { isActive: false });
    await givenVoucher(server, administrator, 'FUTURE', { startsAt: '2126-01-01T00:00:00Z' });
    await givenVoucher(server, administrator, 'PAST', { endsAt: '2016-01-01T00:00:00Z' });
    await givenVoucher(server, administrator, 'BIG', { minimumMinor: 6000, currency: 'SAR' });
    await givenVoucher(server, administrator, 'OTHER', {
      scope: 'ITEMS',
      items: [{ itemType: 'course', itemId: other }],
    });
    await givenVoucher(server, administrator, 'EVENTS', { scope: 'TYPES', itemTypes: ['event'] });
    await givenVoucher(server, administrator, 'ALL100', { percentBasisPoints: 10_000, stacks: true });
    await givenVoucher(server, administrator, 'STACKS', { stacks: true });
    await givenVoucher(server, administrator, 'ALONE');
    const stranger = await givenShop(server);
    await givenVoucher(server, stranger.administrator, 'FOREIGN');
    expect(await refusalOf(shop, 'NOTHING1')).toEqual([404, 'voucher.unknown']);
    expect(await refusalOf(shop, 'FOREIGN')).toEqual([404, 'voucher.unknown']);
    expect(await refusalOf(shop, '--')).toEqual([404, 'voucher.unknown']);
    expect(await refusalOf(shop, 'OFF')).toEqual([409, 'voucher.inactive']);
    expect(await refusalOf(shop, 'FUTURE')).toEqual([409, 'voucher.not-begun']);
    expect(await refusalOf(shop, 'PAST')).toEqual([409, 'voucher.expired']);
    expect(await refusalOf(shop, 'OTHER')).toEqual([409, 'voucher.not-for-items']);
    expect(await refusalOf(shop, 'EVENTS')).toEqual([409, 'voucher.not-for-items']);
    const lacking = await applyVoucher(server, shop.buyer, 'BIG');
    expect(lacking).toMatchObject({ status: 409, body: { errorCode: 'voucher.below-minimum' } });
    expect(lacking.body.message).toContain('50.00');
    expect((await readCart(server, shop.buyer)).vouchers).toEqual([]);
    expect((await applyVoucher(server, shop.buyer, 'ALL100')).status).toBe(200);
    expect(await refusalOf(shop, 'STACKS')).toEqual([409, 'voucher.nothing-left']);
    expect(await refusalOf(shop, 'ALONE')).toEqual([409, 'voucher.not-combinable']);
  });

  it('is limited to items, types or categories', async () => {
    const { shop, courseIds } = await givenShopWithCart(1000, 2000);
    const [category] = await server.admin`
      insert into course_categories (organization_id, name, position) values (${shop.organizationId}, '{"en":"Data"}', 90)
      returning course_category_id`;
    await server.admin`update courses set course_category_id = ${category!.course_category_id} where course_id = ${courseIds[1]!}`;
    await givenVoucher(server, shop.administrator, 'DATA', {
      scope: 'CATEGORIES',
      courseCategoryIds: [Number(category!.course_category_id)],
    });
    await givenVoucher(server, shop.administrator, 'FIRST', {
      amountMinor: 5000,
      scope: 'ITEMS',
      items: [{ itemType: 'course', itemId: courseIds[0]! }],
    });
    await givenVoucher(server, shop.administrator, 'COURSES', { scope: 'TYPES', itemTypes: ['course'] });
    const discounts = async (code: string) => {
      const { body } = await applyVoucher(server, shop.buyer, code);
      await callAs(server, shop.buyer, 'DELETE /api/cart/voucher');
      return body.order.purchasedItems.map(({ discountMinor }) => discountMinor);
    };
    expect(await discounts('DATA')).toEqual([0, 200]);
    expect(await discounts('FIRST')).toEqual([1000, 0]);
    expect(await discounts('COURSES')).toEqual([100, 200]);
  });

  it('that has stopped to apply stays with its reason, takes nothing off, and gives way to another', async () => {
    const { shop } = await givenShopWithCart(1000);
    const { voucherId } = await givenVoucher(server, shop.administrator, 'SHORT');
    await givenVoucher(server, shop.administrator, 'NEXT');
    const { body } = await applyVoucher(server, shop.buyer, 'SHORT');
    await callAs(server, shop.administrator, `PUT /api/vouchers/${voucherId}/activity`, { isActive: false });
    const cart = await readCart(server, shop.buyer);
    expect(cart.version).not.toBe(body.order.version);
    expect(cart).toMatchObject({
      vouchers: [{ code: 'SHORT', problem: 'INACTIVE', discountMinor: 0 }],
      totals: [{ discountMinor: 0, totalMinor: 1000 }],
    });
    const refused = await callAs(server, shop.buyer, 'POST /api/cart/checkout', { version: body.order.version });
    expect(refused).toMatchObject({ status: 409, body: { errorCode: 'order.cart-changed' } });
    expect((await applyVoucher(server, shop.buyer, 'NEXT')).body.order.vouchers).toMatchObject([
      { code: 'NEXT', problem: null },
    ]);
  });

  it('counts uses: by you, by everybody, and held by another order', async () => {
    const { shop, courseIds } = await givenShopWithCart(1000, 2000);
    await givenVoucher(server, shop.administrator, 'ONCE', { maxUses: 1, maxUsesPerPerson: 1 });
    const other = await givenMember(server, shop.organizationId);
    await addToCart(server, other, courseIds[0]!);
    expect((await applyVoucher(server, other, 'ONCE')).status).toBe(200);
    const [order] = await givenOrders(server, other);
    expect(await refusalOf(shop, 'ONCE')).toEqual([409, 'voucher.last-use-held']);
    await callAs(server, other, `POST /api/orders/${order!.orderId}/cancel`);
    // the cancelled order gave its voucher back to the cart
    expect((await readCart(server, other)).vouchers).toMatchObject([{ code: 'ONCE', problem: null }]);
    await givenPaidOrder(server, other, []);
    expect(await refusalOf(shop, 'ONCE')).toEqual([409, 'voucher.used-up']);
    await addToCart(server, other, courseIds[1]!);
    const again = await applyVoucher(server, other, 'ONCE');
    expect(again.body.errorCode).toBe('voucher.used-by-you');
  });

  it('can be guessed at ten times in ten minutes', async () => {
    const { shop } = await givenShopWithCart(1000);
    await givenVoucher(server, shop.administrator, 'RIGHT');
    for (let count = 0; count < 3; count += 1)
      expect((await applyVoucher(server, shop.buyer, 'RIGHT')).status).toBe(200);
    const guesses = await Promise.all(
      Array.from({ length: 15 }, (_, at) => applyVoucher(server, shop.buyer, `GUESS${at}`)),
    );
    expect(guesses.map(({ status }) => status).sort()).toEqual([...Array(10).fill(404), ...Array(5).fill(429)]);
    expect(await refusalOf(shop, 'RIGHT')).toEqual([429, 'auth-004']);
  });
});
