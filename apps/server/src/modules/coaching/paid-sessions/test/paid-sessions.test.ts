import { beforeEach, describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  endPayment,
  givenOrders,
  givenPayment,
  readCart,
  readOrder,
  reportOutcome,
} from '../../../commerce/orders/test/orders.factory.ts';
import { book, booked, hourFromNow, readSession } from '../../coaching-sessions/test/practice.factory.ts';
import {
  addSession,
  givenOrderedSession,
  givenPaidPractice,
  givenPaidSession,
  MINUTE,
  type PaidPractice,
  PRICE,
  setMarketplace,
} from './paid-shop.factory.ts';

const server = testServer();
let practice: PaidPractice;

beforeEach(async () => {
  practice = await givenPaidPractice(server);
});

const someone = () => givenMember(server, practice.organizationId);
const pay = (who: TestMember, paymentId: number) => endPayment(server, who, paymentId, 'PAID');
const stateOf = async (id: number, who = practice.learner) => (await readSession(server, who, id)).body.state;

describe('booking a session with a price', () => {
  it('holds the time for the learner, who can pay, cancel or let it pass', async () => {
    const id = await booked(server, practice, hourFromNow(server, 30));
    const { body } = await readSession(server, practice.learner, id);
    expect(body).toMatchObject({
      state: 'HELD',
      heldFor: 'PAYMENT',
      price: { amountMinor: PRICE, currency: 'SAR' },
      abilities: { pay: true, cancel: true, move: false, accept: false, decline: false },
    });
    const seenByCoach = (await readSession(server, practice.coach, id)).body;
    expect(seenByCoach.abilities).toMatchObject({ pay: false, accept: false, decline: false, suggest: false });
    const accepted = await callAs(server, practice.coach, `POST /api/booking-sessions/${id}/accept`);
    expect(accepted.body).toMatchObject({ errorCode: 'coaching-session.not-waiting' });
    const moved = await callAs(server, practice.learner, `PUT /api/booking-sessions/${id}`, {
      startsAt: hourFromNow(server, 40).toISOString(),
    });
    expect(moved.body).toMatchObject({ errorCode: 'coaching-session.waiting' });
  });

  it('becomes a booked session once its order is paid, with the start and terms in cart and order', async () => {
    const startsAt = hourFromNow(server, 30);
    const id = await booked(server, practice, startsAt, { zone: 'Africa/Casablanca' });
    expect((await addSession(server, practice.learner, id)).status).toBe(200);
    const { purchasedItems } = await readCart(server, practice.learner);
    expect(purchasedItems).toMatchObject([
      {
        purchasedItemType: { slug: 'coaching-session' },
        pageId: id,
        priceMinor: PRICE,
        problem: null,
        start: { at: startsAt.toISOString(), zone: 'Africa/Casablanca' },
        cancellationTiers: [{ hoursBeforeStart: 24, refundPercent: 100 }],
      },
    ]);
    expect(purchasedItems[0]!.title.en).toMatch(/^Fifty minutes, /);
    const [order] = await givenOrders(server, practice.learner);
    expect((await addSession(server, practice.learner, id)).body.errorCode).toBe('cart.item-ordered');
    await pay(practice.learner, await givenPayment(server, practice.learner, order!.orderId));
    expect((await readSession(server, practice.learner, id)).body).toMatchObject({
      state: 'BOOKED',
      heldFor: null,
      order: { orderId: order!.orderId, number: order!.number },
    });
    expect((await readSession(server, practice.coach, id)).body).toMatchObject({ order: null });
    expect((await readOrder(server, practice.learner, order!.orderId)).purchasedItems).toMatchObject([
      { itemId: id, pageId: id, start: { at: startsAt.toISOString() } },
    ]);
    expect((await addSession(server, practice.learner, id)).body.errorCode).toBe('cart.item-owned');
  });

  it('keeps the price at which it was booked', async () => {
    const id = await booked(server, practice, hourFromNow(server, 30));
    await server.admin`update session_types set price_minor = 99000 where organization_id = ${practice.organizationId}`;
    await addSession(server, practice.learner, id);
    expect((await readCart(server, practice.learner)).purchasedItems).toMatchObject([{ priceMinor: PRICE }]);
  });

  it('is nobody else’s to see or to buy', async () => {
    const id = await booked(server, practice, hourFromNow(server, 30));
    const other = await someone();
    expect((await readSession(server, other, id)).status).toBe(404);
    expect((await addSession(server, other, id)).status).toBe(404);
    expect((await addSession(server, practice.coach, id)).status).toBe(404);
  });

  it('is refused while the marketplace is off, and says so in the list of types', async () => {
    const types = () =>
      callAs<{ data: object[] }>(server, practice.learner, `GET /api/session-types?coachId=${practice.coachId}`);
    expect((await types()).body.data).toMatchObject([{ priceMinor: PRICE, currency: 'SAR', isForSale: true }]);
    await setMarketplace(server, practice.organizationId, false);
    expect((await types()).body.data).toMatchObject([{ isForSale: false }]);
    const refused = await book(server, practice, hourFromNow(server, 30));
    expect([refused.status, refused.body]).toMatchObject([409, { errorCode: 'coaching-session.sales-off' }]);
  });

  it('is never repeated weekly', async () => {
    const refused = await book(server, practice, hourFromNow(server, 30), { weeks: 3 });
    expect([refused.status, refused.body]).toMatchObject([409, { errorCode: 'coaching-series.paid' }]);
  });
});

describe('a hold that has ended', () => {
  it('refuses nobody, although no job has run', async () => {
    const startsAt = hourFromNow(server, 30);
    const first = await booked(server, practice, startsAt);
    const next = await someone();
    expect((await book(server, practice, startsAt, { as: next })).body).toMatchObject({
      errorCode: 'coaching-slot.taken',
    });
    server.clock.advance(15 * MINUTE);
    const second = await booked(server, practice, startsAt, { as: next });
    expect(await stateOf(first)).toBe('EXPIRED');
    expect(await stateOf(second, next)).toBe('HELD');
    expect((await addSession(server, practice.learner, first)).body.errorCode).toBe('cart.item-sold-out');
  });

  it('is renewed by an order while the time is free, also when notice has run out', async () => {
    const id = await booked(server, practice, new Date(hourFromNow(server, 1).getTime() + 15 * MINUTE));
    server.clock.advance(30 * MINUTE);
    expect(await stateOf(id)).toBe('EXPIRED');
    const { paymentId } = await givenOrderedSession(server, practice.learner, id);
    expect(await stateOf(id)).toBe('HELD');
    await pay(practice.learner, paymentId);
    expect(await stateOf(id)).toBe('BOOKED');
  });

  it('lasts as long as its order, and is free once the order is cancelled', async () => {
    const startsAt = hourFromNow(server, 30);
    const id = await booked(server, practice, startsAt);
    server.clock.advance(10 * MINUTE);
    const { orderId } = await givenOrderedSession(server, practice.learner, id);
    server.clock.advance(10 * MINUTE);
    const next = await someone();
    expect((await book(server, practice, startsAt, { as: next })).status).toBe(409);
    expect((await callAs(server, practice.learner, `POST /api/orders/${orderId}/cancel`, {})).status).toBe(200);
    expect(await stateOf(id)).toBe('EXPIRED');
    expect((await readCart(server, practice.learner)).purchasedItems).toMatchObject([{ problem: null }]);
    await booked(server, practice, startsAt, { as: next });
    expect((await readCart(server, practice.learner)).purchasedItems).toMatchObject([{ problem: 'SOLD_OUT' }]);
  });
});

describe('a payment', () => {
  it('books the still free time of a hold that has ended', async () => {
    const id = await booked(server, practice, hourFromNow(server, 30));
    const { orderId, paymentId } = await givenOrderedSession(server, practice.learner, id);
    await server.admin`update coaching_sessions set state = 'EXPIRED', held_for = null, held_until = null
      where coaching_session_id = ${id}`;
    await server.admin`update coaching_bookings set state = 'EXPIRED' where coaching_session_id = ${id}`;
    await pay(practice.learner, paymentId);
    expect(await stateOf(id)).toBe('BOOKED');
    expect((await readOrder(server, practice.learner, orderId)).refunds).toEqual([]);
  });

  it('is refunded where another learner has the time by then', async () => {
    const startsAt = hourFromNow(server, 30);
    const id = await booked(server, practice, startsAt);
    const { orderId, paymentId } = await givenOrderedSession(server, practice.learner, id);
    await server.admin`update coaching_sessions set state = 'EXPIRED', held_for = null, held_until = null
      where coaching_session_id = ${id}`;
    await server.admin`update coaching_bookings set state = 'EXPIRED' where coaching_session_id = ${id}`;
    const next = await someone();
    const other = await givenPaidSession(server, practice, startsAt, next);
    await pay(practice.learner, paymentId);
    await server.runJobs();
    expect((await readOrder(server, practice.learner, orderId)).refunds).toMatchObject([
      { amountMinor: PRICE, reason: 'UNAVAILABLE', status: 'SUCCEEDED' },
    ]);
    expect([await stateOf(id), await stateOf(other.coachingSessionId, next)]).toEqual(['EXPIRED', 'BOOKED']);
  });

  it('is refunded when it arrives after its order has expired', async () => {
    const id = await booked(server, practice, hourFromNow(server, 30));
    const { orderId, paymentId } = await givenOrderedSession(server, practice.learner, id);
    server.clock.advance(15 * MINUTE + 1000);
    await reportOutcome(server, { ...practice, buyer: practice.learner }, paymentId, 'PAID');
    expect(await readOrder(server, practice.learner, orderId)).toMatchObject({
      status: 'EXPIRED',
      refunds: [{ reason: 'PAID_LATE', amountMinor: PRICE }],
    });
    expect(await stateOf(id)).toBe('EXPIRED');
  });

  it('is refunded for a session that its learner let go meanwhile', async () => {
    const id = await booked(server, practice, hourFromNow(server, 30));
    const { orderId, paymentId } = await givenOrderedSession(server, practice.learner, id);
    expect((await callAs(server, practice.learner, `POST /api/booking-sessions/${id}/cancel`, {})).status).toBe(204);
    await pay(practice.learner, paymentId);
    await server.runJobs();
    expect((await readOrder(server, practice.learner, orderId)).refunds).toMatchObject([
      { amountMinor: PRICE, reason: 'UNAVAILABLE' },
    ]);
    expect(await stateOf(id)).toBe('CANCELLED');
  });

  it('of one of twenty learners at once has the time', async () => {
    const startsAt = hourFromNow(server, 30);
    const learners = await Promise.all(Array.from({ length: 20 }, someone));
    const answers = await Promise.all(learners.map((who) => book(server, practice, startsAt, { as: who })));
    const at = answers.findIndex(({ status }) => status === 201);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    const winner = learners[at]!;
    const id = answers[at]!.body.coachingSessionIds[0]!;
    await addSession(server, winner, id);
    const { version } = await readCart(server, winner);
    const placed = await Promise.all(
      Array.from({ length: 4 }, () => callAs(server, winner, 'POST /api/cart/checkout', { version })),
    );
    expect(placed.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await server.admin`select count(*)::int as count from order_lines
      where item_type = 'coaching-session' and item_id = ${id}`;
    expect([...rows]).toEqual([{ count: 1 }]);
  });
});
