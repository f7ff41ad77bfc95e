import { expect, it } from 'vitest';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { book, booked, DAY, HOUR, hourFromNow } from '../../coaching-sessions/test/practice.factory.ts';
import { givenCredits, givenPaidPractice, ledgerOf, ownCredits, runMinute } from './packages.factory.ts';

const server = testServer();

const cancel = (id: number, as: Parameters<typeof callAs>[1]) =>
  callAs(server, as, `POST /api/booking-sessions/${id}/cancel`, {});
const preview = async (id: number, as: Parameters<typeof callAs>[1]) =>
  (await callAs<{ credit: string | null }>(server, as, `GET /api/booking-sessions/${id}/cancellation`)).body.credit;

it('books nothing without a credit, and one credit for each session', async () => {
  const practice = await givenPaidPractice(server);
  const refused = await book(server, practice, hourFromNow(server, 40));
  expect([refused.status, refused.body]).toMatchObject([409, { errorCode: 'coaching-session.no-credit' }]);
  const [count] = await server.admin`
    select count(*)::int as sessions from coaching_sessions where organization_id = ${practice.organizationId}`;
  expect(count).toEqual({ sessions: 0 });

  const lot = await givenCredits(server, practice, { sessionCount: 2 });
  const tooMany = await book(server, practice, hourFromNow(server, 40), { weeks: 3 });
  expect([tooMany.status, tooMany.body]).toMatchObject([409, { errorCode: 'coaching-session.no-credit' }]);
  expect((await book(server, practice, hourFromNow(server, 40), { weeks: 2 })).status).toBe(201);
  expect(await ledgerOf(server, lot)).toEqual({ kinds: ['GRANTED', 'RESERVED', 'RESERVED'], sum: 0 });
  expect((await book(server, practice, hourFromNow(server, 60))).status).toBe(409);
});

it('takes one credit for a repeated request', async () => {
  const practice = await givenPaidPractice(server);
  const lot = await givenCredits(server, practice);
  const again = { requestKey: 'the-same-request' };
  await booked(server, practice, hourFromNow(server, 40), again);
  await booked(server, practice, hourFromNow(server, 40), again);
  expect(await ledgerOf(server, lot)).toEqual({ kinds: ['GRANTED', 'RESERVED'], sum: 3 });
});

it('returns the credit of a session that is cancelled in time or by the coach, and not of a late one', async () => {
  const practice = await givenPaidPractice(server);
  const { learner, coach } = practice;
  const lot = await givenCredits(server, practice);
  const inTime = await booked(server, practice, hourFromNow(server, 40));
  const late = await booked(server, practice, hourFromNow(server, 10));
  const byCoach = await booked(server, practice, hourFromNow(server, 12));
  expect(await preview(inTime, learner)).toBe('RETURNED');
  expect(await preview(late, learner)).toBe('LOST');
  expect(await preview(byCoach, coach)).toBe('RETURNED');
  expect((await cancel(inTime, learner)).status).toBe(204);
  expect((await cancel(late, learner)).status).toBe(204);
  expect((await cancel(byCoach, coach)).status).toBe(204);
  expect(await ledgerOf(server, lot)).toEqual({
    kinds: ['GRANTED', 'RESERVED', 'RESERVED', 'RESERVED', 'RETURNED', 'CONSUMED', 'RETURNED'],
    sum: 3,
  });
  expect(await ownCredits(server, learner)).toMatchObject([{ remaining: 3, consumed: 1, granted: 4, booked: [] }]);
});

it('names no credit for a session that costs nothing', async () => {
  const practice = await givenPaidPractice(server);
  await server.admin`update session_types set payment = 'FREE' where session_type_id = ${practice.sessionTypeId}`;
  const id = await booked(server, practice, hourFromNow(server, 40));
  expect(await preview(id, practice.learner)).toBeNull();
});

it('returns the credit of a request that is declined or not answered', async () => {
  const practice = await givenPaidPractice(server, { booking: 'REQUEST' });
  const lot = await givenCredits(server, practice);
  const declined = await booked(server, practice, hourFromNow(server, 40));
  await booked(server, practice, hourFromNow(server, 80));
  await callAs(server, practice.coach, `POST /api/booking-sessions/${declined}/decline`, {});
  expect((await ledgerOf(server, lot)).sum).toBe(3);
  server.clock.advance(49 * HOUR);
  await runMinute(server, practice);
  expect(await ledgerOf(server, lot)).toEqual({
    kinds: ['GRANTED', 'RESERVED', 'RESERVED', 'RETURNED', 'RETURNED'],
    sum: 4,
  });
});

it('extends a lot by 14 days if it expired before its credit returned', async () => {
  const practice = await givenPaidPractice(server);
  const lot = await givenCredits(server, practice, { validityDays: 2 });
  const id = await booked(server, practice, hourFromNow(server, 24 * 5));
  server.clock.advance(3 * DAY);
  expect(await ownCredits(server, practice.learner)).toMatchObject([{ isExpired: true, remaining: 0 }]);
  expect((await book(server, practice, hourFromNow(server, 80))).status).toBe(409);
  await cancel(id, practice.learner);
  const [extended] = await ownCredits(server, practice.learner);
  expect(extended).toMatchObject({ creditLotId: lot, remaining: 4 });
  const days = (Date.parse(extended!.expiresAt) - server.clock.now().getTime()) / DAY;
  expect(days).toBeCloseTo(14, 3);
  expect((await book(server, practice, hourFromNow(server, 80))).status).toBe(201);
});

it('uses the lot that expires first, then the promotional one', async () => {
  const practice = await givenPaidPractice(server);
  const paid = await givenCredits(server, practice, { sessionCount: 1 });
  const promotional = await givenCredits(server, practice, { sessionCount: 1 }, { isPromotional: true });
  const first = await givenCredits(server, practice, { sessionCount: 1, validityDays: 30 });
  // lots that expire at the same instant
  await server.admin`
    update coaching_credit_lots set expires_at = (select expires_at from coaching_credit_lots where credit_lot_id = ${paid})
    where credit_lot_id = ${promotional}`;
  const query = `?sessionTypeId=${practice.sessionTypeId}`;
  const ids = (await ownCredits(server, practice.learner, query)).map(({ creditLotId }) => creditLotId);
  expect(ids).toEqual([first, promotional, paid]);
  await booked(server, practice, hourFromNow(server, 40));
  await booked(server, practice, hourFromNow(server, 42));
  expect((await ledgerOf(server, first)).sum + (await ledgerOf(server, promotional)).sum).toBe(0);
  expect((await ledgerOf(server, paid)).sum).toBe(1);
});

it('consumes a credit at the start, once', async () => {
  const practice = await givenPaidPractice(server);
  const lot = await givenCredits(server, practice);
  await booked(server, practice, hourFromNow(server, 10));
  server.clock.advance(9 * HOUR);
  await runMinute(server, practice);
  expect((await ledgerOf(server, lot)).kinds).toEqual(['GRANTED', 'RESERVED']);
  server.clock.advance(3 * HOUR);
  await runMinute(server, practice);
  server.clock.advance(HOUR);
  await runMinute(server, practice);
  expect(await ledgerOf(server, lot)).toEqual({ kinds: ['GRANTED', 'RESERVED', 'CONSUMED'], sum: 3 });
});
