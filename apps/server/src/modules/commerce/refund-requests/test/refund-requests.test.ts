import { MINUTE } from '@sullam/domain/limits.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { readAs } from '../../../events/events/test/events.factory.ts';
import type { Order } from '../../orders/orders.schemas.ts';
import {
  givenPaidOrder,
  givenPricedCourse,
  givenShop,
  readOrder,
  type Shop,
} from '../../orders/test/orders.factory.ts';
import {
  givenSoldEvent,
  givenTicketOrder,
  HOUR,
  moveBefore,
  readRequests,
  requestRefund,
  type SoldEvent,
  TICKET_PRICE,
} from './ticket-shop.factory.ts';

const server = testServer();
let shop: Shop;
let event: SoldEvent;
let order: Order;

beforeEach(async () => {
  shop = await givenShop(server);
  event = await givenSoldEvent(server, shop, { capacity: 1 });
  order = await givenTicketOrder(server, shop.buyer, event);
});

const lineId = () => order.purchasedItems[0]!.id;
const offers = async () => (await readRequests(server, shop.buyer, order.orderId)).body.offers;
const request = (amountMinor: number | null, reason = '') =>
  requestRefund(server, shop.buyer, order.orderId, [{ purchasedItemId: lineId(), amountMinor }], reason);
const state = async () => (await readAs(server, shop.buyer, event.eventId)).own?.state ?? null;

describe('a request within the cancellation terms', () => {
  it.each([
    // the clock of the tests runs; the boundaries themselves are tested with the rule
    ['a minute before the first deadline', 48 * HOUR + MINUTE, 999, 100],
    ['a millisecond after it', 48 * HOUR - 1, 500, 50],
    ['a minute before the last deadline', 24 * HOUR + MINUTE, 500, 50],
  ])('gives %s what its tier says, half-up', async (_when, ms, amountMinor, refundPercent) => {
    moveBefore(server, event, ms);
    expect(await offers()).toEqual([{ purchasedItemId: lineId(), outcome: 'AT_ONCE', amountMinor, refundPercent }]);
    expect((await request(amountMinor, 'Ill')).body).toMatchObject({
      offers: [{ outcome: 'NONE' }],
      requests: [{ status: 'APPROVED', amountMinor, reason: 'Ill', answer: '' }],
    });
    await server.runJobs();
    expect(await readOrder(server, shop.buyer, order.orderId)).toMatchObject({
      status: 'PAID',
      refundedMinor: amountMinor,
      purchasedItems: [{ cancelledAt: expect.any(String) }],
      refunds: [{ status: 'SUCCEEDED', reason: 'BUYER', amountMinor, note: 'Ill' }],
    });
    expect(await state()).toBeNull();
    expect((await readAs(server, shop.buyer, event.eventId)).free).toBe(1);
  });

  it('follows an event that is moved', async () => {
    moveBefore(server, event, 24 * HOUR - 1);
    expect(await offers()).toMatchObject([{ outcome: 'ASK', amountMinor: null }]);
    await server.admin`update events set starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day',
      expires_at = expires_at + interval '1 day' where event_id = ${event.eventId}`;
    expect(await offers()).toMatchObject([{ outcome: 'AT_ONCE', amountMinor: 500 }]);
  });

  it('refunds once, however often it is sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => request(999)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      answers
        .filter(({ body }) => 'errorCode' in body)
        .map(({ body }) => (body as never as { errorCode: string }).errorCode),
    ).toEqual(Array(7).fill('refund-request.offer-changed'));
    await server.runJobs();
    expect((await readOrder(server, shop.buyer, order.orderId)).refunds).toHaveLength(1);
  });

  it('is refused when a deadline has passed since the buyer saw the amount', async () => {
    moveBefore(server, event, 48 * HOUR - 1);
    expect((await request(999)).body).toMatchObject({ errorCode: 'refund-request.offer-changed' });
    expect((await readOrder(server, shop.buyer, order.orderId)).refunds).toEqual([]);
  });

  it('never gives more than is left, also when an administrator refunds at once', async () => {
    const refund = () =>
      callAs(server, shop.administrator, `POST /api/orders/refund/${lineId()}`, { amountMinor: 600, note: 'Goodwill' });
    const [studio, buyer] = await Promise.all([refund(), request(999)]);
    expect([studio.status, buyer.status].sort()).toEqual([200, 409]);
    await server.runJobs();
    const { refundedMinor } = await readOrder(server, shop.buyer, order.orderId);
    expect(refundedMinor).toBe(studio.status === 200 ? 600 : 999);
    if (studio.status === 200) expect(await offers()).toMatchObject([{ outcome: 'AT_ONCE', amountMinor: 399 }]);
  });
});

describe('a request that terms do not cover', () => {
  it('waits for a decision, is the only one of its line, and tells administrators', async () => {
    moveBefore(server, event, HOUR);
    const answers = await Promise.all(Array.from({ length: 4 }, () => request(null, 'Ill')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await readRequests(server, shop.buyer, order.orderId)).body).toMatchObject({
      offers: [{ outcome: 'NONE' }],
      requests: [{ status: 'REQUESTED', reason: 'Ill', amountMinor: null }],
    });
    expect((await readOrder(server, shop.buyer, order.orderId)).history[0]).toMatchObject({
      kind: 'REFUND_ASKED',
      note: 'Ill',
      purchasedItemId: lineId(),
    });
    await server.runJobs();
    const notes =
      await server.admin`select parameters, data from notifications where user_id = ${shop.administrator.userId}`;
    expect([...notes]).toMatchObject([
      { parameters: { outcome: 'refundAsked' }, data: { soldOrderId: order.orderId } },
    ]);
    expect(await state()).toBe('ENROLLED');
  });

  it('is open to items without a start', async () => {
    const buyer = await givenMember(server, shop.organizationId);
    const courseId = await givenPricedCourse(server, shop, 5000);
    const bought = await givenPaidOrder(server, buyer, [courseId]);
    const { body } = await readRequests(server, buyer, bought.orderId);
    expect(body.offers).toMatchObject([{ outcome: 'ASK', amountMinor: null }]);
    const [line] = bought.purchasedItems;
    const asked = await requestRefund(server, buyer, bought.orderId, [
      { purchasedItemId: line!.id, amountMinor: null },
    ]);
    expect(asked.status).toBe(200);
  });
});

describe('a line that cost nothing', () => {
  it('is cancelled without money until its event begins', async () => {
    await server.admin`update order_lines set total_minor = 0, tax_minor = 0 where order_line_id = ${lineId()}`;
    expect(await offers()).toMatchObject([{ outcome: 'AT_ONCE', amountMinor: 0 }]);
    expect((await request(0)).status).toBe(200);
    expect(await readOrder(server, shop.buyer, order.orderId)).toMatchObject({
      refunds: [],
      purchasedItems: [{ cancelledAt: expect.any(String) }],
    });
    expect((await readOrder(server, shop.buyer, order.orderId)).history[0]!.kind).toBe('LINE_CANCELLED');
    expect(await state()).toBeNull();
  });

  it('stays once its event has begun', async () => {
    await server.admin`update order_lines set total_minor = 0, tax_minor = 0 where order_line_id = ${lineId()}`;
    moveBefore(server, event, -1);
    expect(await offers()).toMatchObject([{ outcome: 'NONE' }]);
    expect((await request(0)).status).toBe(409);
  });
});

describe('requests of an order', () => {
  it('do not exist for others, and are made by its buyer alone', async () => {
    const stranger = await givenMember(server, shop.organizationId);
    const lines = [{ purchasedItemId: lineId(), amountMinor: 999 }];
    expect((await readRequests(server, stranger, order.orderId)).status).toBe(404);
    expect((await requestRefund(server, stranger, order.orderId, lines)).status).toBe(404);
    expect((await readRequests(server, shop.administrator, order.orderId)).status).toBe(200);
    expect((await requestRefund(server, shop.administrator, order.orderId, lines)).status).toBe(404);
    const foreign = await givenShop(server);
    expect((await readRequests(server, foreign.administrator, order.orderId)).status).toBe(404);
    expect((await readOrder(server, shop.buyer, order.orderId)).refunds).toEqual([]);
  });

  it('refuse lines of other orders, the same line twice and odd amounts', async () => {
    const other = await givenTicketOrder(
      server,
      await givenMember(server, shop.organizationId),
      await givenSoldEvent(server, shop),
    );
    const send = (lines: object[]) => requestRefund(server, shop.buyer, order.orderId, lines as never);
    expect((await send([{ purchasedItemId: other.purchasedItems[0]!.id, amountMinor: 999 }])).status).toBe(404);
    const own = { purchasedItemId: lineId(), amountMinor: TICKET_PRICE };
    expect((await send([own, own])).status).toBe(400);
    expect((await send([])).status).toBe(400);
    for (const amountMinor of [-1, 1.5, '999']) expect((await send([{ ...own, amountMinor }])).status).toBe(400);
    for (const amountMinor of [998, 1000, null, 0]) expect((await send([{ ...own, amountMinor }])).status).toBe(409);
    expect((await readOrder(server, shop.buyer, order.orderId)).refunds).toEqual([]);
  });
});

describe('a refund of an order that was paid by transfer', () => {
  it('is paid back by hand, which administrators are told', async () => {
    await server.admin`update payments set provider = 'manual', method = 'Wire Transfer', is_test = false
      where order_id = ${order.orderId}`;
    expect((await request(999)).status).toBe(200);
    await server.runJobs();
    expect(await readOrder(server, shop.buyer, order.orderId)).toMatchObject({
      refunds: [{ status: 'REQUESTED', isManual: true }],
      purchasedItems: [{ cancelledAt: null }],
    });
    const notes = await server.admin`select parameters->>'outcome' as outcome from notifications
      where user_id = ${shop.administrator.userId}`;
    expect([...notes]).toEqual([{ outcome: 'refundByHand' }]);
  });
});
