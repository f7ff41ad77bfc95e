import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';
import { linkParameter, mailsTo } from '../../../identity/accounts/test/accounts.factory.ts';
import type { Cart } from '../../carts/carts.schemas.ts';
import type { Order } from '../../orders/orders.schemas.ts';
import {
  endPayment,
  givenOrders,
  givenPayment,
  givenPricedCourse,
  givenShop,
  readOrder,
  type Shop,
} from '../../orders/test/orders.factory.ts';
import type { Assignment, Seat, SeatPoolDetail } from '../seat-pools.schemas.ts';

export const addSeats = (server: TestServer, who: TestMember, itemId: number, quantity: unknown) =>
  callAs<Cart>(server, who, 'POST /api/cart/items', { itemType: 'course-seats', itemId, quantity });

/** Pays an order of seats at the test provider. */
export async function givenPaidSeats(
  server: TestServer,
  who: TestMember,
  courseId: number,
  count: number,
): Promise<Order> {
  expect((await addSeats(server, who, courseId, count)).status).toBe(200);
  const [order] = await givenOrders(server, who);
  if (order!.totalMinor > 0) {
    const paymentId = await givenPayment(server, who, order!.orderId);
    expect((await endPayment(server, who, paymentId, 'PAID')).status).toBe(204);
  }
  return readOrder(server, who, order!.orderId);
}

export interface SeatShop extends Shop {
  courseId: number;
  order: Order;
  seatPoolId: number;
}

/** A company that has bought so many seats of a course. */
export async function givenSeats(server: TestServer, count: number, price = 1000): Promise<SeatShop> {
  const shop = await givenShop(server);
  const courseId = await givenPricedCourse(server, shop, price);
  const order = await givenPaidSeats(server, shop.buyer, courseId, count);
  const { body } = await callAs<{ data: { seatPoolId: number }[] }>(server, shop.buyer, 'GET /api/seat-pools');
  return { ...shop, courseId, order, seatPoolId: body.data[0]!.seatPoolId };
}

export const readPool = async (server: TestServer, { buyer, seatPoolId }: SeatShop): Promise<SeatPoolDetail> =>
  (await callAs<SeatPoolDetail>(server, buyer, `GET /api/seat-pools/${seatPoolId}`)).body;

export const listSeats = async (server: TestServer, { buyer, seatPoolId }: SeatShop, query = ''): Promise<Seat[]> =>
  (await callAs<{ data: Seat[] }>(server, buyer, `GET /api/seat-pools/${seatPoolId}/seats${query}`)).body.data;

export const startAssignment = (
  server: TestServer,
  { buyer, seatPoolId }: SeatShop,
  emails: readonly string[],
  body: object = {},
) =>
  callAs<{ seatAssignmentId: number; errorCode?: string }>(
    server,
    buyer,
    `POST /api/seat-pools/${seatPoolId}/assignments`,
    { requestKey: randomUUID(), emails, language: 'both', ...body },
  );

/** Assigns seats and works the list off; returns the result of each address. */
export async function assign(server: TestServer, shop: SeatShop, emails: readonly string[]): Promise<Assignment> {
  const { status, body } = await startAssignment(server, shop, emails);
  expect(status).toBe(200);
  await server.runJobs();
  return readAssignment(server, shop, body.seatAssignmentId);
}

export const readAssignment = async (server: TestServer, { buyer, seatPoolId }: SeatShop, id: number) =>
  (await callAs<Assignment>(server, buyer, `GET /api/seat-pools/${seatPoolId}/assignments/${id}`)).body;

export const outcomesOf = ({ rows }: Assignment) => rows.map(({ outcome }) => outcome);

export const isEnrolled = async (server: TestServer, who: TestMember, courseId: number): Promise<boolean> =>
  (await callAs<{ isEnrolled: boolean }>(server, who, `GET /api/courses/${courseId}`)).body.isEnrolled;

/** The token in the newest mail to an address. */
export async function mailedToken(server: TestServer, email: string): Promise<string> {
  const [mail] = await mailsTo(server, email);
  return linkParameter(mail, 'invitation');
}
