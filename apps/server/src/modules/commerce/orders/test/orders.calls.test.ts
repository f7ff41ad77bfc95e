import { describe, expect, it } from 'vitest';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { TestOrder } from '../orders.schemas.ts';
import { addToCart, endPayment, givenPricedCourse, givenShop, readCart, readOrder } from './orders.factory.ts';

const server = testServer();

describe('placeTestOrder', () => {
  it('orders the administrator’s cart and pays it without money, in no report', async () => {
    const shop = await givenShop(server);
    const courseId = await givenPricedCourse(server, shop, 1000);
    const { administrator } = shop;
    expect((await addToCart(server, administrator, courseId)).status).toBe(200);
    const { version } = await readCart(server, administrator);
    const { status, body } = await callAs<TestOrder>(server, administrator, 'POST /api/orders/test-order', { version });
    expect(status).toBe(200);
    const { orderId } = body.orders[0]!;
    expect(body.payment?.url).toBe(`/cart/test-payment/${body.payment?.paymentId}`);
    expect((await endPayment(server, administrator, body.payment!.paymentId, 'PAID')).status).toBe(204);
    expect(await readOrder(server, administrator, orderId)).toMatchObject({ status: 'PAID', isTest: true });
    const day = server.clock.now().toISOString().slice(0, 10);
    const revenue = await callAs<{ total: { soldCount: number } }>(
      server,
      administrator,
      `GET /api/revenue?currency=SAR&from=${day}&to=${day}&by=day`,
    );
    expect(revenue.body.total.soldCount).toBe(0);
  });

  it('is refused to others', async () => {
    const { buyer } = await givenShop(server);
    expect((await callAs(server, buyer, 'POST /api/orders/test-order', { version: 'x' })).status).toBe(403);
  });
});

describe('getPaymentDisclosure', () => {
  it('tells buyers what administrators wrote, until they take it away; the tax rate alone leaves it', async () => {
    const { buyer, administrator } = await givenShop(server);
    const read = async () =>
      (await callAs<{ text: unknown }>(server, buyer, 'GET /api/orders/payment-disclosure')).body.text;
    const save = async (body: object) =>
      (await callAs(server, administrator, 'PUT /api/marketplace-settings', body)).status;
    expect(await read()).toBeNull();
    const text = { en: 'Courses can be returned within 14 days.', ar: 'يمكن إرجاع المساقات خلال ١٤ يومًا.' };
    expect(await save({ taxRateBasisPoints: 1500, paymentDisclosure: text })).toBe(204);
    expect(await save({ taxRateBasisPoints: 500 })).toBe(204);
    expect(await read()).toEqual(text);
    expect(await save({ taxRateBasisPoints: 500, paymentDisclosure: null })).toBe(204);
    expect(await read()).toBeNull();
  });
});
