import { beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { readOrder } from '../../../commerce/orders/test/orders.factory.ts';
import { HOUR, hourFromNow, readSession } from '../../coaching-sessions/test/practice.factory.ts';
import { givenPaidPractice, givenPaidSession, type PaidPractice, PRICE } from './paid-shop.factory.ts';

const server = testServer();
let practice: PaidPractice;

const TIERS = [
  { hoursBeforeStart: 48, refundPercent: 100 },
  { hoursBeforeStart: 24, refundPercent: 50 },
];

beforeEach(async () => {
  practice = await givenPaidPractice(server, { tiers: TIERS });
});

const cancel = (who = practice.learner, id: number) =>
  callAs(server, who, `POST /api/booking-sessions/${id}/cancel`, {});

const preview = async (id: number, who = practice.learner) =>
  (await callAs<{ refund: object | null }>(server, who, `GET /api/booking-sessions/${id}/cancellation`)).body;

async function refundsOf(orderId: number) {
  await server.runJobs();
  const { refunds } = await readOrder(server, practice.learner, orderId);
  return refunds.map(({ reason, amountMinor, status }) => [reason, amountMinor, status]);
}

/** Moves the clock to so many hours before a start. */
const hoursBefore = (startsAt: Date, hours: number): void =>
  server.clock.advance(startsAt.getTime() - hours * HOUR - server.clock.now().getTime());

describe('cancelling a paid session', () => {
  it.each([
    { hours: 50, amountMinor: PRICE, refundPercent: 100 },
    { hours: 30, amountMinor: PRICE / 2, refundPercent: 50 },
  ])(
    '$hours hours before, as its learner, gives back what the terms say',
    async ({ hours, amountMinor, refundPercent }) => {
      const startsAt = hourFromNow(server, 72);
      const { coachingSessionId, orderId } = await givenPaidSession(server, practice, startsAt);
      hoursBefore(startsAt, hours);
      expect(await preview(coachingSessionId)).toMatchObject({
        refundPercent,
        refund: { amountMinor, paidMinor: PRICE, currency: 'SAR' },
      });
      expect((await cancel(practice.learner, coachingSessionId)).status).toBe(204);
      expect(await refundsOf(orderId)).toEqual([['BUYER', amountMinor, 'SUCCEEDED']]);
      const order = await readOrder(server, practice.learner, orderId);
      expect(order.purchasedItems).toMatchObject([{ refundedMinor: amountMinor, cancelledAt: expect.any(String) }]);
      expect((await readSession(server, practice.learner, coachingSessionId)).body).toMatchObject({
        state: 'CANCELLED',
        cancelledBy: 'LEARNER',
        refundPercent,
      });
    },
  );

  it('too late, as its learner, gives nothing back and leaves the line to administrators', async () => {
    const startsAt = hourFromNow(server, 72);
    const { coachingSessionId, orderId } = await givenPaidSession(server, practice, startsAt);
    hoursBefore(startsAt, 3);
    expect(await preview(coachingSessionId)).toMatchObject({ refundPercent: 0, refund: { amountMinor: 0 } });
    await cancel(practice.learner, coachingSessionId);
    expect(await refundsOf(orderId)).toEqual([]);
    const asked = await callAs<{ offers: object[] }>(
      server,
      practice.learner,
      `GET /api/orders/${orderId}/refund-requests`,
    );
    expect(asked.body.offers).toMatchObject([{ outcome: 'ASK' }]);
  });

  it.each(['coach', 'administrator'] as const)('as the %s gives everything back, at any time', async (side) => {
    const startsAt = hourFromNow(server, 72);
    const { coachingSessionId, orderId } = await givenPaidSession(server, practice, startsAt);
    hoursBefore(startsAt, 2);
    expect(await preview(coachingSessionId, practice[side])).toMatchObject({ refund: { amountMinor: PRICE } });
    expect((await cancel(practice[side], coachingSessionId)).status).toBe(204);
    expect(await refundsOf(orderId)).toEqual([['SESSION_CANCELLED', PRICE, 'SUCCEEDED']]);
  });

  it('after it was moved costs nothing more, and its terms follow the new start', async () => {
    const startsAt = hourFromNow(server, 72);
    const { coachingSessionId, orderId } = await givenPaidSession(server, practice, startsAt);
    const later = hourFromNow(server, 120);
    const moved = await callAs(server, practice.learner, `PUT /api/booking-sessions/${coachingSessionId}`, {
      startsAt: later.toISOString(),
    });
    expect(moved.status).toBe(204);
    expect((await readOrder(server, practice.learner, orderId)).purchasedItems).toMatchObject([
      { start: { at: later.toISOString() } },
    ]);
    hoursBefore(later, 49);
    await cancel(practice.learner, coachingSessionId);
    expect(await refundsOf(orderId)).toEqual([['BUYER', PRICE, 'SUCCEEDED']]);
  });
});

describe('refunding the line of a session', () => {
  it('cancels the session to come, as its buyer in the order', async () => {
    const { coachingSessionId, orderId, orderLineId } = await givenPaidSession(
      server,
      practice,
      hourFromNow(server, 72),
    );
    const requested = await callAs(server, practice.learner, `POST /api/orders/${orderId}/refund-requests`, {
      lines: [{ purchasedItemId: orderLineId, amountMinor: PRICE }],
      reason: '',
    });
    expect(requested.status).toBe(200);
    expect(await refundsOf(orderId)).toEqual([['BUYER', PRICE, 'SUCCEEDED']]);
    expect((await readSession(server, practice.learner, coachingSessionId)).body).toMatchObject({
      state: 'CANCELLED',
      cancelledBy: 'LEARNER',
      refundPercent: 100,
    });
  });

  it('cancels it as an administrator, and leaves a past one as it is', async () => {
    const startsAt = hourFromNow(server, 72);
    const ahead = await givenPaidSession(server, practice, startsAt);
    const over = await givenPaidSession(server, practice, hourFromNow(server, 30));
    const refund = (orderLineId: number) =>
      callAs(server, practice.administrator, `POST /api/orders/refund/${orderLineId}`, {
        amountMinor: PRICE,
        note: 'Ill',
      });
    await refund(ahead.orderLineId);
    await server.runJobs();
    expect((await readSession(server, practice.learner, ahead.coachingSessionId)).body).toMatchObject({
      state: 'CANCELLED',
      cancelledBy: 'ADMINISTRATOR',
    });
    hoursBefore(startsAt, 20);
    await refund(over.orderLineId);
    await server.runJobs();
    expect((await readSession(server, practice.learner, over.coachingSessionId)).body.state).toBe('BOOKED');
  });
});
