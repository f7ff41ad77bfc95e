import { describe, expect, it } from 'vitest';
import { givenMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenGroup, savePrices } from '../../../learning/item-prices/test/item-prices.factory.ts';
import {
  addToCart,
  endPayment,
  givenOrders,
  givenPaidOrder,
  givenPayment,
  givenPricedCourse,
  givenShop,
  reportOutcome,
  type Shop,
} from '../../orders/test/orders.factory.ts';
import { fileAs, refund } from '../../tax-documents/test/tax-documents.factory.ts';
import { applyVoucher, givenVoucher } from '../../vouchers/test/vouchers.factory.ts';
import type { RevenueReport } from '../revenue.schemas.ts';

const server = testServer();

const PERIOD = 'from=2020-01-01&to=2029-12-01';

const read = async ({ administrator }: Shop, by: string, rest = `currency=SAR&${PERIOD}&includeTest=true`) => {
  const { status, body } = await callAs<RevenueReport>(server, administrator, `GET /api/revenue?by=${by}&${rest}`);
  expect(status).toBe(200);
  return body;
};

const setZone = (organizationId: number, zone: string) =>
  server.admin`insert into organization_configurations values (${organizationId}, 'time_zone', ${server.admin.json(zone)})
    on conflict (organization_id, configuration_key) do update set value = excluded.value`;

/** Moves the payment of an order to another moment. */
const payAt = (orderId: number, at: string) =>
  server.admin`update orders set ended_at = ${at} where order_id = ${orderId}`;

/** An order of two courses, 10 % off by a voucher, of whose second line a part is paid back. */
async function givenDiscountedSale(): Promise<{ shop: Shop; courseIds: number[]; orderId: number }> {
  const shop = await givenShop(server);
  const courseIds = [await givenPricedCourse(server, shop, 10_000), await givenPricedCourse(server, shop, 20_000)];
  for (const courseId of courseIds) await addToCart(server, shop.buyer, courseId);
  await givenVoucher(server, shop.administrator, 'NOV10');
  await applyVoucher(server, shop.buyer, 'NOV10');
  const [order] = await givenOrders(server, shop.buyer);
  const paymentId = await givenPayment(server, shop.buyer, order!.orderId);
  await endPayment(server, shop.buyer, paymentId, 'PAID');
  await refund(server, shop, order!.purchasedItems[1]!.id, 5000);
  await refund(server, shop, order!.purchasedItems[1]!.id, 1000);
  return { shop, courseIds, orderId: order!.orderId };
}

describe('a revenue report', () => {
  it('adds up sales, discounts, partial refunds and VAT in every grouping', async () => {
    const { shop, courseIds } = await givenDiscountedSale();
    const first = {
      soldCount: 1,
      grossMinor: 10_000,
      discountMinor: 1000,
      chargedMinor: 9000,
      refundedMinor: 0,
      taxMinor: 1174,
      refundedTaxMinor: 0,
      netMinor: 7826,
    };
    const second = {
      soldCount: 1,
      grossMinor: 20_000,
      discountMinor: 2000,
      chargedMinor: 18_000,
      refundedMinor: 6000,
      taxMinor: 2348 - 783,
      refundedTaxMinor: 783,
      netMinor: 12_000 - 1565,
    };
    const total = {
      soldCount: 2,
      grossMinor: 30_000,
      discountMinor: 3000,
      chargedMinor: 27_000,
      refundedMinor: 6000,
      taxMinor: 2739,
      refundedTaxMinor: 783,
      netMinor: 18_261,
    };
    const byItem = await read(shop, 'item');
    expect(byItem).toMatchObject({
      total,
      rowCount: 2,
      rows: [
        { ...second, key: `course:${courseIds[1]}`, itemType: 'course', title: { en: expect.any(String) } },
        { ...first, key: `course:${courseIds[0]}` },
      ],
    });
    expect(await read(shop, 'method')).toMatchObject({ total, rows: [{ ...total, key: 'Credit Card', title: null }] });
    expect(await read(shop, 'tax-rate')).toMatchObject({ total, rows: [{ ...total, key: '1500' }] });
    expect((await read(shop, 'month')).total).toEqual(total);
  });

  it('counts a buyer in each of their groups, and once in the sum; prices of groups are discounts', async () => {
    const shop = await givenShop(server);
    const inGroups = await givenMember(server, shop.organizationId);
    const groups = [await givenGroup(server, shop.organizationId), await givenGroup(server, shop.organizationId)];
    for (const { permissionSetId } of groups)
      await server.admin`insert into member_permission_sets (organization_id, user_id, permission_set_id)
        values (${shop.organizationId}, ${inGroups.userId}, ${permissionSetId})`;
    const courseId = await givenPricedCourse(server, shop, 10_000);
    const groupPrices = [{ permissionSetId: groups[0]!.permissionSetId, minor: 7000 }];
    expect((await savePrices(server, shop.administrator, `course/${courseId}`, { groupPrices })).status).toBe(200);
    await givenPaidOrder(server, inGroups, [courseId]);
    await givenPaidOrder(server, shop.buyer, [courseId]);
    await server.admin`delete from member_permission_sets where user_id = ${shop.buyer.userId}`;
    const { total, rows } = await read(shop, 'group');
    expect(total).toMatchObject({ soldCount: 2, grossMinor: 20_000, discountMinor: 3000, chargedMinor: 17_000 });
    const charged = (key: string) => rows.find((row) => row.key === key)?.chargedMinor;
    for (const { permissionSetId } of groups) expect(charged(String(permissionSetId))).toBe(7000);
    expect(charged('none')).toBe(10_000);
    expect(rows.find(({ key }) => key === String(groups[0]!.permissionSetId))?.title).toEqual({ en: 'Alumni' });
  });

  it('agrees with the credit notes on the VAT of refunds', async () => {
    const { shop, orderId } = await givenDiscountedSale();
    const notes = await server.admin`
      select sum(tax_minor)::int as tax from tax_documents where order_id = ${orderId} and refund_id is not null`;
    expect((await read(shop, 'tax-rate')).total.refundedTaxMinor).toBe(notes[0]!.tax);
  });

  it('counts payments and refunds in the days and months of the organisation, also in empty ones', async () => {
    const shop = await givenShop(server);
    await setZone(shop.organizationId, 'Asia/Riyadh');
    const orders = [];
    for (const price of [100, 200, 400])
      orders.push(await givenPaidOrder(server, shop.buyer, [await givenPricedCourse(server, shop, price)]));
    await refund(server, shop, orders[0]!.purchasedItems[0]!.id, 50);
    // Riyadh is three hours ahead of UTC
    await payAt(orders[0]!.orderId, '2026-01-31T20:59:59Z');
    await payAt(orders[1]!.orderId, '2026-01-31T21:00:00Z');
    await payAt(orders[2]!.orderId, '2026-03-31T21:00:00Z');
    await server.admin`update refunds set ended_at = '2026-03-31T20:59:59Z' where order_id = ${orders[0]!.orderId}`;
    const range = (from: string, to: string) => `currency=SAR&includeTest=true&from=${from}&to=${to}`;
    const amounts = ({ rows }: RevenueReport) => rows.map((row) => [row.key, row.chargedMinor, row.refundedMinor]);
    expect(amounts(await read(shop, 'month', range('2026-01-15', '2026-03-31')))).toEqual([
      ['2026-01', 100, 0],
      ['2026-02', 200, 0],
      ['2026-03', 0, 50],
    ]);
    expect(amounts(await read(shop, 'day', range('2026-01-31', '2026-02-02')))).toEqual([
      ['2026-01-31', 100, 0],
      ['2026-02-01', 200, 0],
      ['2026-02-02', 0, 0],
    ]);
    expect((await read(shop, 'item', range('2026-03-01', '2026-03-31'))).total).toMatchObject({
      soldCount: 0,
      netMinor: -50 + 7,
    });
  });

  it('keeps currencies apart and lists them', async () => {
    const shop = await givenShop(server);
    const inRiyals = await givenPricedCourse(server, shop, 100);
    const inDollars = await givenPricedCourse(server, shop, 700);
    await server.admin`update courses set currency = 'USD' where course_id = ${inDollars}`;
    await givenPaidOrder(server, shop.buyer, [inRiyals]);
    await givenPaidOrder(server, shop.buyer, [inDollars]);
    const inCurrency = (currency: string) => read(shop, 'item', `currency=${currency}&includeTest=true&${PERIOD}`);
    expect((await inCurrency('SAR')).total.chargedMinor).toBe(100);
    expect((await inCurrency('USD')).total.chargedMinor).toBe(700);
    const { body } = await callAs(server, shop.administrator, 'GET /api/revenue/currencies');
    expect(body).toMatchObject({
      today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      currencies: [
        { currency: 'SAR', hasOrders: false, hasTestOrders: true },
        { currency: 'USD', hasOrders: false, hasTestOrders: true },
      ],
    });
  });

  it('leaves test orders out unless they are asked for', async () => {
    const shop = await givenShop(server);
    const order = await givenPaidOrder(server, shop.buyer, [await givenPricedCourse(server, shop, 100)]);
    await givenPaidOrder(server, shop.buyer, [await givenPricedCourse(server, shop, 200)]);
    await server.admin`update payments set provider = 'manual', is_test = false, method = 'Cash' where order_id = ${order.orderId}`;
    const real = await read(shop, 'method', `currency=SAR&${PERIOD}`);
    expect(real.rows).toMatchObject([{ key: 'Cash', chargedMinor: 100 }]);
    expect((await read(shop, 'method')).total.chargedMinor).toBe(300);
    const { body } = await callAs(server, shop.administrator, 'GET /api/revenue/currencies');
    expect(body).toMatchObject({ currencies: [{ currency: 'SAR', hasOrders: true, hasTestOrders: true }] });
  });

  it('counts neither unpaid orders nor a payment that came twice', async () => {
    const shop = await givenShop(server);
    await addToCart(server, shop.buyer, await givenPricedCourse(server, shop, 100));
    const [order] = await givenOrders(server, shop.buyer);
    const first = await givenPayment(server, shop.buyer, order!.orderId);
    expect((await read(shop, 'item')).rows).toEqual([]);
    await reportOutcome(server, shop, first, 'DECLINED');
    const second = await givenPayment(server, shop.buyer, order!.orderId);
    await reportOutcome(server, shop, first, 'PAID');
    await reportOutcome(server, shop, second, 'PAID');
    await server.runJobs();
    expect((await read(shop, 'item')).total).toMatchObject({ chargedMinor: 100, refundedMinor: 0 });
  });

  it('counts the orders of its own organisation alone', async () => {
    const { orderId } = await givenDiscountedSale();
    const other = await givenShop(server);
    expect((await read(other, 'item')).rows).toEqual([]);
    expect((await callAs(server, other.administrator, 'GET /api/revenue/currencies')).body).toMatchObject({
      currencies: [],
    });
    expect(orderId).toBeGreaterThan(0);
  });

  it('is exported with all its rows and their sum', async () => {
    const { shop } = await givenDiscountedSale();
    const query = `currency=SAR&${PERIOD}&includeTest=true`;
    const { statusCode, body } = await fileAs(server, shop.administrator, `/api/revenue/export?by=item&${query}`);
    expect(statusCode).toBe(200);
    const lines = body.trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain('Item,Sold,Sales,Discounts,Charged,Refunded,VAT,VAT in refunds,Net,Currency');
    expect(lines[3]).toBe('Total,2,300.00,30.00,270.00,60.00,27.39,7.83,182.61,SAR');
    const rates = await fileAs(server, shop.administrator, `/api/revenue/export?by=tax-rate&${query}`);
    expect(rates.body).toContain('\r\n15 %,2,300.00,');
    const sheet = await fileAs(server, shop.administrator, `/api/revenue/export?by=method&format=xlsx&${query}`);
    expect([sheet.statusCode, sheet.headers['content-type']]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ]);
  });

  it('is refused to learners, and for periods that are reversed or too long', async () => {
    const shop = await givenShop(server);
    const ask = (who: typeof shop.buyer, by: string, from: string, to: string) =>
      callAs(server, who, `GET /api/revenue?currency=SAR&by=${by}&from=${from}&to=${to}`);
    expect((await ask(shop.buyer, 'item', '2026-01-01', '2026-01-31')).status).toBe(403);
    expect((await callAs(server, shop.buyer, 'GET /api/revenue/currencies')).status).toBe(403);
    const url = '/api/revenue/export?currency=SAR&by=item&from=2026-01-01&to=2026-01-31';
    expect((await fileAs(server, shop.buyer, url)).statusCode).toBe(403);
    for (const [by, from, to] of [
      ['item', '2026-02-01', '2026-01-31'],
      ['day', '2025-01-01', '2026-12-31'],
      ['month', '2001-01-01', '2026-12-31'],
    ] as const)
      expect(await ask(shop.administrator, by, from, to)).toMatchObject({
        status: 400,
        body: { errorCode: 'revenue.invalid-period' },
      });
  });
});
