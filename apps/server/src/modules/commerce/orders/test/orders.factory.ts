import { expect } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';
import { transaction } from '../../../../kernel/database/database.ts';
import { givenPublishedCourse } from '../../../learning/courses/test/courses.factory.ts';
import type { Cart } from '../../carts/carts.schemas.ts';
import type { TestOutcome } from '../../test-payments/test-payments.schemas.ts';
import type { Order } from '../orders.schemas.ts';
import { applyOutcomeIn } from '../provider-reports.service.ts';

/** An organisation that sells courses, a learner and an administrator. */
export interface Shop {
  organizationId: number;
  buyer: TestMember;
  administrator: TestMember;
}

export async function givenShop(server: TestServer, taxRateBasisPoints = 1500): Promise<Shop> {
  const organizationId = await givenOrganization(server, {
    marketplace_enabled: true,
    currency: 'SAR',
    features: { events: true, 'all-events': true },
  });
  const administrator = await givenMember(server, organizationId, 'administrator');
  const saved = await callAs(server, administrator, 'PUT /api/marketplace-settings', { taxRateBasisPoints });
  expect(saved.status).toBe(204);
  return { organizationId, administrator, buyer: await givenMember(server, organizationId) };
}

/** The context of a job in the shop's organisation. */
export const systemOf = (server: TestServer, { organizationId }: Shop) => ({ ...server.platform, organizationId });

/** A published course that costs so many minor units. */
export const givenPricedCourse = async (server: TestServer, { organizationId }: Shop, price: number): Promise<number> =>
  (await givenPublishedCourse(server, organizationId, { price })).courseId;

export const readCart = async (server: TestServer, who: TestMember): Promise<Cart['order']> =>
  (await callAs<Cart>(server, who, 'GET /api/cart')).body.order;

export const addToCart = (server: TestServer, who: TestMember, itemId: number) =>
  callAs<Cart>(server, who, 'POST /api/cart/items', { itemType: 'course', itemId });

/** Places the orders of what is in somebody's cart. */
export async function givenOrders(server: TestServer, who: TestMember): Promise<Order[]> {
  const { version } = await readCart(server, who);
  const { status, body } = await callAs<{ orders: Order[] }>(server, who, 'POST /api/cart/checkout', { version });
  expect(status).toBe(200);
  return body.orders;
}

/** Begins to pay an order; returns the payment's id. */
export async function givenPayment(server: TestServer, who: TestMember, orderId: number): Promise<number> {
  const { status, body } = await callAs<{ paymentId: number }>(server, who, `POST /api/orders/${orderId}/payments`, {
    method: 'Credit Card',
  });
  expect(status).toBe(200);
  return body.paymentId;
}

export const endPayment = (server: TestServer, who: TestMember, paymentId: number, outcome: TestOutcome) =>
  callAs(server, who, `POST /api/test-payments/${paymentId}/outcome`, { outcome });

/** Reports how a payment ended as a provider does, whatever its page shows. */
export function reportOutcome(server: TestServer, shop: Shop, paymentId: number, outcome: 'PAID' | 'DECLINED') {
  const system = systemOf(server, shop);
  return transaction(system, (tx) => applyOutcomeIn(system, tx, paymentId, { outcome }));
}

export const readOrder = async (server: TestServer, who: TestMember, orderId: number): Promise<Order> =>
  (await callAs<Order>(server, who, `GET /api/orders/${orderId}`)).body;

/** An order of some courses that is paid. */
export async function givenPaidOrder(
  server: TestServer,
  who: TestMember,
  courseIds: readonly number[],
): Promise<Order> {
  for (const courseId of courseIds) expect((await addToCart(server, who, courseId)).status).toBe(200);
  const [order] = await givenOrders(server, who);
  const paymentId = await givenPayment(server, who, order!.orderId);
  expect((await endPayment(server, who, paymentId, 'PAID')).status).toBe(204);
  return readOrder(server, who, order!.orderId);
}
