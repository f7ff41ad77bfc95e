import { describe, expect, it } from 'vitest';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { Order } from '../orders.schemas.ts';
import { carryOutRefund } from '../provider-refunds.service.ts';
import { givenPaidOrder, givenPricedCourse, givenShop, readOrder, type Shop } from './orders.factory.ts';

const server = testServer();

async function givenPurchase(prices: readonly number[]): Promise<{ shop: Shop; courseIds: number[]; order: Order }> {
  const shop = await givenShop(server);
  const courseIds: number[] = [];
  for (const price of prices) courseIds.push(await givenPricedCourse(server, shop, price));
  return { shop, courseIds, order: await givenPaidOrder(server, shop.buyer, courseIds) };
}

const refund = ({ administrator }: Shop, lineId: number, amountMinor: number) =>
  callAs<Order>(server, administrator, `POST /api/orders/refund/${lineId}`, { amountMinor, note: 'Wrong level' });

const isEnrolled = async ({ buyer }: Shop, courseId: number): Promise<boolean> =>
  (await callAs<{ isEnrolled: boolean }>(server, buyer, `GET /api/courses/${courseId}`)).body.isEnrolled;

describe('refunding a line', () => {
  it('ends access to it alone once it is refunded whole; learning records stay', async () => {
    const { shop, courseIds, order } = await givenPurchase([100, 200]);
    const [line] = order.purchasedItems;
    const [lesson] = await server.admin`
      select course_subsection_id from course_subsections where course_id = ${courseIds[0]!} limit 1`;
    await server.admin`insert into finished_subsections (organization_id, user_id, course_id, course_subsection_id, finished_at)
      values (${shop.organizationId}, ${shop.buyer.userId}, ${courseIds[0]!}, ${lesson!.course_subsection_id}, now())`;
    expect((await refund(shop, line!.id, 40)).status).toBe(200);
    await server.runJobs();
    expect(await isEnrolled(shop, courseIds[0]!)).toBe(true);
    expect((await refund(shop, line!.id, 60)).status).toBe(200);
    await server.runJobs();
    expect([await isEnrolled(shop, courseIds[0]!), await isEnrolled(shop, courseIds[1]!)]).toEqual([false, true]);
    expect(await readOrder(server, shop.buyer, order.orderId)).toMatchObject({
      status: 'PAID',
      refundedMinor: 100,
      purchasedItems: [{ refundedMinor: 100 }, { refundedMinor: 0 }],
      history: [
        { kind: 'REFUNDED', amountMinor: 60 },
        { kind: 'REFUND_REQUESTED', note: 'Wrong level' },
        { kind: 'REFUNDED', amountMinor: 40 },
        { kind: 'REFUND_REQUESTED' },
        { kind: 'PAID' },
        { kind: 'PAYMENT_STARTED' },
        { kind: 'PLACED' },
      ],
    });
    const finished = await server.admin`
      select 1 from finished_subsections where user_id = ${shop.buyer.userId} and course_id = ${courseIds[0]!}`;
    expect(finished).toHaveLength(1);
  });

  it('never exceeds the line, also when administrators refund at once', async () => {
    const { shop, order } = await givenPurchase([100, 200]);
    const [line] = order.purchasedItems;
    expect(await refund(shop, line!.id, 101)).toMatchObject({
      status: 409,
      body: { errorCode: 'order.refund-too-high' },
    });
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(shop, line!.id, 30)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    await server.runJobs();
    expect((await readOrder(server, shop.buyer, order.orderId)).refundedMinor).toBe(90);
  });

  it('is carried out once, however often the job runs', async () => {
    const { shop, order } = await givenPurchase([100]);
    await refund(shop, order.purchasedItems[0]!.id, 100);
    const [row] = await server.admin`select refund_id from refunds where organization_id = ${shop.organizationId}`;
    const context = { ...server.platform, organizationId: shop.organizationId };
    for (const _ of [1, 2, 3]) await carryOutRefund(context, row!.refund_id);
    await server.runJobs();
    const { history, refunds } = await readOrder(server, shop.buyer, order.orderId);
    expect(history.filter(({ kind }) => kind === 'REFUNDED')).toHaveLength(1);
    expect(refunds).toMatchObject([{ status: 'SUCCEEDED' }]);
  });

  it('takes back what this order granted and nothing else', async () => {
    const { shop, courseIds, order } = await givenPurchase([100]);
    await server.admin`insert into entitlements (organization_id, user_id, subject_kind, subject_id, source, status, granted_at)
      values (${shop.organizationId}, ${shop.buyer.userId}, 'COURSE', ${courseIds[0]!}, 'GRANT', 'ACTIVE', now())`;
    await refund(shop, order.purchasedItems[0]!.id, 100);
    await server.runJobs();
    expect(await isEnrolled(shop, courseIds[0]!)).toBe(true);
  });

  it('is refused for unknown and foreign lines, for odd amounts, and to buyers', async () => {
    const { shop, order } = await givenPurchase([100]);
    const lineId = order.purchasedItems[0]!.id;
    const foreign = await givenShop(server);
    expect((await refund(foreign, lineId, 10)).status).toBe(404);
    for (const amount of [0, -1, 1.5, 1e15, '10', null])
      expect((await refund(shop, lineId, amount as number)).status).toBe(400);
    const body = { amountMinor: 10, note: 'x' };
    expect((await callAs(server, shop.buyer, `POST /api/orders/refund/${lineId}`, body)).status).toBe(403);
    expect((await readOrder(server, shop.buyer, order.orderId)).refunds).toEqual([]);
  });
});
