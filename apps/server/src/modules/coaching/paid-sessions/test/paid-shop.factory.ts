import { expect } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';
import { endPayment, givenOrders, givenPayment, readOrder } from '../../../commerce/orders/test/orders.factory.ts';
import { booked, givenPractice, type Practice } from '../../coaching-sessions/test/practice.factory.ts';

export const PRICE = 20_000;
export const MINUTE = 60_000;

/** A practice whose only type costs money, in an organisation that sells. */
export interface PaidPractice extends Practice {
  administrator: TestMember;
}

export async function givenPaidPractice(
  server: TestServer,
  rules: Parameters<typeof givenPractice>[1] = {},
): Promise<PaidPractice> {
  const practice = await givenPractice(server, rules);
  await setMarketplace(server, practice.organizationId, true);
  await server.admin`insert into organization_configurations values (${practice.organizationId}, 'currency', '"SAR"')`;
  await server.admin`update session_types set payment = 'PAID', price_minor = ${PRICE}
    where organization_id = ${practice.organizationId} and session_type_id = ${practice.sessionTypeId}`;
  const administrator = await givenMember(server, practice.organizationId, 'administrator');
  const saved = await callAs(server, administrator, 'PUT /api/marketplace-settings', { taxRateBasisPoints: 1500 });
  expect(saved.status).toBe(204);
  return { ...practice, administrator };
}

/** Switches the marketplace of an organisation on or off. */
export const setMarketplace = (server: TestServer, organizationId: number, isOn: boolean) =>
  server.admin`insert into organization_configurations values (${organizationId}, 'marketplace_enabled', ${server.admin.json(isOn)})
    on conflict (organization_id, configuration_key) do update set value = excluded.value`;

export const addSession = (server: TestServer, who: TestMember, coachingSessionId: number) =>
  callAs<{ errorCode?: string }>(server, who, 'POST /api/cart/items', {
    itemType: 'coaching-session',
    itemId: coachingSessionId,
  });

/** Orders a session that a learner has booked, and begins to pay it. */
export async function givenOrderedSession(server: TestServer, who: TestMember, coachingSessionId: number) {
  expect((await addSession(server, who, coachingSessionId)).status).toBe(200);
  const [order] = await givenOrders(server, who);
  return { orderId: order!.orderId, paymentId: await givenPayment(server, who, order!.orderId) };
}

/** A session that a learner has booked and paid. */
export async function givenPaidSession(
  server: TestServer,
  practice: PaidPractice,
  startsAt: Date,
  who: TestMember = practice.learner,
) {
  const coachingSessionId = await booked(server, practice, startsAt, { as: who });
  const { orderId, paymentId } = await givenOrderedSession(server, who, coachingSessionId);
  expect((await endPayment(server, who, paymentId, 'PAID')).status).toBe(204);
  const [line] = (await readOrder(server, who, orderId)).purchasedItems;
  return { coachingSessionId, orderId, orderLineId: line!.id };
}
