import { beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { transaction } from '../../../../kernel/database/database.ts';
import type { Order } from '../../orders/orders.schemas.ts';
import { findRefund } from '../../orders/payments.repository.ts';
import { recordRefundResult } from '../../orders/refunds.service.ts';
import {
  givenPaidOrder,
  givenPricedCourse,
  givenShop,
  readOrder,
  type Shop,
  systemOf,
} from '../../orders/test/orders.factory.ts';
import { readRequests, requestRefund } from './ticket-shop.factory.ts';

const server = testServer();
const PRICE = 5000;
let shop: Shop;
let order: Order;
let refundRequestId: number;

beforeEach(async () => {
  shop = await givenShop(server);
  order = await givenPaidOrder(server, shop.buyer, [await givenPricedCourse(server, shop, PRICE)]);
  const { body } = await requestRefund(
    server,
    shop.buyer,
    order.orderId,
    [{ purchasedItemId: lineId(), amountMinor: null }],
    'Too hard',
  );
  refundRequestId = body.requests[0]!.refundRequestId;
});

const lineId = () => order.purchasedItems[0]!.id;
const approve = (amountMinor: number, who = shop.administrator) =>
  callAs(server, who, `POST /api/refund-requests/${refundRequestId}/approve`, { amountMinor, answer: 'Agreed' });
const decline = (who = shop.administrator, answer = 'You finished it') =>
  callAs(server, who, `POST /api/refund-requests/${refundRequestId}/decline`, { answer });
const requests = async () => (await readRequests(server, shop.buyer, order.orderId)).body.requests;
const isEnrolled = async () =>
  (await callAs<{ isEnrolled: boolean }>(server, shop.buyer, `GET /api/courses/${order.purchasedItems[0]!.itemId}`))
    .body.isEnrolled;

describe('a refund request', () => {
  it('is approved with a part of the price, which ends access', async () => {
    expect((await approve(2000)).status).toBe(204);
    await server.runJobs();
    expect(await requests()).toMatchObject([{ status: 'APPROVED', amountMinor: 2000, answer: 'Agreed' }]);
    expect(await readOrder(server, shop.buyer, order.orderId)).toMatchObject({
      refundedMinor: 2000,
      purchasedItems: [{ cancelledAt: expect.any(String), refundedMinor: 2000 }],
    });
    expect(await isEnrolled()).toBe(false);
    const audited = await server.admin`select changes from audit_entries where action = 'refund-request.approve'
      and organization_id = ${shop.organizationId}`;
    expect([...audited]).toMatchObject([{ changes: { refundRequestId, amountMinor: 2000 } }]);
  });

  it('is declined with a reason, which the buyer reads in the order, a notification and a mail', async () => {
    expect((await decline()).status).toBe(204);
    await server.runJobs();
    expect(await requests()).toMatchObject([{ status: 'DECLINED', answer: 'You finished it', amountMinor: null }]);
    const { history, refunds } = await readOrder(server, shop.buyer, order.orderId);
    expect([history[0], refunds]).toMatchObject([{ kind: 'REFUND_DECLINED', note: 'You finished it' }, []]);
    const notes = await server.admin`select parameters from notifications where user_id = ${shop.buyer.userId}
      and parameters->>'outcome' = 'refundDeclined'`;
    expect(notes).toHaveLength(1);
    expect(await isEnrolled()).toBe(true);
    // the buyer can ask again
    const { body } = await readRequests(server, shop.buyer, order.orderId);
    expect(body.offers).toMatchObject([{ outcome: 'ASK' }]);
  });

  it('is decided once, whoever decides at the same time', async () => {
    const answers = await Promise.all([approve(PRICE), decline(), approve(PRICE), decline()]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    for (const { status, body } of answers)
      if (status !== 204) expect(body).toMatchObject({ errorCode: 'refund-request.already-decided' });
    await server.runJobs();
    expect((await requests())[0]!.status).not.toBe('REQUESTED');
  });

  it('is settled by a refund in the studio', async () => {
    const refund = { amountMinor: PRICE, note: 'Goodwill' };
    const studio = await callAs(server, shop.administrator, `POST /api/orders/refund/${lineId()}`, refund);
    expect(studio.status).toBe(200);
    expect((await approve(PRICE)).body).toMatchObject({ errorCode: 'order.refund-too-high' });
    await server.runJobs();
    expect(await requests()).toMatchObject([{ status: 'APPROVED', amountMinor: PRICE, answer: '' }]);
    expect((await decline()).body).toMatchObject({ errorCode: 'refund-request.already-decided' });
    expect((await readOrder(server, shop.buyer, order.orderId)).refundedMinor).toBe(PRICE);
  });

  it('is refused above what is left, to buyers, and of other organisations', async () => {
    expect((await approve(PRICE + 1)).body).toMatchObject({ errorCode: 'order.refund-too-high' });
    expect((await approve(0)).status).toBe(400);
    expect((await decline(shop.administrator, '')).status).toBe(400);
    expect([(await approve(1, shop.buyer)).status, (await decline(shop.buyer)).status]).toEqual([403, 403]);
    const foreign = await givenShop(server);
    expect([(await approve(1, foreign.administrator)).status, (await decline(foreign.administrator)).status]).toEqual([
      404, 404,
    ]);
    expect(await requests()).toMatchObject([{ status: 'REQUESTED' }]);
  });

  it('is listed with its order and buyer', async () => {
    const { body } = await callAs<{ data: object[]; total: number }>(
      server,
      shop.administrator,
      'GET /api/refund-requests?status=REQUESTED',
    );
    expect(body).toMatchObject({
      total: 1,
      data: [{ refundRequestId, orderId: order.orderId, number: order.number, reason: 'Too hard', totalMinor: PRICE }],
    });
    expect((await callAs(server, shop.buyer, 'GET /api/refund-requests')).status).toBe(403);
  });
});

describe('a refund that failed', () => {
  const fail = async () => {
    const [row] =
      await server.admin`select refund_id from refunds where order_id = ${order.orderId} order by refund_id desc`;
    const context = systemOf(server, shop);
    await transaction(context, async (tx) => {
      const refund = await findRefund(tx, Number(row!.refund_id));
      await recordRefundResult(context, tx, refund!, { status: 'FAILED', note: 'Card closed' });
    });
    return Number(row!.refund_id);
  };
  const failed = async () =>
    (await callAs<{ data: { refundId: number }[] }>(server, shop.administrator, 'GET /api/failed-refunds')).body.data;
  const retry = (refundId: number) => callAs(server, shop.administrator, `POST /api/failed-refunds/${refundId}/retry`);

  it('leaves the buyer their access, is shown to administrators and repeated once', async () => {
    await approve(2000);
    const refundId = await fail();
    expect(await isEnrolled()).toBe(true);
    expect(await failed()).toMatchObject([{ refundId, amountMinor: 2000, reason: 'BUYER', orderId: order.orderId }]);
    const answers = await Promise.all([retry(refundId), retry(refundId), retry(refundId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    await server.runJobs();
    expect(await failed()).toEqual([]);
    expect(await isEnrolled()).toBe(false);
    expect((await readOrder(server, shop.buyer, order.orderId)).refundedMinor).toBe(2000);
    const notes = await server.admin`select 1 from notifications where user_id = ${shop.administrator.userId}
      and parameters->>'outcome' = 'refundFailed'`;
    expect(notes).toHaveLength(1);
  });

  it('cannot be repeated while it runs, and not by buyers', async () => {
    await approve(2000);
    const [row] = await server.admin`select refund_id from refunds where order_id = ${order.orderId}`;
    expect((await retry(Number(row!.refund_id))).body).toMatchObject({ errorCode: 'refund-request.not-failed' });
    expect((await callAs(server, shop.buyer, `POST /api/failed-refunds/${row!.refund_id}/retry`)).status).toBe(403);
    expect((await retry(999_999_999)).status).toBe(404);
  });
});
