import { expect, it } from 'vitest';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { book, booked, DAY, hourFromNow } from '../../coaching-sessions/test/practice.factory.ts';
import { givenCredits, givenPackage, givenPaidPractice, ledgerOf, ownCredits } from './packages.factory.ts';

const server = testServer();

const post = (as: Parameters<typeof callAs>[1], lot: number, verb: 'take-back' | 'extend', body: object) =>
  callAs<{ errorCode?: string; takenBack?: number }>(server, as, `POST /api/coaching-credits/${lot}/${verb}`, body);

it('takes back what is left with a reason, and keeps the reserved credit', async () => {
  const practice = await givenPaidPractice(server);
  const { administrator, coach, learner } = practice;
  const lot = await givenCredits(server, practice);
  await booked(server, practice, hourFromNow(server, 40));
  for (const as of [coach, learner]) expect((await post(as, lot, 'take-back', { reason: 'No' })).status).toBe(403);
  expect((await post(administrator, lot, 'take-back', { reason: ' ' })).status).toBe(400);
  expect((await post(administrator, lot, 'take-back', { reason: 'Left' })).body).toEqual({ takenBack: 3 });
  expect((await ledgerOf(server, lot)).kinds).toEqual(['GRANTED', 'RESERVED', 'TAKEN_BACK']);
  expect((await post(administrator, lot, 'take-back', { reason: 'Left' })).body).toMatchObject({
    errorCode: 'coaching-package.nothing-left',
  });
  const other = await givenPaidPractice(server);
  expect((await post(other.administrator, lot, 'take-back', { reason: 'Left' })).status).toBe(404);
});

it('extends the expiry once for each that was shown, and from now on if it is over', async () => {
  const practice = await givenPaidPractice(server);
  const { administrator, coach, learner } = practice;
  const lot = await givenCredits(server, practice, { validityDays: 2 });
  const expiresAt = (await ownCredits(server, learner))[0]!.expiresAt;
  server.clock.advance(3 * DAY);
  expect((await book(server, practice, hourFromNow(server, 40))).status).toBe(409);
  const body = { expiresAt, days: 10, reason: 'Was ill' };
  expect((await post(coach, lot, 'extend', body)).status).toBe(403);
  expect((await post(administrator, lot, 'extend', { ...body, days: 366 })).status).toBe(400);
  expect((await post(administrator, lot, 'extend', body)).status).toBe(200);
  expect((await post(administrator, lot, 'extend', body)).status).toBe(409);
  const [after] = await ownCredits(server, learner);
  const rest = Date.parse(after!.expiresAt) - server.clock.now().getTime();
  expect(Math.round(rest / DAY)).toBe(10);
  expect((await book(server, practice, hourFromNow(server, 40))).status).toBe(201);
});

it('writes the credits of one package into a file', async () => {
  const practice = await givenPaidPractice(server);
  await givenCredits(server, practice);
  const empty = await givenPackage(server, practice.coach);
  const lines = async (query: string) => {
    const file = await callAs(server, practice.administrator, `GET /api/coaching-credits/export?format=csv${query}`);
    return String(file.body).trim().split('\n').length;
  };
  expect([await lines(''), await lines(`&coachingPackageId=${empty}`)]).toEqual([2, 1]);
});
