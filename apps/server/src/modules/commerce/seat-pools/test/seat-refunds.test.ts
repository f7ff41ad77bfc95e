import { describe, expect, it } from 'vitest';
import { givenMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { recordDispute } from '../../disputes/disputes.public.ts';
import type { Order } from '../../orders/orders.schemas.ts';
import { readOrder } from '../../orders/test/orders.factory.ts';
import {
  assign,
  givenSeats,
  isEnrolled,
  outcomesOf,
  readPool,
  type SeatShop,
  startAssignment,
} from './seats.factory.ts';

const server = testServer();

const refund = async ({ administrator, order }: SeatShop, amountMinor: number) => {
  const answer = await callAs<Order & { errorCode?: string }>(
    server,
    administrator,
    `POST /api/orders/refund/${order.purchasedItems[0]!.id}`,
    { amountMinor, note: 'Fewer people' },
  );
  await server.runJobs();
  return answer;
};

describe('refunding seats', () => {
  it('takes back free seats, as many as the amount pays for', async () => {
    const shop = await givenSeats(server, 5);
    await assign(server, shop, ['a@tamkeen.example']);
    expect((await refund(shop, 2000)).status).toBe(200);
    expect(await readPool(server, shop)).toMatchObject({ refundedCount: 2, freeCount: 2, freeMinor: 2000 });
    expect((await refund(shop, 999)).status).toBe(200);
    expect(await readPool(server, shop)).toMatchObject({ refundedCount: 2, freeCount: 2 });
    expect((await refund(shop, 1)).status).toBe(200);
    expect(await readPool(server, shop)).toMatchObject({ refundedCount: 3, freeCount: 1 });
    expect(outcomesOf(await assign(server, shop, ['b@tamkeen.example', 'c@tamkeen.example']))).toEqual([
      'INVITED',
      'NO_SEAT',
    ]);
  });

  it('refuses what would take assigned seats, and changes nothing', async () => {
    const shop = await givenSeats(server, 2);
    const holder = await givenMember(server, shop.organizationId);
    await assign(server, shop, [holder.email]);
    expect(await refund(shop, 2000)).toMatchObject({ status: 409, body: { errorCode: 'order.refund-in-use' } });
    expect(await readOrder(server, shop.buyer, shop.order.orderId)).toMatchObject({ refundedMinor: 0, refunds: [] });
    expect(await readPool(server, shop)).toMatchObject({ refundedCount: 0, freeCount: 1, state: 'OPEN' });
    expect(await isEnrolled(server, holder, shop.courseId)).toBe(true);
    expect((await refund(shop, 1000)).status).toBe(200);
    expect(await isEnrolled(server, holder, shop.courseId)).toBe(true);
  });

  it('of the whole line ends the pool', async () => {
    const shop = await givenSeats(server, 2);
    expect((await refund(shop, 2000)).status).toBe(200);
    expect(await readPool(server, shop)).toMatchObject({ state: 'ENDED', freeCount: 0, freeMinor: 0 });
    expect((await startAssignment(server, shop, ['a@tamkeen.example'])).status).toBe(409);
  });

  it('that an administrator approves for a part of the price leaves the rest of the pool', async () => {
    const shop = await givenSeats(server, 4);
    const holder = await givenMember(server, shop.organizationId);
    await assign(server, shop, [holder.email]);
    const line = shop.order.purchasedItems[0]!.id;
    const asked = await callAs(server, shop.buyer, `POST /api/orders/${shop.order.orderId}/refund-requests`, {
      lines: [{ purchasedItemId: line, amountMinor: null }],
      reason: 'Fewer people',
    });
    expect(asked.status).toBe(200);
    const [request] = await server.admin<{ id: number }[]>`
      select refund_request_id as id from refund_requests where order_line_id = ${line}`;
    const approve = (amountMinor: number) =>
      callAs(server, shop.administrator, `POST /api/refund-requests/${request!.id}/approve`, {
        amountMinor,
        answer: '',
        destination: 'ORIGINAL',
      });
    expect(await approve(4000)).toMatchObject({ status: 409, body: { errorCode: 'order.refund-in-use' } });
    expect((await approve(3000)).status).toBe(204);
    await server.runJobs();
    expect(await readPool(server, shop)).toMatchObject({ refundedCount: 3, freeCount: 0, state: 'OPEN' });
    expect(await isEnrolled(server, holder, shop.courseId)).toBe(true);
  });

  it('races with assigning, and never takes a seat twice', async () => {
    const shop = await givenSeats(server, 3);
    await Promise.all([
      startAssignment(server, shop, ['a@tamkeen.example', 'b@tamkeen.example', 'c@tamkeen.example']),
      ...Array.from({ length: 3 }, () => refund(shop, 1000)),
    ]);
    await server.runJobs();
    const { refundedCount, invitedCount, freeCount } = await readPool(server, shop);
    expect(refundedCount + invitedCount + freeCount).toBe(3);
    expect(freeCount).toBeGreaterThanOrEqual(0);
  });
});

describe('a dispute about seats', () => {
  const dispute = async (shop: SeatShop, status: 'OPEN' | 'WON' | 'LOST') => {
    const { paymentId } = shop.order.payments[0]!;
    await recordDispute({ ...server.platform, organizationId: shop.organizationId }, paymentId, {
      reference: 'dp_1',
      providerPayment: 'pay_1',
      status,
      amountMinor: 2000,
      reason: 'fraudulent',
      dueAt: null,
    });
    await server.runJobs();
  };

  it('suspends everybody with a seat, and restores them when it is won', async () => {
    const shop = await givenSeats(server, 2);
    const holder = await givenMember(server, shop.organizationId);
    await assign(server, shop, [holder.email]);
    await dispute(shop, 'OPEN');
    expect(await isEnrolled(server, holder, shop.courseId)).toBe(false);
    expect(await readPool(server, shop)).toMatchObject({ state: 'SUSPENDED' });
    expect((await startAssignment(server, shop, ['a@tamkeen.example'])).status).toBe(409);
    await dispute(shop, 'WON');
    expect(await isEnrolled(server, holder, shop.courseId)).toBe(true);
    expect(await readPool(server, shop)).toMatchObject({ state: 'OPEN' });
  });

  it('that is lost ends all seats', async () => {
    const shop = await givenSeats(server, 2);
    const holder = await givenMember(server, shop.organizationId);
    await assign(server, shop, [holder.email]);
    await dispute(shop, 'OPEN');
    await dispute(shop, 'LOST');
    expect(await isEnrolled(server, holder, shop.courseId)).toBe(false);
    expect(await readPool(server, shop)).toMatchObject({ state: 'ENDED', activeCount: 0 });
  });
});
