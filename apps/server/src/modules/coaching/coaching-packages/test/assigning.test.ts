import { expect, it } from 'vitest';
import { givenMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { book, booked, DAY, hourFromNow } from '../../coaching-sessions/test/practice.factory.ts';
import { assign, givenCredits, givenPackage, givenPaidPractice, ownCredits, runMinute } from './packages.factory.ts';

const server = testServer();

it('pays only for what the package covers', async () => {
  const practice = await givenPaidPractice(server);
  const other = await givenPaidPractice(server);
  const { organizationId, coachId, administrator } = practice;
  const [row] = await server.admin<{ id: number }[]>`
    insert into session_types (organization_id, coach_id, title, position, length_minutes, payment, created_at)
    values (${organizationId}, ${coachId}, '{"en": "Other"}', 2, 30, 'CREDITS', now()) returning session_type_id::int as id`;
  const narrow = await givenPackage(server, practice.coach, { sessionTypeIds: [row!.id] });
  await assign(server, practice, narrow);
  expect((await book(server, practice, hourFromNow(server, 40))).status).toBe(409);
  expect((await book(server, { ...practice, sessionTypeId: row!.id }, hourFromNow(server, 40))).status).toBe(201);
  const wide = await givenPackage(server, administrator);
  await assign(server, practice, wide);
  expect((await book(server, practice, hourFromNow(server, 44))).status).toBe(201);
  // what belongs to another organisation doesn't exist
  expect((await assign(server, practice, await givenPackage(server, other.coach))).status).toBe(400);
  expect((await assign(server, practice, wide, { userId: other.learner.userId })).status).toBe(400);
});

it('lets administrators alone assign, once for each request, and nothing that is archived', async () => {
  const practice = await givenPaidPractice(server);
  const id = await givenPackage(server, practice.coach);
  const same = { requestKey: 'assigned-once' };
  const [one, two] = [await assign(server, practice, id, same), await assign(server, practice, id, same)];
  expect([one.status, two.body.creditLotId]).toEqual([201, one.body.creditLotId]);
  expect((await ownCredits(server, practice.learner)).length).toBe(1);
  const member = await givenMember(server, practice.organizationId);
  for (const as of [practice.coach, member]) expect((await assign(server, practice, id, { as })).status).toBe(403);
  expect((await assign(server, practice, id, { reason: ' ' })).status).toBe(400);
  await callAs(server, practice.coach, `POST /api/coaching-packages/${id}/archive`, { version: 1 });
  expect((await assign(server, practice, id)).body).toMatchObject({ errorCode: 'coaching-package.archived' });
  expect(await ownCredits(server, practice.learner)).toMatchObject([{ remaining: 4 }]);
});

it('counts credits in circulation, and writes them into a file', async () => {
  const practice = await givenPaidPractice(server);
  await givenCredits(server, practice, { sessionCount: 3 });
  await givenCredits(server, practice, { sessionCount: 2, validityDays: 1 });
  await booked(server, practice, hourFromNow(server, 6));
  await booked(server, practice, hourFromNow(server, 72));
  server.clock.advance(2 * DAY);
  await runMinute(server, practice);
  await givenCredits(server, practice, { sessionCount: 5, validityDays: 30 });
  await booked(server, practice, hourFromNow(server, 90));
  const { administrator } = practice;
  const { body } = await callAs<{ packages: object[] }>(server, administrator, 'GET /api/coaching-credits/circulation');
  expect(body).toMatchObject({ granted: 10, reserved: 2, consumed: 1, takenBack: 0, expired: 0, remaining: 7 });
  expect(body.packages.length).toBe(3);
  const list = await callAs<{ total: number }>(server, administrator, 'GET /api/coaching-credits');
  expect(list.body.total).toBe(3);
  const file = await callAs(server, administrator, 'GET /api/coaching-credits/export?format=csv');
  expect(file.status).toBe(200);
  expect(String(file.body).trim().split('\n').length).toBe(4);
  for (const as of [practice.coach, practice.learner])
    expect((await callAs(server, as, 'GET /api/coaching-credits/circulation')).status).toBe(403);
});
