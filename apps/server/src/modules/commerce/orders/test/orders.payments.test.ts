import { describe, expect, it } from 'vitest';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  addToCart,
  endPayment,
  givenOrders,
  givenPaidOrder,
  givenPayment,
  givenPricedCourse,
  givenShop,
  readCart,
  readOrder,
  reportOutcome,
  type Shop,
} from './orders.factory.ts';

const server = testServer();

async function givenOrder(): Promise<{ shop: Shop; courseId: number; orderId: number }> {
  const shop = await givenShop(server);
  const courseId = await givenPricedCourse(server, shop, 4900);
  await addToCart(server, shop.buyer, courseId);
  const [order] = await givenOrders(server, shop.buyer);
  return { shop, courseId, orderId: order!.orderId };
}

const grants = async (courseId: number, userId: number) =>
  server.admin`select source, source_key, status from entitlements where subject_id = ${courseId} and user_id = ${userId}`;

const kinds = async (shop: Shop, orderId: number) =>
  (await readOrder(server, shop.buyer, orderId)).history.map(({ kind }) => kind);

describe('paying', () => {
  it('grants what was bought in the transaction that pays, and tells the buyer once', async () => {
    const { shop, courseId, orderId } = await givenOrder();
    const paymentId = await givenPayment(server, shop.buyer, orderId);
    expect(await callAs(server, shop.buyer, `GET /api/test-payments/${paymentId}`)).toMatchObject({
      status: 200,
      body: { orderId, amountMinor: 4900, currency: 'SAR' },
    });
    expect((await endPayment(server, shop.buyer, paymentId, 'PAID')).status).toBe(204);
    const order = await readOrder(server, shop.buyer, orderId);
    expect(order).toMatchObject({ status: 'PAID', isTest: true, payments: [{ status: 'SUCCEEDED', isTest: true }] });
    expect(await grants(courseId, shop.buyer.userId)).toEqual([
      { source: 'ORDER', source_key: String(order.purchasedItems[0]!.id), status: 'ACTIVE' },
    ]);
    expect((await callAs(server, shop.buyer, `GET /api/courses/${courseId}`)).body).toMatchObject({ isEnrolled: true });
    await server.runJobs();
    const mails = await server.admin<{ template: string; text: string }[]>`
      select template, text from outgoing_mails where recipient = ${order.buyer.email}`;
    expect(mails.map(({ template }) => template)).toEqual(['orderPaid']);
    expect(mails[0]!.text.replace(/[\u2066-\u2069]/g, '')).toMatch(
      /Test order 1: no money was charged\.[\s\S]*You paid SAR\s49\.00\./,
    );
    const told = await server.admin`
      select template_id, parameters from notifications where organization_id = ${shop.organizationId}
        and user_id = ${shop.buyer.userId} and template_id = 1080`;
    expect(told).toEqual([{ template_id: 1080, parameters: { number: '1', outcome: 'paid' } }]);
  });

  it('is possible again after it was declined, and nothing is charged twice', async () => {
    const { shop, orderId } = await givenOrder();
    const declined = await givenPayment(server, shop.buyer, orderId);
    await endPayment(server, shop.buyer, declined, 'DECLINED');
    expect(await readOrder(server, shop.buyer, orderId)).toMatchObject({
      status: 'PENDING',
      payments: [{ paymentId: declined, status: 'FAILED' }],
      abilities: { canPay: true },
    });
    expect(await endPayment(server, shop.buyer, declined, 'PAID')).toMatchObject({
      status: 409,
      body: { errorCode: 'order.not-payable' },
    });
    await endPayment(server, shop.buyer, await givenPayment(server, shop.buyer, orderId), 'PAID');
    expect(await kinds(shop, orderId)).toEqual([
      'PAID',
      'PAYMENT_STARTED',
      'PAYMENT_FAILED',
      'PAYMENT_STARTED',
      'PLACED',
    ]);
  });

  it('goes on with the open attempt when pressed twice', async () => {
    const { shop, orderId } = await givenOrder();
    const [one, other] = [
      await givenPayment(server, shop.buyer, orderId),
      await givenPayment(server, shop.buyer, orderId),
    ];
    expect(other).toBe(one);
  });

  it('is applied once, however often and at once it is reported', async () => {
    const { shop, courseId, orderId } = await givenOrder();
    const paymentId = await givenPayment(server, shop.buyer, orderId);
    await Promise.all(Array.from({ length: 10 }, () => reportOutcome(server, shop, paymentId, 'PAID')));
    await reportOutcome(server, shop, paymentId, 'DECLINED');
    expect(await kinds(shop, orderId)).toEqual(['PAID', 'PAYMENT_STARTED', 'PLACED']);
    expect(await grants(courseId, shop.buyer.userId)).toHaveLength(1);
  });

  it('belongs to the buyer alone', async () => {
    const { shop, orderId } = await givenOrder();
    const paymentId = await givenPayment(server, shop.buyer, orderId);
    const pay = { method: 'Credit Card' };
    expect((await callAs(server, shop.administrator, `POST /api/orders/${orderId}/payments`, pay)).status).toBe(404);
    expect((await endPayment(server, shop.administrator, paymentId, 'PAID')).status).toBe(404);
  });
});

describe('an order that is not paid', () => {
  it('expires after 15 minutes and gives its items back to the cart', async () => {
    const { shop, courseId, orderId } = await givenOrder();
    const paymentId = await givenPayment(server, shop.buyer, orderId);
    server.clock.advance(14 * 60_000);
    await server.runJobs();
    expect((await readOrder(server, shop.buyer, orderId)).status).toBe('PENDING');
    server.clock.advance(60_001);
    await server.runJobs();
    expect(await readOrder(server, shop.buyer, orderId)).toMatchObject({
      status: 'EXPIRED',
      payments: [{ status: 'EXPIRED' }],
      abilities: { canPay: false, canCancel: false },
    });
    expect((await readCart(server, shop.buyer)).purchasedItems).toMatchObject([{ itemId: courseId, priceMinor: 4900 }]);
    expect((await callAs(server, shop.buyer, `GET /api/test-payments/${paymentId}`)).status).toBe(409);
  });

  it('is cancelled by its buyer', async () => {
    const { shop, courseId, orderId } = await givenOrder();
    expect(await callAs(server, shop.buyer, `POST /api/orders/${orderId}/cancel`)).toMatchObject({
      status: 200,
      body: { status: 'CANCELLED' },
    });
    expect((await readCart(server, shop.buyer)).purchasedItems).toMatchObject([{ itemId: courseId }]);
    const refused = { status: 409, body: { errorCode: 'order.not-payable' } };
    expect(await callAs(server, shop.buyer, `POST /api/orders/${orderId}/cancel`)).toMatchObject(refused);
    const pay = { method: 'Credit Card' };
    expect(await callAs(server, shop.buyer, `POST /api/orders/${orderId}/payments`, pay)).toMatchObject(refused);
  });

  it('is refunded automatically when a payment comes too late', async () => {
    const { shop, courseId, orderId } = await givenOrder();
    const paymentId = await givenPayment(server, shop.buyer, orderId);
    await callAs(server, shop.buyer, `POST /api/orders/${orderId}/cancel`);
    await reportOutcome(server, shop, paymentId, 'PAID');
    await server.runJobs();
    expect(await readOrder(server, shop.buyer, orderId)).toMatchObject({
      status: 'CANCELLED',
      refundedMinor: 4900,
      refunds: [{ reason: 'PAID_LATE', status: 'SUCCEEDED', amountMinor: 4900, purchasedItemId: null }],
    });
    expect(await grants(courseId, shop.buyer.userId)).toEqual([]);
  });

  it('is refunded once when it is paid twice', async () => {
    const { shop, courseId, orderId } = await givenOrder();
    const first = await givenPayment(server, shop.buyer, orderId);
    await endPayment(server, shop.buyer, first, 'DECLINED');
    const second = await givenPayment(server, shop.buyer, orderId);
    await reportOutcome(server, shop, first, 'PAID');
    await reportOutcome(server, shop, second, 'PAID');
    await server.runJobs();
    expect(await readOrder(server, shop.buyer, orderId)).toMatchObject({
      status: 'PAID',
      refundedMinor: 4900,
      refunds: [{ reason: 'PAID_TWICE', status: 'SUCCEEDED' }],
    });
    expect(await grants(courseId, shop.buyer.userId)).toMatchObject([{ status: 'ACTIVE' }]);
  });
});

describe('a purchase', () => {
  it('stands in the list of the buyer with its lines', async () => {
    const shop = await givenShop(server);
    const courseId = await givenPricedCourse(server, shop, 4900);
    const { orderId } = await givenPaidOrder(server, shop.buyer, [courseId]);
    expect((await callAs(server, shop.buyer, 'GET /api/orders')).body).toMatchObject({
      total: 1,
      data: [{ orderId, status: 'PAID', isTest: true, purchasedItems: [{ title: { en: 'A course' } }] }],
    });
    expect((await callAs(server, shop.administrator, 'GET /api/orders')).body).toMatchObject({ total: 0 });
  });
});
