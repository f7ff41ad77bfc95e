import { expect, it } from 'vitest';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { assign, givenPackage, givenPaidPractice, packageBody } from './packages.factory.ts';

const server = testServer();

interface Listed {
  coachingPackageId: number;
  coachId: number | null;
  sessionTypeIds: number[];
  isInUse: boolean;
  version: number;
}

const list = async (as: Parameters<typeof callAs>[1]) =>
  (await callAs<{ data: Listed[] }>(server, as, 'GET /api/coaching-packages')).body.data;

it('lets coaches manage packages of their own types, and administrators all', async () => {
  const { coach, administrator, learner, sessionTypeId, coachId } = await givenPaidPractice(server);
  const own = await givenPackage(server, coach, { sessionTypeIds: [sessionTypeId] });
  const any = await givenPackage(server, administrator);
  expect(await list(coach)).toMatchObject([{ coachingPackageId: own, coachId, sessionTypeIds: [sessionTypeId] }]);
  expect((await list(administrator)).map((one) => one.coachingPackageId)).toEqual([own, any]);
  expect((await callAs(server, learner, 'GET /api/coaching-packages')).status).toBe(404);
  expect((await callAs(server, learner, 'POST /api/coaching-packages', packageBody())).status).toBe(404);
  const put = (as: Parameters<typeof callAs>[1], id: number, more = {}) =>
    callAs(server, as, `PUT /api/coaching-packages/${id}`, packageBody({ version: 1, ...more }));
  expect((await put(coach, any)).status).toBe(404);
  expect((await put(learner, own)).status).toBe(404);
  expect((await put(coach, own, { sessionCount: 6, sessionTypeIds: [sessionTypeId] })).body).toEqual({ version: 2 });
  expect((await put(coach, own, { sessionTypeIds: [sessionTypeId] })).status).toBe(409);
});

it('refuses what a package cannot be', async () => {
  const { coach, administrator } = await givenPaidPractice(server);
  const other = await givenPaidPractice(server);
  const refused = async (as: typeof coach, more: object) =>
    (await callAs(server, as, 'POST /api/coaching-packages', packageBody(more))).status;
  expect(await refused(coach, { title: {} })).toBe(400);
  expect(await refused(coach, { sessionTypeIds: [other.sessionTypeId] })).toBe(400);
  expect(await refused(administrator, { sessionTypeIds: [other.sessionTypeId] })).toBe(400);
  expect(await refused(administrator, { coachId: other.coachId })).toBe(404);
  expect(await refused(coach, { sessionCount: 0 })).toBe(400);
  expect(await list(administrator)).toEqual([]);
});

it('keeps the types of a package that learners have, and takes archived ones off the list', async () => {
  const practice = await givenPaidPractice(server);
  const { coach, sessionTypeId } = practice;
  const id = await givenPackage(server, coach);
  await assign(server, practice, id);
  expect(await list(coach)).toMatchObject([{ isInUse: true }]);
  const changed = await callAs(
    server,
    coach,
    `PUT /api/coaching-packages/${id}`,
    packageBody({ version: 1, sessionTypeIds: [sessionTypeId] }),
  );
  expect(changed.body).toMatchObject({ errorCode: 'coaching-package.in-use' });
  const archive = async (version: number) =>
    (await callAs(server, coach, `POST /api/coaching-packages/${id}/archive`, { version })).status;
  expect([await archive(2), await archive(1), await archive(2)]).toEqual([409, 204, 404]);
  expect(await list(coach)).toEqual([]);
});
