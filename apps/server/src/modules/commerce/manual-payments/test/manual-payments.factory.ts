import { expect } from 'vitest';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';
import { addToCart, givenOrders, givenPricedCourse, givenShop, type Shop } from '../../orders/test/orders.factory.ts';

const both = (en: string, ar: string) => ({ en, ar });

export const SETTINGS = {
  transfer: {
    isOffered: true,
    instructions: both('Name the number of your order.', 'اذكر رقم الطلب.'),
    bankName: both('Example Bank', 'بنك المثال'),
    iban: 'SA03 8000 0000 6080 1016 7519',
    accountHolder: 'Madar Academy',
    waitDays: 5,
  },
  cash: { isOffered: true, instructions: both('Come to the front desk.', 'يُدفع في مكتب الاستقبال.'), waitDays: 2 },
};

/** A shop that offers wire transfer (an order waits for 5 days) and cash (2 days). */
export async function givenManualShop(server: TestServer): Promise<Shop> {
  const shop = await givenShop(server);
  expect((await callAs(server, shop.administrator, 'PUT /api/manual-payment-settings', SETTINGS)).status).toBe(204);
  return shop;
}

export interface WaitingOrder {
  shop: Shop;
  courseId: number;
  orderId: number;
  paymentId: number;
}

export const pay = (server: TestServer, who: TestMember, orderId: number, method: string) =>
  callAs<{ paymentId: number; url: string | null }>(server, who, `POST /api/orders/${orderId}/payments`, { method });

/** An order of 49.00 that waits for its money. */
export async function givenWaitingOrder(server: TestServer, method = 'Wire Transfer'): Promise<WaitingOrder> {
  const shop = await givenManualShop(server);
  const courseId = await givenPricedCourse(server, shop, 4900);
  await addToCart(server, shop.buyer, courseId);
  const [order] = await givenOrders(server, shop.buyer);
  const { orderId } = order!;
  const { status, body } = await pay(server, shop.buyer, orderId, method);
  expect(status).toBe(200);
  return { shop, courseId, orderId, paymentId: body.paymentId };
}

/** Confirms a payment as received on the day of the test clock. */
export const confirm = (server: TestServer, who: TestMember, paymentId: number, amountMinor = 4900) =>
  callAs(server, who, `POST /api/manual-payments/${paymentId}/confirm`, {
    amountMinor,
    reference: 'FT26333-9917',
    receivedOn: server.clock.now().toISOString().slice(0, 10),
  });

export const reject = (server: TestServer, who: TestMember, paymentId: number) =>
  callAs(server, who, `POST /api/manual-payments/${paymentId}/reject`, { reason: 'Nothing arrived' });
